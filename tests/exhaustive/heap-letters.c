/* `t[c - 'a']` with the table on the heap, and a character that need not be a letter. */
#include "observe.h"

int main(void) {
  unsigned char c = byte("c");
  int *t = calloc(26, sizeof *t);
  for (int i = 0; i < 26; i++)
    t[i] = i * i % 11;
  if (c >= 'a' - 1 && c <= 'z')
    return observe(t[(unsigned long)c - 'a'], 0, 10);
  return 20;
}
