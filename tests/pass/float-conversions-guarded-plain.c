// Without places in the source: conversions that optimised code makes before the test that guards them: what is not used is no bug.
//@ flags: -O1
#include <stdio.h>

static int clamped(double x) { return x > 255.0 ? 255 : x < 0.0 ? 0 : (int)x; }

__attribute__((noinline)) static int sum(const float *values, int count) {
  int total = 0;
  for (int i = 0; i < count; i++)
    total += values[i] < 100.0f ? (int)values[i] : 100;
  return total;
}

__attribute__((noinline)) static int hoisted(double x, const int *guards, int count) {
  int total = 0;
  for (int i = 0; i < count; i++)
    if (guards[i])
      total += (int)x;
  return total;
}

__attribute__((noinline)) static int bounded(double x, int ok) {
  int r = 0;
  if (ok) {
    r = (int)x;
    if (r > 5)
      r = 5;
  }
  return r;
}

__attribute__((noinline)) static int either(double a, double b, int first) { return first ? (int)a : (int)b; }

int main(void) {
  volatile double inputs[] = {1e300, -1e300, 17.5, 255.5};
  long total = 0;
  for (int i = 0; i < 4; i++)
    total = total * 1000 + clamped(inputs[i]);
  float values[16];
  for (int i = 0; i < 16; i++)
    values[i] = i % 2 ? 1e20f : (float)i;
  const int guards[8] = {0};
  printf("%d %d %d\n", hoisted(1e30, guards, 8), bounded(1e30, 0), either(1e100, 2.5, 0));
  printf("%ld %d\n", total, sum(values, 16));
  return 0;
}
//@ stdout: 0 0 2
//@ stdout: 255000017255 856
