// strcat does not look at the size of its buffer.
#include <loam.h>
#include <string.h>

int main(void) {
  char path[8] = "/tmp/", name[4];
  klee_make_symbolic(name, sizeof name, "name");
  klee_assume(name[3] == 0);
  strcat(path, name); //~ BUG ptr: out of bounds write of 1 byte
  return path[0] != '/';
}
