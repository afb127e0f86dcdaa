// Two ways that call different functions, with locals and heap objects of their own, still become one path.
#include <loam.h>
#include <stdlib.h>
#include <string.h>

static int by_copy(int x) {
  char text[24];
  memset(text, x & 7, sizeof text);
  char *copy = malloc(sizeof text);
  memcpy(copy, text, sizeof text);
  int result = copy[3] + text[23];
  free(copy);
  return result;
}

static int by_sum(int x) {
  int parts[3] = {x & 7, x & 7, 0};
  int *last = &parts[2];
  *last = parts[0] + parts[1];
  return parts[2];
}

int main(void) {
  int x = klee_int("x"), result;
  klee_open_merge();
  if (x > 100)
    result = by_copy(x);
  else
    result = by_sum(x);
  klee_close_merge();
  klee_assert(result == 2 * (x & 7));
  return 0;
}
//@ completed: 1
