// If a value has more than half of the votes, the candidate of one pass is this value.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char votes[7];
  klee_make_symbolic(votes, sizeof votes, "votes");
  unsigned char candidate = 0, value = __VERIFIER_nondet_uchar();
  int lead = 0, count = 0;
  for (int i = 0; i < 7; i++) {
    if (lead == 0)
      candidate = votes[i];
    lead += candidate == votes[i] ? 1 : -1;
  }
  for (int i = 0; i < 7; i++)
    count += votes[i] == value;
  assert(count <= 3 || candidate == value);
  return 0;
}
