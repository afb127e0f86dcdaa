// Directories: made, listed, entered, removed only when empty; where the program is.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void say(const char *what, int result) { printf("%s: %d (%d)\n", what, result, result ? errno : 0); }

static int compare(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static void list(const char *name) {
  char *names[16];
  int count = 0;
  DIR *d = opendir(name);
  if (!d) {
    printf("%s: cannot be opened (%d)\n", name, errno);
    return;
  }
  struct dirent *e;
  while ((e = readdir(d)))
    names[count++] = strdup(e->d_name);
  closedir(d);
  qsort(names, count, sizeof names[0], compare);
  printf("%s:", name);
  for (int i = 0; i < count; i++) {
    printf(" %s", names[i]);
    free(names[i]);
  }
  printf("\n");
}

int main(void) {
  char here[4096], there[4096];
  getcwd(here, sizeof here);
  say("mkdir", mkdir("d", 0755));
  say("mkdir again", mkdir("d", 0755));
  say("mkdir below nothing", mkdir("x/y", 0755));
  say("mkdir with a slash", mkdir("d/e/", 0755));
  close(open("d/f", O_WRONLY | O_CREAT, 0644));
  list("d");
  list("d/f");
  list("none");
  say("rmdir of one that is not empty", rmdir("d"));
  say("rmdir of a file", rmdir("d/f"));
  say("rmdir of a dot", rmdir("d/e/."));
  say("chdir", chdir("d/e"));
  getcwd(there, sizeof there);
  printf("%d %s\n", strncmp(there, here, strlen(here)) == 0, there + strlen(here));
  list(".");
  list("..");
  say("getcwd without room", getcwd(there, 2) == NULL ? -1 : 0);
  say("rmdir of where it is", rmdir("../e"));
  list(".");
  say("create in what is gone", open("g", O_WRONLY | O_CREAT, 0644));
  say("getcwd of what is gone", getcwd(there, sizeof there) == NULL ? -1 : 0);
  say("chdir up", chdir(here));
  list("d");
  say("chdir to a file", chdir("d/f"));
  int fd = open("d", O_RDONLY);
  say("fchdir", fchdir(fd));
  close(fd);
  getcwd(there, sizeof there);
  printf("%s\n", there + strlen(here));
  struct stat s;
  stat(here, &s);
  mkdir("sub", 0700);
  stat(".", &s);
  printf("mode %o\n", (unsigned)s.st_mode & ~0777u);
  rename("sub", "renamed");
  list(".");
  unlink("f");
  say("rmdir", rmdir("renamed"));
  list(".");
  return 0;
}
