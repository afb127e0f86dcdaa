// A function called as if it had another type: its float is not where it looks for it.
static double twice(double x) { return 2 * x; }

int main(void) {
  double (*f)(int) = (double (*)(int))(void *)twice;
  return (int)f(3); //~ BUG ptr: an argument is of another kind
}
