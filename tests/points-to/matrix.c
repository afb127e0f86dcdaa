// Rows of a matrix are one object, the array of rows another, and other memory a third.
#include "claims.h"
#include <stdlib.h>

int main(void) {
    int **matrix = malloc(4 * sizeof *matrix);
    for (int i = 0; i < 4; i++)
        matrix[i] = calloc(4, sizeof **matrix);
    int *extra = malloc(64);
    *extra = 0;
    may_alias(matrix[1], matrix[2]);
    no_alias(matrix, matrix[0]);
    no_alias(matrix[0], extra);
    for (int i = 0; i < 4; i++)
        free(matrix[i]);
    free(matrix);
    free(extra);
    return 0;
}
