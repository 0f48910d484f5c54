#if !__has_include(<histedit.h>)
#error "ask needs the headers of libedit: run `make deps` (Debian: apt-get install libedit-dev)"
#endif
#include <histedit.h>
