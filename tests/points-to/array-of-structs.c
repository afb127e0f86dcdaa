// An unknown index reaches all elements, but only one field of each.
#include "claims.h"
#include <stdlib.h>

struct entry {
    char *key;
    int *value;
    long count;
};

static struct entry table[8];

int main(void) {
    struct entry *heap = malloc(8 * sizeof *heap);
    char key = 'k';
    int value = 1;
    for (int i = 0; i < 8; i++) {
        table[i].key = &key;
        table[i].value = &value;
        heap[i].key = &key;
        heap[i].value = &value;
    }
    int any = klee_range(0, 8, "any");
    may_alias(table[any].key, &key);
    no_alias(table[any].key, &value);
    may_alias(table[3].value, &value);
    may_alias(heap[any].value, &value);
    no_alias(heap[any].value, &key);
    no_alias(heap[2].key, heap[any].value);
    free(heap);
    return 0;
}
