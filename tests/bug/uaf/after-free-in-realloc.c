// realloc to a smaller size may move too: the old pointer is no longer to be used.
#include <stdlib.h>

int main(void) {
  char *old = malloc(64);
  old[0] = 1;
  char *new = realloc(old, 100000);
  old[0] = 2; //~ BUG uaf: write of 1 byte at offset 0 of heap object of 64 bytes
  free(new);
  return 0;
}
