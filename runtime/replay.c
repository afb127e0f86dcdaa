/* loam.h for a native program that replays one test: inputs come from the .ktest file that KTEST_FILE names.
 *
 * Link it to the program (`clang prog.c runtime/replay.c -Iinclude`); `loam replay` does so. An error of
 * the replay itself ends the process with one line on stderr and a separate status (below), so that it is not
 * taken for the program's. Compiles as C and as C++. */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <errno.h>
#include <sys/mman.h>

#include "inputs.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

enum {
  REPLAY_REPORTED = 96,      /* klee_report_error */
  REPLAY_DIVERGED = 97,      /* the program creates inputs that the test does not have, or there is no test */
  REPLAY_ASSUME_FAILED = 98  /* klee_assume(0) */
};

struct replay_object {
  char *name;
  unsigned char *bytes;
  size_t size;
};

static struct {
  int loaded;
  const char *path;
  struct replay_object *objects;
  size_t count;
  size_t next;
} test;

/* The program's output must not be lost, but its atexit handlers are not part of the replay. */
static void leave(int status) {
  fflush(NULL);
  _exit(status);
}

static void diverged(const char *problem) {
  fflush(stdout);
  fprintf(stderr, "loam replay: %s: %s\n", test.path ? test.path : "no test", problem);
  leave(REPLAY_DIVERGED);
}

static void *take_memory(size_t size) {
  void *memory = malloc(size ? size : 1);
  if (!memory)
    diverged("out of memory");
  return memory;
}

/* Reads exactly `size` bytes. */
static void read_bytes(FILE *file, void *into, size_t size) {
  if (size && fread(into, 1, size, file) != size)
    diverged("the test file ends early");
}

/* Numbers are big-endian, 32 bits. */
static size_t read_number(FILE *file) {
  unsigned char b[4];
  read_bytes(file, b, sizeof b);
  return (size_t)b[0] << 24 | (size_t)b[1] << 16 | (size_t)b[2] << 8 | (size_t)b[3];
}

/* A block is a size and that many bytes. A zero is appended, for names. */
static unsigned char *read_block(FILE *file, size_t *size) {
  unsigned char *bytes;
  *size = read_number(file);
  if (*size > 0x7fffffff)
    diverged("the test file is damaged");
  bytes = (unsigned char *)take_memory(*size + 1);
  read_bytes(file, bytes, *size);
  bytes[*size] = 0;
  return bytes;
}

static void read_objects(FILE *file) {
  size_t i, size;
  test.count = read_number(file);
  if (test.count > 0xffffff)
    diverged("the test file is damaged");
  test.objects = (struct replay_object *)take_memory(test.count * sizeof *test.objects);
  for (i = 0; i < test.count; i++) {
    test.objects[i].name = (char *)read_block(file, &size);
    test.objects[i].bytes = read_block(file, &test.objects[i].size);
  }
}

static void load_test(void) {
  FILE *file;
  char magic[5];
  size_t version, arguments, size;
  if (test.loaded)
    return;
  test.loaded = 1;
  test.path = getenv("KTEST_FILE");
  if (!test.path)
    diverged("set KTEST_FILE to the .ktest file to replay");
  file = fopen(test.path, "rb");
  if (!file)
    diverged(strerror(errno));
  read_bytes(file, magic, sizeof magic);
  if (memcmp(magic, "KTEST", sizeof magic) != 0)
    diverged("not a .ktest file");
  version = read_number(file);
  if (version < 1 || version > 3)
    diverged("a version of the ktest format that is not known here");
  for (arguments = read_number(file); arguments > 0; arguments--)
    free(read_block(file, &size));
  if (version >= 2) {
    read_number(file); /* the number of symbolic arguments */
    read_number(file); /* and their length */
  }
  read_objects(file);
  fclose(file);
}

