// uname, limits, ids and other small facts have sensible values and their calls succeed.
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/utsname.h>
#include <unistd.h>

int main(void) {
  struct utsname name;
  printf("%d %s %s\n", uname(&name), name.sysname, name.machine);
  struct rlimit limit;
  printf("%d %d\n", getrlimit(RLIMIT_NOFILE, &limit), limit.rlim_cur >= 16);
  struct rusage usage;
  printf("%d\n", getrusage(RUSAGE_SELF, &usage));
  printf("%d %d\n", getuid() == geteuid(), getgid() == getegid());
  printf("%d %ld\n", sysconf(_SC_OPEN_MAX) > 0, sysconf(_SC_PAGESIZE));
  struct statvfs fs;
  printf("%d %d\n", statvfs(".", &fs), fs.f_bsize > 0);
  printf("%d\n", getpid() > 0);
  printf("%d\n", nice(0) != -1);
  return 0;
}
