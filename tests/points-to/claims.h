/* Claims about pointers, judged by what `loam points-to` says about the arguments; run, they check that both can be read. */
#include <loam.h>

#define may_alias(p, q) (klee_check_memory_access((p), 1), klee_check_memory_access((q), 1))
#define no_alias(p, q) (klee_check_memory_access((p), 1), klee_check_memory_access((q), 1))
