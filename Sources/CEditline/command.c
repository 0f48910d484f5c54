#include "CEditline.h"

#include <spawn.h>

extern char **environ;

static int make_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
#else
  if (pipe(ends) != 0) return errno;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int ask_command_start(char *const arguments[], int *input, int *output, pid_t *process) {
  ask_signals_watch_children();
  int to_child[2], from_child[2];
  int failure = make_pipe(to_child);
  if (failure != 0) return failure;
  failure = make_pipe(from_child);
  if (failure != 0) {
    close(to_child[0]);
    close(to_child[1]);
    return failure;
  }
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, to_child[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from_child[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from_child[1], STDERR_FILENO);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  // A crash takes the command along from its first moment on.
  sigset_t before;
  sigprocmask(SIG_SETMASK, &all, &before);
  failure = posix_spawn(process, arguments[0], &actions, &attributes, arguments, environ);
  if (failure == 0) ask_emergency_kill(*process);
  sigprocmask(SIG_SETMASK, &before, NULL);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(to_child[0]);
  close(from_child[1]);
  if (failure != 0) {
    close(to_child[1]);
    close(from_child[0]);
    return failure;
  }
  fcntl(to_child[1], F_SETFL, O_NONBLOCK);
  fcntl(from_child[0], F_SETFL, O_NONBLOCK);
  *input = to_child[1];
  *output = from_child[0];
  return 0;
}

bool ask_command_ended(pid_t process) {
  siginfo_t info;
  memset(&info, 0, sizeof info);
  return waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == process;
}

int ask_command_reap(pid_t process) {
  // The group first: until its leader is reaped, no other process can have its number.
  kill(-process, SIGKILL);
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

// Killed, and not yet reaped. Were there more of them, the rest would be left to whoever inherits our children.
enum { most_dying = 32 };
static pid_t dying[most_dying];

static bool reap_the_dead(void) {
  bool is_anybody_left = false;
  for (int index = 0; index < most_dying; index++) {
    if (!dying[index]) continue;
    if (waitpid(dying[index], NULL, WNOHANG) != 0) {
      dying[index] = 0;
    } else {
      is_anybody_left = true;
    }
  }
  return !is_anybody_left;
}

void ask_command_abandon(pid_t process) {
  kill(-process, SIGKILL);
  reap_the_dead();
  for (int index = 0; index < most_dying; index++) {
    if (dying[index]) continue;
    dying[index] = process;
    return;
  }
}

void ask_command_await_abandoned(int milliseconds) {
  // Mostly they are dead already.
  while (!reap_the_dead() && milliseconds-- > 0) poll(NULL, 0, 1);
}
