// Two different bugs in one program are both reported, each once, however many paths reach them.
#include <loam.h>

static int a[4];

int main(void) {
  int i = klee_range(0, 6, "i"), deep = klee_range(0, 4, "deep");
  for (int k = 0; k < deep; k++)
    a[0]++;
  if (klee_int("which") > 0)
    a[i] = 1; //~ BUG ptr: out of bounds write
  else
    return a[i + 1] == 5; //~ BUG ptr: out of bounds read
  return 0;
}
