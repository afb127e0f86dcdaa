// Every branch of a sort is open.
#include <klee/klee.h>
#include <stdlib.h>
static int compare(const void *a, const void *b) {
    return *(const unsigned char *)a - *(const unsigned char *)b;
}
int main(void) {
    unsigned char bytes[200];
    klee_make_symbolic(bytes, sizeof bytes, "bytes");
    qsort(bytes, sizeof bytes, 1, compare);
    return bytes[0];
}
