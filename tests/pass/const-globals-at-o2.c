// The same program after the optimiser.
//@ flags: -O2
#include <loam.h>
#include <string.h>

static const struct {
  const char *name;
  int value;
} table[] = {{"one", 1}, {"two", 2}, {"three", 3}};

int main(void) {
  char word[6];
  klee_make_symbolic(word, sizeof word, "word");
  word[5] = 0;
  for (unsigned i = 0; i < 3; i++)
    if (strcmp(word, table[i].name) == 0)
      return table[i].value;
  return 0;
}
