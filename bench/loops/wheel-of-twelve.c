// A counter modulo twelve stays on the wheel, wherever it begins.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned hour = __VERIFIER_nondet_uint(), turns = __VERIFIER_nondet_uint();
  __VERIFIER_assume(hour < 12 && turns <= 1000);
  unsigned begin = hour;
  for (unsigned i = 0; i < turns; i++) {
    hour++;
    if (hour == 12)
      hour = 0;
  }
  assert(hour < 12);
  assert(hour == (begin + turns) % 12);
  return 0;
}
