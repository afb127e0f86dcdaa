// _Generic, enumerations, constexpr, statement expressions, case ranges, macros, conversions.
//@ flags: -std=gnu23 -w -g
#include <stdio.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdalign.h>
#include <complex.h>
#define T(x) _Generic((x), char: "char", signed char: "schar", unsigned char: "uchar", short: "short", int: "int", unsigned: "unsigned", long: "long", unsigned long: "ulong", float: "float", double: "double", long double: "ldouble", char *: "char*", const char *: "cchar*", void *: "void*", _Bool: "bool", default: "other")
enum small : unsigned char {
  A = 200, B
};
enum big { X = 0x100000000L, Y = -1 };
enum plain { P, Q };
constexpr int fixed = 12;
constexpr double pi = 3.25;
static_assert(sizeof(enum small) == 1);
static_assert(fixed == 12, "twelve");
typeof(int *) gp;
typeof_unqual(const int) gq = 5;
static auto inferred = 3.5f;
[[nodiscard]] static int attr([[maybe_unused]] int unused) {
  return 1;
}
static int digits(void) {
  return 1'000'000 + 0b1010'1010 + 0x1p3 + 0xFF'FF;
}
#define VA(a, ...) (a __VA_OPT__(+ sum(__VA_ARGS__)))
#define COUNT(...) COUNT_(__VA_ARGS__, 5, 4, 3, 2, 1)
#define COUNT_(a, b, c, d, e, n, ...) n
#define STR(x) #x
#define XSTR(x) STR(x)
#define CAT(a, b) a##b
#define GNU(args...) sum3(args)
static int sum(int a, int b) {
  return a + b;
}
static int sum3(int a, int b, int c) {
  return a + b * c;
}
static bool f(bool b) {
  return b;
}
int main(void) {
  char c = 1;
  short s = 2;
  printf("%s %s %s %s %s\n", T(c), T(+c), T(s), T(s + s), T('a'));
  printf("%s %s %s %s %s\n", T(1u), T(1l), T(1ul), T(1.f), T(1.0L));
  printf("%s %s %s %s\n", T("x"), T((const char *)0), T((void *)0), T(true));
  printf("%s %s %s\n", T(c ? 1 : 2u), T((char)1), T(1 ? 1 : 1L));
  printf("%d %d %zu %zu %zu\n", A, B, sizeof(enum small), sizeof(enum big), sizeof(enum plain));
  printf("%ld %ld\n", (long)X, (long)Y);
  enum small e = 255;
  e++;
  printf("%d\n", e);
  printf("%d %d %g %d\n", fixed, (int)pi, inferred, digits());
  printf("%d %d %d\n", VA(1), VA(1, 2, 3), COUNT(a, b, c));
  printf("%s %s %d %d\n", XSTR(CAT(x, y)), STR(a "b" \n), CAT(1, 2), GNU(1, 2, 3));
  printf("%d %d %d\n", f(0.5), f(256), (bool)0.0);
  int q = 5;
  bool b = &q;
  b += 5;
  printf("%d %d\n", b, b--);
  printf("%zu %zu %zu\n", alignof(double), alignof(max_align_t), sizeof(nullptr));
  alignas(64) char al[3];
  printf("%d\n", (int)((unsigned long)al % 64));
  nullptr_t np = nullptr;
  int *ip = np;
  printf("%d\n", ip == nullptr);
  int st = ({ int x = 3; for (int i = 0; i < 4; i++) x += i; x * 2; });
  printf("%d\n", st);
  int mx = ({ typeof(q) _a = q, _b = 7; _a > _b ? _a : _b; });
  printf("%d\n", mx);
  printf("%d %d\n", q ?: 9, 0 ?: 9);
  int arr[3] = {};
  printf("%d\n", arr[2]);
  switch (q) {
    case 1 ... 4: printf("low\n");
    break;
    case 5 ... 9: printf("mid\n");
    [[fallthrough]];
    default: printf("def\n");
  }
  double complex z = 1.5 + 2.0 * I, w = z * z / (1 + I);
  printf("%g %g %g %g\n", creal(w), cimag(w), creal(conj(z)), creal(~z));
  float complex fz = z;
  fz += 1;
  printf("%g %g %d\n", crealf(fz), cimagf(fz), z == 1.5 + 2.0i);
  int comma = (q++, q + 1);
  printf("%d %d\n", comma, sizeof(char) == sizeof q++);
  printf("%d\n", attr(1));
  unsigned char uc = 255;
  signed char sc = -128;
  printf("%d %d %d %d %d\n", uc << 4, sc >> 3, (unsigned char)(uc + 1), (signed char)(sc - 1), ~uc);
  printf("%d %d\n", -1 < 1u, (short)40000);
  printf("%d %d %d %d\n", -7 / 2, -7 % 2, 7 / -2, 7 % -2);
  unsigned short us = 65535;
  printf("%u %d\n", us * 65537u, us + us);
  printf("%lu %ld\n", -1UL >> 1, -8L >> 1);
  label: if (q-- > 4) goto label;
  printf("%d\n", q);
  do {
    if (q == 2) continue;
  }
  while (q-- > 0);
  printf("%d\n", q);
  {
    __label__ out;
    for (int i = 0;; i++) for (int j = 0;; j++) if (i * j == 12) { printf("%d %d\n", i, j); goto out; } else if (j > 5) break;
    out:;
  }
  printf("%s %s\n", __func__, __FUNCTION__);
  printf("%d\n", __builtin_types_compatible_p(int, typeof(q)));
  printf("%d\n", __builtin_choose_expr(1, 5, "no"));
  return 0;
}
