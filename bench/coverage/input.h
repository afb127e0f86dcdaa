/* Standard input for the harnesses of libraries: all of it, with a zero after it. */
#include <stddef.h>
#include <unistd.h>

static char input[4096 + 1];

static size_t read_input(void) {
  size_t length = 0;
  ssize_t count;
  while (length < sizeof input - 1 && (count = read(0, input + length, sizeof input - 1 - length)) > 0)
    length += (size_t)count;
  input[length] = 0;
  return length;
}
