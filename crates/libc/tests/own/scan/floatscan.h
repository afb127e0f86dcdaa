/* Stands in for musl's header of this name. */

long double __floatscan(FILE *, int, int);
