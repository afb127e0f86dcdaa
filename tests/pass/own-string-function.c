// A program's own function counts even if it has the name of one the engine knows.
#include <assert.h>

// Clang knows what `strspn` means; this one means something else.
__attribute__((noinline)) unsigned long strspn(const char *s, const char *set) {
  return s[0] == set[0] ? 40 : 2;
}

static unsigned long (*volatile call)(const char *, const char *) = strspn;

int main(void) {
  assert(call("abc", "a") == 40 && call("abc", "b") == 2);
  return 0;
}
