// An array of structures whose length is input; one of them is marked.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

struct entry {
  unsigned key;
  unsigned char is_marked;
};

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), place = __VERIFIER_nondet_uint(), marked = 0;
  __VERIFIER_assume(n >= 1 && n <= 200 && place < n);
  struct entry *entries = malloc(n * sizeof *entries);
  if (!entries)
    return 0;
  for (unsigned i = 0; i < n; i++)
    entries[i] = (struct entry){i, 0};
  entries[place].is_marked = 1;
  assert(entries[place].key == place);
  for (unsigned i = 0; i < n; i++)
    marked += entries[i].is_marked;
  assert(marked == 1);
  free(entries);
  return 0;
}
