// A list by indices is reversed; its old head is the new end.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  int next[20], n = __VERIFIER_nondet_int();
  __VERIFIER_assume(n >= 1 && n <= 20);
  for (int i = 0; i < n; i++)
    next[i] = i + 1 < n ? i + 1 : -1;
  int head = 0, behind = -1;
  while (head >= 0) {
    int ahead = next[head];
    next[head] = behind;
    behind = head;
    head = ahead;
  }
  int length = 0;
  for (int at = behind; at >= 0; at = next[at])
    length++;
  assert(behind == n - 1 && length == n && next[0] == -1);
  return 0;
}
