// Every function on strings says the same three times: on known bytes, where the engine answers itself; on the same
// bytes hidden from it, where the C library's own code runs; and as written out here.
#include <assert.h>
#include <loam.h>
#include <stddef.h>
#define _GNU_SOURCE
#define __USE_GNU
#include <string.h>
#include <strings.h>

typedef unsigned char byte;

// Not declared by every C library.
void *rawmemchr(const void *, int);

static byte zero;

// Known bytes become terms that only the path says are the same.
static void hide(char *bytes, size_t size) {
  for (size_t i = 0; i < size; i++)
    bytes[i] ^= zero;
}

static int ref_compare(const char *a, const char *b, size_t limit, int stops, int folds) {
  for (size_t i = 0; i < limit; i++) {
    int x = (byte)a[i], y = (byte)b[i];
    if (folds && x >= 'A' && x <= 'Z')
      x += 32;
    if (folds && y >= 'A' && y <= 'Z')
      y += 32;
    if (x != y)
      return x - y;
    if (stops && x == 0)
      return 0;
  }
  return 0;
}

static size_t ref_length(const char *s, size_t limit) {
  size_t length = 0;
  while (length < limit && s[length])
    length++;
  return length;
}

static long ref_first(const char *s, size_t size, int c) {
  for (size_t i = 0; i < size; i++)
    if ((byte)s[i] == (byte)c)
      return i;
  return -1;
}

static long ref_last(const char *s, size_t size, int c) {
  for (size_t i = size; i > 0; i--)
    if ((byte)s[i - 1] == (byte)c)
      return i - 1;
  return -1;
}

static size_t ref_span(const char *s, const char *set, int among) {
  size_t at = 0;
  while (s[at] && (ref_first(set, ref_length(set, -1ul), s[at]) >= 0) == among)
    at++;
  return at;
}

static long ref_find(const char *s, size_t size, const char *wanted, size_t wanted_size) {
  for (size_t i = 0; i + wanted_size <= size; i++)
    if (ref_compare(s + i, wanted, wanted_size, 0, 0) == 0)
      return i;
  return -1;
}

// No system's C library has this one, so the program brings it; the engine uses its own all the same.
void *memchr2(const void *in, int one, int other, size_t size) {
  const byte *s = in;
  for (; size; s++, size--)
    if (*s == (byte)one || *s == (byte)other)
      return (void *)s;
  return NULL;
}

// Through pointers that a compiler knows nothing about, so that every call is made.
static size_t (*volatile call_strlen)(const char *) = strlen;
static size_t (*volatile call_strnlen)(const char *, size_t) = strnlen;
static int (*volatile call_strcmp)(const char *, const char *) = strcmp;
static int (*volatile call_strncmp)(const char *, const char *, size_t) = strncmp;
static int (*volatile call_strcasecmp)(const char *, const char *) = strcasecmp;
static int (*volatile call_strncasecmp)(const char *, const char *, size_t) = strncasecmp;
static int (*volatile call_memcmp)(const void *, const void *, size_t) = memcmp;
static void *(*volatile call_memchr)(const void *, int, size_t) = memchr;
static void *(*volatile call_memrchr)(const void *, int, size_t) = memrchr;
static void *(*volatile call_memchr2)(const void *, int, int, size_t) = memchr2;
static void *(*volatile call_rawmemchr)(const void *, int) = rawmemchr;
static char *(*volatile call_strchr)(const char *, int) = strchr;
static char *(*volatile call_strrchr)(const char *, int) = strrchr;
static char *(*volatile call_strchrnul)(const char *, int) = strchrnul;
static size_t (*volatile call_strspn)(const char *, const char *) = strspn;
static size_t (*volatile call_strcspn)(const char *, const char *) = strcspn;
static char *(*volatile call_strpbrk)(const char *, const char *) = strpbrk;
static char *(*volatile call_strstr)(const char *, const char *) = strstr;
static void *(*volatile call_memmem)(const void *, size_t, const void *, size_t) = memmem;
static char *(*volatile call_strcpy)(char *, const char *) = strcpy;
static char *(*volatile call_stpcpy)(char *, const char *) = stpcpy;
static char *(*volatile call_strcat)(char *, const char *) = strcat;
static char *(*volatile call_strncpy)(char *, const char *, size_t) = strncpy;
static char *(*volatile call_stpncpy)(char *, const char *, size_t) = stpncpy;
static char *(*volatile call_strncat)(char *, const char *, size_t) = strncat;

// The C standard promises the sign of a comparison; the C libraries return the difference itself.
#define SAME(call, expected) assert((call) == (expected))
#define AT(pointer, base) ((pointer) ? (char *)(pointer) - (char *)(base) : -1)

