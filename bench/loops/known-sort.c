// 400 known numbers are sorted by insertion; two neighbours are compared at an input's index.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int numbers[400];
  unsigned state = 1;
  for (int i = 0; i < 400; i++) {
    state = state * 1664525u + 1013904223u;
    numbers[i] = (int)(state >> 8);
  }
  for (int i = 1; i < 400; i++) {
    int moved = numbers[i], at = i;
    while (at > 0 && numbers[at - 1] > moved) {
      numbers[at] = numbers[at - 1];
      at--;
    }
    numbers[at] = moved;
  }
  unsigned i = klee_range(0, 399, "i");
  assert(numbers[i] <= numbers[i + 1]);
  return 0;
}
