// Inline assembly with a jump is not understood, and says so; none of it is run.
//@ status: done-with-losses
static int changed;

int main(void) {
  int x = 3;
  __asm__("movl $1, %1\n1: decl %0\n\tjnz 1b" : "+r"(x), "=m"(changed)); //~ BUG exec: jnz
  return x;
}
