// Globals that point to globals before anything runs.
#include "claims.h"

static int a, b;
static int *pointer = &a;
static int *const pointers[] = { &a, &a, &b };
static struct {
    int **where;
    int *what;
} record = { &pointer, &b };

int main(void) {
    may_alias(pointer, &a);
    no_alias(pointer, &b);
    may_alias(*record.where, &a);
    no_alias(*record.where, &b);
    may_alias(record.what, &b);
    no_alias(pointers[1], &b);
    may_alias(pointers[klee_range(0, 3, "any")], &b);
    return 0;
}
