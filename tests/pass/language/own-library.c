// A program with its own functions of the names of the library, and lists of arguments handed on.
//@ flags: -std=gnu23 -w -g
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
static int used;
void *memcpy(void *d, const void *s, size_t n) {
  used |= 1;
  char *a = d;
  const char *b = s;
  while (n--) *a++ = *b++;
  return d;
}
size_t strlen(const char *s) {
  used |= 2;
  size_t n = 0;
  while (s[n]) n++;
  return n;
}
int strcmp(const char *a, const char *b) {
  used |= 4;
  while (*a && *a == *b) a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}
char *strchr(const char *s, int c) {
  used |= 8;
  for (;; s++) {
    if (*s == (char)c) return (char *)s;
    if (!*s) return 0;
  }
}
int abs(int x) {
  used |= 16;
  return x < 0 ? -x : x;
}
static char pool[1000];
static size_t top;
int printf_like(const char *f, ...) {
  va_list l;
  va_start(l, f);
  int r = vprintf(f, l);
  va_end(l);
  return r;
}
int my(char *b, size_t n, const char *f, va_list l) {
  va_list c;
  va_copy(c, l);
  int k = vsnprintf(0, 0, f, c);
  va_end(c);
  return k < (int)n ? vsnprintf(b, n, f, l) : -1;
}
static int fmt(char *b, size_t n, const char *f, ...) {
  va_list l;
  va_start(l, f);
  int r = my(b, n, f, l);
  va_end(l);
  return r;
}
int main(void) {
  volatile size_t n = 5;
  char b[64];
  memcpy(b, "hello", n + 1);
  printf("%zu %d %s %d\n", strlen(b), strcmp(b, "help") > 0, strchr(b, 'l'), abs(-4));
  printf_like("%d %s %g %Lg %c %ld %x %5.2f|\n", 1, "two", 3.5, 4.5L, '5', 6L, 7, 8.125);
  printf("%d ", fmt(b, 64, "%d-%d-%s-%d-%d-%d-%d-%g-%g", 1, 2, "three", 4, 5, 6, 7, 8.5, 9.5));
  puts(b);
  printf("%d\n", fmt(b, 3, "%s", "long"));
  return 0;
}
