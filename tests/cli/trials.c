// Many branches, and code behind them that a search reaches late.
#include <klee/klee.h>
#include <stdlib.h>

#ifndef BRANCHES
#define BRANCHES 13
#endif

static int work(int odd) {
    if (odd == 7) {
        return 3;
    }
    return 2;
}

int main(void) {
    unsigned char bytes[BRANCHES + 1];
    klee_make_symbolic(bytes, sizeof bytes, "bytes");
    int odd = 0;
    for (int at = 0; at < BRANCHES; at++) {
        if (bytes[at] & 1) {
            odd++;
        }
    }
#ifdef BUG
    if (odd < BRANCHES) {
        abort();
    }
#endif
#ifdef ASSUME
    int late;
    klee_make_symbolic(&late, sizeof late, "late");
    klee_assume(late == 0x12345678);
#endif
    if (odd > BRANCHES) {
        return 1; // Never: so there is always code that is not covered.
    }
    return work(odd);
}
