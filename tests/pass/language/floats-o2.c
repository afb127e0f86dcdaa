// Floats taken apart, rounded, classified; functions of the mathematical library. Optimised.
//@ flags: -O2 -std=gnu23 -w -g -fno-math-errno
#include "floats.c"
