// Paths that fork for ever, on many bytes.
#include <klee/klee.h>
int main(void) {
    unsigned char b[4000];
    klee_make_symbolic(b, sizeof b, "b");
    int n = 0;
    for (unsigned i = 0;; i = (i + 1) % sizeof b) {
        if (b[i] > n % 200) n++;
    }
}
