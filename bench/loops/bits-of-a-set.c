// A set of numbers below 128 as bits of an array of words; a member that was put in at a symbolic place is there.
// expect: holds
#include <assert.h>
#include <loam.h>

static unsigned set[4];

static void put(unsigned member) { set[member / 32] |= 1u << member % 32; }
static int has(unsigned member) { return set[member / 32] >> member % 32 & 1; }

int main(void) {
  unsigned char members[4];
  klee_make_symbolic(members, sizeof members, "members");
  for (int i = 0; i < 4; i++) {
    __VERIFIER_assume(members[i] < 128);
    put(members[i]);
  }
  for (int i = 0; i < 4; i++)
    assert(has(members[i]));
  int size = 0;
  for (unsigned member = 0; member < 128; member += 32)
    size += __builtin_popcount(set[member / 32]);
  assert(size >= 1 && size <= 4);
  return 0;
}
