// Floats taken apart, rounded, classified; functions of the mathematical library.
//@ flags: -std=gnu23 -w -g -fno-math-errno
#define _GNU_SOURCE
#include <stdio.h>
#include <math.h>
#include <fenv.h>
volatile double vd[] = {1.5, -2.75, 0.0, -0.0, 1e300, 5e-324, 3.0, INFINITY, -INFINITY};
volatile float vf[] = {1.5f, -2.75f, 0.0f, -0.0f, 1e30f, 1e-45f, 3.0f, INFINITY, -INFINITY};
volatile long double vl[] = {1.5L, -2.75L, 0.0L, -0.0L, 1e4000L, 1e-4950L, 3.0L};
int main(void) {
  for (int i = 0; i < 9; i++) {
    double ip;
    float ipf;
    int e;
    double x = vd[i];
    float f = vf[i];
    double fr = __builtin_modf(x, &ip);
    printf("%.17g %.17g ", fr, ip);
    float frf = __builtin_modff(f, &ipf);
    printf("%.17g %.17g ", frf, ipf);
    if (isfinite(x)) {
      double m = __builtin_frexp(x, &e);
      printf("%.17g %d ", m, e);
      float mf = __builtin_frexpf(f, &e);
      printf("%.17g %d", mf, e);
    }
    printf("\n");
    printf("%.17g %.17g\n", __builtin_ldexp(x, 3), __builtin_ldexpf(f, -2));
    printf("%.17g %.17g %.17g %.17g\n", __builtin_fmin(x, 1.0), __builtin_fmax(f, 1.0), __builtin_copysign(2.0, x), __builtin_fabs(x));
    if (isfinite(x)) printf("%ld %ld\n", fabs(x) < 1e10 ? lround(x) : 0, fabs(x) < 1e10 ? lrint(x): 0);
    printf("%d %d %d %d %d\n", isnan(x), isinf(x) != 0, isnormal(x) != 0, signbit(x) != 0, fpclassify(x));
    printf("%.17g %.17g %.17g %.17g %.17g %.17g\n", floor(x), ceil(x), trunc(x), round(x), rint(x), nearbyint(x));
  }
  for (int i = 0; i < 7; i++) {
    long double ip;
    int e;
    long double fr = __builtin_modfl(vl[i], &ip);
    printf("%.20Lg %.20Lg ", fr, ip);
    long double m = __builtin_frexpl(vl[i], &e);
    printf("%.20Lg %d\n", m, e);
  }
  volatile double t = 0.5;
  double s, c;
  sincos(t, &s, &c);
  printf("%.12f %.12f %.12f %.12f %.12f\n", s, c, tan(t), asin(t), acos(t));
  printf("%.12f %.12f %.12f %.12f %.12f\n", atan(t), atan2(t, 2), sinh(t), cosh(t), tanh(t));
  printf("%.12f %.12f %.12f %.12f %.12f %.12f\n", exp(t), exp2(t), exp10(t), log(t), log2(t), log10(t));
  printf("%.12f %.12f %.12f\n", pow(t, 3.5), __builtin_powi(t, 5), sqrt(t));
  printf("%d\n", __builtin_flt_rounds());
  _Float16 h = (_Float16)vf[0];
  h = h * (_Float16)3.25;
  printf("%.17g\n", (double)h);
  printf("%.17g\n", fma(vd[0], vd[1], vd[6]));
  return 0;
}
