// A file the program is given is there under its name, and nothing else is; what it writes there stays its own.
#include <dirent.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[80] = "";
  FILE *f = fopen("tests/pass/environment/given-file.c", "r+");
  printf("%s", fgets(line, sizeof line, f));
  rewind(f);
  fputs("// Overwritten", f);
  rewind(f);
  fgets(line, sizeof line, f);
  printf("%.15s\n", line);
  fclose(f);
  int count = 0;
  DIR *d = opendir(".");
  for (struct dirent *e; (e = readdir(d));)
    count += e->d_name[0] != '.';
  printf("%d\n", count);
  return 0;
}
//@ args: --files given --file tests/pass/environment/given-file.c
