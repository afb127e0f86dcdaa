// Names: rename over a file, hard links, what unlink leaves behind, a file without a name that is still open.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void put(const char *name, const char *text, int length) {
  int fd = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  write(fd, text, length);
  close(fd);
}

static void show(const char *name) {
  char buffer[32];
  struct stat s;
  int fd = open(name, O_RDONLY);
  if (fd < 0) {
    printf("%s: no (%d)\n", name, errno);
    return;
  }
  fstat(fd, &s);
  long n = read(fd, buffer, sizeof buffer);
  printf("%s: '%.*s', %d links\n", name, (int)n, buffer, (int)s.st_nlink);
  close(fd);
}

static void say(const char *what, int result) { printf("%s: %d (%d)\n", what, result, result ? errno : 0); }

int main(void) {
  put("a", "aaa", 3);
  put("b", "bb", 2);
  say("link", link("a", "c"));
  show("c");
  say("link again", link("b", "c"));
  put("c", "changed", 7);
  show("a");
  struct stat s, t;
  stat("a", &s);
  stat("c", &t);
  printf("same inode: %d\n", s.st_ino == t.st_ino && s.st_dev == t.st_dev);
  say("rename to its other name", rename("a", "c"));
  show("a");
  say("rename over", rename("b", "c"));
  show("a");
  show("b");
  show("c");
  int fd = open("a", O_RDWR);
  say("unlink", unlink("a"));
  say("unlink again", unlink("a"));
  show("a");
  fstat(fd, &s);
  printf("open without a name: %d links\n", (int)s.st_nlink);
  char buffer[16];
  printf("%ld\n", (long)read(fd, buffer, sizeof buffer));
  write(fd, "!", 1);
  put("a", "new", 3);
  printf("%ld\n", (long)pread(fd, buffer, sizeof buffer, 0));
  show("a");
  close(fd);
  mkdir("d", 0755);
  say("link of a directory", link("d", "e"));
  say("unlink of a directory fails", unlink("d") != 0 ? 0 : 1);
  say("rename of a file over a directory", rename("a", "d"));
  say("rename of a directory over a file", rename("d", "a"));
  say("rename of what is not there", rename("zz", "y"));
  say("rename into itself", rename("d", "d/d"));
  return 0;
}
