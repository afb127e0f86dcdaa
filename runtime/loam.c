/* The part of loam.h that is written in C on top of the engine's primitives, linked under the program. */
#include "inputs.h"

unsigned klee_is_replay(void) {
  return 0;
}

/* Weak: most programs with these names bring their own. */
__attribute__((weak)) void reach_error(void) {
  loam_assert_fail("reach_error() is never called", "reach_error", 0, "reach_error");
}

__attribute__((weak)) void __VERIFIER_error(void) {
  loam_assert_fail("__VERIFIER_error() is never called", "__VERIFIER_error", 0, "__VERIFIER_error");
}

__attribute__((weak)) void __VERIFIER_assert(int condition) {
  if (!condition)
    loam_assert_fail("__VERIFIER_assert(condition)", "__VERIFIER_assert", 0, "__VERIFIER_assert");
}
