/* A hash table with chains; the key is symbolic. */
#include "observe.h"

struct entry {
  struct entry *next;
  const char *name;
  int value;
};
static struct entry *buckets[4];

static void put(const char *name, int value) {
  struct entry *e = malloc(sizeof *e);
  unsigned h = (unsigned char)name[0] & 3;
  e->name = name;
  e->value = value;
  e->next = buckets[h];
  buckets[h] = e;
}

int main(void) {
  put("a", 1);
  put("b", 2);
  put("e", 3);
  put("i", 4);
  char key[2] = {(char)byte("key"), 0};
  for (struct entry *e = buckets[(unsigned char)key[0] & 3]; e; e = e->next)
    if (strcmp(e->name, key) == 0)
      return observe(e->value, 0, 9);
  return observe(0, 0, 1) + 50;
}
