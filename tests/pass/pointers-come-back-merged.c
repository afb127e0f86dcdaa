// A pointer that has left its object on one of two paths comes back after the paths were merged.
//@ memory: plane
//@ skip-sanitizers: they complain about the pointer, not about an access
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int numbers[4] = {1, 2, 3, 4};
  volatile long far = 1L << 33;
  int choice = klee_range(0, 2, "choice");
  int *pointer = numbers;
  klee_open_merge();
  if (choice)
    pointer = numbers + far;
  klee_close_merge();
  if (choice)
    pointer = pointer - far;
  assert(pointer == numbers);
  assert(pointer[2] == 3);
  return 0;
}
