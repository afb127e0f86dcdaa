//! Loam's replacements for parts of musl, and the flags with which all files are compiled.
//!
//! The files are in `runtime/libc` and are embedded in the binary. Everything that decides the contents of
//! the module is in this file, so that its [`fingerprint`] changes with it.

use crate::Error;
use crate::made_of::Hash;
use loam_program::ir::DataModel;
use std::path::Path;

/// The directory of these files inside the source tree of musl.
pub const DIRECTORY: &str = "loam";

/// The include path, in order, relative to the source tree.
pub fn header_directories(data_model: DataModel) -> Vec<&'static str> {
    let own: &[&str] = match data_model {
        DataModel::Lp64 => &["loam/arch", "arch/x86_64"],
        DataModel::Ilp32 => &["loam/arch32", "loam/arch", "arch/i386"],
    };
    let common = [
        "arch/generic",
        "build:obj/src/internal",
        "src/include",
        "src/internal",
        "build:obj/include",
        "include",
    ];
    own.iter().copied().chain(common).collect()
}

/// The prefix of a directory in the tree of the native build instead.
pub const TREE: &str = "build:";

/// The flags that choose the target. Floats are computed in their own types, not in wider registers.
pub fn target_flags(data_model: DataModel) -> &'static [&'static str] {
    match data_model {
        DataModel::Lp64 => &["--target=x86_64-linux-musl"],
        DataModel::Ilp32 => &["--target=i386-linux-musl", "-msse2"],
    }
}

/// Headers that replace those of the machine.
const HEADERS: &[(&str, &str)] = &[
    ("arch/atomic_arch.h", include_str!("../../../runtime/libc/arch/atomic_arch.h")),
    ("arch/pthread_arch.h", include_str!("../../../runtime/libc/arch/pthread_arch.h")),
    ("arch/syscall_arch.h", include_str!("../../../runtime/libc/arch/syscall_arch.h")),
];

/// Headers that replace these in programs of 32 bits.
const NARROW_HEADERS: &[(&str, &str)] = &[
    ("arch32/kstat.h", include_str!("../../../runtime/libc/arch32/kstat.h")),
    ("arch32/pthread_arch.h", include_str!("../../../runtime/libc/arch32/pthread_arch.h")),
    ("arch32/syscall_arch.h", include_str!("../../../runtime/libc/arch32/syscall_arch.h")),
];

/// Files of musl that are left out of the library for programs of 32 bits too: start.c has its own.
const NARROW_LEFT_OUT: &[&str] = &["misc/syscall.c"];

/// The headers of an architecture.
fn headers(data_model: DataModel) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let narrow = match data_model {
        DataModel::Lp64 => &[][..],
        DataModel::Ilp32 => NARROW_HEADERS,
    };
    HEADERS.iter().chain(narrow)
}

/// Files that are compiled after musl's own; musl's definition of a name wins.
pub const SOURCES: &[(&str, &str)] = &[
    ("start.c", include_str!("../../../runtime/libc/start.c")),
    ("compiler.c", include_str!("../../../runtime/libc/compiler.c")),
    ("exact.c", include_str!("../../../runtime/libc/exact.c")),
    ("compat/checked.c", include_str!("../../../runtime/libc/compat/checked.c")),
    ("compat/error.c", include_str!("../../../runtime/libc/compat/error.c")),
    ("compat/integers.c", include_str!("../../../runtime/libc/compat/integers.c")),
    ("compat/large_files.c", include_str!("../../../runtime/libc/compat/large_files.c")),
    ("compat/names.c", include_str!("../../../runtime/libc/compat/names.c")),
    ("compat/obstack.c", include_str!("../../../runtime/libc/compat/obstack.c")),
];

/// Files that replace musl's in the native library too, below the source tree, because the native behaviour
/// of a test depends on them. The contents of an empty file are in another one.
const REPLACED: &[(&str, &str)] = &[
    ("src/internal/floatscan.c", include_str!("../../../runtime/libc/scan.c")),
    ("src/stdio/vfprintf.c", include_str!("../../../runtime/libc/print.c")),
    ("src/internal/decimal.c", include_str!("../../../runtime/libc/decimal.c")),
    ("src/internal/decimal.h", include_str!("../../../runtime/libc/decimal.h")),
    ("src/stdio/__stdout_write.c", include_str!("../../../runtime/libc/output.c")),
    ("src/prng/random.c", include_str!("../../../runtime/libc/random.c")),
    ("src/prng/rand.c", ""),
    ("src/prng/rand_r.c", ""),
    ("src/stdlib/qsort.c", include_str!("../../../runtime/libc/sort.c")),
    ("src/stdlib/qsort_nr.c", ""),
];

