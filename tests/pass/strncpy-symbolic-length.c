// strncpy with a symbolic length fills up with zeros.
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  char to[8];
  memset(to, 'x', sizeof to);
  unsigned n = (unsigned)klee_range(0, 8, "n");
  strncpy(to, "abc", n);
  if (n == 5)
    assert(memcmp(to, "abc\0\0xxx", 8) == 0);
  if (n == 2)
    assert(to[1] == 'b' && to[2] == 'x');
  return 0;
}
