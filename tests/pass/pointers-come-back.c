// A pointer may leave its object as long as nothing is accessed: it comes back, is compared, is stored, and is moved by the
// distance of two objects in numbers.
//@ memory: plane
//@ skip-sanitizers: they complain about the pointer, not about an access
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  long far = 1L << 33;
  int numbers[4] = {1, 2, 3, 4};
  int *volatile kept = numbers + far;
  assert(kept != numbers);
  int *back = kept - far;
  assert(back == numbers && back[2] == 3);
  assert(*(kept - far + 3) == 4);

  // Numbers belong to no object.
  int *other = malloc(sizeof(int));
  if (!other)
    return 0;
  *other = 7;
  uintptr_t step = (uintptr_t)other - (uintptr_t)numbers;
  int *same = (int *)((uintptr_t)numbers + step);
  assert(*same == 7);
  free(same);
  return 0;
}
