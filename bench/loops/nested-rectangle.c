// The rounds of a loop within a loop are the product of both bounds.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned rows = __VERIFIER_nondet_uint(), columns = __VERIFIER_nondet_uint();
  __VERIFIER_assume(rows <= 60 && columns <= 60);
  unsigned count = 0;
  for (unsigned i = 0; i < rows; i++)
    for (unsigned j = 0; j < columns; j++)
      count++;
  assert(count == rows * columns);
  return 0;
}
