# 1 "ilp32-tree.c"
typedef unsigned int size_t;
extern void *malloc(size_t __size) __attribute__((__nothrow__));
extern void free(void *__ptr) __attribute__((__nothrow__));
extern void *memset(void *__s, int __c, size_t __n);
extern void abort(void);
extern int __VERIFIER_nondet_int(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "ilp32-tree.c", 3, "reach_error"); }
typedef struct tree {
  struct tree *child[2];
  int key;
} tree;
static tree *insert(tree *at, int key) {
  if (!at) {
    tree *made = malloc(sizeof(tree));
    memset(made, 0, sizeof(tree));
    made->key = key;
    return made;
  }
  at->child[key > at->key] = insert(at->child[key > at->key], key);
  return at;
}
static int sorted(tree *at, int low, int high) {
  return !at || (at->key >= low && at->key <= high && sorted(at->child[0], low, at->key) &&
                 sorted(at->child[1], at->key, high));
}
static void drop(tree *at) {
  if (!at)
    return;
  drop(at->child[0]);
  drop(at->child[1]);
  free(at);
}
int main(void) {
  tree *root = 0;
  if (sizeof(tree) != 12)
    reach_error();
  for (int i = 0; i < 3; i++)
    root = insert(root, __VERIFIER_nondet_int());
  if (!sorted(root, (-2147483647 - 1), 2147483647))
    reach_error();
  drop(root);
  return 0;
}
