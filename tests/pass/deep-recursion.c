// A deep recursion that ends in time.
static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }

int main(void) { return depth(10000) != 10000; }
