// Structures as arguments and results, small and large.
#include <assert.h>
#include <loam.h>

struct point {
  int x, y;
};
struct large {
  long a[5];
  char c;
};
struct mixed {
  double d;
  int i;
};

static struct point turn(struct point p) { return (struct point){-p.y, p.x}; }

static struct large fill(struct large l, int with) {
  for (int i = 0; i < 5; i++)
    l.a[i] = with + i;
  l.c = 'c';
  return l;
}

static struct mixed half(struct mixed m) { return (struct mixed){m.d / 2, m.i / 2}; }

int main(void) {
  struct point p = {klee_range(-5, 5, "x"), klee_range(-5, 5, "y")};
  struct point q = turn(turn(turn(turn(p))));
  assert(p.x == q.x && p.y == q.y);
  struct large before = {{0}, 'b'}, after = fill(before, p.x);
  assert(before.a[1] == 0 && before.c == 'b' && after.a[4] == p.x + 4 && after.c == 'c');
  struct mixed m = half((struct mixed){3.0, 8});
  assert(m.d == 1.5 && m.i == 4);
  return 0;
}
