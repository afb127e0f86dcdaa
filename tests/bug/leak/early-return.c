// Forgotten on the way out for one input.
#include <loam.h>
#include <stdlib.h>

static int work(int size) {
  char *buffer = malloc(32); //~ BUG leak
  if (size > 32)
    return -1;
  buffer[0] = 1;
  free(buffer);
  return 0;
}

int main(void) {
  work(klee_int("size"));
  return 0;
}
//@ completed: 1
//@ golden
//@ args: --check leak
