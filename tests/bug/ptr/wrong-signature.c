// A function called as if it had another type.
static int twice(int x) { return 2 * x; }

int main(void) {
  int (*f)(const char *, long, double) = (int (*)(const char *, long, double))(void *)twice;
  return f("three", 3, 3.0); //~ BUG ptr
}
