// The bits of a word are counted by clearing the lowest one and by looking at each.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned short word = __VERIFIER_nondet_ushort();
  __VERIFIER_assume(word < 1024);
  int cleared = 0, seen = 0;
  for (unsigned rest = word; rest != 0; rest &= rest - 1)
    cleared++;
  for (int bit = 0; bit < 16; bit++)
    seen += word >> bit & 1;
  assert(cleared == seen);
  return 0;
}
