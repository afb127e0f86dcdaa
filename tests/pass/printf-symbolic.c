// A symbolic number is printed as the value its test has.
#include <loam.h>
#include <stdio.h>

int main(void) {
  int x = klee_range(0, 100, "x");
  char c;
  klee_make_symbolic(&c, sizeof c, "c");
  klee_assume(c >= 'a');
  klee_assume(c <= 'z');
  if (x > 50)
    printf("large: %d %c\n", x, c);
  else
    printf("small: %04x %c\n", x, c);
  return 0;
}
//@ completed: 2
