// Vectors, mixed structures and wide integers among variadic arguments.
//@ flags: -std=gnu23 -w -g
#include <stdarg.h>
#include <stdio.h>
typedef float v4 __attribute__((vector_size(16)));
typedef int v2 __attribute__((vector_size(8)));
typedef int v8 __attribute__((vector_size(32)));
struct hv { v4 a; };
struct ff { float a, b; };
struct fd { float a; double b; };
struct dl { double d; long l; };
struct b3 { _Bool a, b, c; };
struct mixed { char c; float f[3]; };
static double go(const char *k, ...) {
  va_list l;
  va_start(l, k);
  double t = 0;
  for (; *k; k++) switch (*k) {
    case 'v': { v4 x = va_arg(l, v4); t += x[0] + x[3] * 2; break; } case '2': { v2 x = va_arg(l, v2); t += x[1]; break; } case '8': { v8 x = va_arg(l, v8); t += x[7]; break; } case 'h': { struct hv x = va_arg(l, struct hv); t += x.a[2]; break; } case 'f': { struct ff x = va_arg(l, struct ff); t += x.a - x.b; break; } case 'F': { struct fd x = va_arg(l, struct fd); t += x.a * x.b; break; } case 'D': { struct dl x = va_arg(l, struct dl); t += x.d + x.l; break; } case 'b': { struct b3 x = va_arg(l, struct b3); t += x.a + 2 * x.b + 4 * x.c; break; } case 'm': { struct mixed x = va_arg(l, struct mixed); t += x.c + x.f[2]; break; } case 'i': t += va_arg(l, int);
    break;
    case 'd': t += va_arg(l, double);
    break;
    case 'l': t += (double)va_arg(l, long double);
    break;
    case 'q': t += (double)va_arg(l, __float128);
    break;
    case 'p': t += *va_arg(l, int *);
    break;
    case 'B': t += (double)va_arg(l, unsigned _BitInt(100));
    break;
    case 'W': t += (double)va_arg(l, _BitInt(200));
    break;
    case 'u': t += va_arg(l, unsigned char *)[0];
    break;
  }
  va_end(l);
  return t;
}
int main(void) {
  v4 v = {1, 2, 3, 4};
  v2 w = {5, 6};
  v8 e = {1, 2, 3, 4, 5, 6, 7, 8};
  struct hv h = {v};
  struct ff f = {2.5f, 1};
  struct fd g = {2, 3.5};
  struct dl d = {1.5, 9};
  struct b3 b = {1, 0, 1};
  struct mixed m = {'a', {1, 2, 3}};
  int i = 7;
  unsigned _BitInt(100) B = ((unsigned _BitInt(100))1 << 70) + 3;
  _BitInt(200) W = -(((_BitInt(200))1) << 150);
  printf("%g\n", go("vi2d", v, 1, w, 2.0));
  printf("%g\n", go("hfFDbm", h, f, g, d, b, m));
  printf("%g\n", go("dddddddvvff", 1., 2., 3., 4., 5., 6., 7., v, v, f, f));
  printf("%g\n", go("iiiiiDDip", 1, 2, 3, 4, 5, d, d, 6, &i));
  printf("%g\n", go("8l8i", e, 2.5L, e, 3));
  printf("%g\n", go("qlqddddddddq", (__float128)1.5, 2.5L, (__float128)3.5, 1., 2., 3., 4., 5., 6., 7., 8., (__float128)9));
  printf("%g\n", go("iBiiiiBW", 1, B, 2, 3, 4, 5, B, W));
  printf("%g\n", go("mmmmbbbb", m, m, m, m, b, b, b, b));
  return 0;
}
