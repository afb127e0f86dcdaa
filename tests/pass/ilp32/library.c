// The C library: numbers, strings, memory, files, arguments and variables.
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

int main(int argc, char **argv) {
  assert(argc == 3 && !strcmp(argv[1], "first") && !strcmp(argv[2], "2") && !argv[3]);
  char *end;
  assert(strtol("-123x", &end, 10) == -123 && *end == 'x');
  errno = 0;
  assert(strtol("3000000000", NULL, 10) == LONG_MAX && errno == ERANGE);
  assert(strtoll("3000000000", NULL, 10) == 3000000000LL && strtod("2.5e3", NULL) == 2500);
  assert(fabs(sqrt(2) - 1.41421356) < 1e-8 && floor(-1.5) == -2 && isdigit('7'));
  int a, n;
  char word[8];
  assert(sscanf("12 abc", "%d %7s%n", &a, word, &n) == 2 && a == 12 && n == 6);
  assert(!strcmp(strtok(word, "b"), "a") && getenv("NOT_THERE") == NULL);
  FILE *file = fopen("file", "w+");
  assert(file && fprintf(file, "%d %s\n", 17, "lines") == 9 && !fseek(file, 3, SEEK_SET));
  assert(fgets(word, sizeof word, file) && !strcmp(word, "lines\n") && !fclose(file));
  struct stat facts;
  assert(!stat("file", &facts) && facts.st_size == 9 && S_ISREG(facts.st_mode) && !remove("file"));
  assert(time(NULL) > 0 && getpid() > 0);
  struct timespec now;
  assert(!clock_gettime(CLOCK_MONOTONIC, &now) && now.tv_nsec < 1000000000);
  fputs("to the error\n", stderr);
  puts("done");
  return 0;
}
//@ args: --compiler-arg=-m32
//@ program-args: first 2
//@ stdout: done
//@ completed: 1
