/* Runs what Loam puts in musl's place natively beside the host's C library and complains where they differ. Loam's
 * symbols carry the prefix t_. */
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int mismatches;

static void expect(int same, const char *format, ...) {
  va_list arguments;
  if (same || mismatches++ > 20)
    return;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  printf("\n");
}

#define SAME(a, b, ...) expect((a) == (b), __VA_ARGS__)

/* What comes from the engine. */
static int memory_is_out;
void *t_malloc(size_t size) { return memory_is_out ? NULL : malloc(size); }
void t_free(void *memory) { free(memory); }
int *t___errno_location(void) { return &errno; }

/* Random numbers of the test's own, the same in every run. */
static uint64_t seed = 88172645463325252u;
static uint64_t roll(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return seed;
}

struct pair { int key, place; };
static int by_key(const void *a, const void *b) { return ((const struct pair *)a)->key - ((const struct pair *)b)->key; }
void t_qsort(void *, size_t, size_t, int (*)(const void *, const void *));

static void compare_sorting(void) {
  struct pair pairs[24];
  int count = roll() % 24;
  for (int i = 0; i < count; i++)
    pairs[i] = (struct pair){(int)(roll() % 8), i};
  memory_is_out = roll() % 4 == 0;
  t_qsort(pairs, count, sizeof *pairs, by_key);
  memory_is_out = 0;
  for (int i = 1; i < count; i++)
    expect(pairs[i - 1].key < pairs[i].key || (pairs[i - 1].key == pairs[i].key && pairs[i - 1].place < pairs[i].place),
           "qsort of %d: elements %d and %d", count, i - 1, i);
}

int t_rand(void), t_rand_r(unsigned *);
long t_random(void);
void t_srand(unsigned), t_srandom(unsigned);
char *t_initstate(unsigned, char *, size_t), *t_setstate(char *);

/* Every kind of generator, left and taken up again. */
static void compare_states(void) {
  static char ours[5][256], theirs[5][256];
  static const size_t sizes[] = {8, 32, 64, 128, 256};
  for (int kind = 0; kind < 5; kind++) {
    char *our_last = t_initstate(7u + kind, ours[kind], sizes[kind]);
    char *their_last = initstate(7u + kind, theirs[kind], sizes[kind]);
    for (int i = 0; i < 100; i++)
      SAME(t_random(), random(), "random() number %d of kind %d", i, kind);
    t_setstate(our_last), setstate(their_last);
    SAME(t_random(), random(), "random() before kind %d", kind);
  }
  t_setstate(ours[2]), setstate(theirs[2]);
  SAME(t_random(), random(), "random() of kind 2 again");
}

static void compare_random(void) {
  static const unsigned seeds[] = {1, 0, 42, 2147483647, 2147483648u, 4294967295u, 123456789};
  for (int i = 0; i < 100; i++)
    SAME(t_rand(), rand(), "rand() number %d before srand", i);
  for (int s = 0; s < 7; s++) {
    unsigned ours = seeds[s], theirs = seeds[s];
    t_srand(seeds[s]), srand(seeds[s]);
    for (int i = 0; i < 200; i++) {
      SAME(t_rand(), rand(), "rand() number %d after srand(%u)", i, seeds[s]);
      SAME(t_rand_r(&ours), rand_r(&theirs), "rand_r number %d from %u", i, seeds[s]);
    }
    t_srandom(seeds[s]), srandom(seeds[s]);
    SAME(t_random(), random(), "random() after srandom(%u)", seeds[s]);
  }
}

#define FLOATING(name) double t_##name(double); float t_##name##f(float);
FLOATING(fabs) FLOATING(floor) FLOATING(ceil) FLOATING(trunc) FLOATING(round) FLOATING(rint) FLOATING(nearbyint) FLOATING(sqrt)
double t_fmin(double, double), t_fmax(double, double), t_copysign(double, double), t_fdim(double, double);
long t_lround(double);
int t___isnan(double), t___isinf(double), t___finite(double);

static int same_double(double a, double b) { return (isnan(a) && isnan(b)) || (a == b && !signbit(a) == !signbit(b)); }

static void compare_math(double x, double y) {
#define ONE(name)                                                       \
  expect(same_double(t_##name(x), name(x)), #name "(%a)", x);           \
  expect(same_double(t_##name##f((float)x), name##f((float)x)), #name "f(%a)", x)
  ONE(fabs); ONE(floor); ONE(ceil); ONE(trunc); ONE(round); ONE(rint); ONE(nearbyint); ONE(sqrt);
  expect(same_double(t_copysign(x, y), copysign(x, y)), "copysign(%a, %a)", x, y);
  expect(same_double(t_fdim(x, y), fdim(x, y)), "fdim(%a, %a)", x, y);
  /* Zeros of different sign may come out either way. */
  expect(same_double(t_fmin(x, y), fmin(x, y)) || x == y, "fmin(%a, %a)", x, y);
  expect(same_double(t_fmax(x, y), fmax(x, y)) || x == y, "fmax(%a, %a)", x, y);
  expect(!t___isnan(x) == !isnan(x) && !t___isinf(x) == !isinf(x) && !t___finite(x) == !isfinite(x),
         "class of %a", x);
  if (fabs(x) < 1e15)
    SAME(t_lround(x), lround(x), "lround(%a)", x);
}

static double any_double(void) {
  static const double known[] = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1e300, INFINITY, -INFINITY, NAN, 4503599627370497.5, 5e-324};
  uint64_t bits = roll();
  double x;
  if (bits % 3 == 0)
    return known[roll() % 13];
  if (bits % 3 == 1)
    return (double)(int)roll() / 1024;
  memcpy(&x, &bits, sizeof x);
  return isnan(x) ? NAN : x; /* signalling NaNs are not promised to come out alike */
}

int main(void) {
  compare_random();
  compare_states();
  for (int round = 0; round < 20000; round++) {
    compare_sorting();
    compare_math(any_double(), any_double());
  }
  printf("%d mismatches\n", mismatches);
  return mismatches != 0;
}
