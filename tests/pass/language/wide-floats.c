// long double, __float128, __int128, _Float16 and complex numbers.
//@ flags: -std=gnu23 -w -g
#include <stdio.h>
#include <math.h>
#include <float.h>
#include <complex.h>
#define V(x) ({ volatile typeof(x) v_ = (x); v_; })
int main(void) {
  long double a = V(1.0L) / V(3.0L), b = V(2.5L), z = V(0.0L);
  printf("%.19Lg %.19Lg %.19Lg %.19Lg\n", a + b, a * b, a - b, b / a);
  printf("%.19Lg %.19Lg %.19Lg\n", sqrtl(V(2.0L)), fmodl(V(10.5L), V(3.0L)), remainderl(V(10.5L), V(3.0L)));
  printf("%.17Lg %.17Lg %.17Lg %.17Lg\n", sinl(b), cosl(b), expl(a), logl(b));
  printf("%Lg %Lg %Lg %Lg %Lg\n", floorl(V(-2.5L)), ceill(V(-2.5L)), truncl(V(-2.5L)), roundl(V(-2.5L)), rintl(V(-2.5L)));
  printf("%d %d %d\n", isinf(b / z) != 0, isnan(z / z) != 0, signbit(-z) != 0);
  printf("%ld %lu %d\n", (long)V(-123456789.75L), (unsigned long)V(1.8e19L), (int)V(2.9L));
  printf("%Lg %Lg %Lg\n", (long double)V(-5), (long double)V(18446744073709551615ul), (long double)V(1.5f));
  printf("%.17g %.9g\n", (double)a, (float)a);
  long double l = LDBL_MAX;
  printf("%d\n", l * V(2.0L) > l);
  printf("%Lg %d\n", ldexpl(V(1.5L), 10), ilogbl(V(1000.0L)));
  int e;
  printf("%Lg %d\n", frexpl(V(48.0L), &e), e);
  long double ip, fp = modfl(V(-3.75L), &ip);
  printf("%Lg %Lg\n", fp, ip);
  printf("%Lg %Lg %Lg\n", fmaxl(V(1.0L), V(2.0L)), fminl(V(1.0L), V(2.0L)), copysignl(V(3.0L), -z));
  printf("%.19Lg\n", powl(V(1.1L), V(50.0L)));
  printf("%d %d\n", a < b, a == V(1.0L) / 3);
  long double sum = 0;
  for (int i = 1; i < 100; i++) sum += 1.0L / i;
  printf("%.19Lg\n", sum);
  __float128 q = V(1.5Q) * V(2.25Q);
  printf("%.17g\n", (double)q);
  __int128 big = (__int128)V(1e30L);
  printf("%lx %lx\n", (long)(big >> 64), (long)big);
  printf("%.19Lg\n", (long double)big);
  unsigned __int128 ub = (unsigned __int128)V(2.5e38);
  printf("%lx %.17g\n", (long)(ub >> 64), (double)ub);
  printf("%.9g\n", (float)(ub >> 3));
  __int128 s = -((__int128)1 << 100);
  printf("%.17g %d\n", (double)s, s < 0);
  printf("%ld %ld %ld\n", (long)(s / 1000000007), (long)(s % 1000000007), (long)(s >> 70));
  unsigned __int128 m = 1;
  for (int i = 1; i < 30; i++) m *= i;
  printf("%lx%016lx\n", (long)(m >> 64), (long)m);
  double complex c = V(1.0) + V(2.0) * I;
  c = csqrt(c);
  printf("%.12g %.12g\n", creal(c), cimag(c));
  c = cexp(c) / (3 - 2 * I);
  printf("%.12g %.12g %.12g %.12g\n", creal(c), cimag(c), cabs(c), carg(c));
  long double complex lc = V(1.5L) + V(0.5L) * I;
  lc = lc * lc;
  printf("%Lg %Lg\n", creall(lc), cimagl(lc));
  float complex fc = conjf(V(1.0f) + 3.0f * I);
  fc *= 2;
  printf("%g %g\n", crealf(fc), cimagf(fc));
  printf("%d\n", (V(1.0) + 0 * I) == 1.0);
  printf("%g %g %g %g\n", (double)V(0.1f), V(0.1f) + V(0.2), V(16777216.0f) + 1.0f, V(1e308) * 10 / 10);
  printf("%d %d %d\n", V(0.1) + V(0.2) == 0.3, V(0.0) == -0.0, V(1) / V(3) * 3 == 0);
  printf("%g %g %g %g\n", hypot(V(3.0), V(4.0)), cbrt(V(27.0)), log1p(V(0.5)), expm1(V(0.5)));
  printf("%g %g %g %g\n", tgamma(V(5.0)), lgamma(V(10.0)), erf(V(0.5)), fdim(V(5.0), V(3.0)));
  printf("%g %g %ld %ld\n", nextafter(V(1.0), 2) - 1, logb(V(100.0)), lround(V(2.5)), lrint(V(2.5)));
  printf("%g %g\n", scalbn(V(1.5), 4), fma(V(2.0), V(3.0), V(1.0)));
  _Float16 h = V((_Float16)1.1);
  printf("%.6g %.6g\n", (double)h, (double)(h * h + h));
  return 0;
}
