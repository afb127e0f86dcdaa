// Inline assembly is not supported, and says so.
int main(void) {
  int x;
  __asm__("movl $3, %0" : "=r"(x)); //~ BUG exec
  return x;
}
