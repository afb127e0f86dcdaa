/* A matrix of N rows, each an object of its own, and LOOKUPS look-ups at symbolic places. A look-up forks into one path
 * for each row it can be in; the row with the number above zero has one path more. */
#include <loam.h>
#include <stdlib.h>

#ifndef N
#define N 20
#endif
#ifndef LOOKUPS
#define LOOKUPS 1
#endif

static int is_positive(int **matrix) {
  unsigned i, j;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_make_symbolic(&j, sizeof j, "j");
  if (i >= N || j >= N)
    exit(0);
  return matrix[i][j] > 0;
}

int main(void) {
  int **matrix = malloc(N * sizeof *matrix);
  for (int row = 0; row < N; row++)
    matrix[row] = calloc(N, sizeof **matrix);
  matrix[0][0] = 120;
  for (int lookup = 0; lookup < LOOKUPS; lookup++)
    if (is_positive(matrix))
      return 1;
  return 0;
}
