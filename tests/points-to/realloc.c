// realloc gives a new object that holds what the old one held, field by field.
#include "claims.h"
#include <stdlib.h>

struct buffer {
    int *first;
    long filler;
    int *last;
};

int main(void) {
    int a = 1, b = 2;
    struct buffer *old = malloc(sizeof *old);
    old->first = &a;
    old->last = &b;
    struct buffer *new = realloc(old, 2 * sizeof *new);
    may_alias(new->first, &a);
    may_alias(new->last, &b);
    no_alias(new->first, &b);
    no_alias(new, &a);
    free(new);
    return 0;
}
