// A condition reads bytes that were never written for some inputs, but is false for them whatever these bytes are. Its
// constraint on the path is without them: what follows is decided as if the buffer had only the bytes that were written.
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned char *buffer = malloc(4096);
  unsigned char text[4];
  unsigned at = klee_range(0, 4096, "at");
  klee_make_symbolic(text, sizeof text, "text");
  for (int i = 0; i < 4; i++)
    buffer[i] = text[i];
  if (!((at < 4) & (buffer[at] == 'x')))
    return 1;
  int count = 0;
  for (int i = 0; i < 4; i++)
    count += text[i] == 'x';
  free(buffer);
  if (count == 0)
    return 2; // never: one of them is
  return 0;
}
//@ exit-codes: 1=1 0=1
//@ args: --check uninit
//@ completed: 2
