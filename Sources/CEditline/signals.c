// Handlers write down that a signal came and wake the wait; nothing else happens inside them, but for an emergency:
// then the terminal is put back with async-signal-safe calls alone (signal-safety(7)) and the process ends.

#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static const int handled[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
// All others whose default action ends a process: crashes, and what nobody should send us but somebody may.
static const int deadly[] = {
    SIGSEGV, SIGBUS,  SIGILL,  SIGFPE,  SIGABRT, SIGTRAP, SIGSYS,
    SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2, SIGPROF, SIGIO,
#ifdef __linux__
    SIGPWR,  SIGSTKFLT,
#endif
};
enum { handled_count = sizeof handled / sizeof *handled, deadly_count = sizeof deadly / sizeof *deadly };

// What there was before us, put back when the prompt is over.
static struct sigaction before[NSIG];
static bool is_replaced[NSIG];
static stack_t stack_before;
static bool is_stack_replaced;
static struct itimerval timer_before;
static bool is_timer_replaced;
static bool is_child_unblocked;
static bool is_installed;

static volatile sig_atomic_t came[NSIG];
static volatile sig_atomic_t ignored[NSIG];
static int wake_pipe[2] = {-1, -1};

static volatile sig_atomic_t armed;
static int armed_terminal;
static struct termios armed_settings;

static volatile sig_atomic_t engine_runs;
static volatile sig_atomic_t stay;
static volatile sig_atomic_t stay_at_last_tick = -1;
static int guard_status;
static char guard_complaint[512];

// The last that is written; what it is depends on the terminal.
static const char *volatile farewell = "\n";

static const char *volatile file_to_remove;
// More never run at a time.
enum { most_processes = 4 };
static volatile sig_atomic_t processes_to_kill[most_processes];

static void put_terminal_back(void) {
  if (file_to_remove) unlink(file_to_remove);
  for (int index = 0; index < most_processes; index++) {
    pid_t process = processes_to_kill[index];
    if (process) kill(-process, SIGKILL);
  }
  if (!armed) return;
  armed = 0;
  tcsetattr(armed_terminal, TCSANOW, &armed_settings);
  // A terminal that takes nothing more must not hold up the end.
  int flags = fcntl(armed_terminal, F_GETFL);
  fcntl(armed_terminal, F_SETFL, flags | O_NONBLOCK);
  ssize_t ignored_result = write(armed_terminal, farewell, strlen(farewell));
  (void)ignored_result;
  fcntl(armed_terminal, F_SETFL, flags);
}

static void die_of(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

static bool ends_process(int number) {
  return number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT;
}

void ask_signals_wake(void) {
  ssize_t ignored_result = write(wake_pipe[1], "", 1);
  (void)ignored_result;
}

static void note(int number) {
  int saved_errno = errno;
  // It came before and was not served: whatever holds the process up, the person is stronger.
  if (came[number] && ends_process(number)) {
    put_terminal_back();
    die_of(number);
  }
  came[number] = 1;
  ask_signals_wake();
  errno = saved_errno;
}

static void restore_and_die(int number) {
  put_terminal_back();
  die_of(number);
}

static void tick(int number) {
  (void)number;
  if (!engine_runs) return;
  if (stay != stay_at_last_tick) {
    stay_at_last_tick = stay;
    return;
  }
  put_terminal_back();
  ssize_t ignored_result = write(STDERR_FILENO, guard_complaint, strlen(guard_complaint));
  (void)ignored_result;
  _exit(guard_status);
}

static bool make_wake_pipe(void) {
#ifdef __APPLE__
  if (pipe(wake_pipe) != 0) return false;
  for (int end = 0; end < 2; end++) {
    fcntl(wake_pipe[end], F_SETFD, FD_CLOEXEC);
    fcntl(wake_pipe[end], F_SETFL, O_NONBLOCK);
  }
  return true;
#else
  return pipe2(wake_pipe, O_CLOEXEC | O_NONBLOCK) == 0;
#endif
}

static void replace(int number, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  // A second signal must not end the process before the first has put the terminal back.
  if (handler == restore_and_die) sigfillset(&action.sa_mask);
  sigaction(number, &action, is_replaced[number] ? NULL : &before[number]);
  is_replaced[number] = true;
}

static void put_back(int number) {
  if (is_replaced[number]) sigaction(number, &before[number], NULL);
  is_replaced[number] = false;
}

static bool is_ignored(int number) {
  struct sigaction current;
  return sigaction(number, NULL, &current) == 0 && current.sa_handler == SIG_IGN;
}

bool ask_signals_install(void) {
  if (is_installed) return true;
  if (wake_pipe[0] < 0 && !make_wake_pipe()) return false;
  for (int index = 0; index < handled_count; index++) {
    int number = handled[index];
    ignored[number] = is_ignored(number);
    if (!ignored[number]) replace(number, note, 0);
  }
  // A writer whose reader is gone gets an error instead.
  replace(SIGPIPE, SIG_IGN, 0);
  static char stack[16384];
  stack_t alternate;
  memset(&alternate, 0, sizeof alternate);
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof stack;
  is_stack_replaced = sigaltstack(&alternate, &stack_before) == 0;
  for (int index = 0; index < deadly_count; index++) {
    if (is_ignored(deadly[index])) continue;
    replace(deadly[index], restore_and_die, SA_ONSTACK);
  }
  is_installed = true;
  return true;
}

static void set_blocked(int number, bool is_blocked, sigset_t *mask_before) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(is_blocked ? SIG_BLOCK : SIG_UNBLOCK, &set, mask_before);
}

