// A sum of digits, in a few ways; an error behind some of them.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <loam.h>
int classify(const unsigned char *s, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    if (s[i] >= '0' && s[i] <= '9') sum = sum * 10 + (s[i] - '0');
    else if (s[i] == '+') sum += 3;
    else if (s[i] == 'x' && sum % 7 == 5) abort();
    else break;
  }
  return sum;
}
int main(void) {
  unsigned char s[5];
  klee_make_symbolic(s, sizeof s, "s");
  int r = classify(s, 5);
  if (r * r == 1522756) puts("found");
  return r & 3;
}
