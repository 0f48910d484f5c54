#include "CEditline.h"

#include <spawn.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

static void give_terminal_to(int terminal, pid_t group) {
  // From the background this would stop us.
  sigset_t set, mask;
  sigemptyset(&set);
  sigaddset(&set, SIGTTOU);
  sigprocmask(SIG_BLOCK, &set, &mask);
  tcsetpgrp(terminal, group);
  sigprocmask(SIG_SETMASK, &mask, NULL);
}

int ask_foreground_start(int terminal, char *const arguments[], pid_t *process) {
  ask_signals_watch_children();
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++) {
    posix_spawn_file_actions_adddup2(&actions, terminal, descriptor);
  }
#ifdef __linux__
  // By the child itself: it must not read before the terminal is its own.
  posix_spawn_file_actions_addtcsetpgrp_np(&actions, STDIN_FILENO);
#endif
  sigset_t none, defaults;
  sigemptyset(&none);
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  sigaddset(&defaults, SIGXFSZ);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  int failure = posix_spawn(process, arguments[0], &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
#ifdef __linux__
  // It may have taken the terminal and failed only then.
  if (failure != 0) ask_foreground_return(terminal);
#else
  if (failure == 0) give_terminal_to(terminal, *process);
#endif
  return failure;
}

void ask_foreground_continue(int terminal, pid_t process) {
  give_terminal_to(terminal, process);
  kill(-process, SIGCONT);
}

void ask_foreground_return(int terminal) { give_terminal_to(terminal, getpgrp()); }
