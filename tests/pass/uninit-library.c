// What functions of the library write is written.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int smaller(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
  char text[32], copy[32], *end;
  snprintf(text, sizeof text, "%d-%s", 42, "abc");
  strcpy(copy, text);
  strcat(copy, "!");
  if (strcmp(copy, "42-abc!"))
    return 1;
  long number = strtol(copy, &end, 10);
  if (number != 42 || *end != '-')
    return 2;
  int numbers[5] = {3, 1, 2, 5, 4};
  qsort(numbers, 5, sizeof *numbers, smaller);
  if (numbers[0] != 1 || numbers[4] != 5)
    return 3;
  char *again = strdup(copy);
  int length = (int)strlen(again);
  free(again);
  if (length != 7)
    return 4;
  return 0;
}
//@ exit-codes: 0=1
//@ args: --check uninit
