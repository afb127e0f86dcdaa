// A product of matrices with one unknown element, solved for it.
#include <loam.h>

int main(void) {
  int a[2][2] = {{1, 2}, {3, 4}}, b[2][2] = {{5, 6}, {7, 0}}, c[2][2];
  b[1][1] = klee_range(-100, 100, "x");
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) {
      c[i][j] = 0;
      for (int k = 0; k < 2; k++)
        c[i][j] += a[i][k] * b[k][j];
    }
  if (c[1][1] == 50)
    klee_assert(b[1][1] == 8);
  return 0;
}
//@ completed: 2
