/* The functions of <math.h> whose results are exact: as one operation of the engine each, where musl's own code takes
 * numbers apart bit by bit. */

#define EXACT(type, suffix)                                                              \
  type fabs##suffix(type x) { return __builtin_elementwise_abs(x); }                     \
  type floor##suffix(type x) { return __builtin_elementwise_floor(x); }                  \
  type ceil##suffix(type x) { return __builtin_elementwise_ceil(x); }                    \
  type trunc##suffix(type x) { return __builtin_elementwise_trunc(x); }                  \
  type round##suffix(type x) { return __builtin_elementwise_round(x); }                  \
  type rint##suffix(type x) { return __builtin_elementwise_rint(x); }                    \
  type nearbyint##suffix(type x) { return __builtin_elementwise_nearbyint(x); }          \
  type roundeven##suffix(type x) { return __builtin_elementwise_roundeven(x); }          \
  type sqrt##suffix(type x) { return __builtin_elementwise_sqrt(x); }                    \
  type copysign##suffix(type x, type y) { return __builtin_elementwise_copysign(x, y); } \
  long lround##suffix(type x) { return (long)__builtin_elementwise_round(x); }           \
  long long llround##suffix(type x) { return (long long)__builtin_elementwise_round(x); } \
  long lrint##suffix(type x) { return (long)__builtin_elementwise_rint(x); }             \
  long long llrint##suffix(type x) { return (long long)__builtin_elementwise_rint(x); }  \
  /* A NaN loses against a number. */                                                    \
  type fmin##suffix(type x, type y) { return x != x ? y : y < x ? y : x; }               \
  type fmax##suffix(type x, type y) { return x != x ? y : y > x ? y : x; }               \
  type fdim##suffix(type x, type y) { return x != x ? x : y != y ? y : x > y ? x - y : 0; } \
  /* The functions behind isnan and its like in headers that do not use builtins. */     \
  int __isnan##suffix(type x) { return x != x; }                                         \
  int __isinf##suffix(type x) { return (x == (type)__builtin_inf()) - (x == -(type)__builtin_inf()); } \
  int __finite##suffix(type x) { return x - x == 0; }                                    \
  int finite##suffix(type x) { return x - x == 0; }

EXACT(double, )
EXACT(float, f)

int isnan(double x) { return __isnan(x); }
int isinf(double x) { return __isinf(x); }
