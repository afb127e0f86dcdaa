// Prints one column of a file: columns [-d SEPARATOR] [-f NUMBER] FILE. There is a bug.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST 8

static int split(char *line, char separator, char **columns) {
  int count = 0;
  columns[count++] = line;
  for (char *at = line; *at && count < MOST; at++)
    if (*at == separator) {
      *at = 0;
      columns[count++] = at + 1;
    }
  return count;
}

int main(int argc, char **argv) {
  int option, number = 1;
  char separator = ',';
  while ((option = getopt(argc, argv, "d:f:")) != -1)
    switch (option) {
    case 'd':
      separator = optarg[0];
      break;
    case 'f':
      number = atoi(optarg);
      break;
    default:
      return 2;
    }
  FILE *file = optind < argc ? fopen(argv[optind], "r") : stdin;
  if (!file || number > MOST)
    return 2;
  char line[80], *columns[MOST];
  while (fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    int count = split(line, separator, columns);
    puts(number <= count ? columns[number - 1] : "");
  }
  return 0;
}
