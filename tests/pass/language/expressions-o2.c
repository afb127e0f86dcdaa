// _Generic, enumerations, constexpr, statement expressions, case ranges, macros, conversions. Optimised.
//@ flags: -O2 -std=gnu23 -w -g
#include "expressions.c"
