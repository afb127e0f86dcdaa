// The size of an array of structures is computed in 32 bits and wraps.
// expect: fails
// kind: ptr
#include <loam.h>
#include <stdlib.h>

struct record {
  long key, value;
};

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n >= 1 && k < n);
  unsigned size = n * (unsigned)sizeof(struct record);
  struct record *records = malloc(size);
  if (!records)
    return 0;
  records[k].key = 1; // planted: the product may have wrapped
  free(records);
  return 0;
}
