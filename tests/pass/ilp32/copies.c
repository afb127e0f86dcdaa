// Structures with pointers are copied, moved, compared and resized.
#include <assert.h>
#include <loam.h>
#include <stdlib.h>
#include <string.h>

struct pair {
  char *text;
  struct pair *other;
  int number;
};

static struct pair swapped(struct pair pair) {
  struct pair result = pair;
  result.number = -pair.number;
  result.text++;
  return result;
}

int main(void) {
  char text[] = "pointer";
  struct pair a = {text, NULL, klee_int("number")}, b;
  a.other = &a;
  memcpy(&b, &a, sizeof b);
  assert(b.other == &a && b.other->text == text && !memcmp(&a, &b, sizeof a));
  klee_assume(a.number > 0);
  b = swapped(a);
  assert(*b.text == 'o' && b.number < 0 && b.other->number == a.number);
  struct pair *many = malloc(2 * sizeof *many);
  if (!many)
    return 1;
  many[0] = a;
  many[1] = b;
  struct pair *more = realloc(many, 5 * sizeof *many);
  if (!more) {
    free(many);
    return 2;
  }
  memmove(more + 1, more, 2 * sizeof *more);
  memset(more, 0, sizeof *more);
  assert(!more[0].text && more[2].text == text + 1 && more[1].other == &a);
  free(more);
  char *name = strdup("abc");
  assert(!name || (strlen(name) == 3 && strchr(name, 'c') == name + 2));
  free(name);
  return 0;
}
//@ args: --compiler-arg=-m32 --check leak
