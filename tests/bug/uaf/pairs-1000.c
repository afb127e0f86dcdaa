// A use after free after 1000 other objects came and went.
#define PAIRS 1000
#include "pairs.h"
//@ bug: uaf
//@ golden
