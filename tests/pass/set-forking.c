// With forking off only one side of a branch is taken.
#include <loam.h>

int main(void) {
  int x = klee_int("x"), taken = 0;
  klee_set_forking(0);
  for (int i = 0; i < 8; i++)
    if (x >> i & 1)
      taken++;
  klee_set_forking(1);
  return taken > 100;
}
//@ completed: 1
//@ status: done-with-losses
