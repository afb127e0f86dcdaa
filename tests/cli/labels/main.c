/* Prints a label and says by its exit status of how many words it consists. */
#include "label.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static int started;
static jmp_buf out;

__attribute__((constructor)) static void start(void) {
  started = getenv("LABELS_OFF") == NULL;
}

static void give_up(void) {
  longjmp(out, 1);
}

int main(int argc, char **argv) {
  char *label;
  int words;
  if (setjmp(out) != 0) {
    fputs("labels: a name and a number, please\n", stderr);
    return 9;
  }
  if (argc != 3 || !started)
    give_up();
  label = label_for(argv[1], argv[2]);
  puts(label);
  words = (int)words_in(label);
  free(label);
  return words;
}
