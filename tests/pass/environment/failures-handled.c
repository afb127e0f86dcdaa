// A program that handles every failure: no failed or shortened call of the system makes it lose a byte unnoticed.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int write_all(int fd, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(fd, bytes, length);
    if (written < 0 && errno != EINTR)
      return -1;
    if (written > 0)
      bytes += written, length -= written;
  }
  return 0;
}

int main(void) {
  char *text = malloc(8), back[8];
  if (!text)
    return 10;
  memcpy(text, "12345678", 8);
  int fd = open("data", O_RDWR | O_CREAT | O_TRUNC, 0600);
  if (fd < 0)
    return 11;
  if (write_all(fd, text, 8))
    return 12;
  lseek(fd, 0, SEEK_SET);
  size_t n = 0;
  while (n < 8) {
    ssize_t got = read(fd, back + n, 8 - n);
    if (got < 0 && errno != EINTR)
      return 13;
    if (got > 0)
      n += got;
  }
  assert(memcmp(text, back, 8) == 0);
  free(text);
  return 0;
}
// Without a failure: 0. malloc, open and write may fail; write may be short; read may be interrupted, or short.
//@ args: --fail-syscalls 1 --fail-malloc
//@ exit-codes: 0=4 10=1 11=1 12=1
