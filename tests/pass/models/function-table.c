// Functions in tables that lie in several objects: which is called, and with whose data.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

struct operation {
  int (*apply)(int, int);
  int operand;
};

static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
static int multiply(int a, int b) { return a * b; }

int main(void) {
  static int (*const functions[])(int, int) = {add, subtract, multiply};
  struct operation *operations[3];
  for (int i = 0; i < 3; i++) {
    operations[i] = malloc(sizeof **operations);
    *operations[i] = (struct operation){functions[i], 5 + i};
  }
  unsigned i = (unsigned)klee_choose(3);
  int result = operations[i]->apply(100, operations[i]->operand);
  assert(result == (i == 0 ? 105 : i == 1 ? 94 : 700));
  operations[i]->apply = add;
  unsigned j = (unsigned)klee_choose(3);
  result = operations[j]->apply(10, 2);
  assert(result == (i == j || j == 0 ? 12 : j == 1 ? 8 : 20));
  return 0;
}
