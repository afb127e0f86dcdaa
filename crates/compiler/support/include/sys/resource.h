/* The largest limit, without a warning for programs in C89. */
#include_next <sys/resource.h>

#if !defined LOAM_SYS_RESOURCE_H
#define LOAM_SYS_RESOURCE_H
#undef RLIM_INFINITY
#define RLIM_INFINITY (~0UL)
#endif
