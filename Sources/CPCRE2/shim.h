#if !__has_include(<pcre2.h>)
#error "ask needs the headers of PCRE2: run `make deps` (Debian: apt-get install libpcre2-dev)"
#endif
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
