// One field of a structure at a symbolic place of an array is changed; the others stay.
// expect: holds
#include <assert.h>
#include <loam.h>

struct account {
  int number;
  short kind;
  long balance;
};

int main(void) {
  struct account accounts[20];
  for (int i = 0; i < 20; i++)
    accounts[i] = (struct account){i, (short)(i % 3), 100};
  for (int round = 0; round < 12; round++) {
    unsigned i = __VERIFIER_nondet_uint();
    __VERIFIER_assume(i < 20);
    accounts[i].balance += 1;
  }
  unsigned k = __VERIFIER_nondet_uint();
  __VERIFIER_assume(k < 20);
  assert(accounts[k].number == (int)k && accounts[k].kind == (int)(k % 3));
  assert(accounts[k].balance >= 100 && accounts[k].balance <= 112);
  return 0;
}
