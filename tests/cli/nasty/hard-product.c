// One query that takes minutes.
#include <klee/klee.h>
#include <stdint.h>
int main(void) {
    uint64_t a, b;
    klee_make_symbolic(&a, sizeof a, "a");
    klee_make_symbolic(&b, sizeof b, "b");
    if (a > 1 && b > 1 && a >> 32 == 0 && b >> 32 == 0 && a * b == 178853817231453923u) return 1;
    return 0;
}
