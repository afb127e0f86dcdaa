// A program that prints for ever.
#include <stdio.h>
int main(void) {
    for (;;) puts("again");
}
