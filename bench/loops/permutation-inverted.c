// A permutation of inputs is inverted by writing at symbolic places.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char to[5], from[5] = {0};
  klee_make_symbolic(to, sizeof to, "to");
  for (int i = 0; i < 5; i++) {
    __VERIFIER_assume(to[i] < 5);
    for (int j = 0; j < i; j++)
      __VERIFIER_assume(to[i] != to[j]);
  }
  for (unsigned char i = 0; i < 5; i++)
    from[to[i]] = i;
  for (int i = 0; i < 5; i++)
    assert(to[from[i]] == i);
  return 0;
}
