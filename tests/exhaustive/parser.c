/* A small parser by hand: digits, an operator, digits. */
#include "observe.h"

int main(void) {
  char text[4] = {'7', (char)byte("op"), (char)byte("digit"), 0};
  klee_assume(text[2] >= '0' - 1);
  klee_assume(text[2] <= '3');
  const char *p = text;
  int left = 0, right = 0;
  while (isdigit((unsigned char)*p))
    left = left * 10 + (*p++ - '0');
  char op = *p ? *p++ : 0;
  while (isdigit((unsigned char)*p))
    right = right * 10 + (*p++ - '0');
  if (*p)
    return observe(1, 0, 1);
  switch (op) {
  case '+':
    return observe(left + right, 0, 99);
  case '*':
    return observe(left * right, 0, 99);
  case '/':
    return right ? observe(left / right, 0, 99) : 200;
  }
  return observe(op == 0 ? left : -1, -1, 800) & 127;
}
