// A matrix of rows, each its own object, and memory that has nothing to do with it. For points-to.session.
#include <stdlib.h>

static void *xmalloc(size_t size) {
    void *result = malloc(size);
    if (!result)
        abort();
    return result;
}

int main(int argc, char **argv) {
    int **rows = malloc(10 * sizeof *rows);
    for (int i = 0; i < 10; i++)
        rows[i] = calloc(10, sizeof **rows);
    char *name = xmalloc(8), *text = xmalloc(8);
    name[0] = text[0] = argv[0][0];
    return rows[argc][argc];
}
