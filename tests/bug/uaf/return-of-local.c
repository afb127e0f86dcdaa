// A pointer to a local of a function that has returned.
static int *inner(int *(*same)(int *)) {
  int local = 7;
  return same(&local);
}

static int *same(int *p) { return p; }

int main(void) {
  int *p = inner(same);
  return *p; //~ BUG uaf
}
//@ golden
