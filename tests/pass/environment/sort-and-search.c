// qsort and bsearch with functions of the program, lfind, tsearch with twalk, hsearch.
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
  int key;
  char name[4];
};

static int calls;
static int by_key(const void *a, const void *b) {
  calls++;
  const struct pair *x = a, *y = b;
  return (x->key > y->key) - (x->key < y->key);
}
static int by_text(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }
static int plain(const void *a, const void *b) { return strcmp(a, b); }
static void walk(const void *node, VISIT order, int depth) {
  if (order == postorder || order == leaf)
    printf(" %s", *(const char *const *)node);
  (void)depth;
}

int main(void) {
  struct pair pairs[20];
  unsigned seed = 1;
  for (int i = 0; i < 20; i++) {
    seed = seed * 1103515245 + 12345;
    pairs[i].key = seed >> 16 & 63;
    sprintf(pairs[i].name, "%d", i);
  }
  qsort(pairs, 20, sizeof pairs[0], by_key);
  for (int i = 0; i < 20; i++)
    printf("%d ", pairs[i].key);
  printf("\n%d\n", calls > 0);
  struct pair wanted = {pairs[7].key, ""};
  struct pair *found = bsearch(&wanted, pairs, 20, sizeof pairs[0], by_key);
  printf("%d\n", found && found->key == wanted.key);
  wanted.key = 1000;
  printf("%d\n", bsearch(&wanted, pairs, 20, sizeof pairs[0], by_key) == NULL);
  const char *words[] = {"pear", "apple", "fig", "cherry"};
  qsort(words, 4, sizeof words[0], by_text);
  for (int i = 0; i < 4; i++)
    printf("%s ", words[i]);
  size_t count = 4;
  const char *fig = "fig";
  const char **at = lfind(&fig, words, &count, sizeof words[0], by_text);
  printf("%ld\n", (long)(at - words));
  void *root = NULL;
  for (int i = 3; i >= 0; i--)
    tsearch(words[i], &root, plain);
  twalk(root, walk);
  printf(" %d\n", tfind("plum", &root, plain) == NULL);
  for (int i = 0; i < 4; i++)
    tdelete(words[i], &root, plain);
  hcreate(10);
  hsearch((ENTRY){"k", "v"}, ENTER);
  ENTRY *entry = hsearch((ENTRY){"k", NULL}, FIND);
  printf("%s %d\n", (char *)entry->data, hsearch((ENTRY){"no", NULL}, FIND) == NULL);
  hdestroy();
  return 0;
}
