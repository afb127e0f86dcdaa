// Calendar time: gmtime, mktime, strftime, strptime, asctime, difftime; the machine and Loam agree on every moment.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int main(void) {
  time_t moments[] = {0, 951782400, 1704067199, 4102444800, -1, 68169600};
  for (int i = 0; i < 6; i++) {
    char text[128];
    struct tm *t = gmtime(&moments[i]);
    strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S %j %a %A %b %B %p %I %U %W %u %w %y %% %C %e %D %F %T %R %G %V", t);
    puts(text);
    printf("%s", asctime(t));
  }
  setenv("TZ", "UTC0", 1);
  tzset();
  struct tm t = {.tm_year = 124, .tm_mon = 1, .tm_mday = 30, .tm_hour = 25, .tm_isdst = 0};
  printf("%ld", (long)mktime(&t));
  printf(" %d-%d %d:%d wday %d yday %d\n", t.tm_mon + 1, t.tm_mday, t.tm_hour, t.tm_min, t.tm_wday, t.tm_yday);
  memset(&t, 0, sizeof t);
  char *end = strptime("2001-02-03 04:05:06 rest", "%Y-%m-%d %H:%M:%S", &t);
  printf("%d-%d-%d %d:%d:%d '%s'\n", t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec, end);
  printf("%ld %g\n", (long)timegm(&t), difftime(5, 3));
  char small[4];
  printf("%zu\n", strftime(small, sizeof small, "%Y-%m", &t));
  return 0;
}
