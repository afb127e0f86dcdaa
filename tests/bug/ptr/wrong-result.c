// A function called as if it returned something else.
static double half(int x) { return x / 2.0; }

int main(void) {
  int (*f)(int) = (int (*)(int))(void *)half;
  return f(3); //~ BUG ptr: its result is of another kind
}
