// A pointer that walks through an array stays in it, and what it finds are the elements.
#include "claims.h"

struct entry {
    int *value;
    int *other;
};

int main(void) {
    int a = 1, b = 2;
    struct entry entries[3] = { { &a, &b }, { &a, &b }, { 0, 0 } }, elsewhere[1] = { { 0, 0 } };
    struct entry *entry = entries;
    while (entry[1].value)
        entry++;
    may_alias(entry, entries);
    no_alias(entry, elsewhere);
    may_alias(entry->value, &a);
    no_alias(entry->value, &b);
    may_alias(entry->other, &b);
    return 0;
}
