// A loop entered in its middle.
#include <assert.h>
#include <loam.h>

int main(void) {
  char from[8] = "abcdefg", to[8] = {0};
  int count = klee_range(1, 8, "count"), n = (count + 3) / 4;
  char *t = to, *f = from;
  switch (count % 4) {
  case 0: do { *t++ = *f++;
  case 3:      *t++ = *f++;
  case 2:      *t++ = *f++;
  case 1:      *t++ = *f++;
          } while (--n > 0);
  }
  assert(t - to == count && to[0] == 'a' && to[count - 1] == from[count - 1]);
  return 0;
}
