/* Three hash tables of 300 buckets with chains of nodes, 5 entries each, and one look-up in the first with a symbolic key;
 * after Figure 1 of Trabish and Rinetzky, "Relocatable Addressing Model for Symbolic Execution". All tables are made by the same
 * code, so a static analysis cannot tell their nodes apart; a run can. */
#include <loam.h>
#include <stdlib.h>

enum { TABLES = 3, BUCKETS = 300, ENTRIES = 5, LETTERS = 2 };

struct entry {
  char *name;
  int value;
  struct entry *next;
};

struct table {
  struct entry **buckets;
};

static unsigned hash(const char *name) {
  unsigned sum = 5381;
  for (; *name; name++)
    sum = sum * 33 + (unsigned char)*name;
  return sum % BUCKETS;
}

static int same(const char *one, const char *other) {
  for (; *one && *one == *other; one++)
    other++;
  return *one == *other;
}

static void add(struct table *table, const char *name, int value) {
  struct entry **bucket = &table->buckets[hash(name)], *entry = malloc(sizeof *entry);
  entry->name = malloc(LETTERS + 1);
  for (int i = 0; i <= LETTERS; i++)
    entry->name[i] = name[i];
  entry->value = value;
  entry->next = *bucket;
  *bucket = entry;
}

static int look_up(const struct table *table, const char *name) {
  for (const struct entry *entry = table->buckets[hash(name)]; entry; entry = entry->next)
    if (same(entry->name, name))
      return entry->value;
  return -1;
}

int main(void) {
  struct table tables[TABLES];
  for (int i = 0; i < TABLES; i++) {
    tables[i].buckets = calloc(BUCKETS, sizeof *tables[i].buckets);
    for (int j = 0; j < ENTRIES; j++) {
      char name[LETTERS + 1] = {(char)('a' + i), (char)('a' + 5 * j), 0};
      add(&tables[i], name, j);
    }
  }
  char key[LETTERS + 1];
  klee_make_symbolic(key, sizeof key, "key");
  klee_assume(key[LETTERS] == 0);
  return look_up(&tables[0], key) > 2;
}
