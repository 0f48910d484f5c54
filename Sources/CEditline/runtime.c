// Swift's runtime looks for a program that prints backtraces, at every start: in nine places beside the binary, where an
// installed one has none, and it aborts where there is no /proc, as in a bare chroot. It finds none here at once.
// Weak: a runtime that needs the file behind it takes its own.

char *swift_copyAuxiliaryExecutablePath(const char *name);

__attribute__((weak)) char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return 0;
}
