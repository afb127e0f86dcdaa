// Symbolic bytes stay symbolic on their way through another file, a pipe and the buffers of stdio.
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  char bytes[3], back[3];
  read(0, bytes, 3);
  int fd = open("copy", O_RDWR | O_CREAT | O_TRUNC, 0600);
  write(fd, bytes, 3);
  lseek(fd, 0, SEEK_SET);
  int p[2];
  pipe(p);
  for (int i = 0; i < 3; i++) {
    read(fd, &back[i], 1);
    write(p[1], &back[i], 1);
  }
  FILE *f = fdopen(p[0], "r");
  close(p[1]);
  int code = 0;
  for (int i = 0; i < 3; i++)
    if (fgetc(f) == 'K' + i)
      code |= 1 << i;
  return code;
}
//@ program-args: --sym-stdin 3
//@ completed: 8
