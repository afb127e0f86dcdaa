// A use after free that is not seen: eight freed objects rest, and with the ninth the first address is given out
// again, to an object that lives. See bug/uaf/pairs-8-quarantine-9.c.
#define PAIRS 8
#include "../bug/uaf/pairs.h"
//@ args: --quarantine 8
//@ exit-codes: 2=1
//@ skip-sanitizers: they keep freed objects for longer and see the bug
//@ skip-points-to: the freed pointer meets an object it never pointed to
//@ skip-memory: in a segment of its own, the place of the freed object is not given out again, and the bug is seen
