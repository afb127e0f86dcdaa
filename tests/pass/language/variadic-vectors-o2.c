// Vectors, mixed structures and wide integers among variadic arguments. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "variadic-vectors.c"
