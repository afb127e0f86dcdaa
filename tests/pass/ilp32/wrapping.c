// Pointer arithmetic that may wrap does so at 4 GiB.
#include <assert.h>
#include <loam.h>
#include <stdint.h>

static int numbers[4] = {1, 2, 3, 4};

int main(void) {
  unsigned index = klee_choose(4);
  char *start = (char *)numbers;
  char *far = start + 0x7fffffff + index * 4;
  assert(*(int *)(far + 0x7fffffff + 2) == (int)index + 1);
  char *low = start - (uintptr_t)start;
  assert(!low && low + (uintptr_t)numbers == start);
  int *shifted = (int *)(far + 0x7fffffff) + 0x3fffffff;
  assert((char *)shifted + 6 == start + index * 4 && *(int *)((char *)shifted + 6) == (int)index + 1);
  return 0;
}
//@ args: --compiler-arg=-m32 --compiler-arg=-fwrapv-pointer
//@ skip-sanitizers: the wrapping is intended
