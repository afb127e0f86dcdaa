/* <string.h> and <strings.h> for programs that bring no C library.
 *
 * These run inside the engine on symbolic bytes, so they are written for that: one byte at a time, never a byte
 * beyond what the caller may read, and no cleverness that would turn into hard questions for the solver. */
#include <stddef.h>

void *malloc(size_t size);

/* ---- Memory ---- */

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  unsigned char *d = to;
  const unsigned char *s = from;
  while (size--)
    *d++ = *s++;
  return to;
}

void *mempcpy(void *restrict to, const void *restrict from, size_t size) {
  return (unsigned char *)memcpy(to, from, size) + size;
}

void *memccpy(void *restrict to, const void *restrict from, int last, size_t size) {
  unsigned char *d = to;
  const unsigned char *s = from;
  while (size--)
    if ((*d++ = *s++) == (unsigned char)last)
      return d;
  return NULL;
}

void *memmove(void *to, const void *from, size_t size) {
  unsigned char *d = to;
  const unsigned char *s = from;
  if (d <= s) {
    while (size--)
      *d++ = *s++;
  } else {
    while (size--)
      d[size] = s[size];
  }
  return to;
}

void *memset(void *to, int value, size_t size) {
  unsigned char *d = to;
  while (size--)
    *d++ = (unsigned char)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *a = left, *b = right;
  for (; size; size--, a++, b++)
    if (*a != *b)
      return *a - *b;
  return 0;
}

void *memchr(const void *in, int wanted, size_t size) {
  const unsigned char *s = in;
  for (; size; size--, s++)
    if (*s == (unsigned char)wanted)
      return (void *)s;
  return NULL;
}

void *memrchr(const void *in, int wanted, size_t size) {
  const unsigned char *s = in;
  while (size--)
    if (s[size] == (unsigned char)wanted)
      return (void *)(s + size);
  return NULL;
}

void *rawmemchr(const void *in, int wanted) {
  const unsigned char *s = in;
  while (*s != (unsigned char)wanted)
    s++;
  return (void *)s;
}

void *memmem(const void *in, size_t size, const void *wanted, size_t wanted_size) {
  const unsigned char *s = in;
  for (; wanted_size <= size; s++, size--)
    if (memcmp(s, wanted, wanted_size) == 0)
      return (void *)s;
  return NULL;
}

int bcmp(const void *left, const void *right, size_t size) {
  return memcmp(left, right, size);
}

void bcopy(const void *from, void *to, size_t size) {
  memmove(to, from, size);
}

void bzero(void *to, size_t size) {
  memset(to, 0, size);
}

void explicit_bzero(void *to, size_t size) {
  memset(to, 0, size);
}

/* ---- Length and copying ---- */

size_t strlen(const char *s) {
  size_t length = 0;
  while (s[length])
    length++;
  return length;
}

size_t strnlen(const char *s, size_t limit) {
  size_t length = 0;
  while (length < limit && s[length])
    length++;
  return length;
}

char *stpcpy(char *restrict to, const char *restrict from) {
  while ((*to = *from)) {
    to++;
    from++;
  }
  return to;
}

char *strcpy(char *restrict to, const char *restrict from) {
  stpcpy(to, from);
  return to;
}

char *stpncpy(char *restrict to, const char *restrict from, size_t size) {
  while (size && *from) {
    *to++ = *from++;
    size--;
  }
  memset(to, 0, size);
  return to;
}

char *strncpy(char *restrict to, const char *restrict from, size_t size) {
  stpncpy(to, from, size);
  return to;
}

char *strcat(char *restrict to, const char *restrict from) {
  strcpy(to + strlen(to), from);
  return to;
}

char *strncat(char *restrict to, const char *restrict from, size_t limit) {
  char *end = to + strlen(to);
  while (limit && *from) {
    *end++ = *from++;
    limit--;
  }
  *end = 0;
  return to;
}

size_t strlcpy(char *restrict to, const char *restrict from, size_t size) {
  size_t length = strlen(from);
  if (size) {
    size_t copied = length < size ? length : size - 1;
    memcpy(to, from, copied);
    to[copied] = 0;
  }
  return length;
}

size_t strlcat(char *restrict to, const char *restrict from, size_t size) {
  size_t used = strnlen(to, size);
  return used + strlcpy(to + used, from, size - used);
}

char *strdup(const char *s) {
  size_t size = strlen(s) + 1;
  char *copy = malloc(size);
  return copy ? memcpy(copy, s, size) : NULL;
}

char *strndup(const char *s, size_t limit) {
  size_t length = strnlen(s, limit);
  char *copy = malloc(length + 1);
  if (!copy)
    return NULL;
  memcpy(copy, s, length);
  copy[length] = 0;
  return copy;
}

