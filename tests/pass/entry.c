// Another function to start with.
#include <loam.h>

int test_entry(void) { return klee_range(0, 3, "x") == 1 ? 4 : 5; }

int main(void) { return 9; }
//@ args: --entry test_entry
//@ skip-replay: the native program starts with main
