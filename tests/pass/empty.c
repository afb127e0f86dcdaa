// The smallest program.
int main(void) { return 0; }
//@ completed: 1
