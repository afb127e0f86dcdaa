// Functions of the library that the program declares with other widths than they have.
//@ flags: -w -g
//@ skip-sanitizers: they declare the functions themselves
#include <loam.h>

void *malloc(int);
void *memset(char *, char, short);
int strlen(char *);

int main(void) {
  int n = klee_range(1, 5, "n");
  char *p = malloc(n);
  memset(p, 'a', n);
  p[n - 1] = 0;
  return strlen(p) == 2;
}
//@ completed: 4
