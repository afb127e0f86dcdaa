// A comparison function that reads more than an element.
#include <stdlib.h>

static int compare(const void *a, const void *b) {
  const int *x = a, *y = b;
  return x[1] - y[1]; //~ BUG ptr: out of bounds read
}

int main(void) {
  int a[] = {3, 2, 1};
  qsort(a, 3, sizeof *a, compare);
  return 0;
}
