// A value that is put at a symbolic place is found, there or before.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int a[90] = {0};
  unsigned place = __VERIFIER_nondet_uint();
  int value = __VERIFIER_nondet_int();
  __VERIFIER_assume(place < 90 && value != 0);
  a[place] = value;
  unsigned found = 0;
  while (found < 90 && a[found] != value)
    found++;
  assert(found == place);
  return 0;
}
