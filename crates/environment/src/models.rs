//! The table of function models, and how to find them by name.
//!
//! To add a model, write a function in one of the files below and a line in the table. Where the C library defines a function of the
//! same name, the table says whether the model or the definition is executed. A definition in the program itself is
//! executed, not the model (but see [`Definition::Always`]).

mod allocation;
mod cpp;
mod intrinsics;
mod jumps;
pub(crate) mod output;
mod process;
mod rust;
mod sanitizer;
mod start;
mod stream;
mod strings;

pub use rust::is_panic;

use crate::signatures::{Signature, signature_of};
use crate::{EngineContext, Interrupt, PathContext, Reply};
use loam_memory::{Address, Value};
use loam_program::ir::{ArgClass, Width};

/// A call to be executed.
pub struct Call<'a> {
    /// The function's name.
    pub name: &'a str,
    /// Its arguments.
    pub args: &'a [Argument],
    /// Whether the caller uses the result.
    pub result_used: bool,
}

/// One argument.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// Its value.
    pub value: Value,
    /// Its width in bits.
    pub width: Width,
    /// Its class, for variadic functions.
    pub class: ArgClass,
}

impl Call<'_> {
    /// The value of an argument.
    pub fn arg(&self, index: usize) -> Result<Value, Interrupt> {
        self.args.get(index).map(|argument| argument.value).ok_or_else(|| {
            let message = format!("{} is called with too few arguments", self.name);
            Interrupt::Error(loam_state::ErrorKind::Pointer, message)
        })
    }
}

/// The Rust function that executes a call.
pub type Function = fn(&mut dyn EngineContext, &Call<'_>) -> Result<Reply, Interrupt>;

/// A function model.
#[derive(Clone, Copy)]
pub struct FunctionModel {
    /// The function that executes a call.
    pub function: Function,
    /// Whether the model is also used where the function is defined.
    pub definition: Definition,
    /// The parameters as the library declares them, if the program's declaration may be wrong.
    pub signature: Option<Signature>,
}

/// The model of the function with this name.
pub fn model_of(name: &str) -> Option<FunctionModel> {
    if is_panic(name) {
        return Some(FunctionModel {
            function: rust::panic,
            definition: Definition::Always,
            signature: None,
        });
    }
    if crate::checks::by_handler(name).is_some() {
        return Some(FunctionModel {
            function: sanitizer::handle,
            definition: Definition::Kept,
            signature: None,
        });
    }
    let (_, function, definition) = TABLE.iter().find(|(modelled, _, _)| *modelled == name)?;
    Some(FunctionModel { function: *function, definition: *definition, signature: signature_of(name) })
}

/// Whether programs call this function to talk to the engine. A program's own definition of such a function is a stub for
/// native runs, and is not executed.
pub fn is_for_engine(name: &str) -> bool {
    name.starts_with("klee_") && model_of(name).is_some()
}

/// The names of all modelled functions, but for those of Rust's library.
pub fn names() -> impl Iterator<Item = &'static str> {
    TABLE.iter().map(|(name, _, _)| *name)
}

/// Whether a call of the function may return more than once.
pub fn returns_twice(name: &str) -> bool {
    matches!(name, "setjmp" | "_setjmp" | "__setjmp" | "sigsetjmp" | "__sigsetjmp")
}

/// Which is executed where a modelled function is defined: the model or the definition. A definition in the program is code
/// to be tested; only [`Definition::Always`] replaces it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Definition {
    /// The model is used whoever defines the function.
    Always,
    /// The model replaces the definition of the C library or the runtime, and answers every call.
    Overridden,
    /// The model gives the same results as the definition of the C library or the runtime. It is tried first; for calls
    /// that the model declines, the definition is executed.
    Trusted,
    /// Every definition is executed; the model stands in where there is none.
    Kept,
}

use Definition::{Kept, Overridden, Trusted};

