// A pointer that is read as an integer, as bytes and as half of a wider integer.
#include <assert.h>
#include <loam.h>
#include <string.h>

union pun {
  int *pointer;
  unsigned number;
  unsigned char bytes[4];
  long long wide;
};

int main(void) {
  int values[4] = {10, 20, 30, 40};
  union pun pun = {.wide = 0}, copy;
  unsigned index = klee_choose(4);
  pun.pointer = &values[index];
  assert(pun.number == (unsigned)&values[index] && pun.wide == pun.number);
  pun.number -= index * sizeof *values;
  assert(pun.pointer == values && *pun.pointer == 10);
  for (int i = 0; i < 4; i++)
    copy.bytes[i] = pun.bytes[i];
  assert(copy.pointer[index] == (int)(10 * (index + 1)));
  unsigned long long packed = (unsigned long long)(unsigned)copy.pointer << 32 | 7;
  assert(*(int *)(unsigned)(packed >> 32) == 10 && (int)packed == 7);
  unsigned char raw[5];
  memcpy(raw + 1, &copy.pointer, 4);
  int *again;
  memcpy(&again, raw + 1, sizeof again);
  assert(again == values);
  return 0;
}
//@ args: --compiler-arg=-m32
//@ memory: all
