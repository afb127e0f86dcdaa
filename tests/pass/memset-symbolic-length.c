// memset with a symbolic length touches what it should and nothing else.
#include <loam.h>
#include <string.h>

int main(void) {
  unsigned char a[12] = {0};
  int n = klee_range(0, 13, "n");
  memset(a, 7, (size_t)n);
  int sum = 0;
  for (int i = 0; i < 12; i++)
    sum += a[i];
  klee_assert(sum == 7 * n);
  return 0;
}
//@ completed: 1
