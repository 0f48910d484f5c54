#include "CEditline.h"

#ifdef __linux__

#include <stdio.h>
#include <sys/sysmacros.h>

// Unix 98 pseudo terminals have majors 136 to 143 (Documentation/admin-guide/devices.txt).
enum { first_pts_major = 136, pts_majors = 8 };

int ask_terminal_open_device(int terminal) {
  unsigned int device;
  if (ioctl(terminal, TIOCGDEV, &device) != 0) return -1;
  if (major(device) < first_pts_major || major(device) >= first_pts_major + pts_majors) return -1;
  char path[32];
  snprintf(path, sizeof path, "/dev/pts/%u", ((major(device) - first_pts_major) << 20) + minor(device));
  int descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  struct stat status;
  if (descriptor < 0) return -1;
  // Another mount of devpts has other terminals by the same names.
  if (fstat(descriptor, &status) == 0 && status.st_rdev == device) return descriptor;
  close(descriptor);
  return -1;
}

#else

int ask_terminal_open_device(int terminal) {
  (void)terminal;
  return -1;
}

#endif
