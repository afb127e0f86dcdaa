// Globals and statics begin as zero.
static int numbers[4];
int shared;

static int next(void) {
  static int count;
  if (count == 0)
    count = 5;
  return count++;
}

int main(void) {
  if (numbers[3] || shared)
    return 1;
  return next() + next();
}
//@ exit-codes: 11=1
//@ args: --check uninit
