// Functions in tables, in structures and as arguments.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

static int twice(int x) { return 2 * x; }
static int square(int x) { return x * x; }
static int negate(int x) { return -x; }

struct operation {
  char name;
  int (*apply)(int);
};

static const struct operation operations[] = {{'t', twice}, {'s', square}, {'n', negate}};

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
  unsigned which = klee_choose(3);
  int result = operations[which].apply(5);
  assert(result == 10 || result == 25 || result == -5);
  int (*volatile chosen)(int) = operations[which].apply;
  assert(chosen(5) == result);
  int numbers[] = {5, 2, 9, 1};
  qsort(numbers, 4, sizeof *numbers, compare);
  assert(numbers[0] == 1 && numbers[3] == 9);
  int key = 5;
  assert(bsearch(&key, numbers, 4, sizeof *numbers, compare) == numbers + 2);
  return which;
}
//@ args: --compiler-arg=-m32
//@ completed: 3
