// Computed goto: one path per label.
#include <loam.h>

int main(void) {
  static void *const labels[] = {&&one, &&two, &&three};
  int i = klee_range(0, 3, "i");
  goto *labels[i];
one:
  return 1;
two:
  return 2;
three:
  return 3;
}
//@ exit-codes: 1=1 2=1 3=1
