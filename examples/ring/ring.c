#include "ring.h"

#include <stdlib.h>

enum { INITIAL = 2 };

Ring ring_new(void) {
  Ring ring = {malloc(INITIAL * sizeof(int)), INITIAL, 0, 0};
  if (!ring.slots)
    ring.capacity = 0;
  return ring;
}

void ring_free(Ring *ring) {
  free(ring->slots);
  *ring = (Ring){0};
}

static bool grow(Ring *ring) {
  size_t capacity = ring->capacity ? 2 * ring->capacity : INITIAL;
  int *slots = realloc(ring->slots, capacity * sizeof *slots);
  if (!slots)
    return false;
  ring->slots = slots;
  ring->capacity = capacity;
  return true;
}

bool ring_push(Ring *ring, int number) {
  if (ring->count == ring->capacity && !grow(ring))
    return false;
  ring->slots[(ring->first + ring->count++) % ring->capacity] = number;
  return true;
}

bool ring_pop(Ring *ring, int *number) {
  if (ring->count == 0)
    return false;
  *number = ring->slots[ring->first];
  ring->first = (ring->first + 1) % ring->capacity;
  ring->count--;
  return true;
}
