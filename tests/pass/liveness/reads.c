// Reads a file of equal bytes to its end: its position is a part of the state.
//@ args: --check liveness
//@ completed: 1
#include <stdio.h>
#include <unistd.h>
#include <fcntl.h>

int main(void) {
  int file = open("zeros", O_RDWR | O_CREAT, 0600);
  char byte = 0;
  ftruncate(file, 3000);
  while (read(file, &byte, 1) == 1) {
  }
  close(file);
  unlink("zeros");
  return byte;
}
