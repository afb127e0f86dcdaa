// Two matrices of 48 by 48 known numbers are multiplied; the second is the identity with one row changed.
// expect: fails
#include <assert.h>
#include <loam.h>

enum { N = 48 };
static int a[N][N], b[N][N], c[N][N];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = i * N + j;
      b[i][j] = i == j;
    }
  b[7][9] = 1;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      int sum = 0;
      for (int k = 0; k < N; k++)
        sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
  unsigned i = klee_range(0, N, "i"), j = klee_range(0, N, "j");
  assert(c[i][j] == a[i][j]);
  return 0;
}
