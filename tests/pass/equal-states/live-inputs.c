// As long as an input is in memory, what is known of it counts.
//@ args: --merge-equal-states
//@ completed: 4
//@ exit-codes: 0=1 1=1 2=1 3=1
#include <klee/klee.h>

static unsigned char kept[2];

int main(void) {
  int seen = 0;
  klee_make_symbolic(kept, sizeof kept, "kept");
  for (int i = 0; i < 2; i++)
    if (kept[i] > 100)
      seen = seen + 0;
  int result = 0;
  for (int i = 0; i < 2; i++)
    if (kept[i] > 100)
      result |= 1 << i;
  return result + seen;
}
