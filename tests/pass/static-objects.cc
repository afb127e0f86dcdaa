// Objects with static storage are made before main and destroyed after it.
#include <stdio.h>

struct Speaker {
  const char *name;
  explicit Speaker(const char *name) : name(name) { printf("hello %s\n", name); }
  ~Speaker() { printf("goodbye %s\n", name); }
};

static Speaker first("first"), second("second");

int main() {
  puts("main");
  return 0;
}
//@ stdout: hello first
//@ stdout: goodbye second
