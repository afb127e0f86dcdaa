// Structures and unions by value. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "structures.c"
