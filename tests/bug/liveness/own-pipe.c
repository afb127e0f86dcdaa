// A program that waits for itself: it reads from a pipe it holds open for writing.
#include <unistd.h>

int main(void) {
  int p[2];
  char byte;
  pipe(p);
  return read(p[0], &byte, 1); //~ BUG liveness: the program waits for ever
}
