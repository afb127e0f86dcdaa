/* Null pointers: from a failed look-up, and inside a table. */
#include "observe.h"

struct entry {
  int key, value;
};
static struct entry entries[3] = {{5, 1}, {70, 2}, {200, 3}};

static struct entry *find(int key) {
  for (int i = 0; i < 3; i++)
    if (entries[i].key == key)
      return &entries[i];
  return NULL;
}

int main(void) {
  unsigned char b = byte("b");
  static int one = 1, *table[4] = {&one, NULL, &one, NULL};
  if (b < 100) {
    struct entry *e = find(b);
    return observe(e->value, 0, 3);
  }
  return observe(*table[b & 3], 0, 1);
}
