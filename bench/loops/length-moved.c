// memmove within one array, by a symbolic distance.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  unsigned char bytes[200], by = __VERIFIER_nondet_uchar(), k = __VERIFIER_nondet_uchar();
  for (int i = 0; i < 200; i++)
    bytes[i] = (unsigned char)i;
  __VERIFIER_assume(by < 200 && k < 200);
  memmove(bytes, bytes + by, 200u - by);
  if (k < 200 - by)
    assert(bytes[k] == k + by);
  else
    assert(bytes[k] == k);
  return 0;
}
