// The pointer was a local of a function that has returned.
#include <stdlib.h>

static int first_letter(void) {
  char *text = calloc(1, 10); //~ BUG leak
  text[0] = 'a';
  return text[0];
}

int main(void) { return first_letter() != 'a'; }
//@ args: --check leak
//@ golden