/* ---- Comparing ---- */

int strcmp(const char *left, const char *right) {
  while (*left && *left == *right) {
    left++;
    right++;
  }
  return (unsigned char)*left - (unsigned char)*right;
}

int strncmp(const char *left, const char *right, size_t limit) {
  for (; limit; limit--, left++, right++)
    if (!*left || *left != *right)
      return (unsigned char)*left - (unsigned char)*right;
  return 0;
}

int strcoll(const char *left, const char *right) {
  return strcmp(left, right);
}

/* Without a branch, so that a symbolic letter costs no fork. */
static int lower(char c) {
  unsigned u = (unsigned char)c;
  return (int)(u + ((u - 'A' < 26u) << 5));
}

int strcasecmp(const char *left, const char *right) {
  while (*left && lower(*left) == lower(*right)) {
    left++;
    right++;
  }
  return lower(*left) - lower(*right);
}

int strncasecmp(const char *left, const char *right, size_t limit) {
  for (; limit; limit--, left++, right++)
    if (!*left || lower(*left) != lower(*right))
      return lower(*left) - lower(*right);
  return 0;
}

/* ---- Searching ---- */

/* Not of any C library, but many programs carry it under this name. One fork for a byte, not two. */
void *memchr2(const void *in, int wanted, int or_wanted, size_t size) {
  const unsigned char *s = in;
  for (; size; size--, s++)
    if ((*s == (unsigned char)wanted) | (*s == (unsigned char)or_wanted))
      return (void *)s;
  return NULL;
}

char *strchrnul(const char *s, int wanted) {
  while (*s && *s != (char)wanted)
    s++;
  return (char *)s;
}

char *strchr(const char *s, int wanted) {
  char *found = strchrnul(s, wanted);
  return *found == (char)wanted ? found : NULL;
}

char *strrchr(const char *s, int wanted) {
  const char *found = NULL;
  do {
    if (*s == (char)wanted)
      found = s;
  } while (*s++);
  return (char *)found;
}

char *index(const char *s, int wanted) {
  return strchr(s, wanted);
}

char *rindex(const char *s, int wanted) {
  return strrchr(s, wanted);
}

/* Whether `s` starts with `prefix`. */
static int starts_with(const char *s, const char *prefix, int (*same)(const char *, const char *, size_t)) {
  return same(s, prefix, strlen(prefix)) == 0;
}

char *strstr(const char *s, const char *wanted) {
  for (;; s++) {
    if (starts_with(s, wanted, strncmp))
      return (char *)s;
    if (!*s)
      return NULL;
  }
}

char *strcasestr(const char *s, const char *wanted) {
  for (;; s++) {
    if (starts_with(s, wanted, strncasecmp))
      return (char *)s;
    if (!*s)
      return NULL;
  }
}

size_t strspn(const char *s, const char *accepted) {
  size_t length = 0;
  while (s[length] && strchr(accepted, s[length]))
    length++;
  return length;
}

size_t strcspn(const char *s, const char *rejected) {
  size_t length = 0;
  while (s[length] && !strchr(rejected, s[length]))
    length++;
  return length;
}

char *strpbrk(const char *s, const char *wanted) {
  s += strcspn(s, wanted);
  return *s ? (char *)s : NULL;
}

char *strsep(char **rest, const char *separators) {
  char *token = *rest, *end;
  if (!token)
    return NULL;
  end = token + strcspn(token, separators);
  if (*end) {
    *end = 0;
    *rest = end + 1;
  } else {
    *rest = NULL;
  }
  return token;
}

char *strtok_r(char *restrict s, const char *restrict separators, char **restrict rest) {
  char *end;
  if (!s)
    s = *rest;
  s += strspn(s, separators);
  if (!*s) {
    *rest = s;
    return NULL;
  }
  end = s + strcspn(s, separators);
  if (*end)
    *end++ = 0;
  *rest = end;
  return s;
}

char *__strtok_r(char *restrict s, const char *restrict separators, char **restrict rest) {
  return strtok_r(s, separators, rest);
}

char *strtok(char *restrict s, const char *restrict separators) {
  static char *rest = "";
  return strtok_r(s, separators, &rest);
}

/* ---- Bits ---- */

/* The number of the lowest bit that is set, counted from 1; 0 if there is none. */
int ffsll(long long value) {
  unsigned long long bits = (unsigned long long)value;
  int number;
  if (!bits)
    return 0;
  for (number = 1; !(bits & 1); number++)
    bits >>= 1;
  return number;
}

int ffs(int value) {
  return ffsll((unsigned)value);
}

int ffsl(long value) {
  return ffsll((unsigned long)value);
}
