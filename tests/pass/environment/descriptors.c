// Descriptors: the lowest free number, copies that share an offset, closing twice, fcntl.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

static void say(const char *what, long result) { printf("%s: %ld (%d)\n", what, result, result < 0 ? errno : 0); }

int main(void) {
  char buffer[8];
  int a = open("f", O_RDWR | O_CREAT | O_TRUNC, 0644);
  int b = open("f", O_RDONLY);
  say("first", a);
  say("second", b);
  int c = dup(a);
  write(a, "abcdef", 6);
  say("shared offset", lseek(c, 0, SEEK_CUR));
  say("own offset", lseek(b, 0, SEEK_CUR));
  lseek(c, 1, SEEK_SET);
  say("read", read(a, buffer, 2));
  printf("%.2s\n", buffer);
  close(a);
  say("close twice", close(a));
  say("read of closed", read(a, buffer, 1));
  say("copy lives on", read(c, buffer, 1));
  say("lowest is used again", open("f", O_RDONLY));
  say("dup2", dup2(b, 20));
  say("dup2 onto itself", dup2(20, 20));
  say("dup2 of closed", dup2(19, 20));
  say("dup2 beyond all", dup2(b, -1));
  say("dup2 over an open one", dup2(c, 20));
  say("offset of the other", lseek(20, 0, SEEK_CUR));
  say("at least 40", fcntl(b, F_DUPFD, 40));
  say("at least 40 again", fcntl(b, F_DUPFD, 40));
  say("flags of a descriptor", fcntl(b, F_GETFD));
  fcntl(b, F_SETFD, FD_CLOEXEC);
  say("flags of a descriptor", fcntl(b, F_GETFD));
  say("not inherited by copies", fcntl(dup(b), F_GETFD));
  say("access mode", fcntl(c, F_GETFL) & O_ACCMODE);
  fcntl(c, F_SETFL, O_APPEND);
  printf("appends %d, so does its copy %d\n", !!(fcntl(c, F_GETFL) & O_APPEND), !!(fcntl(20, F_GETFL) & O_APPEND));
  write(20, "!", 1);
  say("appended", lseek(20, 0, SEEK_CUR));
  say("fcntl of closed", fcntl(200, F_GETFL));
  say("no such command", fcntl(c, 12345));
  say("lseek of a closed one", lseek(200, 0, SEEK_SET));
  say("terminal", isatty(b));
  return 0;
}
