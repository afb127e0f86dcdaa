/* The parts of <stdlib.h> that need nothing from outside: numbers in text, sorting, random numbers, environment.
 *
 * Allocation, printing and the ways to end a program are the engine's. Results agree with glibc's, the sequence of
 * rand() included, so that a test found here behaves the same natively. */
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

void *malloc(size_t size);
void free(void *memory);

/* ---- errno ---- */

enum { EINVAL = 22, ENOTTY = 25, ERANGE = 34 };

/* Host functions get and set it by this name. */
static int __loam_errno;

int *__errno_location(void) {
  return &__loam_errno;
}

/* ---- Arithmetic ---- */

typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
typedef struct { long long quot, rem; } lldiv_t;

int abs(int x) { return x < 0 ? -x : x; }
long labs(long x) { return x < 0 ? -x : x; }
long long llabs(long long x) { return x < 0 ? -x : x; }
intmax_t imaxabs(intmax_t x) { return x < 0 ? -x : x; }

div_t div(int x, int y) { return (div_t){x / y, x % y}; }
ldiv_t ldiv(long x, long y) { return (ldiv_t){x / y, x % y}; }
lldiv_t lldiv(long long x, long long y) { return (lldiv_t){x / y, x % y}; }

/* ---- Numbers in text ---- */

static int is_space(char c) {
  return (c == ' ') | ((unsigned)c - '\t' <= '\r' - '\t');
}

/* The value of a digit in any base up to 36, or 99. */
static unsigned digit_value(char c) {
  unsigned u = (unsigned char)c, letter = (u | 32) - 'a';
  if (u - '0' < 10)
    return u - '0';
  return letter < 26 ? letter + 10 : 99;
}

static int starts_with_prefix(const char *s, char letter) {
  return s[0] == '0' && (s[1] | 32) == letter;
}

/* What the text of a number says: sign and size. */
struct parsed {
  unsigned long long magnitude;
  int negative;
  int overflow;
};

/* Base 2 prefixes (0b) count only where the caller's standard has them, as glibc's __isoc23_ functions do. */
static struct parsed parse(const char *text, char **end, int base, int binary_prefix) {
  struct parsed number = {0, 0, 0};
  const char *s = text;
  if (base < 0 || base == 1 || base > 36) {
    __loam_errno = EINVAL;
    return number;
  }
  if (end)
    *end = (char *)text;
  while (is_space(*s))
    s++;
  if (*s == '+' || *s == '-')
    number.negative = *s++ == '-';
  if ((base == 0 || base == 16) && starts_with_prefix(s, 'x') && digit_value(s[2]) < 16) {
    base = 16;
    s += 2;
  } else if (binary_prefix && (base == 0 || base == 2) && starts_with_prefix(s, 'b') && digit_value(s[2]) < 2) {
    base = 2;
    s += 2;
  } else if (base == 0) {
    base = *s == '0' ? 8 : 10;
  }
  for (; digit_value(*s) < (unsigned)base; s++) {
    unsigned long long more;
    number.overflow |= __builtin_mul_overflow(number.magnitude, (unsigned long long)base, &more);
    number.overflow |= __builtin_add_overflow(more, (unsigned long long)digit_value(*s), &number.magnitude);
    if (end)
      *end = (char *)s + 1;
  }
  return number;
}

static long long to_signed(struct parsed number) {
  unsigned long long limit = (unsigned long long)LLONG_MAX + number.negative;
  if (number.overflow || number.magnitude > limit) {
    __loam_errno = ERANGE;
    return number.negative ? LLONG_MIN : LLONG_MAX;
  }
  return (long long)(number.negative ? -number.magnitude : number.magnitude);
}

static unsigned long long to_unsigned(struct parsed number) {
  if (number.overflow) {
    __loam_errno = ERANGE;
    return ULLONG_MAX;
  }
  return number.negative ? -number.magnitude : number.magnitude;
}

/* long and long long are the same size on the machines Loam runs programs for. */
_Static_assert(sizeof(long) == sizeof(long long), "long is 64 bits wide");

#define SIGNED(type, name, binary)                                   \
  type name(const char *restrict s, char **restrict end, int base) { \
    return to_signed(parse(s, end, base, binary));                   \
  }
#define UNSIGNED(type, name, binary)                                 \
  type name(const char *restrict s, char **restrict end, int base) { \
    return to_unsigned(parse(s, end, base, binary));                 \
  }

SIGNED(long, strtol, 0)
SIGNED(long long, strtoll, 0)
SIGNED(intmax_t, strtoimax, 0)
UNSIGNED(unsigned long, strtoul, 0)
UNSIGNED(unsigned long long, strtoull, 0)
UNSIGNED(uintmax_t, strtoumax, 0)
SIGNED(long, __isoc23_strtol, 1)
SIGNED(long long, __isoc23_strtoll, 1)
SIGNED(intmax_t, __isoc23_strtoimax, 1)
UNSIGNED(unsigned long, __isoc23_strtoul, 1)
UNSIGNED(unsigned long long, __isoc23_strtoull, 1)
UNSIGNED(uintmax_t, __isoc23_strtoumax, 1)

int atoi(const char *s) { return (int)strtol(s, NULL, 10); }
long atol(const char *s) { return strtol(s, NULL, 10); }
long long atoll(const char *s) { return strtoll(s, NULL, 10); }

/* ---- Sorting and searching ---- */

