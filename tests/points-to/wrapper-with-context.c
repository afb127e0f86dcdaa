// With one call of context, what a wrapper allocates is told apart by who called it; with one only, wrappers of
// wrappers are not.
//@ args: --check-points-to=1
#include "claims.h"
#include <stdlib.h>

static void *xmalloc(unsigned long size) {
    void *result = malloc(size);
    if (!result)
        abort();
    return result;
}

static int *new_number(void) {
    return xmalloc(sizeof(int));
}

int main(void) {
    int *a = xmalloc(4), *b = xmalloc(4);
    *a = *b = 1;
    no_alias(a, b);
    may_alias(a, a);
    int *c = new_number(), *d = new_number();
    *c = *d = 2;
    no_alias(a, c);
    may_alias(c, d);
    free(a), free(b), free(c), free(d);
    return 0;
}
