// A function that is nowhere defined.
int a_function_nobody_has(int x);

int main(void) {
  return a_function_nobody_has(3); //~ BUG external: a_function_nobody_has
}
//@ skip-replay: the program cannot be linked
//@ status: done-with-losses
