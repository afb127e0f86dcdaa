// A null pointer is read.
#include <loam.h>

int main(void) {
  int x = 3, *p = klee_int("null") ? 0 : &x;
  return *p; //~ BUG null: null pointer
}
//@ exit-codes: 3=1
//@ golden
