// Entries of a table are numbers or pointers. Behind a number there are bytes that were never written, and they are no part
// of a pointer that is read where only pointers are.
//@ exit-codes: 0=1 1=1 2=1
//@ memory: all
#include <loam.h>
#include <stdlib.h>

struct entry {
    unsigned char is_pointer;
    union {
        unsigned short number;
        const int *place;
    } of;
};

static const int small = 3, large = 4;

int main(void) {
    struct entry *table = malloc(8 * sizeof *table);
    if (!table) {
        return 3;
    }
    for (int i = 0; i < 8; i++) {
        table[i].is_pointer = __builtin_parity(i);
        if (table[i].is_pointer) {
            table[i].of.place = i < 4 ? &small : &large;
        } else {
            table[i].of.number = (unsigned short)i;
        }
    }
    unsigned char bits[2];
    klee_make_symbolic(bits, sizeof bits, "bits");
    int chosen = (bits[0] >> 6 | bits[1] << 2) & 7;
    if (!table[chosen].is_pointer) {
        return 0;
    }
    return *table[chosen].of.place == 3 ? 1 : 2;
}
