/* The kinds of numbers as the compiler tells them apart. The C library's own macros look at bits, with constants that a
 * program in C89 is warned of although it did not write them. */
#include_next <math.h>

#if !defined LOAM_MATH_H && !defined __cplusplus
#define LOAM_MATH_H
#undef fpclassify
#undef isfinite
#undef isinf
#undef isnan
#undef isnormal
#undef signbit
#define fpclassify(x) __builtin_fpclassify(FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, x)
#define isfinite(x) __builtin_isfinite(x)
#define isinf(x) __builtin_isinf(x)
#define isnan(x) __builtin_isnan(x)
#define isnormal(x) __builtin_isnormal(x)
#define signbit(x) __builtin_signbit(x)
#endif
