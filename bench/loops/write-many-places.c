// Sixteen writes at symbolic places: the last of those at one place counts.
// expect: holds
#include <assert.h>
#include <loam.h>

int main(void) {
  unsigned short places[16];
  int a[1000], k = -1;
  klee_make_symbolic(places, sizeof places, "places");
  for (int i = 0; i < 1000; i++)
    a[i] = -1;
  for (int i = 0; i < 16; i++) {
    __VERIFIER_assume(places[i] < 1000);
    a[places[i]] = i;
  }
  for (int i = 0; i < 16; i++)
    if (places[i] == places[0])
      k = i;
  assert(a[places[0]] == k && a[places[15]] == 15);
  return 0;
}
