// A system call that reads behind the object, for some inputs.
#include <loam.h>
#include <unistd.h>

int main(void) {
  char text[4] = "abc";
  unsigned n = (unsigned)klee_range(1, 9, "n");
  return write(1, text, n) < 0; //~ BUG ptr: out of bounds read in write at offset 0 of local 'text' of 4 bytes
}
//@ completed: 4
