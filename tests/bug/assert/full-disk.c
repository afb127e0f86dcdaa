// A program that believes every write, on a disk that is full.
#include <assert.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
  struct stat s;
  int fd = open("data", O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (fd < 0)
    return 1;
  write(fd, "12345678", 8);
  if (fstat(fd, &s) != 0)
    return 2;
  assert(s.st_size == 8); //~ BUG assert
  close(fd);
  return 0;
}
//@ args: --fail-syscalls 1
