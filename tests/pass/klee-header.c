// Programs written for KLEE compile as they are.
#include <klee/klee.h>

int main(void) {
  int a;
  klee_make_symbolic(&a, sizeof(a), "a");
  if (a == 0)
    return 0;
  if (a < 0)
    return 1;
  else
    return 2;
}
//@ exit-codes: 0=1 1=1 2=1