#ifdef __cplusplus
extern "C" {
#endif

void klee_make_symbolic(void *address, size_t size, const char *name) {
  char problem[512];
  struct replay_object *object;
  if (!name)
    name = "unnamed";
  load_test();
  if (test.next == test.count) {
    snprintf(problem, sizeof problem, "the program asks for one more input, `%s` (%zu bytes), than the test has (%zu)",
             name, size, test.count);
    diverged(problem);
  }
  object = &test.objects[test.next];
  if (strcmp(object->name, name) != 0 || object->size != size) {
    snprintf(problem, sizeof problem, "input %zu is `%s` (%zu bytes) in the test, but the program asks for `%s` (%zu bytes)",
             test.next + 1, object->name, object->size, name, size);
    diverged(problem);
  }
  test.next++;
  memcpy(address, object->bytes, size);
}

void klee_assume(uintptr_t condition) {
  if (condition)
    return;
  fflush(stdout);
  fprintf(stderr, "loam replay: %s: an assumption of the program does not hold for this test\n",
          test.path ? test.path : "no test");
  leave(REPLAY_ASSUME_FAILED);
}

void klee_silent_exit(int status) {
  leave(status);
  abort(); /* not reached; tells the compiler that this function does not return */
}

void klee_abort(void) {
  abort();
}

void klee_report_error(const char *file, int line, const char *message, const char *suffix) {
  fflush(stdout);
  fprintf(stderr, "loam replay: error reported by the program: %s:%d: %s (%s)\n", file ? file : "?", line,
          message ? message : "", suffix ? suffix : "user");
  leave(REPLAY_REPORTED);
  abort(); /* not reached */
}

static void must_not_be_reached(const char *function) {
  fflush(stdout);
  fprintf(stderr, "loam replay: %s was called\n", function);
  abort();
}

__attribute__((weak)) void reach_error(void) {
  must_not_be_reached("reach_error");
}

__attribute__((weak)) void __VERIFIER_error(void) {
  must_not_be_reached("__VERIFIER_error");
}

__attribute__((weak)) void __VERIFIER_assert(int condition) {
  if (!condition)
    must_not_be_reached("__VERIFIER_assert with a condition that is false");
}

/* Accesses every byte, so that a sanitizer checks the accesses that the engine checks. */
void klee_check_memory_access(const void *address, size_t size) {
  const volatile unsigned char *bytes = (const volatile unsigned char *)address;
  size_t i;
  for (i = 0; i < size; i++)
    (void)bytes[i];
}

size_t klee_get_obj_size(void *address) {
  (void)address;
  load_test();
  diverged("klee_get_obj_size cannot be answered outside `loam run`");
  return 0;
}

void klee_warning(const char *message) {
  fprintf(stderr, "loam replay: warning: %s\n", message ? message : "");
}

void klee_warning_once(const char *message) {
  klee_warning(message);
}

unsigned klee_is_symbolic(uintptr_t value) { (void)value; return 0; }
unsigned klee_is_replay(void) { return 1; }
int klee_get_errno(void) { return errno; }

float klee_get_valuef(float value) { return value; }
double klee_get_valued(double value) { return value; }
long klee_get_valuel(long value) { return value; }
long long klee_get_valuell(long long value) { return value; }
int32_t klee_get_value_i32(int32_t value) { return value; }
int64_t klee_get_value_i64(int64_t value) { return value; }

/* These guide the exploration or show symbolic values; a concrete run ignores them. */
void klee_prefer_cex(void *object, uintptr_t condition) { (void)object; (void)condition; }
void klee_posix_prefer_cex(void *object, uintptr_t condition) { (void)object; (void)condition; }
void klee_print_expr(const char *message, ...) { (void)message; }
void klee_print_range(const char *name, int value) { (void)name; (void)value; }
void klee_stack_trace(void) {}
void klee_set_forking(unsigned enable) { (void)enable; }
void klee_open_merge(void) {}
void klee_close_merge(void) {}

void klee_define_fixed_object(void *address, size_t size) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)address / page * page;
  size_t length = (uintptr_t)address + size - start;
  void *made = mmap((void *)start, length, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (made != (void *)start)
    diverged("klee_define_fixed_object: that address is not free in this process");
}

void klee_mark_global(void *object) { (void)object; }

#ifdef __cplusplus
}
#endif
