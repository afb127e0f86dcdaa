// Making an object symbolic a second time gives a new input.
#include <loam.h>

int main(void) {
  unsigned char c;
  klee_make_symbolic(&c, sizeof c, "first");
  unsigned char first = c;
  klee_make_symbolic(&c, sizeof c, "second");
  if (first == 1 && c == 2)
    return 1;
  return 0;
}
//@ exit-codes: 0=2 1=1
