#ifndef CSPAWN_H
#define CSPAWN_H

// What posix_spawn can do on each system but Swift's C modules do not show.
#include <spawn.h>

/// The flags for a child in a session of its own that inherits no descriptor by accident.
short test_spawn_flags(void);

/// Lets the child close every descriptor above standard error.
int test_spawn_close_others(posix_spawn_file_actions_t *actions);

/// Lets the child change its working directory.
int test_spawn_change_directory(posix_spawn_file_actions_t *actions, const char *path);

#endif
