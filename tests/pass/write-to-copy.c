// The twin of bug/readonly/string-literal.c.
int main(void) {
  char s[] = "hello";
  s[0] = 'H';
  return s[0] != 'H';
}
