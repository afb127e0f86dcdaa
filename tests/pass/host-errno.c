// A function that the C library lacks runs in the host; the program sees in errno what went wrong, and the C library's own
// functions set the same errno afterwards.
//@ exit-codes: 0=2
#include <assert.h>
#include <errno.h>
#include <loam.h>
#include <stdlib.h>

// Bessel functions of long doubles are in the system's mathematics library only.
long double y0l(long double);

int main(void) {
  errno = 0;
  if (klee_range(0, 2, "below")) {
    y0l(-1.0L);
    assert(errno == EDOM);
  } else {
    y0l(0.0L);
    assert(errno == ERANGE);
  }
  errno = 0;
  assert(y0l(2.0L) > 0.5L && errno == 0);
  errno = EEXIST;
  assert(y0l(2.0L) > 0.5L && errno == EEXIST);
  assert(strtol("99999999999999999999", NULL, 10) > 0 && errno == ERANGE);
  return 0;
}
