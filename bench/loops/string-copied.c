// A string is copied byte by byte with its end.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  char from[10], to[10];
  klee_make_symbolic(from, sizeof from, "from");
  from[9] = 0;
  char *write = to;
  for (const char *read = from; (*write = *read) != 0; read++)
    write++;
  assert(strcmp(from, to) == 0);
  return 0;
}