typedef int (*compare_fn)(const void *, const void *);
typedef int (*compare_with_fn)(const void *, const void *, void *);

static void copy(unsigned char *to, const unsigned char *from, size_t size) {
  while (size--)
    *to++ = *from++;
}

/* Merges two sorted neighbours of `from`, [low, middle) and [middle, high), into `to`. Equal elements keep their order. */
static void merge(unsigned char *to, const unsigned char *from, size_t low, size_t middle, size_t high, size_t size,
                  compare_with_fn compare, void *with) {
  size_t left = low, right = middle, out;
  for (out = low; out < high; out++) {
    int take_left = right == high ||
                    (left < middle && compare(from + left * size, from + right * size, with) <= 0);
    copy(to + out * size, from + (take_left ? left++ : right++) * size, size);
  }
}

/* Without room for a copy: slower, same result. */
static void insertion_sort(unsigned char *base, size_t count, size_t size, compare_with_fn compare, void *with) {
  size_t i, j, byte;
  for (i = 1; i < count; i++)
    for (j = i; j > 0 && compare(base + (j - 1) * size, base + j * size, with) > 0; j--)
      for (byte = 0; byte < size; byte++) {
        unsigned char kept = base[(j - 1) * size + byte];
        base[(j - 1) * size + byte] = base[j * size + byte];
        base[j * size + byte] = kept;
      }
}

static size_t smaller(size_t a, size_t b) {
  return a < b ? a : b;
}

/* Merge sort from the bottom up: runs of 1, 2, 4, … elements, between the array and a copy of it. */
void qsort_r(void *base, size_t count, size_t size, compare_with_fn compare, void *with) {
  unsigned char *array = base, *from = array, *to, *room;
  size_t width, low;
  if (count < 2 || size == 0)
    return;
  room = malloc(count * size);
  if (!room) {
    insertion_sort(array, count, size, compare, with);
    return;
  }
  to = room;
  for (width = 1; width < count; width *= 2) {
    unsigned char *sorted = to;
    for (low = 0; low < count; low += 2 * width)
      merge(to, from, low, smaller(low + width, count), smaller(low + 2 * width, count), size, compare, with);
    to = from;
    from = sorted;
  }
  if (from != array)
    copy(array, from, count * size);
  free(room);
}

struct plain_compare {
  compare_fn compare;
};

static int without_context(const void *a, const void *b, void *with) {
  return ((struct plain_compare *)with)->compare(a, b);
}

void qsort(void *base, size_t count, size_t size, compare_fn compare) {
  struct plain_compare with = {compare};
  qsort_r(base, count, size, without_context, &with);
}

void *bsearch(const void *key, const void *base, size_t count, size_t size, compare_fn compare) {
  const unsigned char *low = base;
  while (count) {
    const unsigned char *middle = low + count / 2 * size;
    int order = compare(key, middle);
    if (order == 0)
      return (void *)middle;
    if (order > 0) {
      low = middle + size;
      count--;
    }
    count /= 2;
  }
  return NULL;
}

/* ---- Random numbers: the additive feedback generator x[n] = x[n-3] + x[n-31] that glibc starts with ---- */

enum { RANDOM_WORDS = 31, RANDOM_GAP = 3 };

static uint32_t random_words[RANDOM_WORDS];
static int random_front = -1; /* -1: not seeded yet */

int rand(void);

void srand(unsigned seed) {
  int64_t word = (int32_t)(seed ? seed : 1);
  int i;
  random_words[0] = (uint32_t)word;
  for (i = 1; i < RANDOM_WORDS; i++) {
    word = 16807 * word % 2147483647;
    if (word < 0)
      word += 2147483647;
    random_words[i] = (uint32_t)word;
  }
  random_front = RANDOM_GAP;
  for (i = 0; i < 10 * RANDOM_WORDS; i++)
    rand();
}

int rand(void) {
  uint32_t word;
  if (random_front < 0)
    srand(1);
  word = random_words[random_front] += random_words[(random_front + RANDOM_WORDS - RANDOM_GAP) % RANDOM_WORDS];
  random_front = (random_front + 1) % RANDOM_WORDS;
  return (int)(word >> 1);
}

void srandom(unsigned seed) { srand(seed); }
long random(void) { return rand(); }

/* glibc's other generator: three steps of a linear one give 11 + 10 + 10 bits. */
static unsigned rand_r_step(unsigned *seed) {
  *seed = *seed * 1103515245u + 12345u;
  return *seed / 65536u;
}

int rand_r(unsigned *seed) {
  unsigned result = rand_r_step(seed) % 2048;
  result = result << 10 ^ rand_r_step(seed) % 1024;
  result = result << 10 ^ rand_r_step(seed) % 1024;
  return (int)result;
}

/* ---- Environment ---- */

/* Empty unless whoever starts main() puts something here. */
char **environ = NULL;

char *getenv(const char *name) {
  char **entry;
  for (entry = environ; entry && *entry; entry++) {
    size_t i = 0;
    while (name[i] && (*entry)[i] == name[i])
      i++;
    if (!name[i] && (*entry)[i] == '=')
      return *entry + i + 1;
  }
  return NULL;
}

char *secure_getenv(const char *name) {
  return getenv(name);
}

/* No file of a program without a C library is a terminal. */
int isatty(int file) {
  (void)file;
  __loam_errno = ENOTTY;
  return 0;
}
