// Disjoint sets in an array: two members that were joined have one root.
// expect: holds
#include <assert.h>
#include <loam.h>

static unsigned char parent[8];

static unsigned char root(unsigned char member) {
  while (parent[member] != member)
    member = parent[member];
  return member;
}

int main(void) {
  for (unsigned char i = 0; i < 8; i++)
    parent[i] = i;
  for (int round = 0; round < 3; round++) {
    unsigned char one = __VERIFIER_nondet_uchar(), other = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(one < 8 && other < 8);
    parent[root(one)] = root(other);
    assert(root(one) == root(other));
  }
  return 0;
}
