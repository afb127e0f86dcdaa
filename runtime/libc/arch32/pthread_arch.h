/* The thread's own data: a variable instead of a segment register. */

extern uintptr_t __loam_thread;

static inline uintptr_t __get_tp(void)
{
	return __loam_thread;
}

#define MC_PC gregs[REG_EIP]
