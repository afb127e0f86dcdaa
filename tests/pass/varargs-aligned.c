// Variadic arguments of every kind and in every place: registers, the stack, and aligned places on the stack.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct pair { long a, b; };
struct __attribute__((aligned(16))) wide_pair { long a, b; };
struct __attribute__((aligned(32))) wider { char text[8]; int n; };
struct mixed { double d; long n; };
struct floats { float a, b, c; };
struct large { int v[9]; };
struct one { char c; };
struct three { char c[3]; };
union either { float f; int n; };

static long sum(const char *kinds, va_list list) {
  long total = 0;
  for (int place = 1; *kinds; kinds++, place++) {
    long value = 0;
    switch (*kinds) {
    case 'i': value = va_arg(list, int); break;
    case 'l': value = va_arg(list, long); break;
    case 'd': value = (long)va_arg(list, double); break;
    case 'D': value = (long)va_arg(list, long double); break;
    case 'w': {
      __int128 w = va_arg(list, __int128);
      value = (long)w + (long)(w >> 64);
      break;
    }
    case 'p': { struct pair p = va_arg(list, struct pair); value = p.a * 2 + p.b; break; }
    case 'P': { struct wide_pair p = va_arg(list, struct wide_pair); value = p.a * 2 + p.b; break; }
    case 'W': { struct wider p = va_arg(list, struct wider); value = p.n + (long)strlen(p.text); break; }
    case 'm': { struct mixed m = va_arg(list, struct mixed); value = (long)m.d * 2 + m.n; break; }
    case 'f': { struct floats f = va_arg(list, struct floats); value = (long)(f.a + f.b * 2 + f.c * 3); break; }
    case 'L': { struct large x = va_arg(list, struct large); value = x.v[0] + x.v[8]; break; }
    case '1': value = va_arg(list, struct one).c; break;
    case '3': { struct three t = va_arg(list, struct three); value = t.c[0] + t.c[2]; break; }
    case 'u': value = (long)va_arg(list, union either).f; break;
    case 'c': { _Complex double c = va_arg(list, _Complex double); value = (long)(__real__ c + 2 * __imag__ c); break; }
    case 'C': { _Complex float c = va_arg(list, _Complex float); value = (long)(__real__ c + 2 * __imag__ c); break; }
    case 's': value = (long)strlen(va_arg(list, const char *)); break;
    }
    total += value * place;
  }
  return total;
}

static long all(const char *kinds, ...) {
  va_list list, copy;
  va_start(list, kinds);
  va_copy(copy, list);
  long first = sum(kinds, list);
  long second = sum(kinds, copy);
  va_end(copy);
  va_end(list);
  return first == second ? first : -1;
}

// The list goes on where a function it was handed to by address left off.
static int next_int(va_list *list) { return va_arg(*list, int); }

static long by_address(int count, ...) {
  va_list list;
  va_start(list, count);
  long total = 0;
  for (int i = 0; i < count; i++)
    total = total * 10 + next_int(&list);
  double d = va_arg(list, double);
  va_end(list);
  return total + (long)d;
}

// Fixed parameters use up registers before the variadic ones, and the stack.
static long late(long a, long b, double x, struct pair p, long c, long d, long e, const char *kinds, ...) {
  va_list list;
  va_start(list, kinds);
  long total = sum(kinds, list) + a + b + (long)x + p.a + p.b + c + d + e;
  va_end(list);
  return total;
}

static struct large returned(int n, ...) {
  va_list list;
  va_start(list, n);
  struct large x = {{0}};
  for (int i = 0; i < 9; i++)
    x.v[i] = i < n ? va_arg(list, int) : -1;
  va_end(list);
  return x;
}

// What is passed by value is copied when the call is made.
static int copied(struct large *original, ...) {
  original->v[0] = 99;
  va_list list;
  va_start(list, original);
  struct large x = va_arg(list, struct large);
  va_end(list);
  return x.v[0];
}

int main(void) {
  __int128 w = ((__int128)7 << 64) + 9;
  struct pair p = {3, 4};
  struct wide_pair wp = {5, 6};
  struct wider ww = {"seven", 8};
  struct mixed m = {9.5, 10};
  struct floats f = {1, 2, 3};
  struct large big = {{11, 0, 0, 0, 0, 0, 0, 0, 12}};
  struct one o = {13};
  struct three t = {{14, 0, 15}};
  union either u = {.f = 16.0f};
  _Complex double c = 17.0 + 18.0i;
  _Complex float cf = 19.0f + 20.0fi;

  printf("%ld\n", all("w", w));
  printf("%ld\n", all("iw", 1, w));
  printf("%ld\n", all("iiiiw", 1, 2, 3, 4, w));
  printf("%ld\n", all("iiiiwi", 1, 2, 3, 4, w, 5));
  printf("%ld\n", all("iiiiiw", 1, 2, 3, 4, 5, w));
  printf("%ld\n", all("iiiiiiw", 1, 2, 3, 4, 5, 6, w));
  printf("%ld\n", all("iDiD", 1, 2.0L, 3, 4.0L));
  printf("%ld\n", all("iiiiiiDiD", 1, 2, 3, 4, 5, 6, 7.0L, 8, 9.0L));
  printf("%ld\n", all("PiP", wp, 1, wp));
  printf("%ld\n", all("iiiiiiPiPi", 1, 2, 3, 4, 5, 6, wp, 7, wp, 8));
  printf("%ld\n", all("iiiipi", 1, 2, 3, 4, p, 5));
  printf("%ld\n", all("iiiiPi", 1, 2, 3, 4, wp, 5));
  printf("%ld\n", all("iWiW", 1, ww, 2, ww));
  printf("%ld\n", all("iiiiiiWl", 1, 2, 3, 4, 5, 6, ww, 7L));
  printf("%ld\n", all("mimim", m, 1, m, 2, m));
  printf("%ld\n", all("fLf13u", f, big, f, o, t, u));
  printf("%ld\n", all("ddddddddddd", 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0));
  printf("%ld\n", all("dddddddcd", 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, c, 9.0));
  printf("%ld\n", all("cCcC", c, cf, c, cf));
  printf("%ld\n", all("sdilsdDil", "abc", 1.5, -2, 3L, "defgh", 4.0, 5.0L, -6, 7L));
  printf("%ld\n", by_address(3, 1, 2, 3, 1000.0));
  printf("%ld\n", by_address(8, 1, 2, 3, 4, 5, 6, 7, 8, 1000.0));
  printf("%ld\n", late(1, 2, 3.0, p, 4, 5, 6, "iwDP", 7, w, 8.0L, wp));
  struct large r = returned(7, 1, 2, 3, 4, 5, 6, 7);
  printf("%d %d %d\n", r.v[0], r.v[6], r.v[7]);
  printf("%d %d\n", copied(&big, big), big.v[0]);
  return 0;
}
//@ stdout: 11 99
//@ stdout: 16
//@ stdout: 33
//@ stdout: 110
//@ stdout: 140
//@ stdout: 151
//@ stdout: 203
//@ stdout: 30
//@ stdout: 285
//@ stdout: 66
//@ stdout: 483
//@ stdout: 110
//@ stdout: 140
//@ stdout: 85
//@ stdout: 238
//@ stdout: 262
//@ stdout: 395
//@ stdout: 506
//@ stdout: 645
//@ stdout: 566
//@ stdout: 110
//@ stdout: 1123
//@ stdout: 12346678
//@ stdout: 155
//@ stdout: 1 7 -1
