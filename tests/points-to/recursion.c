// Recursive functions are one for the analysis, and end.
#include "claims.h"
#include <stdlib.h>

struct tree {
    struct tree *left, *right;
    int *value;
};

static struct tree *grow(int depth, int *value) {
    if (depth == 0)
        return NULL;
    struct tree *tree = malloc(sizeof *tree);
    tree->left = grow(depth - 1, value);
    tree->right = grow(depth - 1, value);
    tree->value = value;
    return tree;
}

static void drop(struct tree *tree) {
    if (!tree)
        return;
    drop(tree->left);
    drop(tree->right);
    free(tree);
}

int main(void) {
    int value = 3, other = 4;
    struct tree *tree = grow(3, &value);
    may_alias(tree, tree->left);
    may_alias(tree->left->right->value, &value);
    no_alias(tree->left->right->value, &other);
    no_alias(tree->left, &value);
    drop(tree);
    return 0;
}
