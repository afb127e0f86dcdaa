//! Summaries of the effects on pointers of functions without code: functions that the engine executes itself, and
//! well-known functions of the C library, for programs that run without it.
//!
//! A new summary is a line in the table. A function without a summary is assumed to do anything with the objects that
//! are reachable from its arguments.

/// One effect of a call on pointers. Numbers are indices of arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Returns a new heap object.
    New,
    /// Stores a pointer to a new heap object where the argument points.
    NewAt(usize),
    /// Copies the contents of the object that the argument points to into the new heap object, at the same offsets.
    KeepsContents(usize),
    /// Returns the argument.
    Same(usize),
    /// Returns a pointer into the object that the argument points to.
    Within(usize),
    /// Copies `length` bytes, or an unknown number.
    Copies {
        /// The argument that points to the destination.
        to: usize,
        /// The argument that points to the source.
        from: usize,
        /// The argument with the number of bytes.
        length: Option<usize>,
    },
    /// Stores, where `to` points, a pointer into the object that `from` points to.
    StoresWithin {
        /// The argument that points to the destination.
        to: usize,
        /// The argument that points to the source.
        from: usize,
    },
    /// Calls a function with pointers into the objects that `arguments` point to, now or later.
    Calls {
        /// The function.
        function: usize,
        /// The same for every parameter.
        arguments: &'static [usize],
    },
    /// Throws the argument as an exception.
    Throws(usize),
    /// Makes a system call.
    SystemCall,
    /// Returns one of the functions that run before `main`.
    Constructor,
    /// Returns one of the functions that run after `main`.
    Destructor,
    /// Returns a string of the environment.
    Variable,
    /// Returns a pointer to an object that belongs to the call site.
    Own,
    /// Uses the identity of the object that the argument points to, and reads and writes nothing in it.
    OnlyNames,
    /// May call this function of the program instead of returning.
    Enters(&'static str),
    /// May fall back to the program's own function of this name.
    MayDecline,
}

use Effect::{
    Calls, Constructor, Copies, Destructor, Enters, KeepsContents, MayDecline, New, NewAt, OnlyNames, Own,
    Same, StoresWithin, SystemCall, Throws, Variable, Within,
};

const COPY: Effect = Copies { to: 0, from: 1, length: Some(2) };
const COPY_TEXT: Effect = Copies { to: 0, from: 1, length: None };

