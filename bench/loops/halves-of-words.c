// Half-words of an array of words are swapped by memcpy.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  unsigned words[5], before[5];
  klee_make_symbolic(words, sizeof words, "words");
  for (int i = 0; i < 5; i++) {
    unsigned short halves[2], kept;
    before[i] = words[i];
    memcpy(halves, &words[i], 4);
    kept = halves[0];
    halves[0] = halves[1];
    halves[1] = kept;
    memcpy(&words[i], halves, 4);
  }
  unsigned k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(k < 5);
  assert(words[k] == (before[k] << 16 | before[k] >> 16));
  return 0;
}
