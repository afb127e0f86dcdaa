// Arrays: flexible, of variable length, two-dimensional, initialised out of order, in compound literals.
//@ flags: -std=gnu23 -w -g
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stddef.h>
struct flex {
  int n;
  char tail[];
};
struct flex2 {
  short n;
  struct { int a; char b; } items[];
};
static struct flex given = {3, {'a', 'b', 'c'}};
static int sum2d(int rows, int cols, int a[rows][cols]) {
  int s = 0;
  for (int i = 0; i < rows; i++) for (int j = 0; j < cols; j++) s += a[i][j] * (i + 1);
  return s;
}
static long sumstar(size_t n, const long a[static n]) {
  long s = 0;
  while (n--) s += a[n];
  return s;
}
static int vla_typedef(int n) {
  typedef int row[n];
  row a[3];
  n = 100;
  for (int i = 0; i < 3; i++) for (size_t j = 0; j < sizeof(row) / sizeof(int); j++) a[i][j] = i * 10 + j;
  return a[2][sizeof a[0] / sizeof(int) - 1] + sizeof a;
}
static int side(int *p) {
  return ++*p;
}
int m[2][3][4] = {{{1}, [2] = {5, [3] = 6}}, [1][1][2] = 7, 8, {9}};
int des[] = {[5] = 1, 2, [0] = 3, [2 ... 4] = 9, [7] = 4};
struct in {
  int x, y;
  struct { char c; double d; } z[2];
  const char *s;
};
struct in ins[] = {{.y = 2, .z[1] = {'c', 2.5}, .s = "one"}, [2] = {1, .z = {{.d = 3.5}, {.c = 'q'}}, "two"}, {7, .x = 9}};
char str4[4] = "four";
char strs[][6] = {"a", "bcd", "efghi"};
const char *ptrs[] = {"x" "y", "z\0w", ""};
int main(void) {
  printf("%zu %d %c%c%c\n", sizeof(struct flex), given.n, given.tail[0], given.tail[1], given.tail[2]);
  struct flex *f = malloc(sizeof *f + 10);
  f->n = 10;
  strcpy(f->tail, "flexible");
  printf("%s %zu\n", f->tail, offsetof(struct flex, tail));
  struct flex copy = *f;
  printf("%d\n", copy.n);
  free(f);
  struct flex2 *g = malloc(sizeof *g + 3 * sizeof g->items[0]);
  for (int i = 0; i < 3; i++) {
    g->items[i].a = i;
    g->items[i].b = 'a' + i;
  }
  printf("%d %c %zu\n", g->items[2].a, g->items[1].b, sizeof *g);
  free(g);
  for (int n = 1; n < 4; n++) {
    int a[n][n + 1];
    for (int i = 0; i < n; i++) for (int j = 0; j <= n; j++) a[i][j] = i * j + n;
    printf("%d %zu\n", sum2d(n, n + 1, a), sizeof a);
  }
  long l[] = {1, 2, 3, 4};
  printf("%ld %d\n", sumstar(4, l), vla_typedef(5));
  int k = 2;
  int v[side(&k)];
  printf("%zu %d\n", sizeof v, k);
  printf("%zu %d\n", sizeof(int[side(&k)]), k);
  printf("%zu %d\n", sizeof v[0], k);
  int (*pv)[k] = malloc(2 * sizeof *pv);
  pv[1][3] = 11;
  printf("%d %zu %td\n", pv[1][3], sizeof *pv, (char *)&pv[1] - (char *)pv);
  free(pv);
  unsigned t = 0;
  for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) for (int q = 0; q < 4; q++) t = t * 3 + m[i][j][q];
  printf("%d\n", t);
  for (size_t i = 0; i < sizeof des / sizeof *des; i++) printf("%d ", des[i]);
  printf("\n");
  for (size_t i = 0; i < sizeof ins / sizeof *ins; i++) printf("%d %d %d %g %d %g %s\n", ins[i].x, ins[i].y, ins[i].z[0].c, ins[i].z[0].d, ins[i].z[1].c, ins[i].z[1].d, ins[i].s ? ins[i].s : "null");
  printf("%.4s %zu %s %zu %zu %d\n", str4, sizeof str4, strs[2], sizeof strs, strlen(ptrs[1]), ptrs[1][2]);
  int *lit = (int[]){1, 2, 3};
  lit[1] = 20;
  struct in *sp = &(struct in){.x = 5, .s = "lit"};
  printf("%d %d %s %zu\n", lit[1] + lit[2], sp->x, sp->s, sizeof((char[]){"abc"}));
  for (int i = 0; i < 3; i++) {
    int *p = (int[2]){i};
    p[1] += i;
    printf("%d", p[0] + p[1]);
  }
  printf("\n");
  printf("%d %d\n", 2[des], "hello"[1]);
  char (*pa)[6] = &strs[1];
  printf("%s %s\n", *pa, pa[1]);
  int (*fp[3])(int) = {abs, [2] = abs};
  printf("%d %d\n", fp[0](-3), fp[1] == 0);
  {
    int n = 3;
    goto in;
    for (;;) {
      int w[n];
      w[0] = n;
      printf("%d\n", w[0]);
      if (--n == 0) break;
      continue;
    }
    in: ;
    while (n) {
      char w[n--];
      memset(w, 'x', sizeof w);
      printf("%.*s\n", (int)sizeof w, w);
    }
  }
  return 0;
}
