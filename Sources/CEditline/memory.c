#include "CEditline.h"

#include <string.h>
#include <sys/mman.h>

#ifdef __linux__
#include <sys/prctl.h>
#else
#include <sys/resource.h>
#endif

void ask_memory_conceal(void *address, size_t size) {
#ifdef __linux__
  madvise(address, size, MADV_DONTDUMP);
  madvise(address, size, MADV_WIPEONFORK);
#else
  (void)address;
  (void)size;
#endif
}

void ask_memory_overwrite(void *address, size_t size) {
#ifdef __linux__
  explicit_bzero(address, size);
#else
  memset_s(address, size, 0, size);
#endif
}

void ask_process_refuse_dumps(void) {
#ifdef __linux__
  // Children are as any other again: it is forgotten at exec.
  prctl(PR_SET_DUMPABLE, 0);
#else
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#endif
}