#[rustfmt::skip]
const TABLE: &[(&str, Function, Definition)] = &[
    ("malloc", allocation::malloc, Overridden),
    ("calloc", allocation::calloc, Overridden),
    ("realloc", allocation::realloc, Overridden),
    ("reallocarray", allocation::reallocarray, Overridden),
    ("free", allocation::free, Overridden),
    ("cfree", allocation::free, Overridden),
    ("aligned_alloc", allocation::aligned_alloc, Overridden),
    ("memalign", allocation::aligned_alloc, Overridden),
    ("valloc", allocation::valloc, Overridden),
    ("posix_memalign", allocation::posix_memalign, Overridden),
    ("malloc_usable_size", allocation::usable_size, Overridden),
    ("__libc_malloc", allocation::malloc, Overridden),
    ("__libc_calloc", allocation::calloc, Overridden),
    ("__libc_realloc", allocation::realloc, Overridden),
    ("__libc_free", allocation::free, Overridden),
    ("_Znwm", cpp::new, Kept),
    ("_Znam", cpp::new, Kept),
    ("_ZnwmSt11align_val_t", cpp::new, Kept),
    ("_ZnamSt11align_val_t", cpp::new, Kept),
    ("_ZnwmRKSt9nothrow_t", allocation::malloc, Kept),
    ("_ZnamRKSt9nothrow_t", allocation::malloc, Kept),
    ("_ZnwmSt11align_val_tRKSt9nothrow_t", cpp::new_or_null, Kept),
    ("_ZnamSt11align_val_tRKSt9nothrow_t", cpp::new_or_null, Kept),
    ("_ZdlPv", allocation::free, Kept),
    ("_ZdaPv", allocation::free, Kept),
    ("_ZdlPvm", allocation::free, Kept),
    ("_ZdaPvm", allocation::free, Kept),
    ("_ZdlPvSt11align_val_t", allocation::free, Kept),
    ("_ZdaPvSt11align_val_t", allocation::free, Kept),
    ("_ZdlPvmSt11align_val_t", allocation::free, Kept),
    ("_ZdaPvmSt11align_val_t", allocation::free, Kept),
    ("_ZdlPvRKSt9nothrow_t", allocation::free, Kept),
    ("_ZdaPvRKSt9nothrow_t", allocation::free, Kept),
    ("_ZdlPvSt11align_val_tRKSt9nothrow_t", allocation::free, Kept),
    ("_ZdaPvSt11align_val_tRKSt9nothrow_t", allocation::free, Kept),
    ("__loam_throw", cpp::throw, Overridden),
    ("__loam_terminate", cpp::terminate, Overridden),

    ("memcpy", strings::memcpy, Overridden),
    ("memmove", strings::memmove, Overridden),
    ("memset", strings::memset, Overridden),
    ("strlen", strings::strlen, Trusted),
    ("strnlen", strings::strnlen, Trusted),
    ("strcmp", strings::strcmp, Trusted),
    ("strncmp", strings::strncmp, Trusted),
    ("strcasecmp", strings::strcasecmp, Trusted),
    ("strncasecmp", strings::strncasecmp, Trusted),
    ("memcmp", strings::memcmp, Trusted),
    ("bcmp", strings::memcmp, Trusted),
    ("memchr", strings::memchr, Trusted),
    ("memchr2", strings::memchr2, Trusted),
    ("memrchr", strings::memrchr, Trusted),
    ("__memrchr", strings::memrchr, Trusted),
    ("rawmemchr", strings::rawmemchr, Trusted),
    ("__rawmemchr", strings::rawmemchr, Trusted),
    ("strchr", strings::strchr, Trusted),
    ("strrchr", strings::strrchr, Trusted),
    ("strchrnul", strings::strchrnul, Trusted),
    ("__strchrnul", strings::strchrnul, Trusted),
    ("strspn", strings::strspn, Trusted),
    ("strcspn", strings::strcspn, Trusted),
    ("strpbrk", strings::strpbrk, Trusted),
    ("strstr", strings::strstr, Trusted),
    ("memmem", strings::memmem, Trusted),
    ("strcpy", strings::strcpy, Trusted),
    ("stpcpy", strings::stpcpy, Trusted),
    ("__stpcpy", strings::stpcpy, Trusted),
    ("strcat", strings::strcat, Trusted),
    ("strncpy", strings::strncpy, Trusted),
    ("stpncpy", strings::stpncpy, Trusted),
    ("__stpncpy", strings::stpncpy, Trusted),
    ("strncat", strings::strncat, Trusted),

    ("exit", process::exit, Kept),
    ("_exit", process::quick_exit, Kept),
    ("_Exit", process::quick_exit, Kept),
    ("abort", process::abort, Kept),
    ("klee_abort", process::abort, Overridden),
    ("atexit", process::atexit, Kept),
    ("__cxa_atexit", process::cxa_atexit, Kept),
    ("__assert_fail", process::assert_fail, Overridden),
    ("__assert", process::assert_bsd, Kept),
    ("__assert_rtn", process::assert_rtn, Kept),
    ("__cxa_pure_virtual", process::pure_virtual, Kept),

    ("setjmp", jumps::setjmp, Overridden),
    ("_setjmp", jumps::setjmp, Overridden),
    ("__setjmp", jumps::setjmp, Overridden),
    ("sigsetjmp", jumps::sigsetjmp, Overridden),
    ("__sigsetjmp", jumps::sigsetjmp, Overridden),
    ("longjmp", jumps::longjmp, Overridden),
    ("_longjmp", jumps::longjmp, Overridden),
    ("siglongjmp", jumps::longjmp, Overridden),
    ("__longjmp_chk", jumps::longjmp, Overridden),

    ("__loam_syscall", crate::syscalls::system_call, Overridden),
    ("__loam_return_address", intrinsics::return_address, Overridden),
    ("__loam_constructor", start::constructor, Overridden),
    ("__loam_destructor", start::destructor, Overridden),

    ("printf", output::printf, Trusted),
    ("vprintf", output::vprintf, Trusted),
    ("fprintf", output::fprintf, Trusted),
    ("vfprintf", output::vfprintf, Trusted),
    ("dprintf", output::dprintf, Trusted),
    ("__printf_chk", output::printf_chk, Trusted),
    ("__fprintf_chk", output::fprintf_chk, Trusted),
    ("puts", output::puts, Trusted),
    ("fputs", output::fputs, Trusted),

    ("klee_make_symbolic", intrinsics::make_symbolic, Overridden),
    ("klee_assume", intrinsics::assume, Overridden),
    ("__VERIFIER_assume", intrinsics::assume_silently, Overridden),
    ("klee_is_symbolic", intrinsics::is_symbolic, Overridden),
    ("klee_silent_exit", intrinsics::silent_exit, Overridden),
    ("klee_report_error", intrinsics::report_error, Overridden),
    ("klee_warning", intrinsics::warning, Overridden),
    ("klee_warning_once", intrinsics::warning, Overridden),
    ("klee_print_expr", intrinsics::print_expr, Overridden),
    ("__loam_panic", intrinsics::panic, Overridden),
    ("klee_print_range", intrinsics::print_range, Overridden),
    ("klee_set_forking", intrinsics::set_forking, Overridden),
    ("klee_prefer_cex", intrinsics::prefer, Overridden),
    ("klee_posix_prefer_cex", intrinsics::prefer, Overridden),
    ("klee_check_memory_access", intrinsics::check_memory_access, Overridden),
    ("klee_open_merge", intrinsics::open_merge, Overridden),
    ("klee_close_merge", intrinsics::close_merge, Overridden),
    ("klee_stack_trace", intrinsics::stack_trace, Overridden),
    ("klee_define_fixed_object", intrinsics::define_fixed_object, Overridden),
    ("klee_mark_global", intrinsics::nothing, Overridden),
    ("klee_alias_function", intrinsics::nothing, Overridden),
    ("klee_get_value_i32", intrinsics::get_value, Overridden),
    ("klee_get_value_i64", intrinsics::get_value, Overridden),
    ("klee_get_value_f", intrinsics::get_value, Overridden),
    ("klee_get_value_d", intrinsics::get_value, Overridden),
    ("klee_get_valuef", intrinsics::get_value, Overridden),
    ("klee_get_valued", intrinsics::get_value, Overridden),
    ("klee_get_valuel", intrinsics::get_value, Overridden),
    ("klee_get_valuell", intrinsics::get_value, Overridden),
    ("klee_get_obj_size", intrinsics::object_size, Overridden),
    ("klee_get_errno", intrinsics::zero, Overridden),
];

