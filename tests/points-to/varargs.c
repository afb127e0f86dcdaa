// Variadic arguments arrive in va_arg, also through another va_list.
#include "claims.h"
#include <stdarg.h>

static int unrelated;

static int *second(int count, ...) {
    va_list list, copy;
    va_start(list, count);
    va_copy(copy, list);
    (void)va_arg(copy, int *);
    int *result = va_arg(copy, int *);
    va_end(copy);
    va_end(list);
    return result;
}

int main(void) {
    int a = 1, b = 2;
    int *result = second(2, &a, &b);
    may_alias(result, &b);
    no_alias(result, &unrelated);
    return 0;
}
