// Division by a zero that is known.
static int zero;

int main(void) {
  return 1 / zero; //~ BUG div
}
