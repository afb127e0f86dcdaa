// What __builtin_constant_p is asked about is not evaluated.
static int far(const char *text) {
  return __builtin_constant_p(text[123456]);
}

static int through(int **null) {
  return __builtin_constant_p(**null + 1);
}

int main(void) {
  return far("hi") + through((int **)8) + !__builtin_constant_p(17);
}
//@ exit-codes: 0=1
//@ skip-sanitizers: the machine's compiler evaluates it
