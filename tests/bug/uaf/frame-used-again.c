// A pointer to a local of a function that has returned, while another function has a local of the same size: freed
// addresses rest, so the two do not meet.
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
//@ golden
