// A program with its own functions of the names of the library, and lists of arguments handed on. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "own-library.c"
