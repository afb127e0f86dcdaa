// qsort with a comparison of the program's own.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

int main(void) {
  int a[] = {5, 3, 9, -4, 0, 12, 7, 3}, b[3];
  qsort(a, 8, sizeof *a, compare);
  for (int i = 1; i < 8; i++)
    assert(a[i - 1] <= a[i]);
  klee_make_symbolic(b, sizeof b, "b");
  qsort(b, 3, sizeof *b, compare);
  assert(b[0] <= b[1] && b[1] <= b[2]);
  int key = 7;
  assert(*(int *)bsearch(&key, a, 8, sizeof *a, compare) == 7);
  return 0;
}
