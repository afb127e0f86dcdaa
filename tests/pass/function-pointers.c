// A symbolic call target: one path per function.
#include <loam.h>

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

static int (*const operations[])(int, int) = {add, sub, mul};

int main(void) {
  unsigned which;
  klee_make_symbolic(&which, sizeof which, "which");
  klee_assume(which < 3);
  return operations[which](7, 5);
}
//@ exit-codes: 12=1 2=1 35=1
