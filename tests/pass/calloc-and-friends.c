// The family of malloc.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int *zeroed = calloc(4, sizeof *zeroed);
  assert(zeroed[0] == 0 && zeroed[3] == 0);
  void *aligned = aligned_alloc(64, 128);
  assert((uintptr_t)aligned % 64 == 0);
  void *other = NULL;
  assert(posix_memalign(&other, 32, 10) == 0 && (uintptr_t)other % 32 == 0);
  char *copy = strdup("copy");
  assert(strcmp(copy, "copy") == 0);
  volatile size_t huge = SIZE_MAX / 2;
  assert(calloc(huge, 4) == NULL);
  free(zeroed);
  free(aligned);
  free(other);
  free(copy);
  free(malloc(0));
  return 0;
}
