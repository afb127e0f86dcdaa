// Words, copies and symbolic indices across the places where a large object is divided inside.
#include <loam.h>
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 3 * 4096 + 100 };

int main(void) {
  unsigned char *large = malloc(SIZE);
  for (int i = 0; i < SIZE; i++)
    large[i] = (unsigned char)(i * 7);
  // A word that lies in two chunks, known and symbolic.
  uint64_t word = 0x1122334455667788;
  memcpy(large + 4093, &word, sizeof word);
  uint64_t input;
  klee_make_symbolic(&input, sizeof input, "input");
  memcpy(large + 8189, &input, sizeof input);
  uint64_t back;
  memcpy(&back, large + 8189, sizeof back);
  assert(back == input);
  // A symbolic index that may hit the end of one chunk or the start of the next.
  int index = klee_range(4090, 4102, "index");
  unsigned char before = large[index];
  large[index] = 0xee;
  assert(large[index] == 0xee);
  assert(large[4089] == (unsigned char)(4089 * 7) && large[4102] == (unsigned char)(4102 * 7));
  large[index] = before;
  memcpy(&back, large + 4093, sizeof back);
  assert(back == word);
  // Moving everything by a few bytes moves the symbolic word too.
  memmove(large + 5, large, SIZE - 5);
  memcpy(&back, large + 8194, sizeof back);
  assert(back == input);
  unsigned char *larger = realloc(large, SIZE + 5000);
  assert(larger[SIZE - 1] == (unsigned char)((SIZE - 6) * 7));
  if (larger[8194] == 'x' && larger[8201] == 'y') {
    free(larger);
    return 1;
  }
  free(larger);
  return 0;
}
//@ completed: 3
//@ exit-codes: 0=2 1=1
//@ args: --check leak
