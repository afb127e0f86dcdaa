// With two calls of context, wrappers of wrappers are told apart too.
//@ args: --check-points-to=2
#include "claims.h"
#include <stdlib.h>

static void *xmalloc(unsigned long size) {
    void *result = malloc(size);
    if (!result)
        abort();
    return result;
}

static int *new_number(int value) {
    int *number = xmalloc(sizeof(int));
    *number = value;
    return number;
}

int main(void) {
    int *c = new_number(1), *d = new_number(2);
    no_alias(c, d);
    free(c), free(d);
    return 0;
}
