// Indices in their arrays, the end of an array as a pointer, and an array at the end of a structure that is longer than declared.
//@ args: --check overflow
#include <loam.h>
#include <stdlib.h>

struct record {
  char name[4];
  char tail[];
};

int main(void) {
  struct record *record = malloc(sizeof *record + 8);
  if (!record) {
    return 1;
  }
  for (char *p = record->name; p != &record->name[4]; p++) {
    *p = 'a';
  }
  int at = klee_range(0, 8, "at");
  record->tail[at] = 'b';
  int result = record->tail[at] + record->name[at % 4] != 'a' + 'b';
  free(record);
  return result;
}
//@ completed: 1
