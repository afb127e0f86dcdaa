/* Figure 1 of Kapus and Cadar, "A Segmented Memory Model for Symbolic Execution": an N by N matrix with one positive
 * element, and a look-up at a symbolic place. With SINGLE_OBJ the matrix is one object; without it, each row is one.
 * TWO asks for a second look-up (Figure 3b), EXTRA for 30 KB that no look-up can mean (Figure 3c). */
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef N
#define N 40
#endif

int main(void) {
#ifdef SINGLE_OBJ
  int matrix[N][N] = {0};
#else
  int **matrix = malloc(N * sizeof *matrix);
  for (int row = 0; row < N; row++)
    matrix[row] = calloc(N, sizeof **matrix);
#endif
#ifdef EXTRA
  char *extra = malloc(30000);
  extra[0] = 1;
#endif

  matrix[0][0] = 120;

  int i = klee_range(0, N, "i");
  int j = klee_range(0, N, "j");
  if (matrix[i][j] > 0)
    printf("Found positive element\n");
#ifdef TWO
  int k = klee_range(0, N, "k");
  int l = klee_range(0, N, "l");
  if (matrix[k][l] > 0)
    printf("Found positive element\n");
#endif
  return 0;
}
