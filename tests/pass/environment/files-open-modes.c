// What open does to a file that is there or not: O_CREAT, O_EXCL, O_TRUNC, O_APPEND, and which errors there are.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void show(const char *what, long result) { printf("%s: %ld (%d)\n", what, result, result < 0 ? errno : 0); }

static void content(const char *name) {
  char buffer[64];
  int fd = open(name, O_RDONLY);
  long n = read(fd, buffer, sizeof buffer);
  printf("%s: '%.*s'\n", name, n < 0 ? 0 : (int)n, buffer);
  close(fd);
}

int main(void) {
  show("missing", open("f", O_RDONLY));
  int fd = open("f", O_WRONLY | O_CREAT, 0644);
  show("created", fd);
  show("write", write(fd, "hello", 5));
  char c;
  show("read of what is open for writing", read(fd, &c, 1));
  close(fd);
  content("f");
  show("exclusive", open("f", O_WRONLY | O_CREAT | O_EXCL, 0644));
  fd = open("f", O_RDWR | O_APPEND);
  show("seek", lseek(fd, 0, SEEK_SET));
  show("append", write(fd, " world", 6));
  show("offset", lseek(fd, 0, SEEK_CUR));
  show("write for nobody", write(fd, "", 0));
  close(fd);
  content("f");
  fd = open("f", O_RDONLY);
  show("write of what is open for reading", write(fd, "x", 1));
  show("truncate of what is open for reading", ftruncate(fd, 1));
  close(fd);
  fd = open("f", O_WRONLY);
  write(fd, "J", 1);
  close(fd);
  content("f");
  fd = open("f", O_WRONLY | O_TRUNC);
  close(fd);
  content("f");
  show("directory for writing", open(".", O_WRONLY));
  fd = open(".", O_RDONLY | O_DIRECTORY);
  show("directory", fd);
  show("read of a directory", read(fd, &c, 1));
  close(fd);
  show("file as directory", open("f", O_RDONLY | O_DIRECTORY));
  show("below a file", open("f/x", O_RDONLY));
  show("slash behind a file", open("f/", O_RDONLY));
  show("empty name", open("", O_RDONLY));
  char name[300];
  memset(name, 'n', 299);
  name[299] = 0;
  show("long name", open(name, O_RDONLY));
  show("missing directory", open("no/f", O_WRONLY | O_CREAT, 0644));
  return 0;
}
