// Definitions and calls in the style of the first edition.
//@ flags: -std=gnu89 -w -g
//@ skip-sanitizers: the function sanitizer wants exact types
#include <stdio.h>
int f(); double g(); char *h(); short sh(); unsigned char uc(); float fl(); long many(); struct p { int a, b; }; struct p sp(); int (*fp)();
f(a, b) { return a - b; }
double g(x, n) float x; int n; { return x * n; }
char *h(s, i) char *s; { return s + i; }
short sh(c, s) char c; short s; { c++; s--; return c + s; }
unsigned char uc(c) unsigned char c; { return c + 1; }
float fl(f) float f; { f = f * 2; return f; }
long many(a, b, c, d, e, g, h, i, j, k) char a; short b; long c; unsigned char d; float e; double g; int h; long i; int *j; char *k; { return a + b + c + d + (long)e + (long)g + h + i + *j + *k; }
struct p sp(q, n) struct p q; { q.a += n; q.b -= n; return q; }
main() { int z = 5; struct p q; printf("%d %g %s %d %d %g\n", f(9, 4), g(1.5, 3), h("hello", 2), sh('a', 300), uc(255), fl(1.25)); printf("%ld\n", many('a', 2, 3L, 300, 1.5f, 2.5, 6, 7L, &z, "x")); q.a = 1; q.b = 2; q = sp(q, 10); printf("%d %d\n", q.a, q.b); fp = f; printf("%d %d\n", fp(5, 3), (*fp)(1, 2)); implicit(3); return 0; }
implicit(n) { printf("implicit %d\n", n); }
