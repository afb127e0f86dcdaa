// Buffers: when written bytes reach the file with full, line and no buffering, fdopen, fileno, tmpfile, setvbuf.
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static long size(const char *name) {
  struct stat s;
  return stat(name, &s) ? -1 : (long)s.st_size;
}

int main(void) {
  FILE *f = fopen("full", "w");
  fputs("text\n", f);
  printf("%ld", size("full"));
  fflush(f);
  printf(" %ld\n", size("full"));
  fclose(f);
  f = fopen("line", "w");
  setvbuf(f, NULL, _IOLBF, 64);
  fputs("te", f);
  printf("%ld", size("line"));
  fputs("xt\n", f);
  printf(" %ld\n", size("line"));
  fclose(f);
  f = fopen("none", "w");
  setvbuf(f, NULL, _IONBF, 0);
  fputc('x', f);
  printf("%ld\n", size("none"));
  fclose(f);
  char own[128];
  f = fopen("own", "w");
  setvbuf(f, own, _IOFBF, sizeof own);
  for (int i = 0; i < 100; i++)
    fprintf(f, "%d,", i);
  fclose(f);
  printf("%ld\n", size("own"));
  f = fdopen(open("own", O_RDONLY), "r");
  int number, sum = 0, count = 0;
  while (fscanf(f, "%d,", &number) == 1)
    sum += number, count++;
  printf("%d %d %d\n", sum, count, fileno(f) > 2);
  fclose(f);
  f = tmpfile();
  fputs("for a while", f);
  rewind(f);
  char word[8];
  printf("%d %s\n", fscanf(f, "%7s", word), word);
  fclose(f);
  static char big[20000];
  memset(big, 'b', sizeof big);
  f = fopen("big", "w+");
  printf("%zu\n", fwrite(big, 1, sizeof big, f));
  fseek(f, 10000, SEEK_SET);
  fputs("here", f);
  fseek(f, 9999, SEEK_SET);
  char back[7] = "";
  printf("%zu %s\n", fread(back, 1, 6, f), back);
  fclose(f);
  printf("%ld\n", size("big"));
  return 0;
}
