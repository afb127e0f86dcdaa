// Many objects of any size: the addresses that are reserved for them run out, which is no behaviour of the program.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  size_t n;
  klee_make_symbolic(&n, sizeof n, "n");
  klee_assume(n > 5000);
  klee_assume(n <= 1ul << 30);
  for (int i = 0; i < 1500; i++) {
    char *p = malloc(n);
    p[n - 1] = 1;
  }
  return 0;
}
//@ completed: 0
//@ partial: 1
//@ status: done-with-losses
