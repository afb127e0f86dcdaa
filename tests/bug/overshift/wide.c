// 128 is too much even for 128 bits.
#include <loam.h>

int main(void) {
  int by = klee_range(100, 129, "by");
  unsigned __int128 x = (unsigned __int128)1 << by; //~ BUG overshift
  return x == 0;
}
