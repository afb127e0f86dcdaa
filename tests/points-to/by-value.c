// A structure passed by value is a copy.
#include "claims.h"

struct big {
    int *first, *second;
    long filler[4];
};

static int *second_of(struct big big) {
    may_alias(big.first, big.first);
    no_alias(big.first, big.second);
    big.first = 0;
    return big.second;
}

int main(void) {
    int a = 1, b = 2;
    struct big big = { &a, &b, { 0 } };
    int *second = second_of(big);
    may_alias(second, &b);
    no_alias(second, &a);
    may_alias(big.first, &a);
    return 0;
}
