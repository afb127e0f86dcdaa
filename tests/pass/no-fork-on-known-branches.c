// Branches that only one side of is possible do not fork.
#include <loam.h>

int main(void) {
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "x");
  int n = 0;
  if (x < 300)
    n++;
  if (x > 100) {
    if (x > 50)
      n++;
    if (x == 99)
      n += 100;
  }
  return n > 50;
}
//@ completed: 2
