// Conversions that optimised code makes before the test that guards them: what is not used is no bug.
//@ flags: -O2 -g
#include <stdio.h>

static int clamped(double x) { return x > 255.0 ? 255 : x < 0.0 ? 0 : (int)x; }

__attribute__((noinline)) static int sum(const float *values, int count) {
  int total = 0;
  for (int i = 0; i < count; i++)
    total += values[i] < 100.0f ? (int)values[i] : 100;
  return total;
}

int main(void) {
  volatile double inputs[] = {1e300, -1e300, 17.5, 255.5};
  long total = 0;
  for (int i = 0; i < 4; i++)
    total = total * 1000 + clamped(inputs[i]);
  float values[16];
  for (int i = 0; i < 16; i++)
    values[i] = i % 2 ? 1e20f : (float)i;
  printf("%ld %d\n", total, sum(values, 16));
  return 0;
}
//@ stdout: 255000017255 856
