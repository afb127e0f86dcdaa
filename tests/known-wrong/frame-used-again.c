// A pointer to a local of a function that has returned, while the local of another function lies at its address. The
// addresses of the stack are given out again at once, so the read finds a living object and goes unnoticed.
static int *leave(void) {
  int local = 7;
  int *volatile p = &local;
  return p;
}

static int use(const int *p) {
  int other = 5;
  int *volatile q = &other;
  return *p + *q; //~ BUG uaf: use after its function returned
}

int main(void) {
  int *p = leave();
  return use(p);
}
