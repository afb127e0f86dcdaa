// A growing array and a pointer into it.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  int capacity = 2, count = 0, n = klee_range(0, 4, "n");
  int *items = malloc(sizeof *items * (size_t)capacity);
  int *first = items;
  *first = 0;
  for (int i = 0; i < n; i++) {
    if (count == capacity) {
      capacity *= 2;
      items = realloc(items, sizeof *items * (size_t)capacity);
    }
    items[count++] = i;
  }
  int x = *first; //~ BUG uaf
  free(items);
  return x;
}
//@ completed: 3
