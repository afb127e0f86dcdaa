// A loop whose every block ends in a branch that the path has decided already, and that never ends.
#include <klee/klee.h>
int main(void) {
    unsigned n;
    klee_make_symbolic(&n, sizeof n, "n");
    if (n > 10) {
        while (n) {
            if (n == 1) break;
        }
    }
    return 0;
}
