// Everything is written, then one element again at a place the input chooses.
#include <loam.h>

int main(void) {
  int a[4];
  for (int i = 0; i < 4; i++)
    a[i] = 1;
  a[klee_range(0, 4, "i")] = 2;
  int twos = 0;
  for (int i = 0; i < 4; i++)
    twos += a[i] == 2;
  if (twos != 1)
    return 1;
  return 0;
}
//@ exit-codes: 0=1
//@ args: --check uninit
