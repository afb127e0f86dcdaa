// The string functions on known strings.
#include <assert.h>
#include <string.h>

int main(void) {
  char a[32] = "hello", b[32];
  assert(strlen(a) == 5 && strnlen(a, 3) == 3);
  strcat(a, ", world");
  assert(strcmp(a, "hello, world") == 0 && strncmp(a, "help", 3) == 0);
  assert(strchr(a, 'w') == a + 7 && strrchr(a, 'o') == a + 8 && !strchr(a, 'z'));
  assert(strstr(a, "lo, w") == a + 3 && !strstr(a, "xyz"));
  strncpy(b, a, 5);
  b[5] = 0;
  assert(memcmp(a, b, 5) == 0 && strcmp(b, "hello") == 0);
  memmove(a + 1, a, 5);
  assert(memcmp(a, "hhello", 6) == 0);
  assert(strspn("aabbc", "ab") == 4 && strcspn("abc,def", ",") == 3);
  char words[] = "one two  three";
  int count = 0;
  for (char *word = strtok(words, " "); word; word = strtok(0, " "))
    count++;
  assert(count == 3 && memchr("abc", 'b', 3));
  return 0;
}
