// How much is read is an input: every size is explored, and what is there decides how much comes.
#include <loam.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  char buffer[8];
  int size = klee_range(0, 8, "size");
  int fd = open("A", O_RDONLY);
  long got = read(fd, buffer, size);
  if (got != (size < 5 ? size : 5))
    return 99;
  return got;
}
//@ program-args: --sym-files 1 5
