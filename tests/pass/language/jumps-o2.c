// setjmp, longjmp and signals. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "jumps.c"