static void check_one(const char *s) {
  size_t length = ref_length(s, -1ul);
  SAME(call_strlen(s), length);
  for (size_t limit = 0; limit <= length + 1; limit++) {
    SAME(call_strnlen(s, limit), ref_length(s, limit));
    SAME(AT(call_memchr(s, 'b', limit), s), ref_first(s, limit, 'b'));
    SAME(AT(call_memchr2(s, 'b', 0x100 + 'b', limit), s), ref_first(s, limit, 'b'));
    long c = ref_first(s, limit, 'c'), b = ref_first(s, limit, 'b');
    SAME(AT(call_memchr2(s, 'c', 'b', limit), s), c < 0 || (b >= 0 && b < c) ? b : c);
    SAME(AT(call_memrchr(s, 0x100 + 'b', limit), s), ref_last(s, limit, 'b'));
  }
  static const int wanted[] = {'a', 'b', 0, 0xe9, -23, 'A' + 256};
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    long first = ref_first(s, length + 1, wanted[i]);
    SAME(AT(call_strchr(s, wanted[i]), s), first);
    SAME(AT(call_strrchr(s, wanted[i]), s), ref_last(s, length + 1, wanted[i]));
    if (first >= 0)
      SAME((char *)call_rawmemchr(s, wanted[i]) - s, first);
    SAME(call_strchrnul(s, wanted[i]) - s, first < 0 ? (long)length : first);
  }
}

static void check_two(const char *a, const char *b) {
  size_t length = ref_length(a, -1ul), other = ref_length(b, -1ul);
  SAME(call_strcmp(a, b), ref_compare(a, b, -1ul, 1, 0));
  SAME(call_strcasecmp(a, b), ref_compare(a, b, -1ul, 1, 1));
  for (size_t limit = 0; limit < 4; limit++) {
    SAME(call_strncmp(a, b, limit), ref_compare(a, b, limit, 1, 0));
    SAME(call_strncasecmp(a, b, limit), ref_compare(a, b, limit, 1, 1));
  }
  size_t both = (length < other ? length : other) + 1;
  SAME(call_memcmp(a, b, both), ref_compare(a, b, both, 0, 0));
  SAME(call_strspn(a, b), ref_span(a, b, 1));
  SAME(call_strcspn(a, b), ref_span(a, b, 0));
  size_t before = ref_span(a, b, 0);
  SAME(AT(call_strpbrk(a, b), a), a[before] ? (long)before : -1);
  SAME(AT(call_strstr(a, b), a), ref_find(a, length, b, other));
  SAME(AT(call_memmem(a, length, b, other), a), ref_find(a, length, b, other));
}

static void check_copies(const char *a, const char *b) {
  size_t length = ref_length(a, -1ul), other = ref_length(b, -1ul);
  char to[64];
  SAME(call_strcpy(to, a), to);
  SAME(call_strcat(to, b), to);
  assert(ref_compare(to, a, length, 0, 0) == 0 && ref_compare(to + length, b, other + 1, 0, 0) == 0);
  SAME(call_stpcpy(to + 3, b), to + 3 + other);
  assert(ref_compare(to + 3, b, other + 1, 0, 0) == 0);
  for (size_t limit = 0; limit < 6; limit++) {
    for (size_t i = 0; i < sizeof to; i++)
      to[i] = 'x';
    size_t copied = ref_length(a, limit);
    SAME(call_stpncpy(to + 1, a, limit), to + 1 + copied);
    SAME(call_strncpy(to + 20, a, limit), to + 20);
    for (size_t i = 0; i < limit; i++)
      assert(to[1 + i] == (i < copied ? a[i] : 0) && to[20 + i] == to[1 + i]);
    assert(to[0] == 'x' && to[1 + limit] == 'x' && to[20 + limit] == 'x');
    to[0] = 'y';
    to[1] = 0;
    SAME(call_strncat(to, b, limit), to);
    size_t added = ref_length(b, limit);
    assert(ref_compare(to + 1, b, added, 0, 0) == 0 && to[1 + added] == 0 && to[2 + added + limit] == 'x');
  }
}

static const char *const SAMPLES[] = {"", "a", "b", "abc", "abD", "ab\xe9", "bab", "aabaabaaab", "Quick b\x80\xff", "aab"};
enum { COUNT = sizeof SAMPLES / sizeof *SAMPLES };

int main(void) {
  klee_make_symbolic(&zero, sizeof zero, "zero");
  klee_assume(zero == 0);
  for (int i = 0; i < COUNT; i++) {
    // The last byte of an object is the terminating zero.
    size_t size = ref_length(SAMPLES[i], -1ul) + 1;
    char hidden[size];
    __builtin_memcpy(hidden, SAMPLES[i], size);
    hide(hidden, size);
    check_one(SAMPLES[i]);
    check_one(hidden);
    for (int j = 0; j < COUNT; j++) {
      check_two(SAMPLES[i], SAMPLES[j]);
      check_copies(SAMPLES[i], SAMPLES[j]);
      if ((i + j) % 3 == 0) {
        check_two(hidden, SAMPLES[j]);
        check_two(SAMPLES[j], hidden);
        check_copies(hidden, SAMPLES[j]);
        check_copies(SAMPLES[j], hidden);
      }
    }
  }
  return 0;
}
//@ exit-codes: 0=1
