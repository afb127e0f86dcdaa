// A pointer that is copied byte by byte still points where it did.
#include "claims.h"
#include <string.h>

static void copy(void *to, const void *from, unsigned long length) {
    unsigned char *target = to;
    const unsigned char *source = from;
    while (length--)
        *target++ = *source++;
}

int main(void) {
    int a = 1, b = 2;
    int *pointer = &a, *copied, *assembled, *moved;
    copy(&copied, &pointer, sizeof pointer);
    may_alias(copied, &a);
    no_alias(copied, &b);
    unsigned long bits = (unsigned long)pointer, again = 0;
    for (int i = 0; i < 8; i++)
        again |= (bits >> 8 * i & 0xff) << 8 * i;
    assembled = (int *)again;
    may_alias(assembled, &a);
    no_alias(assembled, &b);
    memcpy(&moved, &pointer, sizeof moved);
    may_alias(moved, &a);
    no_alias(moved, &b);
    return 0;
}
