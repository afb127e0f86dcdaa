/* A small matcher of regular expressions (`^`, `$`, `.`, `*`) on seven symbolic bytes. The pattern need not end with a
 * zero, so the matcher reads beyond it in two places. A match must end with `$`: a pattern that is used up matches nothing. */
#include <loam.h>

enum { SIZE = 7 };

static int match_here(const char *pattern, const char *text);

/* c* and what follows it. */
static int match_star(int c, const char *pattern, const char *text) {
  do {
    if (match_here(pattern, text))
      return 1;
  } while (*text != '\0' && (*text++ == c || c == '.'));
  return 0;
}

static int match_here(const char *pattern, const char *text) {
  if (pattern[0] == '\0')
    return 0;
  if (pattern[1] == '*')
    return match_star(pattern[0], pattern + 2, text);
  if (pattern[0] == '$' && pattern[1] == '\0')
    return *text == '\0';
  if (*text != '\0' && (pattern[0] == '.' || pattern[0] == *text))
    return match_here(pattern + 1, text + 1);
  return 0;
}

static int match(const char *pattern, const char *text) {
  if (pattern[0] == '^')
    return match_here(pattern + 1, text);
  do {
    if (match_here(pattern, text))
      return 1;
  } while (*text++ != '\0');
  return 0;
}

int main(void) {
  char pattern[SIZE];
  klee_make_symbolic(pattern, sizeof pattern, "pattern");
  match(pattern, "hello");
  return 0;
}
