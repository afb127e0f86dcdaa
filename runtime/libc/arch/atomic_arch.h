/* Atomic operations of the C library, in words the compiler knows, so that no assembly is left. */

#define a_cas a_cas
static inline int a_cas(volatile int *place, int expected, int desired)
{
	__atomic_compare_exchange_n(place, &expected, desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
	return expected;
}

#define a_cas_p a_cas_p
static inline void *a_cas_p(volatile void *place, void *expected, void *desired)
{
	__atomic_compare_exchange_n((void *volatile *)place, &expected, desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
	return expected;
}

#define a_swap a_swap
static inline int a_swap(volatile int *place, int value)
{
	return __atomic_exchange_n(place, value, __ATOMIC_SEQ_CST);
}

#define a_fetch_add a_fetch_add
static inline int a_fetch_add(volatile int *place, int value)
{
	return __atomic_fetch_add(place, value, __ATOMIC_SEQ_CST);
}

#define a_store a_store
static inline void a_store(volatile int *place, int value)
{
	__atomic_store_n(place, value, __ATOMIC_SEQ_CST);
}

#define a_barrier a_barrier
static inline void a_barrier(void)
{
	__atomic_thread_fence(__ATOMIC_SEQ_CST);
}

#define a_spin a_barrier

#define a_crash a_crash
static inline void a_crash(void)
{
	__builtin_trap();
}

#define a_ctz_64 a_ctz_64
static inline int a_ctz_64(uint64_t bits)
{
	return __builtin_ctzll(bits);
}

#define a_clz_64 a_clz_64
static inline int a_clz_64(uint64_t bits)
{
	return __builtin_clzll(bits);
}
