// A symbolic index into a large symbolic object.
#include <klee/klee.h>
#define SIZE (3u << 20)
static unsigned char p[SIZE];
int main(void) {
    unsigned i, j;
    klee_make_symbolic(&i, sizeof i, "i");
    klee_make_symbolic(&j, sizeof j, "j");
    klee_make_symbolic(p, sizeof p, "p");
    if (i < SIZE && j < SIZE && p[i] == 7 && p[j] == 8 && i + j == 12345) return 1;
    return 0;
}
