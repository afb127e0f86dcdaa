/* Runs a program on every value of its at most two symbolic bytes and writes down what each does.
 *
 * Linked to a program with `-Wl,--wrap=main,--wrap=exit,--wrap=_exit,--wrap=atexit`. A process per input is too slow
 * for 65,536 inputs under a sanitizer, so a child process runs one input after the other and puts the program's
 * globals back before each; when an input ends the child (a signal, a sanitizer's complaint), the parent takes the
 * outcome down and a new child goes on behind it. The program must keep no state but its globals, must print to
 * standard output through stdio, and must not look at addresses.
 *
 * every_input RESULTS INPUTS-PER-CHILD [ONLY]
 *
 * RESULTS: a line `outcome NUMBER exit|signal VALUE STDOUT STDERR` (bytes in hexadecimal, `-` for none) for each
 * different outcome, then `input VALUE OUTCOME` for each input that no klee_assume excluded. The first byte asked for
 * is the low one of VALUE. With one input per child no globals are put back, as the memory sanitizer needs it.
 * ONLY is a file with a `1` for each input to run and a `0` for those between them.
 *
 * Of the address sanitizer and of abort() only the kind and the place in the program (`@` and an address that
 * llvm-symbolizer knows) are kept: a whole report takes as long as a thousand inputs. */
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <unwind.h>

enum {
  MAX_INPUTS = 65536,
  MAX_BYTES = 2,
  MAX_OUTCOMES = 8192,
  MAX_OUTPUT = 4096,
  MAX_HANDLERS = 32,
  SECONDS_PER_CHILD = 20,
  FAILED = 2 /* exit status of the parent: the harness cannot do this */
};

enum kind { EXIT, SIGNAL };
enum { EXCLUDED = -1, NOT_RUN = -2 };

struct outcome {
  enum kind kind;
  int value;
  unsigned printed, complained;
  char text[2 * MAX_OUTPUT]; /* what was printed, then what was complained of */
};

/* Everything that outlives an input, shared between parent and children. */
static struct shared {
  jmp_buf back;
  int status;             /* of the program, on its way to `back` */
  unsigned current;       /* the input being run */
  unsigned taken;         /* bytes that it asked for so far */
  unsigned total;         /* inputs there are, as far as known */
  int went_wrong;         /* the harness itself */
  void (*handlers[MAX_HANDLERS])(void);
  unsigned handler_count;
  int result[MAX_INPUTS];
  unsigned outcome_count;
  struct outcome outcomes[MAX_OUTCOMES];
} *S;

static char *globals, *saved;
static size_t globals_size;
static const char *only;
static size_t only_size;
static int per_child;

extern char __executable_start[], etext[], __data_start[], _end[];
__attribute__((weak)) const char *__asan_get_report_description(void);
__attribute__((weak)) void __msan_unpoison(const volatile void *address, size_t size);
int __real_main(int argc, char **argv, char **envp);
__attribute__((noreturn)) void __real__exit(int status);

static void fail(const char *why) {
  if (S)
    S->went_wrong = 1;
  fprintf(stderr, "every_input: %s\n", why);
  __real__exit(FAILED);
}

/* Not memcpy: the address sanitizer would look at it, and there are red zones in between. */
static void copy(char *to, const char *from, size_t size) {
  __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(size) : : "memory");
}

/* ---- what the program calls ---- */

void klee_make_symbolic(void *address, size_t size, const char *name) {
  unsigned char *bytes = address;
  (void)name;
  if (__msan_unpoison)
    __msan_unpoison(address, size);
  if (S->taken + size > MAX_BYTES)
    fail("the program has more than two bytes of input");
  for (size_t i = 0; i < size; i++, S->taken++) {
    bytes[i] = S->current >> (8 * S->taken);
    if (!only && S->total < 1u << (8 * (S->taken + 1)))
      S->total = 1u << (8 * (S->taken + 1));
  }
}

enum { LEFT = 1, ASSUMED_AWAY = 2 };

void klee_assume(uintptr_t condition) {
  if (!condition)
    longjmp(S->back, ASSUMED_AWAY);
}

unsigned klee_is_replay(void) { return 1; }

int __real_atexit(void (*handler)(void));

int __wrap_atexit(void (*handler)(void)) {
  if (!S) /* the runtime of a sanitizer, before anything else */
    return __real_atexit(handler);
  if (S->handler_count == MAX_HANDLERS)
    fail("too many exit handlers");
  S->handlers[S->handler_count++] = handler;
  return 0;
}

__attribute__((noreturn)) void __wrap__exit(int status) {
  S->handler_count = 0;
  S->status = status;
  longjmp(S->back, LEFT);
}

__attribute__((noreturn)) void __wrap_exit(int status) {
  S->status = status;
  longjmp(S->back, LEFT);
}

/* ---- complaints ---- */

/* The program's frame nearest to what complains: the first one below frames of libraries. */
struct place {
  int in_library;
  uintptr_t address;
};

static _Unwind_Reason_Code look(struct _Unwind_Context *frame, void *data) {
  struct place *place = data;
  int is_exact; /* a signal's frame; others are about to go on behind a call */
  uintptr_t address = _Unwind_GetIPInfo(frame, &is_exact);
  if (address < (uintptr_t)__executable_start || address >= (uintptr_t)etext)
    place->in_library = 1;
  else if (place->in_library) {
    place->address = address - !is_exact - (uintptr_t)__executable_start;
    return _URC_END_OF_STACK;
  }
  return _URC_NO_REASON;
}

static void complain(const char *kind) {
  struct place place = {0, 0};
  char line[256];
  int size;
  _Unwind_Backtrace(look, &place);
  size = snprintf(line, sizeof line, "%s @%lx\n", kind, place.address);
  if (write(2, line, size) != size)
    fail("a complaint cannot be written");
}

