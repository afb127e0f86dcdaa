/* Two ways to sort must agree; the second forgets to go on after the first swap. */
#include <assert.h>
#include <klee/klee.h>
#include <stdio.h>
#include <string.h>

static void insertion_sort(int *array, unsigned count) {
  for (unsigned i = 1; i < count; i++) {
    int item = array[i];
    unsigned j = i;
    for (; j > 0 && array[j - 1] > item; j--)
      array[j] = array[j - 1];
    array[j] = item;
  }
}

static void bubble_sort(int *array, unsigned count) {
  for (unsigned end = count; end > 1; end--) {
    int done = 1;
    for (unsigned i = 0; i + 1 < end; i++) {
      if (array[i] > array[i + 1]) {
        int item = array[i];
        array[i] = array[i + 1];
        array[i + 1] = item;
        done = 0;
      }
    }
    break; /* should be: if (done) break; */
  }
}

int main(void) {
  int input[3], first[3], second[3];
  klee_make_symbolic(input, sizeof input, "input");
  memcpy(first, input, sizeof input);
  memcpy(second, input, sizeof input);
  insertion_sort(first, 3);
  bubble_sort(second, 3);
  assert(memcmp(first, second, sizeof first) == 0);
  return 0;
}
