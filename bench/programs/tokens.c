/* Splits 12 symbolic bytes into words and notes every byte with its kind in a table of 64 KiB, one page for each: 4,096
 * paths, all alive at once if they are explored in breadth. */
#include <loam.h>
#include <string.h>

enum { INPUT = 12, RECORD = 4096, RECORDS = 16 };

static char table[RECORDS * RECORD];

int main(void) {
  char input[INPUT];
  int words = 0, column = 0;
  klee_make_symbolic(input, sizeof input, "input");
  memset(table, '.', sizeof table);
  for (int i = 0; i < INPUT; i++) {
    char *record = table + words * RECORD;
    if (input[i] == ' ') {
      record[column] = '\0';
      words++;
      column = 0;
    } else {
      record[column++] = input[i];
      record[RECORD / 2] = 'w';
    }
  }
  return table[words * RECORD] == 1;
}
