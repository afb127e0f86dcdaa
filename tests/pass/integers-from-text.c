// strtol: a path for each syntax and base; the value is one term. Numbers out of range are reported.
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

// The upper end of the range, with two symbolic digits at the end.
static void near_the_limit(void) {
  char text[] = "92233720368547758..", *end, last[2];
  klee_make_symbolic(last, sizeof last, "last");
  klee_assume(last[0] >= '0' & last[0] <= '9' & last[1] >= '0' & last[1] <= '9');
  memcpy(text + 17, last, 2);
  errno = 0;
  long value = strtol(text, &end, 10);
  assert(*end == 0 && value >= 9223372036854775800);
  assert((errno == ERANGE) == (last[0] > '0' || last[1] > '7'));
  assert(errno == 0 || value == LONG_MAX);
}

int main(void) {
  char text[5], *end;
  if (klee_range(0, 2, "long")) {
    near_the_limit();
    return 0;
  }
  klee_make_symbolic(text, sizeof text, "text");
  klee_assume(text[4] == 0);
  long value = strtol(text, &end, 0);
  if (value == 0x7b && end == text + 4)
    return text[0] == '0' ? text[1] | 32 : text[0]; // "0x7b", "0173", "+123", " 123"
  if (value == -77)
    return 1; // "-77", " -77", "-077" is -63
  return 0;
}
//@ completed: 60
//@ status: done
