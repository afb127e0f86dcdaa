// The twin of bug/null/read.c.
#include <loam.h>

int main(void) {
  int x = 3, *p = klee_int("null") ? 0 : &x;
  return p ? *p : 4;
}
//@ exit-codes: 3=1 4=1
