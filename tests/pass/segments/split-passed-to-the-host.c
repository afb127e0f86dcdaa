// An object in pieces is passed to a host function, which reads it and writes another one.
#define _XOPEN_SOURCE 700
#include <loam.h>
#include <stdlib.h>
#include <unistd.h>

enum { SIZE = 640 };

int main(void) {
  char *from = malloc(SIZE), *to = calloc(SIZE, 1);
  for (int i = 0; i < SIZE; i++)
    from[i] = (char)(i % 100);
  unsigned i = (unsigned)klee_choose(SIZE), j = (unsigned)klee_choose(SIZE);
  from[i] = 101;
  to[i] = 102;
  swab(from, to, SIZE);
  for (unsigned at = 0; at < SIZE; at++)
    if (to[at] != from[at ^ 1])
      return 1;
  return to[j] != from[j ^ 1] || to[i ^ 1] != 101;
}
//@ args: --libc none
//@ stderr: memory that the host function swab can reach is symbolic and was restricted to one value
//@ status: done-with-losses
//@ memory: all
