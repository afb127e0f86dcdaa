// Where a program seeks to is an input.
//@ status: done-with-losses
#include <loam.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  int fd = open("f", O_RDWR | O_CREAT | O_TRUNC, 0600);
  write(fd, "0123456", 7);
  int where = klee_range(0, 4, "where");
  lseek(fd, where, SEEK_SET);
  char byte;
  read(fd, &byte, 1);
  return byte - '0' == where ? 0 : 1;
}
