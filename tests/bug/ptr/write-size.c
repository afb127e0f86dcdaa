// A length of a write that may be larger than its buffer.
#include <loam.h>
#include <unistd.h>

int main(void) {
  char buffer[4] = "abc";
  unsigned char size;
  klee_make_symbolic(&size, sizeof size, "size");
  write(1, buffer, size); //~ BUG ptr
  return 0;
}
// A write of 0 to 4 bytes is right.
//@ completed: 5
