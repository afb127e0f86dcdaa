// A checksum by table: each look-up is made of all those before it.
#include <klee/klee.h>
#include <stdint.h>
#define LENGTH 800
static uint32_t table[256];
int main(void) {
    unsigned char bytes[LENGTH], two[2];
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++) c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
        table[i] = c;
    }
    for (int i = 0; i < LENGTH; i++) bytes[i] = i * 7;
    klee_make_symbolic(two, sizeof two, "two");
    bytes[0] = two[0];
    bytes[1] = two[1];
    uint32_t sum = ~0u;
    for (int i = 0; i < LENGTH; i++) sum = table[(sum ^ bytes[i]) & 255] ^ sum >> 8;
    return ~sum == 0x12345678;
}
