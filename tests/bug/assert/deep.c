// The failing input has to pass several checks.
#include <assert.h>
#include <loam.h>
#include <string.h>

int main(void) {
  char word[6];
  klee_make_symbolic(word, sizeof word, "word");
  word[5] = 0;
  if (strcmp(word, "magic") == 0)
    assert(!"found the word"); //~ BUG assert
  return 0;
}
