// Vectors made of input bytes.
#include <loam.h>

typedef unsigned char bytes __attribute__((vector_size(16)));

int main(void) {
  bytes v;
  klee_make_symbolic(&v, sizeof v, "v");
  bytes w = v ^ 0x20;
  unsigned sum = 0;
  for (int i = 0; i < 16; i++)
    sum += w[i];
  if (sum == 16 * 255)
    klee_assert(v[0] == 0xdf && v[15] == 0xdf);
  return 0;
}
//@ completed: 2
