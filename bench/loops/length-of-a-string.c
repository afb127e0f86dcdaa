// A string whose length is input is built and measured.
// expect: holds
#include <assert.h>
#include <loam.h>
#include <stdlib.h>

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 500);
  char *text = malloc(n + 1);
  if (!text)
    return 0;
  for (unsigned i = 0; i < n; i++)
    text[i] = (char)('a' + i % 26);
  text[n] = 0;
  unsigned length = 0;
  while (text[length] != 0)
    length++;
  assert(length == n);
  free(text);
  return 0;
}
