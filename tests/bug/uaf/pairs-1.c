// A use after free after 1 other objects came and went.
#define PAIRS 1
#include "pairs.h"
//@ bug: uaf
//@ golden
