// A length in a file that nobody checks.
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  unsigned char head[2], table[8] = {0};
  int fd = open("A", O_RDONLY);
  if (read(fd, head, 2) != 2 || head[0] != 'L')
    return 1;
  table[head[1] & 15]++; //~ BUG ptr
  return 0;
}
//@ program-args: --sym-files 1 4