/* The address sanitizer calls this before it writes its report. */
void __asan_on_error(void) {
  complain(__asan_get_report_description());
  __real__exit(1);
}

static void on_abort(int signal) {
  (void)signal;
  complain("abort");
}

/* ---- outcomes ---- */

static unsigned contents(int file, char *into) {
  off_t size = lseek(file, 0, SEEK_END);
  if (size > MAX_OUTPUT)
    size = MAX_OUTPUT;
  if (size > 0 && pread(file, into, size, 0) != size)
    fail("what was printed cannot be read");
  return size;
}

static void empty(int file) {
  if (lseek(file, 0, SEEK_CUR) != 0 && (ftruncate(file, 0) || lseek(file, 0, SEEK_SET)))
    fail("what was printed cannot be put away");
}

static void record(enum kind kind, int value) {
  static char text[2 * MAX_OUTPUT];
  unsigned printed = contents(1, text), complained = contents(2, text + printed), i;
  for (i = 0; i < S->outcome_count; i++) {
    struct outcome *o = &S->outcomes[i];
    if (o->kind == kind && o->value == value && o->printed == printed && o->complained == complained &&
        !memcmp(o->text, text, printed + complained))
      break;
  }
  if (i == S->outcome_count) {
    if (i == MAX_OUTCOMES)
      fail("too many different outcomes");
    struct outcome *o = &S->outcomes[i];
    o->kind = kind, o->value = value, o->printed = printed, o->complained = complained;
    memcpy(o->text, text, printed + complained);
    S->outcome_count++;
  }
  S->result[S->current] = i;
  empty(1);
  empty(2);
}

/* ---- runs ---- */

static void run_handlers(void) {
  while (S->handler_count) {
    void (*handler)(void) = S->handlers[--S->handler_count];
    handler();
  }
}

static void run_one(void) {
  static char name[] = "program", *arguments[] = {name, NULL};
  int how;
  S->taken = 0;
  S->handler_count = 0;
  how = setjmp(S->back);
  if (how == 0) {
    S->status = __real_main(1, arguments, arguments + 1);
    longjmp(S->back, LEFT);
  }
  if (how == ASSUMED_AWAY) {
    fflush(stdout);
    empty(1);
    empty(2);
    S->result[S->current] = EXCLUDED;
    return;
  }
  run_handlers();
  fflush(stdout);
  record(EXIT, S->status & 255);
}

static void run_child(void) {
  int i;
  alarm(SECONDS_PER_CHILD);
  signal(SIGABRT, on_abort);
  for (i = 0; i < per_child && S->current < S->total; i++, S->current++) {
    if (only && only[S->current] != '1')
      continue;
    if (per_child > 1)
      copy(globals, saved, globals_size);
    run_one();
  }
  __real__exit(0);
}

static void run_all(void) {
  S->total = only ? only_size : 1;
  while (S->current < S->total) {
    int status;
    /* Not fork(): the address sanitizer's own takes ten times as long, for the sake of threads. */
    pid_t child = syscall(SYS_fork);
    if (child < 0)
      fail("no process can be made");
    if (child == 0)
      run_child();
    if (waitpid(child, &status, 0) < 0 || S->went_wrong)
      __real__exit(FAILED);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
      continue;
    if (WIFSIGNALED(status))
      record(SIGNAL, WTERMSIG(status));
    else
      record(EXIT, WEXITSTATUS(status));
    S->current++;
  }
}

static void write_bytes(FILE *into, const char *bytes, unsigned size) {
  fputs(size ? " " : " -", into);
  for (unsigned i = 0; i < size; i++)
    fprintf(into, "%02x", (unsigned char)bytes[i]);
}

static void write_results(const char *path) {
  FILE *into = fopen(path, "w");
  if (!into)
    fail("the results cannot be written");
  for (unsigned i = 0; i < S->outcome_count; i++) {
    struct outcome *o = &S->outcomes[i];
    fprintf(into, "outcome %u %s %d", i, o->kind == EXIT ? "exit" : "signal", o->value);
    write_bytes(into, o->text, o->printed);
    write_bytes(into, o->text + o->printed, o->complained);
    fputc('\n', into);
  }
  for (unsigned i = 0; i < S->total; i++)
    if (S->result[i] >= 0)
      fprintf(into, "input %u %d\n", i, S->result[i]);
  if (fclose(into))
    fail("the results cannot be written");
}

static void read_only(const char *path) {
  static char inputs[MAX_INPUTS];
  FILE *from = fopen(path, "r");
  if (!from || !(only_size = fread(inputs, 1, sizeof inputs, from)))
    fail("the inputs to run cannot be read");
  fclose(from);
  only = inputs;
}

int __wrap_main(int argc, char **argv) {
  int console = dup(2);
  if (argc < 3)
    fail("every_input RESULTS INPUTS-PER-CHILD [ONLY]");
  per_child = atoi(argv[2]);
  if (argc > 3)
    read_only(argv[3]);
  S = mmap(NULL, sizeof *S, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  globals = __data_start;
  globals_size = _end - __data_start;
  saved = mmap(NULL, globals_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (S == MAP_FAILED || saved == MAP_FAILED)
    fail("out of memory");
  if (dup2(memfd_create("stdout", 0), 1) < 0 || dup2(memfd_create("stderr", 0), 2) < 0)
    fail("standard output cannot be caught");
  for (unsigned i = 0; i < MAX_INPUTS; i++)
    S->result[i] = NOT_RUN;
  /* What the first call loads and finds, children have. */
  _Unwind_Backtrace(look, &(struct place){0, 0});
  copy(saved, globals, globals_size);
  run_all();
  dup2(console, 2);
  write_results(argv[1]);
  __real__exit(0);
}
