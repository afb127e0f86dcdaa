// long double, __float128, __int128, _Float16 and complex numbers. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "wide-floats.c"
