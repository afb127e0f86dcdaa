// memcpy reads too much.
#include <string.h>

static char source[3];

int main(void) {
  char to[8];
  memcpy(to, source, 4); //~ BUG ptr: out of bounds read
  return to[0];
}
