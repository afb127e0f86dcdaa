/* Numbers of devices, without a warning for programs in C89. */
#include_next <sys/sysmacros.h>

#if !defined LOAM_SYS_SYSMACROS_H
#define LOAM_SYS_SYSMACROS_H
#undef makedev
#define makedev(major, minor)                                                         \
  ((((major) & 0xfffff000UL) << 32) | (((major) & 0xfffUL) << 8) |                    \
   (((minor) & 0xffffff00UL) << 12) | ((minor) & 0xffUL))
#endif
