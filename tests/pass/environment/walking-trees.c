// scandir, glob, nftw and realpath over a small tree the program makes.
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int only_c(const struct dirent *entry) { return strstr(entry->d_name, ".c") != NULL; }

static int files, directories;
static int visit(const char *path, const struct stat *s, int type, struct FTW *where) {
  (void)path, (void)s;
  if (type == FTW_F)
    files += where->level;
  else if (type == FTW_DP)
    directories++;
  return remove(path);
}

int main(void) {
  const char *names[] = {"t/b.c", "t/a.c", "t/x.h", "t/d/e.c"};
  mkdir("t", 0755);
  mkdir("t/d", 0755);
  for (int i = 0; i < 4; i++)
    close(open(names[i], O_WRONLY | O_CREAT, 0644));
  struct dirent **list;
  int n = scandir("t", &list, only_c, alphasort);
  for (int i = 0; i < n; i++) {
    printf("%s ", list[i]->d_name);
    free(list[i]);
  }
  free(list);
  printf("%d\n", n);
  glob_t found;
  printf("%d", glob("t/*.[ch]", 0, NULL, &found));
  for (size_t i = 0; i < found.gl_pathc; i++)
    printf(" %s", found.gl_pathv[i]);
  printf("\n");
  globfree(&found);
  printf("%d\n", glob("t/*.none", 0, NULL, &found) == GLOB_NOMATCH);
  char here[4096], there[4096];
  getcwd(here, sizeof here);
  symlink("d", "t/l");
  char *real = realpath("t/./l/../d/e.c", there);
  printf("%s\n", real + strlen(here));
  printf("%d\n", realpath("t/none", there) == NULL);
  unlink("t/l");
  printf("%d", nftw("t", visit, 8, FTW_DEPTH | FTW_PHYS));
  printf(" %d %d %d\n", files, directories, access("t", F_OK));
  return 0;
}
