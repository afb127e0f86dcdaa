// A string is freed and its address handed out again for the next string, unless freed addresses rest for a while. The
// shape of Listing 1 in the paper on deterministic allocation for symbolic execution.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *keep;

static char *freed_word(void) {
  char *word = strdup("old");
  free(word);
  keep = strdup("new");
  return word;
}

int main(void) {
  char *word = freed_word();
  puts(word); //~ BUG uaf: use after free: read of 1 byte in puts
  free(keep);
  return 0;
}
//@ golden
