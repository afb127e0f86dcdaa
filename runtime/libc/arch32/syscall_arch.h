/* System calls of the C library for programs of 32 bits. They have the numbers and the structures of x86-64, which are those
 * that the engine knows; so each argument has 64 bits, as there. Pointers and unsigned numbers are extended with zeros. */

#define __SYSCALL_LL_E(x) (x)
#define __SYSCALL_LL_O(x) (x)

typedef long long syscall_arg_t;
#define __scc(x) ((long long)_Generic((x), long long: (x), unsigned long long: (x), default: (unsigned long)(x)))

long __loam_syscall(long number, long long a, long long b, long long c, long long d, long long e, long long f);

static inline long __syscall0(long n) { return __loam_syscall(n, 0, 0, 0, 0, 0, 0); }
static inline long __syscall1(long n, long long a) { return __loam_syscall(n, a, 0, 0, 0, 0, 0); }
static inline long __syscall2(long n, long long a, long long b) { return __loam_syscall(n, a, b, 0, 0, 0, 0); }
static inline long __syscall3(long n, long long a, long long b, long long c)
{
	return __loam_syscall(n, a, b, c, 0, 0, 0);
}
static inline long __syscall4(long n, long long a, long long b, long long c, long long d)
{
	return __loam_syscall(n, a, b, c, d, 0, 0);
}
static inline long __syscall5(long n, long long a, long long b, long long c, long long d, long long e)
{
	return __loam_syscall(n, a, b, c, d, e, 0);
}
static inline long __syscall6(long n, long long a, long long b, long long c, long long d, long long e, long long f)
{
	return __loam_syscall(n, a, b, c, d, e, f);
}

#define IPC_64 0