/// Functions of `math.h` that exact.c defines, each for `double` and `float` in a file of its name.
const EXACT: &[&str] = &[
    "ceil",
    "copysign",
    "fabs",
    "fdim",
    "finite",
    "floor",
    "fmax",
    "fmin",
    "llrint",
    "llround",
    "lrint",
    "lround",
    "nearbyint",
    "rint",
    "round",
    "sqrt",
    "trunc",
];

/// Files of musl that are left out, below `src/`. A name with a trailing slash is a whole directory.
const LEFT_OUT: &[&str] = &[
    // The engine implements the allocator, `__libc_malloc` and the like too, but not reallocarray and the
    // flag in replaced.c.
    "malloc/aligned_alloc.c",
    "malloc/calloc.c",
    "malloc/free.c",
    "malloc/libc_calloc.c",
    "malloc/lite_malloc.c",
    "malloc/memalign.c",
    "malloc/posix_memalign.c",
    "malloc/realloc.c",
    // start.c defines one that the engine finds.
    "errno/__errno_location.c",
    // The engine implements jumps out of functions.
    "setjmp/",
    "signal/siglongjmp.c",
    "signal/sigsetjmp.c",
    // Assembly, or useless without it; start.c defines what is needed of them.
    "string/explicit_bzero.c",
    "thread/__set_thread_area.c",
    "thread/__unmapself.c",
    "thread/pthread_cancel.c",
];

/// Files that read a word at a time, beyond the end of strings, if the compiler claims to be compatible with
/// GCC.
const WORD_AT_A_TIME: &[&str] = &[
    "multibyte/mbsrtowcs.c",
    "string/memccpy.c",
    "string/memchr.c",
    "string/memcpy.c",
    "string/memmove.c",
    "string/memset.c",
    "string/stpcpy.c",
    "string/stpncpy.c",
    "string/strchrnul.c",
    "string/strlcpy.c",
    "string/strlen.c",
];

/// The flags of every file.
///
/// A few of the optimiser's passes run: they remove more than half of the instructions. They must not change
/// which bytes of the program's memory are accessed: no vectors, no calls made from loops (`-fno-builtin`),
/// no tables made from switches. `-fexceptions` lets exceptions of C++ callbacks pass through functions such
/// as `qsort`. Reports distinguish these files from the program's by the directory `loam-libc`.
pub const FLAGS: &[&str] = &[
    "-nostdinc",
    "-ffreestanding",
    "-fno-builtin",
    "-fno-strict-aliasing",
    "-ffp-contract=off",
    "-D_XOPEN_SOURCE=700",
    "-DLOAM_BITCODE",
    "-O1",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-fno-unroll-loops",
    "-fno-jump-tables",
    "-fno-pic",
    "-fno-stack-protector",
    "-fexceptions",
    "-fno-asynchronous-unwind-tables",
    "-fno-ident",
    "-gline-tables-only",
    "-fdebug-compilation-dir=loam-libc",
    "-w",
    "-emit-llvm",
    "-c",
];

/// Whether a file of musl, named below `src/`, is compiled.
pub fn is_compiled(file: &str, data_model: DataModel) -> bool {
    if data_model == DataModel::Ilp32 && NARROW_LEFT_OUT.contains(&file) {
        return false;
    }
    let is_left_out =
        |left_out: &&str| file == *left_out || left_out.ends_with('/') && file.starts_with(*left_out);
    !is_exact(file) && !LEFT_OUT.iter().any(is_left_out)
}

/// Whether exact.c defines the functions of a file of musl, named below `src/`.
fn is_exact(file: &str) -> bool {
    let function = file.strip_prefix("math/").and_then(|file| file.strip_suffix(".c"));
    function.is_some_and(|name| EXACT.contains(&name.strip_suffix('f').unwrap_or(name)))
}

/// Flags for one file of musl, named below `src/`.
pub fn flags_of(file: &str) -> &'static [&'static str] {
    if WORD_AT_A_TIME.contains(&file) { &["-std=c99", "-U__GNUC__"] } else { &["-std=c99"] }
}

/// Flags for one of Loam's own files. The functions in exact.c must not become calls of themselves when the
/// module is compiled to machine code, which needs instructions that round.
pub fn flags_of_own(file: &str) -> &'static [&'static str] {
    if file == "exact.c" { &["-std=c11", "-msse4.1"] } else { &["-std=c11"] }
}

