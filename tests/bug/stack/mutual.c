// Two functions that call each other for ever.
static int even(unsigned n);
static int odd(unsigned n) {
  volatile char frame[512];
  frame[0] = 1;
  return even(n - 1) + frame[0];
}
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }

int main(void) { return even(1000001); }
//@ bug: stack
//@ skip-replay: which of the two meets the end differs