/// A result of zero.
fn zero() -> Result<Reply, Interrupt> {
    Ok(Reply::Return(Some(Value::Bits(0))))
}

/// A result that is a number.
fn number(number: u64) -> Result<Reply, Interrupt> {
    Ok(Reply::Return(Some(Value::word(number))))
}

/// The value of a word if it has only one on this path; takes a query if the word is a term. `None` if there are several.
fn only_value(engine: &mut dyn PathContext, value: Value) -> Result<Option<u64>, Interrupt> {
    let Value::Term(term) = value else { return Ok(value.as_word()) };
    let store = engine.store();
    let example = engine.example(value)?;
    let other = store.ne(term, store.constant(store.width(term), example));
    Ok((!engine.may_be_true(other)?).then_some(example as u64))
}

/// As [`only_value`], for an address.
fn only_address(engine: &mut dyn PathContext, value: Value) -> Result<Option<Address>, Interrupt> {
    Ok(only_value(engine, value)?.map(Address))
}

/// The bytes of a string argument; symbolic bytes are concretised.
pub(crate) fn string(
    engine: &mut dyn EngineContext,
    address: Value,
    why: &str,
) -> Result<Vec<u8>, Interrupt> {
    let address = Address(engine.concretise(address, why)? as u64);
    if let Some(string) = engine.known_memory().string(address) {
        return Ok(string);
    }
    let mut string = Vec::new();
    loop {
        let byte = engine.read(Value::address(address + string.len() as u64), 1)?;
        match engine.concretise(byte, why)? as u8 {
            0 => return Ok(string),
            byte => string.push(byte),
        }
    }
}
