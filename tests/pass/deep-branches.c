// 64 paths, each with its own sum.
#include <loam.h>

int main(void) {
  unsigned char bits[6];
  int sum = 0;
  klee_make_symbolic(bits, sizeof bits, "bits");
  for (int i = 0; i < 6; i++)
    if (bits[i] & 1)
      sum += 1 << i;
  return sum;
}
//@ completed: 64
