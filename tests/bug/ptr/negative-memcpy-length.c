// A length that becomes negative is a very large size.
#include <loam.h>
#include <string.h>

int main(void) {
  char to[8] = {0}, from[8] = {0};
  int header = klee_range(2, 8, "header");
  memcpy(to, from, (size_t)(header - 3)); //~ BUG ptr
  return to[0];
}
