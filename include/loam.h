/* What a program may ask of Loam while it is being explored: make inputs symbolic, restrict them, report.
 *
 * Plain C and C++, with or without a C library. Under `loam run` the engine answers these calls; linked natively
 * with runtime/replay.c they read the inputs of one test (see `loam replay`). The names are those programs written
 * for KLEE and for SV-COMP already use. */
#ifndef LOAM_H
#define LOAM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#define LOAM_BOOL bool
#else
#define LOAM_BOOL _Bool
#endif

/* ---- Inputs ---- */

/* Makes `size` bytes at `address` an input called `name` ("unnamed" if null). The bytes must be a whole object. */
void klee_make_symbolic(void *address, size_t size, const char *name);

/* A new int input. */
int klee_int(const char *name);

/* A new int input x with begin <= x < end. */
int klee_range(int begin, int end, const char *name);

/* A new input x with x < n. It does not fork by itself: the program compares x as it likes. */
uintptr_t klee_choose(uintptr_t n);

/* ---- Restrictions ---- */

/* From here on only inputs for which `condition` is not zero are looked at. */
void klee_assume(uintptr_t condition);

/* If possible, the test of this path shall satisfy `condition`. `object` is the input meant. */
void klee_prefer_cex(void *object, uintptr_t condition);
void klee_posix_prefer_cex(void *object, uintptr_t condition);

/* ---- Endings and reports ---- */

/* Ends this path without a test. */
__attribute__((noreturn)) void klee_silent_exit(int status);

/* Ends this path as abort() does. */
__attribute__((noreturn)) void klee_abort(void);

/* Ends this path with an error of the program's own making: testNNNNNN.user.err, which names the suffix too. */
__attribute__((noreturn)) void klee_report_error(const char *file, int line, const char *message, const char *suffix);

/* Messages of the run; the second form says the same thing only once. */
void klee_warning(const char *message);
void klee_warning_once(const char *message);

/* Reports an error unless [address, address + size) lies within one live object. */
void klee_check_memory_access(const void *address, size_t size);

/* An assertion that NDEBUG does not switch off. The other name for __assert_fail is there because C libraries
 * disagree about its type, and this header must stand beside each one's <assert.h>. */
__attribute__((noreturn)) void loam_assert_fail(const char *expression, const char *file, unsigned line,
                                                const char *function) __asm__("__assert_fail");
#define klee_assert(expression) \
  ((expression) ? (void)0 : loam_assert_fail(#expression, __FILE__, __LINE__, __PRETTY_FUNCTION__))

/* ---- Looking at values ---- */

/* Whether the value depends on inputs on this path. */
unsigned klee_is_symbolic(uintptr_t value);

/* 1 when a test is replayed natively, 0 under `loam run`. */
unsigned klee_is_replay(void);

/* One possible value. The path goes on with all of them. */
float klee_get_valuef(float value);
double klee_get_valued(double value);
long klee_get_valuel(long value);
long long klee_get_valuell(long long value);
int32_t klee_get_value_i32(int32_t value);
int64_t klee_get_value_i64(int64_t value);

/* Prints the message and the values behind it as expressions. */
void klee_print_expr(const char *message, ...);

/* Prints the smallest and the largest possible value. */
void klee_print_range(const char *name, int value);

/* Prints the call stack. */
void klee_stack_trace(void);

/* The size of the object at `address`. */
size_t klee_get_obj_size(void *address);

/* The value of errno on this path. */
int klee_get_errno(void);

/* ---- Guiding the exploration ---- */

/* 0: from here on take one side of a branch instead of both. 1: both again. */
void klee_set_forking(unsigned enable);

/* Paths that part between open and close are joined at close where that is possible. */
void klee_open_merge(void);
void klee_close_merge(void);

/* Declares an object of zeros at a fixed address, where nothing else may be. */
void klee_define_fixed_object(void *address, size_t size);

/* Accepted for programs that use it; says that the object outlives the function that made it. */
void klee_mark_global(void *object);

/* ---- SV-COMP's names ---- */

LOAM_BOOL __VERIFIER_nondet_bool(void);
char __VERIFIER_nondet_char(void);
signed char __VERIFIER_nondet_schar(void);
unsigned char __VERIFIER_nondet_uchar(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
int __VERIFIER_nondet_int(void);
unsigned int __VERIFIER_nondet_uint(void);
unsigned int __VERIFIER_nondet_unsigned(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
long long __VERIFIER_nondet_longlong(void);
unsigned long long __VERIFIER_nondet_ulonglong(void);
#ifdef __SIZEOF_INT128__
__extension__ __int128 __VERIFIER_nondet_int128(void);
__extension__ unsigned __int128 __VERIFIER_nondet_uint128(void);
#endif
float __VERIFIER_nondet_float(void);
double __VERIFIER_nondet_double(void);
size_t __VERIFIER_nondet_size_t(void);
long long __VERIFIER_nondet_loff_t(void);
uint8_t __VERIFIER_nondet_u8(void);
uint16_t __VERIFIER_nondet_u16(void);
uint32_t __VERIFIER_nondet_u32(void);
uint64_t __VERIFIER_nondet_u64(void);
void *__VERIFIER_nondet_pointer(void);
char *__VERIFIER_nondet_pchar(void);
char *__VERIFIER_nondet_charp(void);
void __VERIFIER_nondet_memory(void *address, size_t size);

/* As klee_assume. */
void __VERIFIER_assume(int condition);

/* The place that must not be reached: an error of kind `assert`. A program may bring its own. */
void reach_error(void);

#ifdef __cplusplus
}
#endif

#undef LOAM_BOOL

#endif
