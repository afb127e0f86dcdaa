// Blocks are leaked unless a pointer of the input happens to be the last one. With one allocator for all paths, an address that
// one path has freed is still taken by another: no path comes back to where it was.
//@ args: --check liveness --allocator global --quarantine 0 --max-instructions 100000
//@ status: limit
//@ skip-replay: on the machine blocks have other addresses than in the test
//@ skip-memory: this is about the allocator
#include <klee/klee.h>
#include <stdlib.h>

int main(void) {
  void *last = malloc(1), *wanted;
  klee_make_symbolic(&wanted, sizeof wanted, "wanted");
  for (;;) {
    if (last == wanted)
      free(last);
    last = malloc(1);
  }
}
