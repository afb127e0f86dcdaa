// Without a context, everything a wrapper allocates is one object.
#include "claims.h"
#include <stdlib.h>

static void *xmalloc(unsigned long size) {
    void *result = malloc(size);
    if (!result)
        abort();
    return result;
}

int main(void) {
    int *a = xmalloc(4), *b = xmalloc(4);
    *a = *b = 1;
    may_alias(a, b);
    free(a);
    free(b);
    return 0;
}
