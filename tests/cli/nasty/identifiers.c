// A large table of identifiers in which symbolic words are looked up.
#include <klee/klee.h>
#include <stdint.h>
#include <string.h>
#define SLOTS 16384
struct slot {
    uint32_t hash, value;
    char name[8];
};
static struct slot slots[SLOTS];
static uint32_t hash(const char *s) {
    uint32_t h = 5381;
    for (; *s; s++) h = h * 33 ^ (unsigned char)*s;
    return h;
}
static struct slot *find(const char *name) {
    uint32_t h = hash(name);
    for (uint32_t i = h % SLOTS;; i = (i + 1) % SLOTS) {
        if (!slots[i].hash || (slots[i].hash == h && !strcmp(slots[i].name, name))) return &slots[i];
    }
}
int main(void) {
    for (int i = 0; i < 6000; i++) {
        char name[8] = {'a' + i % 26, 'a' + i / 26 % 26, 'a' + i / 676 % 26, 0};
        struct slot *slot = find(name);
        slot->hash = hash(name);
        slot->value = i;
        strcpy(slot->name, name);
    }
    uint32_t known = 0;
    for (int k = 0; k < 6; k++) {
        char word[8];
        klee_make_symbolic(word, sizeof word, "word");
        word[7] = 0;
        struct slot *slot = find(word);
        if (slot->hash) {
            known += slot->value;
        } else {
            slot->hash = hash(word);
            strcpy(slot->name, word);
        }
    }
    return known & 127;
}
