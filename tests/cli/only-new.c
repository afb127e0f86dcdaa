// Sixteen paths with two exit statuses; the second function is executed on eight of them.
#include <loam.h>

static int odd(unsigned char byte) { return byte % 2; }

int main(void) {
  unsigned char bytes[4];
  klee_make_symbolic(bytes, sizeof bytes, "bytes");
  int count = 0;
  for (int i = 0; i < 4; i++)
    if (bytes[i] > 100)
      count++;
  return bytes[0] > 100 ? odd((unsigned char)count) : 0;
}
