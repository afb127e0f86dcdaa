// Calls through a table reach the functions in it, and no others.
#include "claims.h"

static int a, b, c;
static int *give_a(void) { return &a; }
static int *give_b(void) { return &b; }
static int *give_c(void) { return &c; }

struct operation {
    const char *name;
    int *(*run)(void);
};
static const struct operation operations[] = { { "a", give_a }, { "b", give_b } };

int main(void) {
    int *(*other)(void) = give_c;
    int which = klee_range(0, 2, "which");
    int *result = operations[which].run();
    may_alias(result, &a);
    may_alias(result, &b);
    no_alias(result, &c);
    may_alias(other(), &c);
    no_alias(other(), &a);
    return 0;
}
