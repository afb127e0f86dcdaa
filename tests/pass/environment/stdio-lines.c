// getline, getdelim, fgets, gets by characters, open_memstream, fmemopen, puts and putchar.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  while ((length = getline(&line, &room, stdin)) >= 0)
    printf("%zd: %s", length, line);
  printf("end %d\n", !!feof(stdin));
  FILE *f = fmemopen("a,bb,ccc", 8, "r");
  while ((length = getdelim(&line, &room, ',', f)) >= 0)
    printf("%zd '%s'\n", length, line);
  fclose(f);
  free(line);
  char *text;
  size_t size;
  f = open_memstream(&text, &size);
  fprintf(f, "%s %d", "memory", 42);
  fclose(f);
  printf("%zu %s\n", size, text);
  free(text);
  char *made;
  printf("%d", asprintf(&made, "%05d", 7));
  puts(made);
  free(made);
  putchar('x');
  putchar('\n');
  char small[6];
  printf("%d", snprintf(small, sizeof small, "%s", "too long"));
  printf(" %s\n", small);
  return 0;
}
//@ stdin: first line
//@ stdin:
//@ stdin: third, and somewhat longer so that the buffer has to grow at least once: 0123456789 0123456789 0123456789 0123456789
