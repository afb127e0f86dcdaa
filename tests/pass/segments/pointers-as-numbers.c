// Addresses of members compared, subtracted, cast, printed and hashed: the program sees where its objects lie, not the segment.
#include <assert.h>
#include <loam.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 3, SIZE = 330 };

static uint64_t hash(const void *pointer) {
  uint64_t h = (uintptr_t)pointer;
  h ^= h >> 7;
  return h * 0x9e3779b97f4a7c15u;
}

int main(void) {
  unsigned char *rows[ROWS];
  uint64_t hashes[ROWS];
  char printed[ROWS][32], again[32];
  for (int i = 0; i < ROWS; i++) {
    rows[i] = memset(malloc(SIZE), i + 1, SIZE);
    hashes[i] = hash(rows[i]);
    sprintf(printed[i], "%p", (void *)rows[i]);
  }
  unsigned i = (unsigned)klee_choose(ROWS), j = (unsigned)klee_choose(SIZE);
  unsigned char *p = rows[i], *q = rows[i] + j;
  *q = 100;
  assert(q - p == (ptrdiff_t)j && q >= p && q < p + SIZE);
  assert((q == rows[1] + 5) == (i == 1 && j == 5));
  assert((p != rows[2]) == (i != 2));
  uintptr_t number = (uintptr_t)q;
  assert(number - (uintptr_t)rows[i] == j);
  assert(*(unsigned char *)(number) == 100);
  // The lowest bits as a tag.
  uintptr_t tagged = (uintptr_t)p | 3;
  unsigned char *untagged = (unsigned char *)(tagged & ~(uintptr_t)7);
  assert(untagged == p && untagged[j] == 100);
  for (unsigned r = 0; r < ROWS; r++) {
    assert(hash(rows[r]) == hashes[r]);
    sprintf(again, "%p", (void *)rows[r]);
    assert(strcmp(again, printed[r]) == 0);
    assert((hash(p) == hashes[r]) == (r == i));
  }
  // Through the bytes of a pointer.
  unsigned char bytes[sizeof q], *copy;
  memcpy(bytes, &q, sizeof q);
  memcpy(&copy, bytes, sizeof copy);
  assert(*copy == 100 && copy[-(ptrdiff_t)j] == (j ? i + 1 : 100));
  return 0;
}
//@ memory: all
