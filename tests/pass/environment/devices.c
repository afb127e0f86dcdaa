// The devices every program finds: /dev/null, /dev/zero, /dev/full, and /dev/stdout as another name of descriptor 1.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  char buffer[8] = "xxxxxxx";
  int fd = open("/dev/null", O_RDWR);
  printf("%ld %ld\n", (long)write(fd, "gone", 4), (long)read(fd, buffer, 8));
  close(fd);
  fd = open("/dev/zero", O_RDWR);
  printf("%ld", (long)read(fd, buffer, 4));
  printf(" %d%d%d%d%c\n", buffer[0], buffer[1], buffer[2], buffer[3], buffer[4]);
  close(fd);
  fd = open("/dev/full", O_WRONLY);
  printf("%ld", (long)write(fd, "x", 1));
  printf(" %d\n", errno == ENOSPC);
  close(fd);
  fd = open("/dev/urandom", O_RDONLY);
  printf("%ld\n", (long)read(fd, buffer, 8));
  close(fd);
  FILE *full = fopen("/dev/full", "w");
  fputs("text", full);
  printf("%d\n", fclose(full) == EOF);
  fflush(stdout);
  fd = open("/dev/stdout", O_WRONLY);
  write(fd, "through another name\n", 21);
  close(fd);
  return 0;
}
