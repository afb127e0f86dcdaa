// fopen modes, fseek and ftell, ungetc, feof and ferror, freopen, appending.
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void content(const char *name) {
  char line[80];
  FILE *f = fopen(name, "r");
  if (!f) {
    printf("%s: no (%d)\n", name, errno);
    return;
  }
  size_t n = fread(line, 1, sizeof line, f);
  printf("%s: '%.*s' eof %d\n", name, (int)n, line, !!feof(f));
  fclose(f);
}

int main(void) {
  content("f");
  FILE *f = fopen("f", "w");
  printf("%d\n", fprintf(f, "line %d\n", 1));
  printf("%ld\n", ftell(f));
  fputs("second\n", f);
  printf("read from what is written: %d %d\n", fgetc(f) == EOF, !!ferror(f));
  fclose(f);
  content("f");
  f = fopen("f", "a+");
  printf("%c\n", fgetc(f));
  fseek(f, 0, SEEK_SET);
  fputs("third", f);
  fflush(f);
  printf("%ld\n", ftell(f));
  fclose(f);
  content("f");
  f = fopen("f", "r+");
  fseek(f, -5, SEEK_END);
  fputc('T', f);
  rewind(f);
  char line[16];
  printf("%s", fgets(line, sizeof line, f));
  int c = fgetc(f);
  printf("%c", c);
  ungetc('S', f);
  printf("%c%c\n", fgetc(f), fgetc(f));
  printf("%ld\n", ftell(f));
  printf("cut: %s\n", fgets(line, 4, f));
  fseek(f, 100, SEEK_SET);
  printf("%d %d\n", fgetc(f) == EOF, !!feof(f));
  clearerr(f);
  printf("%d\n", !!feof(f));
  printf("%d\n", fseek(f, -1, SEEK_SET));
  fpos_t position;
  fseek(f, 3, SEEK_SET);
  fgetpos(f, &position);
  fgetc(f);
  fsetpos(f, &position);
  printf("%ld\n", ftell(f));
  fclose(f);
  content("f");
  printf("%d\n", fopen("f", "wx") == NULL);
  printf("%d\n", fopen("no/f", "w") == NULL && errno == ENOENT);
  printf("%d\n", fopen("f", "?") == NULL && errno == EINVAL);
  f = fopen("g", "w");
  fputs("kept", f);
  f = freopen("h", "w", f);
  fputs("moved", f);
  fclose(f);
  content("g");
  content("h");
  printf("%d\n", remove("g"));
  content("g");
  return 0;
}
