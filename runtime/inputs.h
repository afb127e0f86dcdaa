/* Inputs built from klee_make_symbolic and klee_assume: klee_int, klee_range, klee_choose, __VERIFIER_nondet_*.
 *
 * Included by loam.c (under the engine) and by replay.c (natively), so that both create the same objects in the
 * same order, which a replay depends on. Compiles as C and as C++. */
#include <loam.h>

#ifdef __cplusplus
extern "C" {
#endif

int klee_int(const char *name) {
  int x;
  klee_make_symbolic(&x, sizeof x, name);
  return x;
}

int klee_range(int begin, int end, const char *name) {
  int x;
  if (begin >= end)
    klee_report_error("klee_range", 0, "klee_range: the range is empty", "user");
  /* One value only: nothing to choose, so no input. */
  if ((unsigned)end - (unsigned)begin == 1)
    return begin;
  klee_make_symbolic(&x, sizeof x, name);
  if (begin == 0) {
    klee_assume((unsigned)x < (unsigned)end);
  } else {
    klee_assume(begin <= x);
    klee_assume(x < end);
  }
  return x;
}

uintptr_t klee_choose(uintptr_t n) {
  uintptr_t x;
  klee_make_symbolic(&x, sizeof x, "klee_choose");
  klee_assume(x < n);
  return x;
}

#define LOAM_NONDET(type, name)                                  \
  type __VERIFIER_nondet_##name(void) {                          \
    type x;                                                      \
    klee_make_symbolic(&x, sizeof x, "__VERIFIER_nondet_" #name); \
    return x;                                                    \
  }

LOAM_NONDET(char, char)
LOAM_NONDET(signed char, schar)
LOAM_NONDET(unsigned char, uchar)
LOAM_NONDET(short, short)
LOAM_NONDET(unsigned short, ushort)
LOAM_NONDET(int, int)
LOAM_NONDET(unsigned int, uint)
LOAM_NONDET(unsigned int, unsigned)
LOAM_NONDET(long, long)
LOAM_NONDET(unsigned long, ulong)
LOAM_NONDET(long long, longlong)
LOAM_NONDET(unsigned long long, ulonglong)
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 loam_int128;
__extension__ typedef unsigned __int128 loam_uint128;
LOAM_NONDET(loam_int128, int128)
LOAM_NONDET(loam_uint128, uint128)
#endif
LOAM_NONDET(float, float)
LOAM_NONDET(double, double)
LOAM_NONDET(size_t, size_t)
LOAM_NONDET(long long, loff_t)
LOAM_NONDET(uint8_t, u8)
LOAM_NONDET(uint16_t, u16)
LOAM_NONDET(uint32_t, u32)
LOAM_NONDET(uint64_t, u64)
LOAM_NONDET(void *, pointer)
LOAM_NONDET(char *, pchar)
LOAM_NONDET(char *, charp)

#undef LOAM_NONDET

#ifdef __cplusplus
bool __VERIFIER_nondet_bool(void) {
#else
_Bool __VERIFIER_nondet_bool(void) {
#endif
  /* Read as a byte: a _Bool that is neither 0 nor 1 has no meaning in C. */
  unsigned char x;
  klee_make_symbolic(&x, sizeof x, "__VERIFIER_nondet_bool");
  klee_assume(x <= 1);
  return x;
}

void __VERIFIER_nondet_memory(void *address, size_t size) {
  klee_make_symbolic(address, size, "__VERIFIER_nondet_memory");
}

void __VERIFIER_assume(int condition) {
  klee_assume(condition != 0);
}

#ifdef __cplusplus
}
#endif
