/* What the engine provides to the C library, for a real machine: system calls, constructors and a simple allocator. */

#include <stddef.h>
#include <stdint.h>

int main(int, char **, char **);
int __libc_start_main(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void), void (*)(void));

__asm__(".globl _start\n_start:\n\txor %ebp, %ebp\n\tmov %rsp, %rdi\n\tand $-16, %rsp\n\tcall begin\n");

void begin(long *stack)
{
	__libc_start_main(main, (int)stack[0], (char **)(stack + 1), 0, 0, 0);
}

long __loam_syscall(long number, long a, long b, long c, long d, long e, long f)
{
	long result;
	register long r10 __asm__("r10") = d;
	register long r8 __asm__("r8") = e;
	register long r9 __asm__("r9") = f;
	__asm__ volatile("syscall"
	                 : "=a"(result)
	                 : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
	                 : "rcx", "r11", "memory");
	return result;
}

extern void (*__init_array_start[])(void), (*__init_array_end[])(void);
extern void (*__fini_array_start[])(void), (*__fini_array_end[])(void);

void (*__loam_constructor(long index))(void)
{
	return index < __init_array_end - __init_array_start ? __init_array_start[index] : 0;
}

void (*__loam_destructor(long index))(void)
{
	return index < __fini_array_end - __fini_array_start ? __fini_array_start[index] : 0;
}

static _Alignas(64) unsigned char heap[16 << 20];
static size_t used;

void *memalign(size_t alignment, size_t size)
{
	size_t start = (used + sizeof(size_t) + alignment - 1) & -alignment;
	if (size > sizeof heap || start + size > sizeof heap) return 0;
	*(size_t *)(heap + start - sizeof(size_t)) = size;
	used = (start + size + 15) & -(size_t)16;
	return heap + start;
}

void *malloc(size_t size) { return memalign(16, size); }
void *calloc(size_t count, size_t size) { return memalign(16, count * size); }
void free(void *old) { (void)old; }

/* The same for the library itself, whatever the program defines. */
void *__libc_malloc(size_t size) { return memalign(16, size); }
void *__libc_calloc(size_t count, size_t size) { return memalign(16, count * size); }
void __libc_free(void *old) { (void)old; }

void *realloc(void *old, size_t size)
{
	unsigned char *fresh = malloc(size), *from = old;
	size_t before = old ? ((size_t *)old)[-1] : 0;
	for (size_t i = 0; fresh && i < before && i < size; i++) fresh[i] = from[i];
	return fresh;
}
