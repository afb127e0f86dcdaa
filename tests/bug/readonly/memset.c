// memset of a constant.
#include <string.h>

static const char name[8] = "name";

int main(void) {
  memset((char *)name, 0, sizeof name); //~ BUG readonly
  return name[0];
}
