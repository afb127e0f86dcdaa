// Thousands of writes to and reads from symbolic places of one array.
#include <klee/klee.h>
#include <stdint.h>
static uint8_t a[65536];
int main(void) {
    uint16_t i[64];
    klee_make_symbolic(i, sizeof i, "i");
    for (int r = 0; r < 2000; r++) {
        for (int k = 0; k < 64; k++) a[(uint16_t)(i[k] * 3 + r)] += a[(uint16_t)(i[(k + 1) & 63] ^ r)] + k;
    }
    return a[i[5]] == 3;
}
