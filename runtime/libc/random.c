/* rand, random and their states: the additive feedback generator x[n] = x[n - gap] + x[n - words] that glibc has, so that
 * a test behaves the same on glibc. The native library is built with this file too, in place of musl's generators.
 *
 * A state is the buffer passed to initstate: one word with the kind and the position of the generator, then its words. */

#define _GNU_SOURCE
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

/* fork() takes the locks of the library; this lock is never held. */
static volatile int lock[1];
__attribute__((__visibility__("hidden"))) volatile int *const __random_lockptr = lock;

enum { KINDS = 5, LARGEST = 31 };

/* The number of words of a generator of each kind, and the gap between the two words that are added. The first is no feedback
 * generator but a linear congruential one. */
static const unsigned char words_of[KINDS] = {1, 7, 15, 31, 63};
static const unsigned char gap_of[KINDS] = {0, 3, 1, 3, 1};

static uint32_t first_state[1 + LARGEST];
static uint32_t *words = first_state + 1;
static int kind = 3;
static int front = -1; /* -1: not seeded yet */

static long next(void)
{
	int count = words_of[kind];
	if (kind == 0) return words[0] = (words[0] * 1103515245u + 12345u) & 0x7fffffff;
	uint32_t word = words[front] += words[(front + count - gap_of[kind]) % count];
	front = (front + 1) % count;
	return word >> 1;
}

static void seed_words(unsigned seed)
{
	int count = words_of[kind];
	int64_t word = (int32_t)(seed ? seed : 1);
	words[0] = (uint32_t)word;
	front = gap_of[kind];
	if (kind == 0) return;
	for (int i = 1; i < count; i++) {
		word = 16807 * word % 2147483647;
		if (word < 0) word += 2147483647;
		words[i] = (uint32_t)word;
	}
	for (int i = 0; i < 10 * count; i++) next();
}

static void ensure_seeded(void)
{
	if (front < 0) seed_words(1);
}

void srandom(unsigned seed) { seed_words(seed); }
void srand(unsigned seed) { seed_words(seed); }

long random(void)
{
	ensure_seeded();
	return next();
}

int rand(void) { return (int)random(); }

/* Stores the position in the state and returns the state. */
static char *store_position(void)
{
	ensure_seeded();
	words[-1] = (uint32_t)(front * KINDS + kind);
	return (char *)(words - 1);
}

char *initstate(unsigned seed, char *state, size_t size)
{
	char *before = store_position();
	if (size < 8) {
		errno = EINVAL;
		return 0;
	}
	kind = size < 32 ? 0 : size < 64 ? 1 : size < 128 ? 2 : size < 256 ? 3 : 4;
	words = (uint32_t *)state + 1;
	seed_words(seed);
	store_position();
	return before;
}

char *setstate(char *state)
{
	char *before = store_position();
	uint32_t mark = *(uint32_t *)state;
	words = (uint32_t *)state + 1;
	kind = mark % KINDS;
	front = (int)(mark / KINDS);
	return before;
}

/* The other generator: three steps of a linear one give 11 + 10 + 10 bits. */
static unsigned step(unsigned *seed)
{
	*seed = *seed * 1103515245u + 12345u;
	return *seed / 65536u;
}

int rand_r(unsigned *seed)
{
	unsigned result = step(seed) % 2048;
	result = result << 10 ^ step(seed) % 1024;
	result = result << 10 ^ step(seed) % 1024;
	return (int)result;
}
