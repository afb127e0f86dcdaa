// A write to a string literal.
int main(void) {
  char *s = "hello";
  s[0] = 'H'; //~ BUG readonly
  return 0;
}
//@ golden
