// A glob matcher: the name of a class such as [[:digit:]] is copied until ":]", also if the pattern ends before.
// inputs: --sym-args 1 1 8
// kind: ptr
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int in_class(const char *name, int c) {
  if (strcmp(name, "d") == 0)
    return c >= '0' && c <= '9';
  if (strcmp(name, "a") == 0)
    return c >= 'a' && c <= 'z';
  return 0;
}

static const char *bracket(const char *pattern, int c, int *matches) {
  int is_negated = *pattern == '!';
  pattern += is_negated;
  *matches = 0;
  do {
    if (pattern[0] == '[' && pattern[1] == ':') {
      char name[4];
      size_t length = 0;
      for (pattern += 2; pattern[0] != ':' || pattern[1] != ']'; pattern++)
        name[length++] = *pattern; // planted: neither the name nor the pattern may end too early
      name[length] = 0;
      *matches |= in_class(name, c);
      pattern += 2;
    } else if (*pattern) {
      *matches |= *pattern++ == c;
    } else {
      return NULL;
    }
  } while (*pattern != ']');
  *matches ^= is_negated;
  return pattern + 1;
}

static int match(const char *pattern, const char *text) {
  for (; *pattern; text++) {
    int matches;
    if (*pattern == '*')
      return match(pattern + 1, text) || (*text && match(pattern, text + 1));
    if (!*text)
      return 0;
    if (*pattern == '[') {
      if (!(pattern = bracket(pattern + 1, *text, &matches)) || !matches)
        return 0;
    } else if (*pattern == '?' || *pattern == *text) {
      pattern++;
    } else {
      return 0;
    }
  }
  return !*text;
}

int main(int argc, char **argv) {
  if (argc < 2)
    return 2;
  char *pattern = malloc(strlen(argv[1]) + 1);
  strcpy(pattern, argv[1]);
  puts(match(pattern, "a7.c") ? "match" : "no match");
  return 0;
}
