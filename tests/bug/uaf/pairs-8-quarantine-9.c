// A use after free after 8 other objects came and went, with room for one more among those that rest.
#define PAIRS 8
#include "pairs.h"
//@ args: --quarantine 9
//@ bug: uaf
//@ golden
