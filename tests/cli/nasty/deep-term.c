// One term that grows for ever.
#include <klee/klee.h>
#include <stdint.h>
int main(void) {
    uint32_t x;
    klee_make_symbolic(&x, sizeof x, "x");
    for (int i = 0; i < 100000000; i++) x = x * 1664525u + 1013904223u + (x >> 3);
    return x == 12345;
}
