// Functions on strings whose bytes are not all known: they say what a search byte by byte says, on every path, and where
// the known bytes decide there is only one.
#include <assert.h>
#include <loam.h>
#include <string.h>

static int byte_compare(const char *a, const char *b) {
  while (*a && *a == *b)
    a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}

int main(void) {
  char decided[8] = "abc", s[3], t[3];
  klee_make_symbolic(s, sizeof s, "s");
  klee_make_symbolic(t, sizeof t, "t");
  klee_assume(s[2] == 0);
  klee_assume(t[2] == 0);

  // What is symbolic stands behind what decides.
  decided[4] = s[0];
  decided[5] = t[0];
  decided[6] = 0;
  assert(strlen(decided) == 3 && strchr(decided, 'b') == decided + 1 && !strchr(decided, 'x'));
  decided[3] = s[1];
  assert(strcmp(decided, "abb") == 1 && strncmp(decided, "abcd", 3) == 0 && strcspn(decided, "xc") == 2);
  assert(memchr(decided, 'c', 8) == decided + 2 && strcmp("Z", decided) == 'Z' - 'a');

  assert(strcmp(s, t) == byte_compare(s, t));
  const char *found = strchr(s, 'q');
  assert(found == (s[0] == 'q' ? s : s[0] && s[1] == 'q' ? s + 1 : 0));
  char copy[4] = "..";
  assert(strcpy(copy, t) == copy && byte_compare(copy, t) == 0);
  if (strstr(s, "ab"))
    return 1;
  return 0;
}
