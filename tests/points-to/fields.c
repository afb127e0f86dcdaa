// Two fields of one object hold different pointers.
#include "claims.h"

struct pair {
    int *first;
    int *second;
};

int main(void) {
    int a = 1, b = 2;
    struct pair pair = { &a, &b };
    may_alias(pair.first, &a);
    may_alias(pair.second, &b);
    no_alias(pair.first, &b);
    no_alias(pair.first, pair.second);
    struct pair copy = pair;
    may_alias(copy.second, &b);
    no_alias(copy.first, copy.second);
    return 0;
}
