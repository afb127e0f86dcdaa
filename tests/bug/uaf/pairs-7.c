// A use after free after 7 other objects came and went.
#define PAIRS 7
#include "pairs.h"
//@ bug: uaf
//@ golden
