// Atomic types and the built-in functions for them. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "atomics.c"
