// memcpy into a string literal.
#include <string.h>

int main(void) {
  char *text = "immutable text of some length";
  memcpy(text + 2, "xx", 2); //~ BUG readonly: to string literal "immutable text of some l…" of 30 bytes, at offset 2
  return 0;
}
