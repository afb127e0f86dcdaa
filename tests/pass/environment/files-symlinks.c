// Symbolic links: followed, not followed, dangling, in a circle, to directories.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void say(const char *what, long result) { printf("%s: %ld (%d)\n", what, result, result < 0 ? errno : 0); }

int main(void) {
  char buffer[32];
  struct stat s;
  int fd = open("aim", O_WRONLY | O_CREAT, 0644);
  write(fd, "text", 4);
  close(fd);
  say("symlink", symlink("aim", "link"));
  say("symlink again", symlink("other", "link"));
  fd = open("link", O_RDONLY);
  say("read", read(fd, buffer, sizeof buffer));
  close(fd);
  say("readlink", readlink("link", buffer, sizeof buffer));
  say("readlink, cut", readlink("link", buffer, 3));
  printf("%.3s\n", buffer);
  say("readlink of a file", readlink("aim", buffer, sizeof buffer));
  lstat("link", &s);
  printf("link: %d, size %ld\n", S_ISLNK(s.st_mode), (long)s.st_size);
  stat("link", &s);
  printf("target: %d, size %ld\n", S_ISREG(s.st_mode), (long)s.st_size);
  say("nofollow", open("link", O_RDONLY | O_NOFOLLOW));
  symlink("nowhere", "dangling");
  say("open dangling", open("dangling", O_RDONLY));
  say("stat dangling", stat("dangling", &s));
  say("exclusive through dangling", open("dangling", O_WRONLY | O_CREAT | O_EXCL, 0644));
  fd = open("dangling", O_WRONLY | O_CREAT, 0644);
  say("create through dangling", fd < 0 ? -1 : 0);
  close(fd);
  say("it is there", access("nowhere", F_OK));
  symlink("round", "about");
  symlink("about", "round");
  say("circle", open("round", O_RDONLY));
  say("lstat in a circle", lstat("round", &s));
  mkdir("d", 0755);
  symlink("d", "e");
  fd = open("e/f", O_WRONLY | O_CREAT, 0644);
  close(fd);
  say("through a link to a directory", access("d/f", F_OK));
  say("back", access("e/../aim", F_OK));
  say("rmdir of a link", rmdir("e"));
  say("unlink of a link", unlink("e"));
  say("the directory stays", access("d/f", F_OK));
  say("rename of a link", rename("link", "moved"));
  say("readlink", readlink("moved", buffer, sizeof buffer));
  say("unlink of the target", unlink("aim"));
  say("now it dangles", access("moved", F_OK));
  return 0;
}
