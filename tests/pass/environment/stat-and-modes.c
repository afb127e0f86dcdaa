// What stat says, umask, chmod, access, and times that can be set.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>
#include <utime.h>

int main(void) {
  struct stat s;
  printf("umask %o\n", (unsigned)umask(027));
  close(open("f", O_WRONLY | O_CREAT, 0666));
  mkdir("d", 0777);
  stat("f", &s);
  printf("f: %o, %d links, %ld bytes, mine %d\n", (unsigned)s.st_mode, (int)s.st_nlink, (long)s.st_size,
         s.st_uid == getuid());
  stat("d", &s);
  printf("d: %o\n", (unsigned)s.st_mode);
  chmod("f", 0400);
  stat("f", &s);
  printf("f: %o\n", (unsigned)s.st_mode);
  printf("readable %d, executable %d (%d)\n", access("f", R_OK), access("f", X_OK), errno);
  int fd = open("f", O_RDONLY);
  fchmod(fd, 0751);
  fstat(fd, &s);
  printf("f: %o, executable %d\n", (unsigned)s.st_mode, access("f", X_OK));
  close(fd);
  printf("access of nothing: %d (%d)\n", access("g", F_OK), errno);
  struct utimbuf times = {1000, 2000};
  printf("utime %d\n", utime("f", &times));
  stat("f", &s);
  printf("modified %ld\n", (long)s.st_mtime);
  struct timeval both[2] = {{5, 0}, {77, 500000}};
  utimes("f", both);
  stat("f", &s);
  printf("modified %ld.%09ld\n", (long)s.st_mtime, (long)s.st_mtim.tv_nsec);
  fd = open("f", O_RDWR | O_APPEND);
  write(fd, "1234567", 7);
  fstat(fd, &s);
  printf("%ld bytes, changed since %d\n", (long)s.st_size, s.st_mtime > 77);
  close(fd);
  int p[2];
  pipe(p);
  fstat(p[0], &s);
  printf("pipe %d\n", S_ISFIFO(s.st_mode));
  stat("/dev/null", &s);
  printf("device %d\n", S_ISCHR(s.st_mode));
  printf("stat of nothing %d (%d)\n", stat("nothing", &s), errno);
  printf("umask %o\n", (unsigned)umask(022));
  return 0;
}
