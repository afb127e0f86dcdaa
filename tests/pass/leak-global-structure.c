// Kept in a structure that is a global variable.
#include <stdlib.h>

struct state {
  int count;
  char *buffers[3];
};

static struct state state;

int main(void) {
  state.buffers[2] = malloc(8);
  return 0;
}
//@ args: --check leak
