// A symbolic index into a large object of which little was written: read, and written.
#include <klee/klee.h>
#include <stdlib.h>
#define SIZE (3u << 20)
int main(void) {
    unsigned i, j;
    unsigned char *p = malloc(SIZE);
    klee_make_symbolic(&i, sizeof i, "i");
    klee_make_symbolic(&j, sizeof j, "j");
    for (int k = 0; k < 100; k++) p[k] = k;
    if (i < SIZE && j < 100) {
        p[i] = 77;
        if (p[j] == 77) return 1;
    }
    return 0;
}
