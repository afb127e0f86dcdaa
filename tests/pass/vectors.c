// Vectors of the compiler: arithmetic, comparison, shuffles, single elements.
#include <assert.h>
#include <loam.h>

typedef int ints __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));
typedef unsigned char bytes __attribute__((vector_size(8)));

int main(void) {
  int x = klee_range(0, 50, "x");
  ints a = {1, 2, 3, x}, b = {10, 20, 30, 40};
  ints sum = a + b, larger = a > b;
  assert(sum[0] == 11 && sum[3] == 40 + x);
  assert(larger[0] == 0 && (larger[3] == -1) == (x > 40));
  ints swapped = __builtin_shufflevector(a, b, 3, 2, 5, 4);
  assert(swapped[0] == x && swapped[2] == 20);
  floats f = {0.5f, 1.5f, 2.5f, 3.5f};
  f = f * 2.0f;
  assert(f[3] == 7.0f);
  bytes c = {250, 1, 2, 3, 4, 5, 6, 7};
  c = c + 10;
  assert(c[0] == 4 && c[7] == 17);
  a[x & 3] = 99;
  assert(a[0] == 99 || a[1] == 99 || a[2] == 99 || a[3] == 99);
  return 0;
}
