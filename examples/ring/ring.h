/* A queue of numbers in a ring, which grows when it is full. */
#ifndef RING_H
#define RING_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
  int *slots;
  size_t capacity, first, count;
} Ring;

Ring ring_new(void);
void ring_free(Ring *ring);

/* Appends a number; false if there is no memory. */
bool ring_push(Ring *ring, int number);

/* Takes the oldest number; false if there is none. */
bool ring_pop(Ring *ring, int *number);

#endif
