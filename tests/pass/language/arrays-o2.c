// Arrays: flexible, of variable length, two-dimensional, initialised out of order, in compound literals. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "arrays.c"
