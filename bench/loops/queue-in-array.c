// A queue as two indices into an array; inputs decide whether to put or to take.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int queue[30], first = 0, last = 0, taken = 0;
  for (int step = 0; step < 30; step++) {
    if (__VERIFIER_nondet_bool()) {
      queue[last] = 2 * last;
      last++;
    } else if (first < last) {
      assert(queue[first++] == 2 * taken++);
    }
    assert(first <= last && last <= step + 1);
  }
  return 0;
}
