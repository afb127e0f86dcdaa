// Constructors, aliases, weak and chosen functions, thread-local variables, clean-up, function pointers.
//@ flags: -std=gnu23 -w -g
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int order;
static int log_[10];
__attribute__((constructor(201))) static void c2(void) {
  log_[order++] = 2;
}
__attribute__((constructor(150))) static void c1(void) {
  log_[order++] = 1;
}
__attribute__((constructor)) static void c3(void) {
  log_[order++] = 3;
}
__attribute__((destructor)) static void d1(void) {
  printf("d1\n");
}
__attribute__((destructor(300))) static void d2(void) {
  printf("d2\n");
}
static void at1(void) {
  printf("at1\n");
}
static void at2(void) {
  printf("at2\n");
  atexit(at1);
}
int real(int x) {
  return x * 2;
}
extern int other(int) __attribute__((alias("real")));
extern int weakf(int) __attribute__((weak));
__attribute__((weak)) int over(int x) {
  return x + 1;
}
int gvar = 5;
extern int galias __attribute__((alias("gvar")));
extern int missing_var __attribute__((weak));
static int plus(int x) {
  return x + 100;
}
static int (*resolve(void))(int) {
  return plus;
}
int chosen(int) __attribute__((ifunc("resolve")));
static _Thread_local int tls = 7;
static __thread struct { int a[4]; } tls2 = {{1, 2, 3, 4}};
static inline int inl(int x) {
  static int count;
  return count += x;
}
extern inline __attribute__((gnu_inline)) int gi(int x) {
  return x - 1;
}
int gi(int x) {
  return x - 2;
}
static int kr(int a, char b, double c) {
  return a + b + (int)c;
}
__attribute__((section("mysec"), used)) static int insec = 9;
int main(void);
static void cleaned(int *p) {
  printf("clean %d\n", *p);
}
static int scoped(int n) {
  __attribute__((cleanup(cleaned))) int a = n;
  {
    __attribute__((cleanup(cleaned))) int b = n + 1;
    if (n > 5) return a;
  }
  return a * 10;
}
__attribute__((const)) static int cst(int x) {
  return x * x;
}
__attribute__((noreturn)) static void bye(int s) {
  exit(s);
}
static int rec(int n) {
  return n ? n + rec(n - 1) : 0;
}
static int mutual_b(int);
static int mutual_a(int n) {
  return n <= 0 ? 0 : 1 + mutual_b(n - 1);
}
static int mutual_b(int n) {
  return n <= 0 ? 0 : 2 + mutual_a(n - 1);
}
typedef int (*op)(int, int);
static int add(int a, int b) {
  return a + b;
}
static int sub(int a, int b) {
  return a - b;
}
static op pick(char c) {
  return c == '+' ? add : sub;
}
static int (*(*ptr(int n))(int))(int, int) {
  return (void *)0;
}
int main(void) {
  printf("%d%d%d\n", log_[0], log_[1], log_[2]);
  printf("%d %d %d %d\n", other(4), other == real, over(1), weakf ? weakf(1) : -1);
  galias = 8;
  printf("%d %d\n", gvar, &missing_var == 0);
  printf("%d\n", chosen(5));
  tls += 1;
  tls2.a[2] *= 10;
  printf("%d %d\n", tls, tls2.a[2]);
  printf("%d %d %d\n", inl(2), inl(3), gi(5));
  printf("%d %d\n", kr(1, 'a', 2.5), insec);
  printf("%d\n", scoped(3));
  printf("%d\n", scoped(6));
  printf("%d %d %d\n", cst(7), rec(50), mutual_a(9));
  printf("%d %d\n", pick('+')(5, 3), pick('-')(5, 3));
  printf("%d\n", ptr(3) == 0);
  op table[] = {add, sub, add};
  int t = 0;
  for (int i = 0; i < 3; i++) t = (*table[i])(t, i + 1);
  printf("%d\n", t);
  printf("%d\n", (&add == add) + (*add == add));
  static int self_ref = sizeof self_ref;
  extern int later;
  printf("%d %d\n", self_ref, later);
  atexit(at2);
  bye(3);
}
int later = 77;
