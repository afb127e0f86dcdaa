// A program that takes a short read for the end of the file.
#include <assert.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  char buffer[8];
  int fd = open("A", O_RDONLY);
  if (fd < 0)
    return 1;
  long n = read(fd, buffer, 8);
  if (n < 0)
    return 2;
  assert(n == 8); //~ BUG assert
  return 0;
}
//@ args: --fail-syscalls 1
//@ program-args: --sym-files 1 8
