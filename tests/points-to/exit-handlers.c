// Functions that run at the end and on signals are called with what was given for them.
#include "claims.h"
#include <signal.h>
#include <stdlib.h>

static int a, b;
static int *seen = &a;

static void at_end(void) {
    may_alias(seen, &b);
}

static void on_signal(int number) {
    (void)number;
    seen = &b;
}

int main(void) {
    atexit(at_end);
    signal(SIGUSR1, on_signal);
    raise(SIGUSR1);
    may_alias(seen, &b);
    may_alias(seen, &a);
    return 0;
}
