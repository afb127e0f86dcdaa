/* The process around a program that is linked with its own C library: the functions that this library needs from its environment. Compiled for the system's C
 * library, with or without a sanitizer, as the program is. */
#define _GNU_SOURCE
#include <elf.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>

void loam_start_inside(int argc, char **argv);

static long call(long number, long a, long b, long c, long d, long e, long f) {
  register long r10 __asm__("r10") = d, r8 __asm__("r8") = e, r9 __asm__("r9") = f;
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
}

#if __has_feature(address_sanitizer)
void *__asan_region_is_poisoned(void *start, size_t length);

/* The sanitizer does not check the kernel's accesses. Every byte that the kernel accessed is accessed again here, where it is checked. */
static void look_at(long start, long length) {
  volatile char *bad = length > 0 ? __asan_region_is_poisoned((void *)start, (size_t)length) : NULL;
  if (bad)
    (void)*bad;
}
#else
static void look_at(long start, long length) {
  (void)start, (void)length;
}
#endif

static void look_at_all(const struct iovec *parts, long count, long length) {
  for (long i = 0; i < count && length > 0; i++) {
    long part = (long)parts[i].iov_len < length ? (long)parts[i].iov_len : length;
    look_at((long)parts[i].iov_base, part);
    length -= part;
  }
}

/* The memory that a system call has read or written. */
static void look_at_buffers(long number, long a, long b, long c, long result) {
  switch (number) {
  case SYS_read: case SYS_write: case SYS_pread64: case SYS_pwrite64: case SYS_sendto: case SYS_recvfrom:
  case SYS_readlink: case SYS_getdents64:
    look_at(b, result);
    break;
  case SYS_getcwd: case SYS_getrandom:
    look_at(a, result);
    break;
  case SYS_readlinkat:
    look_at(c, result);
    break;
  case SYS_readv: case SYS_writev:
    look_at_all((const struct iovec *)b, c, result);
    break;
  }
}

/* The allocator under the names by which a C library calls it where the program must not replace it. */
void *__libc_malloc(size_t size) {
  return malloc(size);
}

void *__libc_calloc(size_t count, size_t size) {
  return calloc(count, size);
}

void *__libc_realloc(void *old, size_t size) {
  return realloc(old, size);
}

void __libc_free(void *old) {
  free(old);
}

/* The kernel's layout. */
struct action {
  void (*handler)(int);
  unsigned long flags;
  void (*restorer)(void);
  unsigned long mask;
};

#define HAS_RESTORER 0x04000000ul

void loam_restore(void);
__asm__(".text\n.globl loam_restore\n.hidden loam_restore\nloam_restore:\n\tmov $15, %eax\n\tsyscall\n");

/* The system call of the program's C library. */
long __loam_syscall(long number, long a, long b, long c, long d, long e, long f) {
  long result;
  /* The sanitizer runs its checks at exit. */
  if (number == SYS_exit_group)
    exit((int)a);
  if (number == SYS_rt_sigaction && b) {
    /* A signal handler returns through machine code, which the program's C library does not have as bitcode. */
    struct action action = *(const struct action *)b;
    action.flags |= HAS_RESTORER;
    action.restorer = loam_restore;
    return call(number, a, (long)&action, c, d, 0, 0);
  }
  result = call(number, a, b, c, d, e, f);
  look_at_buffers(number, a, b, c, result);
  return result;
}

/* Arguments, environment and the auxiliary vector as a C library expects them, one behind the other. It does not contain the segments of this
 * process: the thread-local memory in them does not belong to the program's C library. */
static char **stack;

int main(int argc, char **argv) {
  size_t words = (size_t)argc + 1, i;
  while (argv[words++])
    ;
  size_t facts = words;
  while ((size_t)argv[words] != AT_NULL)
    words += 2;
  words += 2;
  stack = malloc(words * sizeof *stack);
  if (!stack)
    return 1;
  memcpy(stack, argv, words * sizeof *stack);
  for (i = facts; i < words; i += 2)
    if ((size_t)stack[i] == AT_PHNUM)
      stack[i + 1] = NULL;
  loam_start_inside(argc, stack);
  return 1; /* not reached */
}
