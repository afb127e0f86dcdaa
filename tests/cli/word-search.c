// A copy of rawmemchr that reads words, and a klee_assume for when there is no Loam.
#include <stddef.h>
void *rawmemchr(const void *start, int byte) {
  const unsigned long *word = start;
  for (;; word++)
    for (int i = 0; i < 8; i++)
      if (((const unsigned char *)word)[i] == (unsigned char)byte && (*word | 1))
        return (unsigned char *)word + i;
}
void klee_assume(unsigned long condition) {}
void klee_make_symbolic(void *, size_t, const char *);
int main(void) {
  char text[5] = "abcd", x;
  klee_make_symbolic(&x, 1, "x");
  klee_assume(x == 'c');
  return (char *)rawmemchr(text, x) - text;
}
