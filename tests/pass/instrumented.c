// A program built with the undefined-behaviour sanitizer that does nothing wrong, calls through pointers included.
//@ flags: -g -fsanitize=undefined,float-cast-overflow,implicit-conversion
#include <stdio.h>

struct shape { const char *name; double (*area)(const struct shape *); double a, b; };

static double rectangle(const struct shape *s) { return s->a * s->b; }
static double triangle(const struct shape *s) { return s->a * s->b / 2; }

int main(void) {
  struct shape shapes[] = {{"rectangle", rectangle, 3, 4}, {"triangle", triangle, 5, 6}};
  int total = 0;
  for (int i = 0; i < 2; i++) {
    total += (int)shapes[i].area(&shapes[i]);
    printf("%s %d\n", shapes[i].name, total << i);
  }
  int n = total - 20;
  int row[n];
  for (int i = 0; i < n; i++)
    row[i] = total / (i + 1) % 7;
  return row[n - 1];
}
//@ stdout: rectangle 12
//@ stdout: triangle 54
//@ exit-codes: 3=1
