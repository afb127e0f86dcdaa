// The uninitialised bits are masked out or set.
int main(void) {
  unsigned x, *p = &x;
  unsigned none = *p & 0, low = (*p & ~1u) | 1;
  if (none != 0)
    return 1;
  if (!(low & 1))
    return 2;
  return 0;
}
//@ exit-codes: 0=1
//@ args: --check uninit
