// Calls of functions whose types the caller does not know, or knows differently: what the machine's convention makes of them.
//@ flags: -std=gnu99 -Wno-everything -g
//@ skip-sanitizers: the function sanitizer wants exact types
#include <stdio.h>

int first();
long second();
int none();
void nothing();

int old_style(a, b, c)
char a;
short b;
long c;
{
  return a + b + (int)c;
}

double half(x)
double x;
{
  return x / 2;
}

typedef int binary(int, int);
typedef long (*of_anything)();

static int takes_two(int a, int b) { return a - b; }
static long takes_long(long a) { return a; }
static int takes_pointer(const char *text) { return text[1]; }
static int takes_none(void) { return 42; }
static __int128 takes_wide(__int128 a) { return a + 1; }
static unsigned char takes_byte(unsigned char c) { return c; }

int main(void) {
  printf("%d\n", first(1, 2L, 'c'));
  printf("%ld\n", second("text", 3));
  printf("%d %d\n", none(1, 2, 3), none());
  nothing(1, "two", 3.0);
  printf("%d\n", old_style(300, 70000, 1L));
  printf("%.1f\n", half(3.0));
  // More arguments than parameters, narrower and wider ones, pointers as integers.
  printf("%d\n", ((int (*)(int, int, int, double))(void *)takes_two)(9, 4, 100, 2.5));
  printf("%ld\n", ((long (*)(int))(void *)takes_long)(7));
  printf("%d\n", ((int (*)(long))(void *)takes_pointer)((long)"xyz"));
  printf("%d\n", (int)((of_anything)(void *)takes_none)(1, 2, 3));
  printf("%d\n", ((int (*)(long, long))(void *)takes_two)(10, 3));
  printf("%d\n", (int)((__int128 (*)(long, long))(void *)takes_wide)(4, 0));
  printf("%d\n", ((unsigned char (*)(int))(void *)takes_byte)(0x141));
  // Nobody looks at the result of a function that has none.
  ((int (*)(int))(void *)nothing)(5);
  return 0;
}

int first(int a, long b, int c) { return a + (int)b + c; }
long second(const char *text, int i) { return text[i]; }
int none(void) { return 8; }
void nothing(int a) { printf("nothing %d\n", a); }
//@ stdout: 102
//@ stdout: 116
//@ stdout: 8 8
//@ stdout: nothing 1
//@ stdout: 4509
//@ stdout: 1.5
//@ stdout: 5
//@ stdout: 7
//@ stdout: 121
//@ stdout: 42
//@ stdout: 7
//@ stdout: 5
//@ stdout: 65
//@ stdout: nothing 5
