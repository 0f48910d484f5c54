#include "CSpawn.h"

short test_spawn_flags(void) {
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  return flags;
}

int test_spawn_close_others(posix_spawn_file_actions_t *actions) {
#ifdef __APPLE__
  (void)actions;  // POSIX_SPAWN_CLOEXEC_DEFAULT does it.
  return 0;
#else
  return posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
}

int test_spawn_change_directory(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}
