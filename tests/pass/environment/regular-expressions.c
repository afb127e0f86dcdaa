// regcomp and regexec: basic and extended syntax, groups, case, anchors, errors; fnmatch.
#include <fnmatch.h>
#include <regex.h>
#include <stdio.h>

static void match(const char *pattern, int flags, const char *text) {
  regex_t re;
  regmatch_t groups[3];
  if (regcomp(&re, pattern, flags)) {
    printf("%s: wrong\n", pattern);
    return;
  }
  if (regexec(&re, text, 3, groups, 0)) {
    printf("%s: '%s' no\n", pattern, text);
  } else {
    printf("%s: '%s'", pattern, text);
    for (int i = 0; i < 3; i++)
      printf(" %d-%d", (int)groups[i].rm_so, (int)groups[i].rm_eo);
    printf("\n");
  }
  regfree(&re);
}

int main(void) {
  match("a*b", 0, "caaab");
  match("^(a|bc)+$", REG_EXTENDED, "abcbca");
  match("^(a|bc)+$", REG_EXTENDED, "abcb");
  match("([a-z]+)@([a-z.]+)", REG_EXTENDED, "mail to me@here.org now");
  match("HELLO", REG_ICASE, "say hello");
  match("[[:digit:]]{2,3}", REG_EXTENDED, "x1y2345");
  match("\\(a\\)\\1", 0, "xaay");
  match("a.c", REG_EXTENDED, "a\nc");
  match("(", REG_EXTENDED, "");
  match("[", 0, "");
  match("x?", REG_EXTENDED, "");
  printf("%d %d %d\n", fnmatch("*.c", "file.c", 0), fnmatch("*.c", "file.h", 0) != 0, fnmatch("[a-c]?", "bz", 0));
  return 0;
}
