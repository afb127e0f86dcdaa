//@ exit-codes: 0=1 1=1 2=1 9=1 10=1 11=1 12=1 20=1 21=1 22=1 23=1
// Programs carry searches of their own that read whole aligned words, and so beyond both ends of what they search. That
// is meant so and no error; where the byte is found is right on every path.
#include <loam.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t __attribute__((may_alias)) word;

#define EVERY_BYTE(b) (0x0101010101010101u * (uint8_t)(b))
#define WORDWISE __attribute__((noinline, no_sanitize("address")))

void *memchr2(const void *start, int one, int other, size_t size);
void *rawmemchr(const void *start, int wanted);
char *strchrnul(const char *start, int wanted);

// The highest bit of every byte that equals `b`.
static word marks(word bytes, uint8_t b) {
  word other = bytes ^ EVERY_BYTE(b);
  return ~(((other & EVERY_BYTE(0x7f)) + EVERY_BYTE(0x7f)) | other | EVERY_BYTE(0x7f));
}

// The first byte from `start` on that is one of two.
WORDWISE static const uint8_t *first_of(const uint8_t *start, uint8_t one, uint8_t other) {
  size_t before = (uintptr_t)start % sizeof(word);
  const word *at = (const word *)(start - before);
  word found = (marks(*at, one) | marks(*at, other)) >> (8 * before) << (8 * before);
  while (!found) {
    at++;
    found = marks(*at, one) | marks(*at, other);
  }
  return (const uint8_t *)at + __builtin_ctzll(found) / 8;
}

WORDWISE void *rawmemchr(const void *start, int wanted) { return (void *)first_of(start, wanted, wanted); }

WORDWISE char *strchrnul(const char *start, int wanted) {
  return (char *)first_of((const uint8_t *)start, wanted, 0);
}

WORDWISE void *memchr2(const void *start, int one, int other, size_t size) {
  const uint8_t *s = start, *end = s + size;
  for (const word *at = (const word *)(s - (uintptr_t)s % sizeof(word)); (const uint8_t *)at < end; at++) {
    word found = marks(*at, one) | marks(*at, other);
    for (const uint8_t *place; found; found &= found - 1)
      if ((place = (const uint8_t *)at + __builtin_ctzll(found) / 8) >= s && place < end)
        return (void *)place;
  }
  return NULL;
}

int main(void) {
  int which = klee_range(0, 3, "which");
  char *line = malloc(3), *text = malloc(4);
  klee_make_symbolic(line, 3, "line");
  klee_make_symbolic(text, 4, "text");
  klee_assume(text[3] == 0);
  char *found, *start = which == 2 ? text : line;
  if (which == 0) {
    found = memchr2(line, 'a', 'b', 3);
  } else if (which == 1) {
    klee_assume(line[2] == '\n');
    found = rawmemchr(line, '\n');
  } else {
    found = strchrnul(text, '=');
  }
  int place = found ? (int)(found - start) : 9;
  free(line);
  free(text);
  return which * 10 + place;
}
