#include "CEditline.h"

#ifdef __APPLE__

// poll(2) does not work on /dev/tty there, select(2) does.
#include <sys/select.h>

uint32_t ask_wait_readable(const int *descriptors, int count, int milliseconds) {
  fd_set set;
  FD_ZERO(&set);
  int highest = -1;
  for (int index = 0; index < count; index++) {
    FD_SET(descriptors[index], &set);
    if (descriptors[index] > highest) highest = descriptors[index];
  }
  struct timeval time = {milliseconds / 1000, (milliseconds % 1000) * 1000};
  uint32_t ready = 0;
  if (select(highest + 1, &set, NULL, NULL, milliseconds < 0 ? NULL : &time) > 0) {
    for (int index = 0; index < count; index++) {
      if (FD_ISSET(descriptors[index], &set)) ready |= UINT32_C(1) << index;
    }
  }
  return ready;
}

#else

#include <poll.h>

uint32_t ask_wait_readable(const int *descriptors, int count, int milliseconds) {
  struct pollfd set[32];
  for (int index = 0; index < count; index++) set[index] = (struct pollfd){descriptors[index], POLLIN, 0};
  uint32_t ready = 0;
  if (poll(set, (nfds_t)count, milliseconds) > 0) {
    for (int index = 0; index < count; index++) {
      if (set[index].revents != 0) ready |= UINT32_C(1) << index;
    }
  }
  return ready;
}

#endif
