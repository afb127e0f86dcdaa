// One field of a structure is forgotten.
struct point {
  int x, y;
};

static void start(struct point *p) { p->x = 0; }

int main(void) {
  struct point p;
  start(&p);
  if (p.x == 0 && p.y == 0) //~ BUG uninit
    return 1;
  return 0;
}
//@ args: --check uninit
