// A bug on one path of many: the seed leads near it.
#include <klee/klee.h>
#include <stdlib.h>

int main(void) {
    unsigned char bytes[25];
    klee_make_symbolic(bytes, sizeof bytes, "bytes");
    unsigned sum = 0;
    for (int at = 0; at < 24; at++) {
        if (bytes[at] > 'm') {
            sum = sum * 3 + at;
        }
    }
    // The sum for the letters of the seed.
    if (sum == SUM && bytes[24] == '!') {
        abort();
    }
    return 0;
}
