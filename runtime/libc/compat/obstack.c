/* Obstacks as glibc's <obstack.h> expects them: growing objects in chunks, freed in the order of a stack.
 *
 * The layout of the two structures is fixed by the macros of that header, which work on them directly. */

#define _GNU_SOURCE
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct chunk {
	char *limit;
	struct chunk *previous;
	char contents[];
};

struct obstack {
	long chunk_size;
	struct chunk *chunk;
	char *object_base;
	char *next_free;
	char *chunk_limit;
	union {
		ptrdiff_t number;
		void *pointer;
	} temporary;
	int alignment_mask;
	struct chunk *(*allocate)(void *, long);
	void (*release)(void *, struct chunk *);
	void *extra;
	unsigned use_extra : 1;
	unsigned maybe_empty_object : 1;
	unsigned alloc_failed : 1;
};

enum { USUAL_ALIGNMENT = 16, USUAL_SIZE = 4064 };

int obstack_exit_failure = EXIT_FAILURE;

static void no_memory(void)
{
	fputs("memory exhausted\n", stderr);
	exit(obstack_exit_failure);
}

void (*obstack_alloc_failed_handler)(void) = no_memory;

static char *align(struct obstack *stack, char *place)
{
	uintptr_t mask = (uintptr_t)stack->alignment_mask;
	return place + (-(uintptr_t)place & mask);
}

static struct chunk *new_chunk(struct obstack *stack, long size)
{
	struct chunk *chunk;
	if (stack->use_extra) chunk = stack->allocate(stack->extra, size);
	else chunk = ((struct chunk *(*)(long))stack->allocate)(size);
	if (!chunk) obstack_alloc_failed_handler();
	chunk->limit = (char *)chunk + size;
	return chunk;
}

static void free_chunk(struct obstack *stack, struct chunk *chunk)
{
	if (stack->use_extra) stack->release(stack->extra, chunk);
	else ((void (*)(struct chunk *))stack->release)(chunk);
}

static int begin(struct obstack *stack, int size, int alignment)
{
	stack->alignment_mask = (alignment ? alignment : USUAL_ALIGNMENT) - 1;
	stack->chunk_size = size ? size : USUAL_SIZE;
	stack->chunk = new_chunk(stack, stack->chunk_size);
	stack->chunk->previous = 0;
	stack->next_free = stack->object_base = align(stack, stack->chunk->contents);
	stack->chunk_limit = stack->chunk->limit;
	stack->maybe_empty_object = stack->alloc_failed = 0;
	return 1;
}

int _obstack_begin(struct obstack *stack, int size, int alignment, void *(*allocate)(long), void (*release)(void *))
{
	stack->allocate = (struct chunk *(*)(void *, long))allocate;
	stack->release = (void (*)(void *, struct chunk *))release;
	stack->use_extra = 0;
	return begin(stack, size, alignment);
}

int _obstack_begin_1(struct obstack *stack, int size, int alignment, void *(*allocate)(void *, long),
                     void (*release)(void *, void *), void *extra)
{
	stack->allocate = (struct chunk *(*)(void *, long))allocate;
	stack->release = (void (*)(void *, struct chunk *))release;
	stack->extra = extra;
	stack->use_extra = 1;
	return begin(stack, size, alignment);
}

/* Moves the object that grows into a new chunk with room for `length` bytes more. */
void _obstack_newchunk(struct obstack *stack, int length)
{
	struct chunk *old = stack->chunk;
	long grown = stack->next_free - stack->object_base;
	long size = (long)sizeof(struct chunk) + grown + length + (grown >> 3) + stack->alignment_mask + 100;
	struct chunk *fresh = new_chunk(stack, size > stack->chunk_size ? size : stack->chunk_size);
	char *base = align(stack, fresh->contents);
	memcpy(base, stack->object_base, (size_t)grown);
	fresh->previous = old;
	/* The old chunk is not needed any more if it held nothing but the object that moved. */
	if (!stack->maybe_empty_object && stack->object_base == align(stack, old->contents)) {
		fresh->previous = old->previous;
		free_chunk(stack, old);
	}
	stack->chunk = fresh;
	stack->chunk_limit = fresh->limit;
	stack->object_base = base;
	stack->next_free = base + grown;
	stack->maybe_empty_object = 0;
}

static int holds(const struct chunk *chunk, const char *place)
{
	return (uintptr_t)chunk < (uintptr_t)place && (uintptr_t)place <= (uintptr_t)chunk->limit;
}

int _obstack_allocated_p(struct obstack *stack, void *object)
{
	const struct chunk *chunk = stack->chunk;
	while (chunk && !holds(chunk, object)) chunk = chunk->previous;
	return chunk != 0;
}

/* Frees an object and everything after it; everything if it is null. */
void obstack_free(struct obstack *stack, void *object)
{
	struct chunk *chunk = stack->chunk;
	while (chunk && !(object && holds(chunk, object))) {
		struct chunk *previous = chunk->previous;
		free_chunk(stack, chunk);
		chunk = previous;
		/* Whether the chunk below ends in an object of no size is not known. */
		stack->maybe_empty_object = 1;
	}
	if (!chunk && object) abort();
	stack->chunk = chunk;
	if (!chunk) return;
	stack->object_base = stack->next_free = object;
	stack->chunk_limit = chunk->limit;
}

void _obstack_free(struct obstack *stack, void *object)
{
	obstack_free(stack, object);
}

int _obstack_memory_used(struct obstack *stack)
{
	long bytes = 0;
	for (struct chunk *chunk = stack->chunk; chunk; chunk = chunk->previous) bytes += chunk->limit - (char *)chunk;
	return (int)bytes;
}

int obstack_vprintf(struct obstack *stack, const char *format, va_list rest)
{
	char *text;
	int length = vasprintf(&text, format, rest);
	if (length < 0) return length;
	if (stack->chunk_limit - stack->next_free < length) _obstack_newchunk(stack, length);
	memcpy(stack->next_free, text, (size_t)length);
	stack->next_free += length;
	free(text);
	return length;
}

int obstack_printf(struct obstack *stack, const char *format, ...)
{
	va_list rest;
	va_start(rest, format);
	int length = obstack_vprintf(stack, format, rest);
	va_end(rest);
	return length;
}

int __obstack_vprintf_chk(struct obstack *stack, int flag, const char *format, va_list rest)
{
	(void)flag;
	return obstack_vprintf(stack, format, rest);
}

int __obstack_printf_chk(struct obstack *stack, int flag, const char *format, ...)
{
	va_list rest;
	(void)flag;
	va_start(rest, format);
	int length = obstack_vprintf(stack, format, rest);
	va_end(rest);
	return length;
}
