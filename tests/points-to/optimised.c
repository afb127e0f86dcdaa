// The same holds of optimised code, where an index is multiplied before it is added.
//@ flags: -O2
#include "claims.h"
#include <stdlib.h>

struct entry {
    int *value;
    int *other;
    long count;
};

__attribute__((noinline)) static int *value_at(struct entry *entries, long index) {
    return entries[index].value;
}

__attribute__((noinline)) static void fill(struct entry *entries, long count, int *value, int *other) {
    for (long i = 0; i < count; i++) {
        entries[i].value = value;
        entries[i].other = other;
    }
}

int main(void) {
    static int a, b;
    struct entry *entries = malloc(4 * sizeof *entries);
    fill(entries, 4, &a, &b);
    int *found = value_at(entries, klee_range(0, 4, "index"));
    may_alias(found, &a);
    no_alias(found, &b);
    no_alias(found, entries);
    free(entries);
    return 0;
}
