/* A matcher for patterns with . ^ $ and *. Its pattern is symbolic and need not end with a zero: the matcher then reads behind it. */
#include <klee/klee.h>

#define SIZE 5

static int match_here(const char *pattern, const char *text);

static int match_star(int c, const char *pattern, const char *text) {
  do {
    if (match_here(pattern, text))
      return 1;
  } while (*text != '\0' && (*text++ == c || c == '.'));
  return 0;
}

static int match_here(const char *pattern, const char *text) {
  if (pattern[0] == '\0')
    return 1;
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
  match(pattern, "loam");
  return 0;
}
