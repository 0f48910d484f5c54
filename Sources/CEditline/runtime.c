// What Swift's runtime does at every start and does better without. Where it is linked statically, the linker finds
// these definitions first, and leaves out the files that hold the runtime's own. They are weak, so that a runtime which
// needs more of such a file takes its own.

#include "CEditline.h"

static int argument_count;
static char *no_arguments[] = {NULL};
static char **arguments = no_arguments;

// The runtime reads /proc to find where on the stack they lie, and finds none where there is no /proc, as in a bare
// chroot. The C library hands them to every constructor.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

char **ask_program_arguments(int *count) {
  *count = argument_count;
  return arguments;
}

char **_swift_stdlib_getUnsafeArgvArgc(int *count);
void _swift_stdlib_overrideUnsafeArgvArgc(char **values, int count);
char *swift_copyAuxiliaryExecutablePath(const char *name);

__attribute__((weak)) char **_swift_stdlib_getUnsafeArgvArgc(int *count) { return ask_program_arguments(count); }

__attribute__((weak)) void _swift_stdlib_overrideUnsafeArgvArgc(char **values, int count) {
  arguments = values;
  argument_count = count;
}

// It looks for a program that prints backtraces, in nine places beside the binary, where an installed one has none; and
// aborts where there is no /proc.
__attribute__((weak)) char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
