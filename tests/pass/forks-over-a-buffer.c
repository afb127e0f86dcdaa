// Many states that differ in a few bytes of one large buffer, each sees its own.
#include <loam.h>
#include <assert.h>
#include <stdlib.h>

enum { SIZE = 64 * 1024, STEP = 5000, BITS = 6 };

int main(void) {
  unsigned char *buffer = calloc(SIZE, 1);
  unsigned input;
  klee_make_symbolic(&input, sizeof input, "input");
  for (int bit = 0; bit < BITS; bit++)
    if (input >> bit & 1)
      buffer[bit * STEP] = (unsigned char)(bit + 1);
  int sum = 0, expected = 0;
  for (int i = 0; i < SIZE; i += 100)
    sum += buffer[i];
  for (int bit = 0; bit < BITS; bit++)
    expected += (int)(input >> bit & 1) * (bit + 1);
  assert(sum == expected);
  free(buffer);
  return 0;
}
//@ completed: 64
