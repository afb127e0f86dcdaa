//! The integer parameters of modelled functions, as their library declares them. A program may declare a function differently;
//! its model gets arguments of these widths all the same.

use loam_program::ir::{DataModel, Width};

/// Names, and one letter per parameter: `w` for pointers, sizes and other words as wide as they are, `i` for integers of 32 bits.
#[rustfmt::skip]
const TABLE: &[(&[&str], &str)] = &[
    (&["malloc", "__libc_malloc", "valloc", "free", "__libc_free", "cfree", "malloc_usable_size", "strlen", "puts", "atexit", "setjmp", "_setjmp",
       "__setjmp", "_Znwm", "_Znam", "_ZdlPv", "_ZdaPv", "klee_get_obj_size", "klee_warning", "klee_warning_once", "klee_print_expr"], "w"),
    (&["calloc", "__libc_calloc", "realloc", "__libc_realloc", "aligned_alloc", "memalign", "strnlen", "strcmp", "strcasecmp", "strspn", "strcspn", "strpbrk",
       "strstr", "strcpy", "stpcpy", "__stpcpy", "strcat", "fputs", "vprintf", "klee_check_memory_access",
       "klee_define_fixed_object"], "ww"),
    (&["reallocarray", "posix_memalign", "memcpy", "memmove", "strncmp", "strncasecmp", "memcmp", "bcmp", "strncpy", "stpncpy",
       "__stpncpy", "strncat", "vfprintf", "klee_make_symbolic", "__cxa_atexit"], "www"),
    (&["memmem"], "wwww"),
    (&["memchr2"], "wiiw"),
    (&["__assert_fail"], "wwiw"),
    (&["klee_report_error"], "wiww"),
    (&["memset", "memchr", "memrchr", "__memrchr"], "wiw"),
    (&["rawmemchr", "__rawmemchr", "strchr", "strrchr", "strchrnul", "__strchrnul", "longjmp", "_longjmp", "siglongjmp",
       "__longjmp_chk", "sigsetjmp", "__sigsetjmp", "klee_print_range"], "wi"),
    (&["exit", "_exit", "_Exit", "klee_silent_exit", "klee_set_forking"], "i"),
    (&["printf"], "w"),
    (&["fprintf"], "ww"),
    (&["dprintf", "__printf_chk"], "iw"),
    (&["__fprintf_chk"], "wiw"),
];

/// The parameters of a function, one letter each.
#[derive(Clone, Copy, Debug)]
pub struct Signature(&'static [u8]);

impl Signature {
    /// The widths of the parameters.
    pub fn widths(self, data_model: DataModel) -> impl ExactSizeIterator<Item = Width> {
        self.0.iter().map(move |&letter| if letter == b'w' { data_model.pointer_width() } else { 32 })
    }

    /// Which parameters are as wide as pointers.
    pub fn are_words(self) -> impl Iterator<Item = bool> {
        self.0.iter().map(|&letter| letter == b'w')
    }
}

/// The parameters of the function with this name, if they are known here.
pub fn signature_of(name: &str) -> Option<Signature> {
    let (_, letters) = TABLE.iter().find(|(names, _)| names.contains(&name))?;
    Some(Signature(letters.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_that_of_a_model_and_stands_there_once() {
        let names: Vec<&str> = TABLE.iter().flat_map(|(names, _)| names.iter().copied()).collect();
        for name in &names {
            assert!(crate::models::names().any(|known| known == *name), "{name}");
            assert_eq!(names.iter().filter(|other| *other == name).count(), 1, "{name}");
        }
    }
}
