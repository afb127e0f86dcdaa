/* On one of its paths Loam itself fails. */
#include <klee/klee.h>

void __loam_panic(void);

int main(void) {
  unsigned char byte;
  klee_make_symbolic(&byte, sizeof byte, "byte");
  if (byte == 7)
    __loam_panic();
  if (byte > 200)
    return 1;
  klee_print_expr("byte", byte);
  return 0;
}
