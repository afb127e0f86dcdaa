// Differences, comparisons and round trips through integers.
#include <assert.h>
#include <loam.h>
#include <stdint.h>

int main(void) {
  int a[10] = {0};
  int i = klee_range(0, 10, "i");
  int *p = &a[i], *end = a + 10;
  assert(p - a == i && end - p == 10 - i && p < end && p >= a);
  uintptr_t number = (uintptr_t)p;
  *(int *)number = 5;
  assert(a[i] == 5);
  assert(((uintptr_t)p - (uintptr_t)a) / sizeof(int) == (uintptr_t)i);
  return 0;
}
//@ completed: 1
