/* What takes the place of musl's files that contain assembly or an allocator. The allocator is the engine's. */

#include <elf.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include "stdio_impl.h"

long __loam_syscall(long number, long a, long b, long c, long d, long e, long f);

/* The constructors and destructors of the program, one by one, null after the last; from the engine. */
void (*__loam_constructor(long index))(void);
void (*__loam_destructor(long index))(void);

uintptr_t __loam_thread;

int __set_thread_area(void *thread)
{
	__loam_thread = (uintptr_t)thread;
	return 0;
}

/* There is one thread and so one errno. It is a variable of its own so that the engine finds it: functions of the host
 * set it. */
int __loam_errno;

int *__errno_location(void)
{
	return &__loam_errno;
}

weak_alias(__errno_location, ___errno_location);

/* The end of a thread that frees its own stack: nothing may return to it. */
void __unmapself(void *stack, size_t size)
{
	__loam_syscall(SYS_munmap, (long)stack, (long)size, 0, 0, 0, 0);
	for (;;) __loam_syscall(SYS_exit, 0, 0, 0, 0, 0, 0);
}

/* The engine prints symbolic text itself and knows streams by these places (crates/environment/src/models/stream.rs). */
#define LIES_AT(member, place) _Static_assert(offsetof(FILE, member) == place, "where " #member " of a stream lies")
LIES_AT(flags, 0);
LIES_AT(wend, 32);
LIES_AT(wpos, 40);
LIES_AT(wbase, 56);
LIES_AT(write, 72);
LIES_AT(fd, 120);
LIES_AT(mode, 136);
_Static_assert((F_NOWR | F_ERR) == 40, "the flags of a stream");

/* Standard output is no terminal. Known from the start, that saves a fork for every symbolic character, which musl would
 * compare with the end of a line. */
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

/* musl's own versions walk over arrays that only a linker of machine code makes. */
void __libc_start_init(void)
{
	_init();
}

void __libc_exit_fini(void)
{
	_fini();
}

/* Programs here are never loaded dynamically, and destructors of C++ do not ask which object they belong to. */
const size_t _DYNAMIC[1] = { DT_NULL };
void *__dso_handle;

void explicit_bzero(void *start, size_t length)
{
	volatile unsigned char *byte = start;
	while (length--) *byte++ = 0;
}

int pthread_cancel(pthread_t thread)
{
	(void)thread;
	return ENOSYS;
}
