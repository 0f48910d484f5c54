#include "CEditline.h"

// A signal came, or the system cannot wait, for want of memory perhaps: then whoever asked has to try, not too often. A
// signal that ends us counts in any case.
static uint32_t without_waiting(const int *descriptors, int count) {
  // Not 0: the time is not over, and a key that has come in half must not be given up.
  if (errno == EINTR || ask_signals_ending_came()) return 1;
  usleep(10000);
  uint32_t ready = 0;
  for (int index = 1; index < count; index++) {
    if (descriptors[index] >= 0) ready |= UINT32_C(1) << index;
  }
  return ready;
}

#ifdef __APPLE__

// poll(2) does not work on /dev/tty there, select(2) does.
#include <sys/select.h>

uint32_t ask_wait(const int *descriptors, int count, uint32_t writing, int milliseconds) {
  fd_set readable, writable;
  FD_ZERO(&readable);
  FD_ZERO(&writable);
  int highest = -1;
  for (int index = 0; index < count; index++) {
    if (descriptors[index] < 0) continue;
    FD_SET(descriptors[index], writing >> index & 1 ? &writable : &readable);
    if (descriptors[index] > highest) highest = descriptors[index];
  }
  struct timeval time = {milliseconds / 1000, (milliseconds % 1000) * 1000};
  uint32_t ready = 0;
  int found = select(highest + 1, &readable, &writable, NULL, milliseconds < 0 ? NULL : &time);
  if (found < 0) return without_waiting(descriptors, count);
  if (found > 0) {
    for (int index = 0; index < count; index++) {
      if (descriptors[index] < 0) continue;
      if (FD_ISSET(descriptors[index], writing >> index & 1 ? &writable : &readable)) ready |= UINT32_C(1) << index;
    }
  }
  return ready;
}

#else

#include <poll.h>

uint32_t ask_wait(const int *descriptors, int count, uint32_t writing, int milliseconds) {
  struct pollfd set[32];
  for (int index = 0; index < count; index++) {
    set[index] = (struct pollfd){descriptors[index], writing >> index & 1 ? POLLOUT : POLLIN, 0};
  }
  uint32_t ready = 0;
  int found = poll(set, (nfds_t)count, milliseconds);
  if (found < 0) return without_waiting(descriptors, count);
  if (found > 0) {
    for (int index = 0; index < count; index++) {
      if (set[index].revents != 0) ready |= UINT32_C(1) << index;
    }
  }
  return ready;
}

#endif
