// A use after free after 0 other objects came and went.
#define PAIRS 0
#include "pairs.h"
//@ bug: uaf
//@ golden
