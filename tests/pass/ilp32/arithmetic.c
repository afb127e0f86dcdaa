// Pointer arithmetic: negative offsets, differences, integers and back.
#include <assert.h>
#include <loam.h>
#include <stdint.h>

static int numbers[16];

int main(void) {
  for (int i = 0; i < 16; i++)
    numbers[i] = 3 * i;
  int at = klee_int("at");
  klee_assume(at >= -8 & at < 8);
  int *middle = numbers + 8;
  assert(middle[at] == 3 * (8 + at));
  int *moved = middle + at;
  assert(moved - numbers == 8 + at && *(moved - at) == 24);
  assert((moved < middle) == (at < 0));
  uintptr_t word = (uintptr_t)moved;
  assert(*(int *)word == *moved && (word & 3) == 0);
  assert(word - (uintptr_t)numbers == 4u * (8 + at));
  unsigned back = -1u;
  assert(middle[(int)back] == 21);
  char *bytes = (char *)numbers + sizeof numbers;
  assert(bytes - (char *)middle == 32 && ((int *)bytes)[-1] == 45);
  /* A sum of integers wraps at 32 bits. */
  uintptr_t high = (uintptr_t)middle + 0x80000000u;
  assert(*(int *)(high + 0x80000000u) == 24);
  long long far = (long long)(uintptr_t)middle;
  assert(far > 0 && *(int *)(uintptr_t)(far + 4) == 27);
  return moved == numbers;
}
//@ args: --compiler-arg=-m32
//@ memory: all
