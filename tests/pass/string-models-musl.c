// The same with musl: what is hidden from the engine is looked at by its own code.
//@ args: --libc musl
//@ exit-codes: 0=1
#include "string-models.c"
