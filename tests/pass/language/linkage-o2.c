// Constructors, aliases, weak and chosen functions, thread-local variables, clean-up, function pointers. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "linkage.c"
