// A write to a constant through a pointer that is not one to a constant.
static const long limit = 10;

int main(void) {
  long *p = (long *)&limit;
  volatile int which = 1;
  *(int *)((char *)p + 4 * which) = 7; //~ BUG readonly: write of 4 bytes to constant 'limit' of 8 bytes, at offset 4
  return 0;
}
