// Past the end of a field is the next field: one object, no error.
#include <loam.h>
#include <string.h>

struct record {
  char name[4];
  char next[4];
};

int main(void) {
  struct record record;
  memset(&record, 0, sizeof record);
  char *p = (char *)&record;
  int i = klee_range(0, 8, "i");
  p[i] = 'x';
  klee_assert(i < 4 ? record.name[i] == 'x' : record.next[i - 4] == 'x');
  return 0;
}