/// Writes the files into the source tree of musl.
pub fn write_to(source: &Path, data_model: DataModel) -> Result<(), Error> {
    let directory = source.join(DIRECTORY);
    let own = headers(data_model).chain(SOURCES).map(|(name, text)| (directory.join(name), text));
    let replaced = REPLACED.iter().map(|(name, text)| (source.join(name), text));
    for (path, text) in own.chain(replaced) {
        let parent = path.parent().unwrap_or(source);
        let written = std::fs::create_dir_all(parent).and_then(|()| std::fs::write(&path, text));
        written.map_err(|why| Error::file("write", &path, &why))?;
    }
    match data_model {
        DataModel::Lp64 => Ok(()),
        DataModel::Ilp32 => write_numbers(source, &directory.join("arch32/bits/syscall.h")),
    }
}

/// System calls whose times have 64 bits on x86-64. For i386 such calls have names of their own.
const WITH_WIDE_TIMES: &[(&str, &str)] = &[
    ("clock_getres_time64", "clock_getres"),
    ("clock_gettime64", "clock_gettime"),
    ("clock_nanosleep_time64", "clock_nanosleep"),
    ("clock_settime64", "clock_settime"),
    ("futex_time64", "futex"),
    ("getrusage_time64", "getrusage"),
    ("ppoll_time64", "ppoll"),
    ("pselect6_time64", "pselect6"),
    ("rt_sigtimedwait_time64", "rt_sigtimedwait"),
    ("utimensat_time64", "utimensat"),
    ("wait4_time64", "wait4"),
];

/// Writes the header with the numbers of system calls of x86-64: the engine knows these.
pub fn write_numbers(source: &Path, to: &Path) -> Result<(), Error> {
    let from = source.join("arch/x86_64/bits/syscall.h.in");
    let kernel = std::fs::read_to_string(&from).map_err(|why| Error::file("read", &from, &why))?;
    let own = kernel.lines().filter(|line| line.contains("__NR_")).map(|line| line.replace("__NR_", "SYS_"));
    let wide = WITH_WIDE_TIMES.iter().map(|(name, other)| format!("#define SYS_{name} SYS_{other}"));
    let text = own.chain(wide).fold(kernel.clone(), |text, line| text + &line + "\n");
    let written = std::fs::create_dir_all(to.parent().unwrap_or(to)).and_then(|()| std::fs::write(to, text));
    written.map_err(|why| Error::file("write", to, &why))
}

/// A hash of all of this.
pub fn fingerprint(data_model: DataModel) -> String {
    let mut hash = Hash::default();
    for (name, text) in headers(data_model).chain(SOURCES).chain(REPLACED) {
        hash.add(name.as_bytes());
        hash.add(text.as_bytes());
        hash.add(flags_of_own(name).join("\n").as_bytes());
    }
    let directories = header_directories(data_model);
    for list in [LEFT_OUT, EXACT, WORD_AT_A_TIME, &directories, FLAGS, crate::native::FLAGS] {
        hash.add(list.join("\n").as_bytes());
    }
    hash.add(target_flags(data_model).join("\n").as_bytes());
    if data_model == DataModel::Ilp32 {
        let names = WITH_WIDE_TIMES.iter().flat_map(|(name, other)| [*name, *other]);
        names.for_each(|name| hash.add(name.as_bytes()));
    }
    let kernel: Vec<&str> = crate::native::KERNEL.iter().map(|(name, _)| *name).collect();
    hash.add(kernel.join("\n").as_bytes());
    hash.text()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allocators_and_jumps_are_left_out_and_the_rest_is_compiled() {
        for file in ["malloc/calloc.c", "setjmp/longjmp.c", "thread/pthread_cancel.c", "math/floorf.c"] {
            assert!(!is_compiled(file, DataModel::Lp64), "{file}");
        }
        for file in
            ["malloc/reallocarray.c", "stdio/printf.c", "string/strlen.c", "math/floorl.c", "math/erff.c"]
        {
            assert!(is_compiled(file, DataModel::Lp64), "{file}");
        }
    }

    #[test]
    fn strings_are_read_byte_by_byte() {
        assert!(flags_of("string/strlen.c").contains(&"-U__GNUC__"));
        assert!(!flags_of("stdio/printf.c").contains(&"-U__GNUC__"));
    }
}
