// What a program without a C library of its own finds in its environment.
#include <assert.h>
#include <errno.h>
#include <stdlib.h>

int main(void) {
  errno = 3;
  assert(errno == 3);
  assert(abs(-4) == 4 && labs(-5L) == 5);
  div_t d = div(17, 5);
  assert(d.quot == 3 && d.rem == 2);
  srand(7);
  int first = rand();
  srand(7);
  assert(rand() == first && first >= 0);
  return 0;
}
