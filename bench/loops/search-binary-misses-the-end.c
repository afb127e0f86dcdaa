// The binary search stops one step early and misses some keys.
// expect: fails
#include <assert.h>
#include <loam.h>

int main(void) {
  int table[50];
  for (int i = 0; i < 50; i++)
    table[i] = 2 * i;
  int place = __VERIFIER_nondet_int();
  __VERIFIER_assume(place >= 0 && place < 50);
  int key = table[place], low = 0, high = 49, found = -1;
  while (low < high) {
    int middle = (low + high) / 2;
    if (table[middle] == key) {
      found = middle;
      break;
    }
    if (table[middle] < key)
      low = middle + 1;
    else
      high = middle - 1;
  }
  assert(found == place);
  return 0;
}
