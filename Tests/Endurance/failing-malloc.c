// For LD_PRELOAD: allocations that libedit asks for fail, the FAIL_AT-th ("12") or from it on ("12+").
// FAIL_REPORT names a file that gets their number at the end.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static long count, fail_at;
static int lasts;

static int fails(void *caller) {
  Dl_info info;
  if (!dladdr(caller, &info) || !info.dli_fname || !strstr(info.dli_fname, "libedit")) return 0;
  count++;
  if (fail_at == 0 || !(count == fail_at || (lasts && count > fail_at))) return 0;
  errno = ENOMEM;
  return 1;
}

void *malloc(size_t size) { return fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size); }

void *calloc(size_t number, size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}

__attribute__((constructor)) static void begin(void) {
  const char *when = getenv("FAIL_AT");
  if (when) fail_at = atol(when);
  lasts = when && strchr(when, '+');
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAIL_REPORT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (file) fprintf(file, "%ld\n", count), fclose(file);
}
