// A matrix with one number above zero, looked at in places that the input chooses. For memory-models.session.
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef N
#define N 3
#endif
#ifndef LOOKUPS
#define LOOKUPS 1
#endif

int main(void) {
#ifdef SINGLE_OBJ
  int matrix[N][N] = {0};
#else
  int **matrix = malloc(N * sizeof *matrix);
  for (int i = 0; i < N; i++)
    matrix[i] = calloc(N, sizeof **matrix);
#endif
  matrix[0][0] = 120;
  for (int k = 0; k < LOOKUPS; k++) {
    int i = klee_range(0, N, "i"), j = klee_range(0, N, "j");
    if (matrix[i][j] > 0)
      puts("found a positive element");
  }
  return 0;
}
