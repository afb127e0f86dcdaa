// A program's own malloc and free are run: this allocator hands out memory that is still in use.
#include <assert.h>
#include <stddef.h>
#include <string.h>

static _Alignas(16) char arena[64];
static size_t used;

void *malloc(size_t size) {
  char *memory = arena + used;
  used = (used + size) % 32;
  return memory;
}

void free(void *memory) {
  (void)memory;
}

int main(void) {
  char *first = malloc(24), *second = malloc(8), *third = malloc(8);
  strcpy(first, "first");
  strcpy(second, "second");
  strcpy(third, "third");
  assert(strcmp(first, "first") == 0); //~ BUG assert
  return 0;
}
//@ skip-replay: the machine's own library asks for memory too
