// What is thrown arrives where it is caught, with what it holds.
#include "claims.h"

static int payload, other;

struct Problem {
    int *where;
};

static void fail(int *where) {
    throw Problem{ where };
}

int main() {
    try {
        fail(&payload);
    } catch (const Problem &problem) {
        may_alias(problem.where, &payload);
        no_alias(problem.where, &other);
    }
    return 0;
}
