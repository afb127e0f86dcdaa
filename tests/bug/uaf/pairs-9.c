// A use after free after 9 other objects came and went.
#define PAIRS 9
#include "pairs.h"
//@ bug: uaf
//@ golden
