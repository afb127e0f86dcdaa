// Functions without code that can reach their own address: the points-to analysis must come to an end.
#include <klee/klee.h>
#include <stdlib.h>
void *unknown(void *p);
typedef int (*comparison)(const void *, const void *);
int main(void) {
    int n = klee_range(0, 6, "n");
    void *table[4] = {(void *)qsort, (void *)atexit, (void *)table, (void *)bsearch};
    if (n == 5) qsort(table, 4, sizeof *table, (comparison)table[n & 3]);
    if (n > 3) unknown((void *)unknown);
    return 0;
}
