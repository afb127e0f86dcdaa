// A list by indices: nodes are put in front, in an order of inputs, and all of them are found.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  signed char next[6], head = -1;
  unsigned char is_in[6] = {0}, order[6];
  klee_make_symbolic(order, sizeof order, "order");
  int size = 0, length = 0;
  for (int i = 0; i < 6; i++) {
    __VERIFIER_assume(order[i] < 6);
    if (!is_in[order[i]]) {
      is_in[order[i]] = 1;
      next[order[i]] = head;
      head = (signed char)order[i];
      size++;
    }
  }
  for (signed char at = head; at >= 0; at = next[at])
    length++;
  assert(length == size);
  return 0;
}
