/* Appends a line to a log file, and does not ask whether the file could be opened. */
#include <stdio.h>

int main(void) {
  FILE *log = fopen("log.txt", "a");
  fputs("started\n", log);
  return fclose(log) != 0;
}
