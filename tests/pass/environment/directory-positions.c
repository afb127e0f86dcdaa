// readdir over many entries, telldir, seekdir and rewinddir; what is added after rewinding is seen.
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int count(DIR *d) {
  int n = 0;
  while (readdir(d))
    n++;
  return n;
}

int main(void) {
  char name[16];
  mkdir("many", 0755);
  for (int i = 0; i < 120; i++) {
    sprintf(name, "many/%d", i);
    close(open(name, O_WRONLY | O_CREAT, 0644));
  }
  DIR *d = opendir("many");
  printf("%d\n", count(d));
  rewinddir(d);
  for (int i = 0; i < 50; i++)
    readdir(d);
  long position = telldir(d);
  char at[256];
  strcpy(at, readdir(d)->d_name);
  printf("%d\n", count(d));
  seekdir(d, position);
  printf("%d\n", strcmp(at, readdir(d)->d_name));
  close(open("many/new", O_WRONLY | O_CREAT, 0644));
  rewinddir(d);
  printf("%d\n", count(d));
  printf("%d\n", dirfd(d) >= 0);
  closedir(d);
  return 0;
}
