// A hash table with chains: look up, insert and delete where the key is open. What comes out is what an array says.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

enum { BUCKETS = 4, KEYS = 6 };

struct entry {
  struct entry *next;
  unsigned char key;
  int value;
};

static struct entry *buckets[BUCKETS];

static struct entry **slot_of(unsigned char key) {
  struct entry **slot = &buckets[key % BUCKETS];
  while (*slot && (*slot)->key != key)
    slot = &(*slot)->next;
  return slot;
}

static void insert(unsigned char key, int value) {
  struct entry **slot = slot_of(key);
  if (!*slot) {
    *slot = calloc(1, sizeof **slot);
    (*slot)->key = key;
  }
  (*slot)->value = value;
}

static void delete (unsigned char key) {
  struct entry **slot = slot_of(key), *old = *slot;
  if (!old)
    return;
  *slot = old->next;
  free(old);
}

static int look_up(unsigned char key) {
  struct entry *found = *slot_of(key);
  return found ? found->value : -1;
}

int main(void) {
  for (unsigned char key = 0; key < KEYS; key++)
    insert(key, 10 * key);
  unsigned char key = (unsigned char)klee_range(0, KEYS + 3, "key");
  assert(look_up(key) == (key < KEYS ? 10 * key : -1));
  insert(key, 77);
  assert(look_up(key) == 77);
  for (unsigned char other = 0; other < KEYS; other++)
    assert(look_up(other) == (other == key ? 77 : 10 * other));
  delete (key);
  assert(look_up(key) == -1);
  for (unsigned char other = 0; other < KEYS; other++)
    assert(look_up(other) == (other == key ? -1 : 10 * other));
  return 0;
}
