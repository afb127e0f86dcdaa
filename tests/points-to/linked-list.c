// The nodes of a list are one object, what hangs on them another.
#include "claims.h"
#include <stdlib.h>

struct node {
    struct node *next;
    int *value;
};

static struct node *push(struct node *list, int *value) {
    struct node *node = malloc(sizeof *node);
    node->next = list;
    node->value = value;
    return node;
}

int main(void) {
    int *value = malloc(sizeof *value);
    *value = 7;
    struct node *list = NULL;
    for (int i = 0; i < 3; i++)
        list = push(list, value);
    may_alias(list, list->next);
    may_alias(list->next->value, value);
    no_alias(list, value);
    no_alias(list->next, list->next->value);
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    free(value);
    return 0;
}
