// A program with more paths than anybody can wait for.
#include <loam.h>

int main(void) {
  unsigned sum = 0;
  for (;;) {
    if (klee_int("x") > 0)
      sum++;
    else
      sum += 2;
    if (sum == 1000000000u)
      return 1;
  }
}
