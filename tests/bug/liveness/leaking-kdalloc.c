// Blocks are leaked unless a pointer of the input happens to be the last one. With an allocator of its own, each path gets the
// address that it has freed back at once, and is where it was.
//@ args: --check liveness --allocator kdalloc --quarantine 0 --max-instructions 200000
//@ status: limit
//@ skip-replay: on the machine blocks have other addresses than in the test
//@ skip-memory: this is about the allocator
#include <klee/klee.h>
#include <stdlib.h>

int main(void) {
  void *last = malloc(1), *wanted;
  klee_make_symbolic(&wanted, sizeof wanted, "wanted");
  for (;;) { //~ BUG liveness: infinite loop
    if (last == wanted)
      free(last);
    last = malloc(1);
  }
}
