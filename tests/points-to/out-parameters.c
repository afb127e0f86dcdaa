// Pointers that come back through a parameter, through memory from posix_memalign and through two levels.
#include "claims.h"
#include <stdlib.h>

static int a, b;

static void give(int **to) { *to = &a; }
static void give_through(int ***to) { **to = &b; }

int main(void) {
    int *first = 0, *second = 0, **place = &second;
    give(&first);
    give_through(&place);
    may_alias(first, &a);
    no_alias(first, &b);
    may_alias(second, &b);
    no_alias(second, &a);
    void *aligned = 0;
    if (posix_memalign(&aligned, 64, 128) == 0) {
        *(int *)aligned = 1;
        no_alias(aligned, first);
        may_alias(aligned, aligned);
        free(aligned);
    }
    return 0;
}
