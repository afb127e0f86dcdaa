// Each input moves a point to the left or to the right: after n steps it is at most n away.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int place = 0, steps = 0;
  while (steps < 1000 && __VERIFIER_nondet_bool()) {
    place += __VERIFIER_nondet_bool() ? 1 : -1;
    steps++;
    assert(place <= steps && -place <= steps);
  }
  return 0;
}
