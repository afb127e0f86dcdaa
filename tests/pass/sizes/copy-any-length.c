// memcpy and memmove of symbolic length between symbolic places, also within one object.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned char from[24], to[24];
  for (unsigned i = 0; i < sizeof from; i++) {
    from[i] = (unsigned char)(i + 1);
    to[i] = (unsigned char)(i + 101);
  }
  unsigned source = (unsigned)klee_choose(12), target = (unsigned)klee_choose(12);
  unsigned length = (unsigned)klee_choose(13), i = (unsigned)klee_choose(24);
  memcpy(to + target, from + source, length);
  assert(to[i] == (i >= target && i < target + length ? i - target + source + 1 : i + 101));
  memmove(from + target, from + source, length);
  assert(from[i] == (i >= target && i < target + length ? i - target + source + 1 : i + 1));
  assert(from[23] == (target + length == 24 ? 23 - target + source + 1 : 24));
  return 0;
}
//@ memory: all
