// Bit-fields of all widths and signs: stored, read, counted up, packed, in unions. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "bit-fields.c"
