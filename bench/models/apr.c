/* Figure 10 of Kapus and Cadar, "A Segmented Memory Model for Symbolic Execution": a hash table of the Apache Portable
 * Runtime with 15 keys, each an object of its own, and two look-ups of keys that may be any number. */
#include <apr_general.h>
#include <apr_hash.h>
#include <apr_pools.h>
#include <loam.h>
#include <stdlib.h>

#define KEYS 15

int main(void) {
  apr_pool_t *pool;
  apr_initialize();
  apr_pool_create(&pool, NULL);
  apr_hash_t *table = apr_hash_make(pool);
  for (int i = 0; i < KEYS; i++) {
    int *key = malloc(sizeof *key);
    *key = i;
    apr_hash_set(table, key, sizeof *key, "A value");
  }

  int i, j;
  klee_make_symbolic(&i, sizeof i, "i");
  klee_make_symbolic(&j, sizeof j, "j");
  apr_hash_get(table, &i, sizeof i);
  apr_hash_get(table, &j, sizeof j);
  return 0;
}
