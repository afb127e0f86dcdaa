// With a quarantine, freed addresses come back later: the loop has as many states as the quarantine has places.
//@ args: --check liveness --quarantine 8
//@ skip-memory: this is about the allocator
#include <klee/klee.h>
#include <stdlib.h>

int main(void) {
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "x");
  void *block = malloc(16);
  while (x == 200) { //~ BUG liveness: infinite loop
    free(block);
    block = malloc(16);
  }
  free(block);
  return 0;
}
