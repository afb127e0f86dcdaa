// memcpy, memset, memcmp and strcmp on a pointer that may mean one of several objects, of different sizes.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

static char global[24] = "global text, some of it";

int main(void) {
  char *texts[3] = {malloc(13), global, malloc(40)};
  memcpy(texts[0], "heap text, 1", 13);
  memset(texts[2], '.', 40);
  texts[2][39] = 0;
  unsigned i = (unsigned)klee_choose(3);
  char before[3][13], copy[13];
  for (int k = 0; k < 3; k++)
    memcpy(before[k], texts[k], 13);
  memcpy(copy, texts[i], 13);
  assert(memcmp(copy, before[i], 13) == 0);
  assert(copy[0] == "hg."[i] && copy[11] == "1,."[i]);
  assert((memcmp(texts[i], "heap text, 1", 13) == 0) == (i == 0));
  assert((strcmp(texts[i], "heap text, 1") == 0) == (i == 0));
  memset(texts[i] + 2, 'x', 9);
  for (unsigned k = 0; k < 3; k++)
    for (unsigned at = 0; at < 13; at++)
      assert(texts[k][at] == (k == i && at >= 2 && at < 11 ? 'x' : before[k][at]));
  memcpy(texts[i], "0123456789ab", 13);
  assert(strcmp(texts[i], "0123456789ab") == 0 && strlen(texts[i]) == 12);
  memmove(texts[i] + 1, texts[2 - i] + 3, 5);
  assert(texts[i][1] == (i == 1 ? '3' : i == 0 ? '.' : 'p'));
  return 0;
}
