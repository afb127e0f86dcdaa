// All members of a union are the same memory; tagged pointers are pointers.
#include "claims.h"

union word {
    int *pointer;
    unsigned long bits;
    char bytes[8];
};

int main(void) {
    int a = 1, b = 2;
    union word word, tagged;
    word.pointer = &a;
    int *back = (int *)word.bits;
    may_alias(back, &a);
    no_alias(back, &b);
    tagged.bits = (unsigned long)&b | 1;
    int *untagged = (int *)(tagged.bits & ~1UL);
    may_alias(untagged, &b);
    no_alias(untagged, &a);
    return 0;
}
