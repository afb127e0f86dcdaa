// readv and writev, and mmap of a file.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

int main(void) {
  int fd = open("f", O_RDWR | O_CREAT | O_TRUNC, 0644);
  struct iovec out[] = {{"ab", 2}, {"", 0}, {"cde", 3}};
  printf("%ld\n", (long)writev(fd, out, 3));
  char a[3] = "", b[8] = "";
  struct iovec in[] = {{a, 2}, {b, 7}};
  lseek(fd, 0, SEEK_SET);
  printf("%ld %s %s\n", (long)readv(fd, in, 2), a, b);
  printf("%ld\n", (long)writev(fd, out, 0));
  char *map = mmap(NULL, 5, PROT_READ, MAP_PRIVATE, fd, 0);
  printf("%.5s\n", map);
  munmap(map, 5);
  map = mmap(NULL, 5, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
  map[0] = 'X';
  lseek(fd, 0, SEEK_SET);
  read(fd, a, 2);
  printf("%c %c\n", map[0], a[0]);
  munmap(map, 5);
  char *memory = mmap(NULL, 100000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  int zeros = 0;
  for (int i = 0; i < 100000; i += 1000)
    zeros += memory[i] == 0;
  memory[99999] = 1;
  printf("%d\n", zeros);
  printf("%d\n", munmap(memory, 100000));
  errno = 0;
  printf("%d", mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED);
  printf(" %d\n", errno == EINVAL);
  return 0;
}
