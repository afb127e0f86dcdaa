/* A hash table of 15 nodes in 16 buckets, and two look-ups with symbolic keys. A look-up forks into one path for each
 * node its key can find, and one for each bucket it can miss in: 23 of them, 529 paths for both. */
#include <loam.h>
#include <stdlib.h>

enum { NODES = 15, BUCKETS = 16 };

struct node {
  unsigned key;
  int value;
  struct node *next;
};

static struct node *table[BUCKETS];

static struct node **bucket(unsigned key) { return &table[key * 2654435761u >> 28]; }

static void insert(unsigned key, int value) {
  struct node *node = malloc(sizeof *node), **first = bucket(key);
  node->key = key;
  node->value = value;
  node->next = *first;
  *first = node;
}

static int look_up(unsigned key) {
  for (struct node *node = *bucket(key); node; node = node->next)
    if (node->key == key)
      return node->value;
  return -1;
}

int main(void) {
  unsigned one, other;
  for (int i = 0; i < NODES; i++)
    insert(i * 7 + 3, i);
  klee_make_symbolic(&one, sizeof one, "one");
  klee_make_symbolic(&other, sizeof other, "other");
  return look_up(one) + look_up(other) == 7;
}
