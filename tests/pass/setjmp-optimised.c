// The same with clang's optimiser, which keeps values in registers across setjmp.
#include "setjmp.c"
//@ flags: -O2
//@ completed: 1
//@ stdout: 3 30 2
