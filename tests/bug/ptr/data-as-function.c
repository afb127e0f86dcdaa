// A call of what is no function.
static long data[4] = {1, 2, 3, 4};

int main(void) {
  void (*f)(void) = (void (*)(void))(void *)data;
  f(); //~ BUG ptr
  return 0;
}
