// 10,000 times a memset of any length up to 2^32 and a read behind it.
// expect: holds
#define BOUND (1ul << 32)
#include "memset.h"
