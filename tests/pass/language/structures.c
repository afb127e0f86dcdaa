// Structures and unions of every small size and mix of members, passed and returned by value and among variadic arguments.
//@ flags: -std=gnu23 -w -g
#include <stdarg.h>
#include <stdio.h>

// Of n bytes.
#define SIZES(X) \
  X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15) X(16) X(17) \
  X(18) X(19) X(20) X(21) X(22) X(23) X(24) X(25) X(26) X(27) X(28) X(29) X(30) X(31) X(32) X(33)

#define DEFINE(n) \
  struct s##n { \
    unsigned char b[n]; \
  }; \
  __attribute__((noinline)) static struct s##n mixed##n(struct s##n x, int k, struct s##n y) { \
    struct s##n r; \
    for (int i = 0; i < n; i++) \
      r.b[i] = x.b[i] * 3 + y.b[n - 1 - i] + k; \
    return r; \
  } \
  static unsigned listed##n(int count, ...) { \
    va_list list; \
    va_start(list, count); \
    unsigned t = 0; \
    for (int i = 0; i < count; i++) { \
      struct s##n x = va_arg(list, struct s##n); \
      for (int j = 0; j < n; j++) \
        t = t * 5 + x.b[j]; \
    } \
    va_end(list); \
    return t; \
  }
SIZES(DEFINE)

static unsigned hash;

#define TRY(n) \
  { \
    struct s##n x, y; \
    for (int i = 0; i < n; i++) { \
      x.b[i] = i + n; \
      y.b[i] = 7 * i; \
    } \
    struct s##n r = mixed##n(x, n, mixed##n(y, 2, x)); \
    for (int i = 0; i < n; i++) \
      hash = hash * 31 + r.b[i]; \
    printf("%u %u\n", hash, listed##n(3, x, r, y)); \
  }

// Of members of several types: those of one member, of two, and so on.
#define ONE(X) X(0, float) X(1, double) X(2, long double) X(3, __int128) X(4, _Float16)
#define TWO(X) \
  X(0, float, float) X(1, double, double) X(2, float, int) X(3, int, float) X(4, float, double) X(5, double, float) \
  X(6, double, int) X(7, long, double) X(8, double, long) X(9, long double, int) X(10, _Float16, _Float16) \
  X(11, __int128, char) X(12, char, __int128) X(13, unsigned _BitInt(40), signed char) X(14, char, double)
#define FOUR(X) \
  X(0, float, float, float, float) X(1, char, float, short, double) X(2, int, char, long, char) \
  X(3, double, double, double, float) X(4, short, char, float, float) X(5, _Float16, int, double, _Bool)

#define DEFINE_1(n, A) \
  struct one##n { \
    A a; \
  }; \
  __attribute__((noinline)) static struct one##n of_one##n(int k, struct one##n x, double d, struct one##n y) { \
    x.a = x.a + y.a * k + (int)d; \
    return x; \
  }
#define DEFINE_2(n, A, B) \
  struct two##n { \
    A a; \
    B b; \
  }; \
  __attribute__((noinline)) static struct two##n of_two##n(int k, struct two##n x, double d, struct two##n y) { \
    x.a = x.a + y.a * k + (int)d; \
    x.b = x.b + y.b * k + (int)d; \
    return x; \
  }
#define DEFINE_4(n, A, B, C, D) \
  struct four##n { \
    A a; \
    B b; \
    C c; \
    D d; \
  }; \
  __attribute__((noinline)) static struct four##n of_four##n(int k, struct four##n x, double d, struct four##n y) { \
    x.a = x.a + y.a * k + (int)d; \
    x.b = x.b + y.b * k + (int)d; \
    x.c = x.c + y.c * k + (int)d; \
    x.d = x.d + y.d * k + (int)d; \
    return x; \
  }
ONE(DEFINE_1)
TWO(DEFINE_2)
FOUR(DEFINE_4)

#define TRY_1(n, A) \
  { \
    struct one##n x = {1}, y = {3}; \
    x = of_one##n(2, of_one##n(3, x, 1.5, y), 2.5, y); \
    printf("%ld\n", (long)x.a); \
  }
#define TRY_2(n, A, B) \
  { \
    struct two##n x = {1, 3}, y = {3, 4}; \
    x = of_two##n(2, of_two##n(3, x, 1.5, y), 2.5, y); \
    printf("%ld %ld\n", (long)x.a, (long)x.b); \
  }
#define TRY_4(n, A, B, C, D) \
  { \
    struct four##n x = {1, 3, 5, 0}, y = {3, 4, 5, 1}; \
    x = of_four##n(2, of_four##n(3, x, 1.5, y), 2.5, y); \
    printf("%ld %ld %ld %ld\n", (long)x.a, (long)x.b, (long)x.c, (long)x.d); \
  }

union number {
  float f;
  int i;
};
union parts {
  double d;
  struct {
    int a, b;
  } s;
  char c[8];
};
union extended {
  long double l;
  char c[20];
};
__attribute__((noinline)) static union number number(union number x, union number *p) { return *p = x; }
__attribute__((noinline)) static union parts parts(union parts x, union parts *p) { return *p = x; }
__attribute__((noinline)) static union extended extended(union extended x, union extended *p) { return *p = x; }

struct empty {};
static struct empty nothing(struct empty a, int x) {
  (void)x;
  return a;
}

struct nested {
  struct {
    float a;
    struct {
      char b;
    } c;
  } d;
  union {
    int e;
    float f;
  };
};
__attribute__((noinline)) static struct nested changed(struct nested x) {
  x.d.a *= 2;
  x.d.c.b++;
  x.e += 5;
  return x;
}

typedef struct {
  long v[5];
} large;
__attribute__((noinline)) static large down(large b, int n) {
  if (!n)
    return b;
  b.v[n % 5] += n;
  return down(b, n - 1);
}
static large (*pointer)(large, int) = down;

int main(void) {
  SIZES(TRY)
  ONE(TRY_1)
  TWO(TRY_2)
  FOUR(TRY_4)
  union number n;
  printf("%g %d\n", number((union number){.f = 2.5f}, &n).f, n.i);
  union parts p;
  printf("%g %d\n", parts((union parts){.d = 7.25}, &p).d, p.s.b);
  union extended e;
  printf("%Lg %Lg\n", extended((union extended){.l = 1.5L}, &e).l, e.l);
  struct empty none = {};
  none = nothing(none, 3);
  struct nested x = changed((struct nested){{1.5f, {'a'}}, {.e = 4}});
  printf("%g %c %d\n", x.d.a, x.d.c.b, x.e);
  large b = pointer((large){{1, 2, 3, 4, 5}}, 12);
  printf("%ld %ld %ld\n", b.v[0], b.v[4], down(b, 3).v[2]);
  return (int)(hash & 63);
}
