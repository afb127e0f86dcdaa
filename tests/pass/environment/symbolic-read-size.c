// How much is read is an input: every size that makes a difference is a path of its own, and what is there decides how much
// comes. Of 0 to 7 bytes, 0 to 4 are read as asked; 5, 6 and 7 read all 5 there are: 6 paths.
#include <loam.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  char buffer[8];
  int size = klee_range(0, 8, "size");
  int fd = open("A", O_RDONLY);
  return read(fd, buffer, size);
}
//@ program-args: --sym-files 1 5
//@ exit-codes: 0=1 1=1 2=1 3=1 4=1 5=1
