// From a member back to the start of its object, and on to another member.
#include "claims.h"
#include <stddef.h>

struct link {
    struct link *next;
};
struct item {
    int *value;
    struct link link;
    int *other;
};
#define item_of(l) ((struct item *)((char *)(l) - offsetof(struct item, link)))

int main(void) {
    int a = 1, b = 2;
    struct item item = { &a, { NULL }, &b };
    struct link *link = &item.link;
    may_alias(item_of(link), &item);
    may_alias(item_of(link)->value, &a);
    no_alias(item_of(link)->value, &b);
    may_alias(item_of(link)->other, &b);
    no_alias(item_of(link)->other, &a);
    return 0;
}