void ask_signals_uninstall(void) {
  // Our timer stops while its signal is still ours, and the other begins when its own handler is there.
  struct itimerval none = {{0, 0}, {0, 0}};
  if (is_timer_replaced) setitimer(ITIMER_VIRTUAL, &none, NULL);
  if (is_child_unblocked) set_blocked(SIGCHLD, true, NULL);
  for (int number = 1; number < NSIG; number++) put_back(number);
  if (is_timer_replaced) setitimer(ITIMER_VIRTUAL, &timer_before, NULL);
  if (is_stack_replaced) sigaltstack(&stack_before, NULL);
  is_timer_replaced = is_child_unblocked = is_stack_replaced = is_installed = false;
}

void ask_signals_watch_children(void) {
  // Whoever ignores it, as some that started us may, never learns how a child has ended.
  replace(SIGCHLD, note, SA_RESTART);
  sigset_t mask;
  set_blocked(SIGCHLD, false, &mask);
  if (sigismember(&mask, SIGCHLD)) is_child_unblocked = true;
}

bool ask_signals_is_ignored(int number) { return ignored[number] != 0; }

int ask_signals_wake_descriptor(void) { return wake_pipe[0]; }

void ask_signals_drain(void) {
  char bytes[64];
  while (read(wake_pipe[0], bytes, sizeof bytes) > 0) {
  }
}

bool ask_signals_ending_came(void) { return came[SIGHUP] || came[SIGTERM] || came[SIGQUIT] || came[SIGINT]; }

bool ask_signals_take(int number) {
  // Nothing is stored where nothing was seen: it could have come just then.
  if (!came[number]) return false;
  came[number] = 0;
  return true;
}

static void send_with_default_action(int number, bool to_group) {
  struct sigaction action, before;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, &before);
  // Delivered before kill returns, if nobody blocked it; then it would still be pending.
  sigset_t set, mask;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, &mask);
  kill(to_group ? 0 : getpid(), number);
  sigprocmask(SIG_SETMASK, &mask, NULL);
  sigaction(number, &before, NULL);
}

void ask_signals_send_default(int number, bool to_group) {
  static const int ending[] = {SIGHUP, SIGTERM, SIGQUIT, SIGINT};
  enum { ending_count = sizeof ending / sizeof *ending };
  if (number != SIGTSTP && number != SIGTTOU) return send_with_default_action(number, to_group);
  // While we are stopped, the terminal is not ours, and a signal that ends us may do so at once. Were it only noted just
  // before the stop, nobody would look at it until we are continued.
  struct sigaction action, before[ending_count];
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  for (int index = 0; index < ending_count; index++) {
    if (ignored[ending[index]]) continue;
    sigaction(ending[index], &action, &before[index]);
  }
  if (!ask_signals_ending_came()) send_with_default_action(number, to_group);
  for (int index = 0; index < ending_count; index++) {
    if (!ignored[ending[index]]) sigaction(ending[index], &before[index], NULL);
  }
}

void ask_emergency_arm(int terminal, const struct termios *saved, bool is_plain) {
  // Attributes off, bracketed paste off, a fresh line.
  farewell = is_plain ? "\n" : "\033[0m\033[?2004l\r\n";
  armed_terminal = terminal;
  armed_settings = *saved;
  armed = 1;
}

static void replace_process(pid_t process, pid_t other) {
  for (int index = 0; index < most_processes; index++) {
    if (processes_to_kill[index] == process) {
      processes_to_kill[index] = other;
      return;
    }
  }
}

void ask_emergency_kill(pid_t process) { replace_process(0, process); }

void ask_emergency_spare(pid_t process) { replace_process(process, 0); }

void ask_emergency_remove(const char *path) { file_to_remove = path; }

void ask_emergency_disarm(void) { armed = 0; }

void ask_guard_start(int status, const char *complaint) {
  guard_status = status;
  strcpy(guard_complaint, "ask: ");
  strncat(guard_complaint, complaint, sizeof guard_complaint - sizeof "ask: \n");
  strcat(guard_complaint, "\n");
  replace(SIGVTALRM, tick, SA_RESTART);
  struct itimerval second = {{1, 0}, {1, 0}}, earlier;
  if (setitimer(ITIMER_VIRTUAL, &second, &earlier) != 0 || is_timer_replaced) return;
  timer_before = earlier;
  is_timer_replaced = true;
}

void ask_guard_engine_runs(void) {
  stay = (stay + 1) & 0xFFFF;
  engine_runs = 1;
}

void ask_guard_engine_waits(void) { engine_runs = 0; }
