// A use after free after 100 other objects came and went.
#define PAIRS 100
#include "pairs.h"
//@ bug: uaf
//@ golden
