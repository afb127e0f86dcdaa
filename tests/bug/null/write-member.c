// A member of a structure at address zero.
struct pair {
  int first, second;
};

static void set(struct pair *pair) {
  pair->second = 1; //~ BUG null
}

int main(void) {
  set(0);
  return 0;
}
//@ golden
