/* What the programs here share: one symbolic byte, and a way to show a number that branches on it, so that all inputs of a
 * path print the same. Never optimised: a table of texts in place of the branches would be one path that prints many; and with a call in
 * its loop, which is so never executed in one step. */
#ifndef OBSERVE_H
#define OBSERVE_H

#include <assert.h>
#include <ctype.h>
#include <klee/klee.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline unsigned char byte(const char *name) {
  unsigned char b;
  klee_make_symbolic(&b, sizeof b, name);
  return b;
}

__attribute__((noinline, optnone, unused)) static int is_equal(long v, int i) { return v == i; }

/* Prints and returns v, if it is from low to high. */
__attribute__((noinline, optnone, unused)) static int observe(long v, int low, int high) {
  for (int i = low; i <= high; i++)
    if (is_equal(v, i)) {
      printf("%d\n", i);
      fflush(stdout);
      return i;
    }
  printf("other\n");
  fflush(stdout);
  return high + 1;
}

/* As many classes of a number of any size. */
__attribute__((noinline, optnone, unused)) static int classify(unsigned long v, unsigned classes) {
  return observe((long)(v % classes), 0, (int)classes - 1);
}

#endif
