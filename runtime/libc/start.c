/* Replaces musl's files that contain assembly or an allocator. The engine implements the allocator. */

#include <elf.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include "stdio_impl.h"
#include "syscall.h"

/* The constructors and destructors of the program, one by one, null after the last; from the engine. */
void (*__loam_constructor(long index))(void);
void (*__loam_destructor(long index))(void);

uintptr_t __loam_thread;

int __set_thread_area(void *thread)
{
	__loam_thread = (uintptr_t)thread;
	return 0;
}

/* There is one thread and so one errno. It is a separate variable so that the engine finds it: functions of the host
 * set it. */
int __loam_errno;

int *__errno_location(void)
{
	return &__loam_errno;
}

weak_alias(__errno_location, ___errno_location);

/* Ends a thread that frees its own stack: nothing may return to that stack. */
void __unmapself(void *stack, size_t size)
{
	__loam_syscall(SYS_munmap, (uintptr_t)stack, size, 0, 0, 0, 0);
	for (;;) __loam_syscall(SYS_exit, 0, 0, 0, 0, 0, 0);
}

/* The engine prints symbolic text itself and finds the streams' fields at these offsets (crates/environment/src/models/stream.rs). */
#define HAS_OFFSET(member, offset) _Static_assert(offsetof(FILE, member) == offset, "the offset of " #member " in a stream")
HAS_OFFSET(flags, 0);
HAS_OFFSET(wend, 4 * sizeof(void *));
HAS_OFFSET(wpos, 5 * sizeof(void *));
HAS_OFFSET(wbase, 7 * sizeof(void *));
HAS_OFFSET(write, 9 * sizeof(void *));
HAS_OFFSET(fd, 15 * sizeof(void *));
HAS_OFFSET(mode, 16 * sizeof(void *) + 8);
_Static_assert((F_NOWR | F_ERR) == 40, "the flags of a stream");

/* Standard output is no terminal. This is fixed at the start, which saves a fork for every symbolic character: musl would
 * compare it with the end of a line. */
static void prepare_output(void)
{
	FILE *output = __stdout_used;
	if (output) output->lbf = -1;
}

void _init(void)
{
	prepare_output();
	void (*constructor)(void);
	for (long i = 0; (constructor = __loam_constructor(i)); i++) constructor();
}

void _fini(void)
{
	void (*destructor)(void);
	for (long i = 0; (destructor = __loam_destructor(i)); i++) destructor();
}

/* musl's own versions walk over arrays that only a native linker makes. */
void __libc_start_init(void)
{
	_init();
}

void __libc_exit_fini(void)
{
	_fini();
}

/* Programs here are never loaded dynamically, and destructors of C++ do not depend on the object they belong to. */
const size_t _DYNAMIC[1] = { DT_NULL };
void *__dso_handle;

void explicit_bzero(void *start, size_t length)
{
	volatile unsigned char *byte = start;
	while (length--) *byte++ = 0;
}

#ifdef __i386__
#undef syscall
/* The program passes numbers of 32 bits. */
long syscall(long number, ...)
{
	unsigned long arguments[6];
	va_list list;
	va_start(list, number);
	for (int i = 0; i < 6; i++) arguments[i] = va_arg(list, unsigned long);
	va_end(list);
	return __syscall_ret(__loam_syscall(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4],
		arguments[5]));
}
#endif

int pthread_cancel(pthread_t thread)
{
	(void)thread;
	return ENOSYS;
}
