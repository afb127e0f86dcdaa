// One function is never entered, and the branch to it is never taken.
#include <loam.h>

static int report(int value) {
  int sum = 0;
  for (int i = 0; i < value; i++)
    sum += i;
  return sum;
}

int main(void) {
  unsigned char byte;
  klee_make_symbolic(&byte, sizeof byte, "byte");
  volatile int verbose = 0;
  if (verbose) {
    int sum = report(byte);
    return sum;
  }
  switch (byte & 3) {
  case 1:
    return 1;
  case 5:
    return 5;
  }
  return 0;
}
