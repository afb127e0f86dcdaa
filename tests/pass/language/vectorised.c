// Loops that the optimiser turns into vector code.
//@ flags: -std=gnu23 -w -g
#include <stdio.h>
__attribute__((noinline)) int find(const int *p, int n, int x) {
  for (int i = 0; i < n; i++) if (p[i] == x) return i;
  return -1;
}
__attribute__((noinline)) int find16(const short *p, short x) {
  for (int i = 0; i < 64; i++) if (p[i] == x) return i;
  return -1;
}
__attribute__((noinline)) long dot(const signed char *a, const signed char *b, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i] * b[i];
  return s;
}
__attribute__((noinline)) unsigned sad(const unsigned char *a, const unsigned char *b, int n) {
  unsigned s = 0;
  for (int i = 0; i < n; i++) s += a[i] > b[i] ? a[i] - b[i] : b[i] - a[i];
  return s;
}
__attribute__((noinline)) void deint(const int *in, int *a, int *b, int n) {
  for (int i = 0; i < n; i++) {
    a[i] = in[2*i];
    b[i] = in[2*i+1];
  }
}
__attribute__((noinline)) void int3(const char *a, const char *b, const char *c, char *o, int n) {
  for (int i = 0; i < n; i++) {
    o[3*i] = a[i];
    o[3*i+1] = b[i];
    o[3*i+2] = c[i];
  }
}
__attribute__((noinline)) double sumd(const double *a, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
__attribute__((noinline)) int maxi(const int *a, int n) {
  int m = a[0];
  for (int i = 1; i < n; i++) m = a[i] > m ? a[i] : m;
  return m;
}
__attribute__((noinline)) int lasti(const int *a, int n) {
  int r = -1;
  for (int i = 0; i < n; i++) if (a[i] > 50) r = i;
  return r;
}
__attribute__((noinline)) int cmp3(long a, long b) {
  return (a > b) - (a < b);
}
__attribute__((noinline)) unsigned long mulh(unsigned long a, unsigned long b) {
  return ((unsigned __int128)a * b) >> 64;
}
__attribute__((noinline)) void cond(const int *c, const int *a, int *o, int n) {
  for (int i = 0; i < n; i++) if (c[i]) o[i] = a[i] * 2;
}
int main(void) {
  int a[100], b[200], x[100], y[100];
  short s[64];
  signed char c[100], d[100];
  unsigned char u[100], v[100];
  char o[300];
  double dd[100];
  for (int i = 0; i < 100; i++) {
    a[i] = i * 7 % 101;
    b[i] = i;
    b[100 + i] = 1000 - i;
    c[i] = i - 50;
    d[i] = 3 * i % 70;
    u[i] = i * 13;
    v[i] = i * 29;
    dd[i] = i / 8.0;
  }
  for (int i = 0; i < 64; i++) s[i] = i * 100;
  printf("%d %d %d\n", find(a, 100, 50), find(a, 100, 1000), find(a, 3, 7));
  printf("%d %d\n", find16(s, 4200), find16(s, 1));
  printf("%ld %u\n", dot(c, d, 100), sad(u, v, 100));
  deint(b, x, y, 100);
  printf("%d %d\n", x[50], y[99]);
  int3((char *)u, (char *)v, (char *)c, o, 100);
  int t = 0;
  for (int i = 0; i < 300; i++) t = t * 3 + o[i] & 0xffffff;
  printf("%d\n", t);
  printf("%f %d %d %d %lu\n", sumd(dd, 100), maxi(a, 100), lasti(a, 100), cmp3(3, 5), mulh(-1UL, -3UL));
  cond(a, x, y, 100);
  printf("%d %d\n", y[0], y[57]);
  return 0;
}
