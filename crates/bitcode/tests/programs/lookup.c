// Switches an optimiser turns into lookup tables, weak symbols, aliases.
#include "run.h"

__attribute__((noinline)) static const char *name(u32 x) {
    switch (x) {
        case 0: return "zero";
        case 1: return "one";
        case 2: return "two";
        case 3: return "three";
        case 4: return "four";
        case 5: return "five";
        default: return "many";
    }
}

__attribute__((noinline)) static int number(u32 x) {
    switch (x) {
        case 0: return 17;
        case 1: return 4;
        case 2: return 99;
        case 3: return 1000;
        case 4: return -3;
        default: return 0;
    }
}

int missing_function(int) __attribute__((weak));
extern int missing_variable __attribute__((weak));

static int real(int x) { return x + 40; }
int other(int) __attribute__((alias("real")));

u64 run(void) {
    u64 h = 1;
    for (u32 i = 0; i < 8; i++) {
        for (const char *p = name(i); *p; p++) h = h * 31 + (u8)*p;
        h = h * 31 + number(i) + other(i);
        if (missing_function) h += missing_function(i);
        if (&missing_variable) h += 3;
    }
    return h;
}
