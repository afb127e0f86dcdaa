// Money goes from one account to another one; the sum is claimed to stay, also if both are the same account.
// expect: fails
#include <assert.h>
#include <loam.h>

struct account {
  unsigned number;
  int balance;
};

int main(void) {
  struct account accounts[6];
  for (unsigned i = 0; i < 6; i++)
    accounts[i] = (struct account){i, 50};
  unsigned from = __VERIFIER_nondet_uint(), to = __VERIFIER_nondet_uint();
  __VERIFIER_assume(from < 6 && to < 6);
  int left = accounts[from].balance - 10, more = accounts[to].balance + 10;
  accounts[from].balance = left;
  accounts[to].balance = more;
  int sum = 0;
  for (int i = 0; i < 6; i++)
    sum += accounts[i].balance;
  assert(sum == 300);
  return 0;
}
