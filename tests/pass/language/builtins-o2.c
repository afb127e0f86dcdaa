// Built-in functions: bits, overflow, classes of floats, object sizes, vectors. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "builtins.c"
