// Loops that the optimiser turns into vector code. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "vectorised.c"
