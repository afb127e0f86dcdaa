// What is made symbolic is written.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int x;
  char *p = malloc(4);
  klee_make_symbolic(&x, sizeof x, "x");
  klee_make_symbolic(p, 4, "p");
  int result = x > 3 && p[2] == 'a';
  free(p);
  if (result)
    return 1;
  return 0;
}
//@ exit-codes: 0=2 1=1
//@ args: --check uninit
