// Binary search in a sorted table for a symbolic key.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int table[128];
  for (int i = 0; i < 128; i++)
    table[i] = 3 * i;
  int key = __VERIFIER_nondet_int();
  __VERIFIER_assume(key >= 0 && key < 384);
  int low = 0, high = 128;
  while (low < high) {
    int middle = (low + high) / 2;
    if (table[middle] < key)
      low = middle + 1;
    else
      high = middle;
  }
  assert(key % 3 != 0 || (low < 128 && table[low] == key));
  return 0;
}
