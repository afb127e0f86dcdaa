// An index over its array that stays in the structure around it: no access leaves its object.
//@ args: --check overflow
#include <loam.h>

struct record {
  char name[4];
  char kind[4];
};

static char letter(const struct record *record, int at) {
  return record->name[at]; //~ BUG ptr: is outside of an array of type 'const char[4]'
}

int main(void) {
  struct record record = {"abc", "xyz"};
  return letter(&record, klee_range(0, 6, "at")) == 'q';
}
//@ completed: 1
