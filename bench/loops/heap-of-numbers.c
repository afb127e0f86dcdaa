// Numbers are put into a heap: its first cell is the least.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned char heap[10], input[10];
  klee_make_symbolic(input, sizeof input, "input");
  for (int n = 0; n < 10; n++) {
    int at = n;
    while (at > 0 && heap[(at - 1) / 2] > input[n]) {
      heap[at] = heap[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    heap[at] = input[n];
  }
  for (int i = 0; i < 10; i++)
    assert(heap[0] <= input[i]);
  return 0;
}
