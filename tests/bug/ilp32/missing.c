// A function that nobody defines: functions of the host have other pointers.
int undefined_here(int *);

int main(void) {
  int x = 1;
  return undefined_here(&x); //~ BUG external: call of 'undefined_here'
}
//@ args: --compiler-arg=-m32
//@ status: done-with-losses
//@ skip-replay: the program cannot be linked
