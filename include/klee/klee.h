/* The name under which programs written for KLEE look for the intrinsics. Everything is in loam.h. */
#ifndef LOAM_KLEE_KLEE_H
#define LOAM_KLEE_KLEE_H

#include "../loam.h"

#endif
