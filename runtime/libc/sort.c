/* qsort as a merge sort: equal elements keep their order, as on glibc, and fewer pairs are compared than in musl's own.
 * The native library is built with this file too. */

#define _GNU_SOURCE
#include <stdint.h>
#include <stdlib.h>

typedef int (*compare_fn)(const void *, const void *);
typedef int (*compare_with_fn)(const void *, const void *, void *);

static void copy(unsigned char *to, const unsigned char *from, size_t size)
{
	while (size--) *to++ = *from++;
}

/* Merges two sorted neighbours of `from`, [low, middle) and [middle, high), into `to`. */
static void merge(unsigned char *to, const unsigned char *from, size_t low, size_t middle, size_t high, size_t size,
                  compare_with_fn compare, void *with)
{
	size_t left = low, right = middle;
	for (size_t out = low; out < high; out++) {
		int take_left = right == high ||
		                (left < middle && compare(from + left * size, from + right * size, with) <= 0);
		copy(to + out * size, from + (take_left ? left++ : right++) * size, size);
	}
}

/* Without memory for a copy: slower, same result. */
static void insertion_sort(unsigned char *base, size_t count, size_t size, compare_with_fn compare, void *with)
{
	for (size_t i = 1; i < count; i++)
		for (size_t j = i; j > 0 && compare(base + (j - 1) * size, base + j * size, with) > 0; j--)
			for (size_t byte = 0; byte < size; byte++) {
				unsigned char kept = base[(j - 1) * size + byte];
				base[(j - 1) * size + byte] = base[j * size + byte];
				base[j * size + byte] = kept;
			}
}

static size_t smaller(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* From the bottom up: runs of 1, 2, 4, … elements, between the array and a copy of it. */
void __qsort_r(void *base, size_t count, size_t size, compare_with_fn compare, void *with)
{
	unsigned char *array = base, *from = array, *to, *room;
	size_t all;
	if (count < 2 || size == 0) return;
	room = __builtin_mul_overflow(count, size, &all) ? 0 : malloc(all);
	if (!room) {
		insertion_sort(array, count, size, compare, with);
		return;
	}
	to = room;
	for (size_t width = 1; width < count; width *= 2) {
		unsigned char *sorted = to;
		for (size_t low = 0; low < count; low += 2 * width)
			merge(to, from, low, smaller(low + width, count), smaller(low + 2 * width, count), size, compare, with);
		to = from;
		from = sorted;
	}
	if (from != array) copy(array, from, all);
	free(room);
}

__attribute__((__weak__, __alias__("__qsort_r"))) void qsort_r(void *, size_t, size_t, compare_with_fn, void *);

static int without_context(const void *a, const void *b, void *compare)
{
	return (*(compare_fn *)compare)(a, b);
}

void qsort(void *base, size_t count, size_t size, compare_fn compare)
{
	__qsort_r(base, count, size, without_context, &compare);
}
