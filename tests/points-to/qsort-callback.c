// What a comparison gets points into the array that is sorted, and sorting moves pointers inside it.
#include "claims.h"
#include <stdlib.h>

static int sorted[3] = { 3, 1, 2 };
static int other[3];

static int compare(const void *a, const void *b) {
    no_alias(a, other);
    may_alias(b, b);
    return *(const int *)a - *(const int *)b;
}

static int by_target(const void *a, const void *b) {
    return **(int *const *)a - **(int *const *)b;
}

int main(void) {
    qsort(sorted, 3, sizeof *sorted, compare);
    int x = 2, y = 1;
    int *pointers[2] = { &x, &y };
    qsort(pointers, 2, sizeof *pointers, by_target);
    may_alias(pointers[0], &y);
    may_alias(pointers[1], &x);
    no_alias(pointers[0], other);
    return 0;
}
