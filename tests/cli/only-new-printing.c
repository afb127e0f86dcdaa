// Four paths, each of which prints two lines; one of the paths executes nothing new.
#include <loam.h>
#include <stdio.h>

int main(void) {
  unsigned char bytes[2];
  klee_make_symbolic(bytes, sizeof bytes, "bytes");
  for (int i = 0; i < 2; i++) {
    if (bytes[i] > 100)
      puts("side high");
    else
      puts("side low");
  }
  return 0;
}
