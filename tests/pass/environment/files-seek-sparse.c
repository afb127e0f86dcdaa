// Seeking past the end leaves a hole of zeros once something is written behind it; truncation cuts and fills up.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void content(int fd) {
  unsigned char buffer[64];
  long n = pread(fd, buffer, sizeof buffer, 0);
  printf("%ld:", n);
  for (long i = 0; i < n; i++)
    printf(" %02x", buffer[i]);
  printf("\n");
}

int main(void) {
  int fd = open("sparse", O_RDWR | O_CREAT | O_TRUNC, 0600);
  printf("%ld\n", (long)lseek(fd, 10, SEEK_SET));
  content(fd);
  write(fd, "end", 3);
  content(fd);
  printf("%ld %ld\n", (long)lseek(fd, -2, SEEK_END), (long)lseek(fd, 1, SEEK_CUR));
  printf("%ld %d\n", (long)lseek(fd, -20, SEEK_CUR), errno);
  printf("%ld %d\n", (long)lseek(fd, 0, 99), errno);
  write(fd, "XY", 2);
  content(fd);
  ftruncate(fd, 4);
  content(fd);
  ftruncate(fd, 8);
  content(fd);
  printf("%d %d\n", ftruncate(fd, -1), errno);
  printf("%d\n", truncate("sparse", 2));
  content(fd);
  printf("%ld\n", (long)pwrite(fd, "abc", 3, 1));
  content(fd);
  printf("offset %ld\n", (long)lseek(fd, 0, SEEK_CUR));
  char c;
  lseek(fd, 1000, SEEK_SET);
  printf("behind the end: %ld\n", (long)read(fd, &c, 1));
  close(fd);
  return 0;
}