/// Names of functions, and their effects.
#[rustfmt::skip]
const TABLE: &[(&[&str], &[Effect])] = &[
    // Allocation
    (&["malloc", "calloc", "aligned_alloc", "memalign", "valloc", "pvalloc"], &[New]),
    (&["__libc_malloc", "__libc_calloc"], &[New]),
    (&["realloc", "reallocarray", "__libc_realloc"], &[New, KeepsContents(0)]),
    (&["posix_memalign"], &[NewAt(0)]),
    (&["free", "cfree", "__libc_free", "malloc_usable_size", "klee_get_obj_size"], &[OnlyNames]),
    (&["_Znwm", "_Znam", "_ZnwmSt11align_val_t", "_ZnamSt11align_val_t"], &[New, Enters("_ZSt17__throw_bad_allocv")]),
    (&["_ZnwmRKSt9nothrow_t", "_ZnamRKSt9nothrow_t", "_ZnwmSt11align_val_tRKSt9nothrow_t",
       "_ZnamSt11align_val_tRKSt9nothrow_t"], &[New]),
    (&["_ZdlPv", "_ZdaPv", "_ZdlPvm", "_ZdaPvm", "_ZdlPvSt11align_val_t", "_ZdaPvSt11align_val_t",
       "_ZdlPvmSt11align_val_t", "_ZdaPvmSt11align_val_t", "_ZdlPvRKSt9nothrow_t", "_ZdaPvRKSt9nothrow_t",
       "_ZdlPvSt11align_val_tRKSt9nothrow_t", "_ZdaPvSt11align_val_tRKSt9nothrow_t"], &[OnlyNames]),

    // Exceptions and jumps
    (&["__loam_throw"], &[Throws(0)]),
    (&["__loam_terminate", "__cxa_pure_virtual"], &[]),
    (&["setjmp", "_setjmp", "__setjmp", "sigsetjmp", "__sigsetjmp", "longjmp", "_longjmp", "siglongjmp",
       "__longjmp_chk"], &[]),

    // Memory and texts
    (&["memcpy", "memmove"], &[COPY, Same(0)]),
    (&["memset"], &[Same(0)]),
    (&["bzero"], &[]),
    (&["bcopy"], &[Copies { to: 1, from: 0, length: Some(2) }]),
    (&["mempcpy", "__mempcpy"], &[COPY, Within(0)]),
    (&["strcpy", "strncpy", "strcat", "strncat"], &[COPY_TEXT, Same(0)]),
    (&["stpcpy", "__stpcpy", "stpncpy", "__stpncpy"], &[COPY_TEXT, Within(0)]),
    (&["strlen", "strnlen", "strcmp", "strncmp", "strcasecmp", "strncasecmp", "strcoll", "memcmp", "bcmp",
       "strspn", "strcspn"], &[]),
    (&["memchr", "memchr2", "memrchr", "__memrchr", "rawmemchr", "__rawmemchr", "strchr", "strrchr", "strchrnul",
       "__strchrnul", "strpbrk", "strstr", "strcasestr", "memmem", "index", "rindex", "basename", "dirname"], &[Within(0)]),
    (&["strdup", "strndup", "__strdup", "__strndup", "wcsdup"], &[New, KeepsContents(0)]),
    (&["strtok"], &[Within(0), Own]),
    (&["strtok_r", "__strtok_r"], &[Within(0), StoresWithin { to: 2, from: 0 }]),
    (&["strsep"], &[Own]),
    (&["strtol", "strtoul", "strtoll", "strtoull", "strtod", "strtof", "strtold", "strtoimax", "strtoumax"],
       &[StoresWithin { to: 1, from: 0 }]),
    (&["atoi", "atol", "atoll", "atof", "abs", "labs", "toupper", "tolower", "isalpha", "isdigit", "isalnum",
       "isspace", "isupper", "islower", "isprint", "ispunct", "isxdigit"], &[]),
    (&["getenv", "secure_getenv"], &[Variable]),
    (&["strerror", "asctime", "ctime", "localtime", "gmtime", "getpwnam", "getpwuid", "setlocale", "ttyname"], &[Own]),

    // Output and input
    (&["printf", "vprintf", "fprintf", "vfprintf", "dprintf", "sprintf", "vsprintf", "snprintf", "vsnprintf",
       "__printf_chk", "__fprintf_chk", "__sprintf_chk", "__snprintf_chk", "puts", "putchar", "putchar_unlocked",
       "fputs", "fputc", "putc", "_IO_putc", "fwrite", "write", "fflush", "setbuf", "setvbuf", "perror", "fclose",
       "fread", "read", "getc", "fgetc", "getchar", "ungetc", "feof", "ferror", "fseek", "ftell", "rewind", "close",
       "open", "lseek", "unlink", "sscanf", "scanf", "fscanf"], &[]),
    (&["fopen", "fdopen", "freopen", "tmpfile", "opendir", "readdir"], &[Own]),
    (&["fgets", "gets", "getcwd", "realpath"], &[Same(0), Within(1), Own]),
    (&["asprintf", "vasprintf", "getline", "getdelim"], &[NewAt(0)]),

    // The process
    (&["exit", "_exit", "_Exit", "abort", "klee_abort", "__assert_fail", "__assert", "__assert_rtn", "time", "clock",
       "getpid", "sleep", "usleep", "rand", "srand", "random", "srandom", "raise", "kill"], &[]),
    (&["atexit"], &[Calls { function: 0, arguments: &[] }]),
    (&["__cxa_atexit", "on_exit"], &[Calls { function: 0, arguments: &[1] }]),
    (&["signal"], &[Calls { function: 1, arguments: &[] }, Same(1)]),
    (&["__errno_location"], &[Own, MayDecline]),
    (&["__loam_syscall"], &[SystemCall]),
    (&["__loam_return_address"], &[]),
    (&["__loam_constructor"], &[Constructor]),
    (&["__loam_destructor"], &[Destructor]),
    (&["qsort"], &[Calls { function: 3, arguments: &[0] }]),
    (&["bsearch"], &[Within(1), Calls { function: 4, arguments: &[0, 1] }]),
    (&["pthread_create"], &[Calls { function: 2, arguments: &[3] }]),

    // Intrinsics of the engine
    (&["klee_make_symbolic", "klee_assume", "__VERIFIER_assume", "klee_is_symbolic", "klee_silent_exit",
       "__loam_panic", "klee_report_error", "klee_warning", "klee_warning_once", "klee_print_expr", "klee_print_range",
       "klee_set_forking", "klee_prefer_cex", "klee_posix_prefer_cex", "klee_check_memory_access", "klee_open_merge",
       "klee_close_merge", "klee_stack_trace", "klee_mark_global", "klee_alias_function", "klee_get_errno",
       "klee_define_fixed_object"], &[]),
    (&["klee_get_value_i32", "klee_get_value_i64", "klee_get_value_f", "klee_get_value_d", "klee_get_valuef",
       "klee_get_valued", "klee_get_valuel", "klee_get_valuell"], &[Same(0)]),
];

/// The summary of the function with this name; `None` if it is unknown.
pub fn summary_of(name: &str) -> Option<&'static [Effect]> {
    // The handlers of the sanitizer end the path.
    if name.starts_with("__ubsan_handle_") {
        return Some(&[]);
    }
    TABLE.iter().find(|(names, _)| names.contains(&name)).map(|(_, effects)| *effects)
}

/// Whether a call of the function with this name returns a new heap object.
pub fn allocates(name: &str) -> bool {
    summary_of(name).is_some_and(|effects| effects.contains(&New))
}
