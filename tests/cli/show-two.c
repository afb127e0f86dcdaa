/* Two paths that print something. */
#include <loam.h>
#include <stdio.h>
int main(void) {
  if (klee_range(0, 10, "n") < 5)
    puts("small");
  else
    puts("large");
  return 0;
}
