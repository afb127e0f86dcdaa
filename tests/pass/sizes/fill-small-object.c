// memset of symbolic length and place in an object of known size.
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  unsigned char a[40];
  for (unsigned i = 0; i < sizeof a; i++)
    a[i] = (unsigned char)i;
  unsigned start = (unsigned)klee_choose(30), length = (unsigned)klee_choose(11), i = (unsigned)klee_choose(40);
  memset(a + start, 200, length);
  assert(a[i] == (i >= start && i < start + length ? 200 : i));
  a[3] = 77;
  assert(a[i] == (i == 3 ? 77 : i >= start && i < start + length ? 200 : i));
  assert(a[4] == (start <= 4 && start + length > 4 ? 200 : 4));
  return 0;
}

//@ memory: all
