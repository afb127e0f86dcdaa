// Writes for ever, which is what the program is for: no error unless all infinite loops are asked for.
//@ args: --check liveness --max-instructions 300000
//@ status: limit
//@ partial: 1
#include <stdio.h>

int main(void) {
  for (;;)
    puts("y");
}
