// A file whose name is an argument: A is there, "." is a directory, other names are not there.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc != 2)
    return 9;
  int fd = open(argv[1], O_RDONLY);
  if (fd < 0)
    return errno == ENOENT ? 1 : 2;
  char byte;
  long n = read(fd, &byte, 1);
  if (n < 0)
    return errno == EISDIR ? 3 : 4;
  if (byte == 'z')
    return 5;
  return 6;
}
//@ program-args: --sym-arg 1 --sym-files 1 2
//@ exit-codes: 1=1 3=2 5=1 6=1
