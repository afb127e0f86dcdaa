// strtod on five symbolic bytes: what it leaves over, errno, and exponents of up to three digits.
#include <errno.h>
#include <klee/klee.h>
#include <stdlib.h>

int main(void) {
  char text[6], *end;
  klee_make_symbolic(text, sizeof text, "text");
  klee_assume(text[0] >= '0' & text[0] <= '9');
  klee_assume(text[1] == '.' | text[1] == 'e' | text[1] == 'x');
  klee_assume(text[5] == 0);
  errno = 0;
  double number = strtod(text, &end);
  int left = text + 5 - end;
  if (errno == ERANGE)
    return number == 0 ? 20 : 30;
  return 10 * (number > 3.25) + left;
}
//@ status: done
