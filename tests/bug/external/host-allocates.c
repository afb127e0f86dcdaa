// A host function may hand memory of its own out through a pointer.
#include <stdio.h>

int main(void) {
  char *line = 0;
  size_t size = 0;
  FILE *stream = open_memstream(&line, &size);
  fclose(stream);
  return line[0]; //~ BUG external: in the host's own memory
}
//@ args: --libc none
//@ status: done-with-losses
