// The program reports an error of its own.
#include <loam.h>

int main(void) {
  if (klee_int("x") == 9)
    klee_report_error(__FILE__, __LINE__, "nine is not allowed", "nine"); //~ BUG user: nine is not allowed
  return 0;
}
//@ completed: 1
