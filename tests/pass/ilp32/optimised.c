// Code that clang has optimised for i386: vectors, pointers as induction variables, tables.
#include <assert.h>
#include <loam.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
  struct node *next;
  const char *name;
  long long weight;
};

static const char *const names[] = {"zero", "one", "two", "three", "four", "five"};

static const char *name_of(unsigned number) {
  switch (number) {
  case 0:
  case 1:
  case 2:
  case 3:
  case 4:
  case 5:
    return names[number];
  default:
    return "many";
  }
}

__attribute__((noinline)) static void fill(struct node **table, struct node *nodes, int count) {
  for (int i = 0; i < count; i++)
    table[i] = &nodes[count - 1 - i];
}

__attribute__((noinline)) static int total(const int *numbers, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++)
    sum += numbers[i] * numbers[i];
  return sum;
}

int main(void) {
  struct node nodes[6], *table[6], *list = NULL;
  int numbers[8];
  klee_make_symbolic(numbers, sizeof numbers, "numbers");
  for (int i = 0; i < 8; i++)
    klee_assume(numbers[i] > -100 & numbers[i] < 100);
  fill(table, nodes, 6);
  for (unsigned i = 0; i < 6; i++) {
    table[i]->next = list;
    table[i]->name = name_of(i);
    table[i]->weight = (1LL << 33) * i;
    list = table[i];
  }
  assert(list == nodes && !strcmp(list->name, "five") && !strcmp(name_of(9), "many"));
  long long weight = 0;
  for (struct node *node = list; node; node = node->next)
    weight += node->weight;
  assert(weight == (1LL << 33) * 15);
  unsigned which = klee_choose(6);
  assert(table[which]->weight >> 33 == which && table[which]->name == name_of(which));
  printf("%d\n", total(numbers, 8) >= 0);
  return 0;
}
//@ flags: -m32 -O2
