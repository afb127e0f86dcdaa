//! The functions of Z3's C interface that Loam uses, looked up in the shared library at run time.
//!
//! Z3 is not linked at build time, so Loam starts as fast with it as without, and runs where it is not installed. The
//! declarations follow `z3_api.h` and `z3_fpa.h`; these functions have not changed since Z3 4.6. The library is loaded
//! once per process and never unloaded.

use libloading::Library;
use std::error::Error;
use std::ffi::{CStr, c_char, c_int, c_uint};
use std::fmt;
use std::sync::OnceLock;

macro_rules! handles {
    ($($name:ident)*) => {$(
        /// Points to an object of Z3.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(transparent)]
        pub struct $name(*mut u8);

        #[allow(dead_code, reason = "not every kind of object can be missing")]
        impl $name {
            /// No object.
            pub const NONE: Self = Self(std::ptr::null_mut());

            /// Whether there is no object.
            pub fn is_none(self) -> bool {
                self.0.is_null()
            }
        }
    )*};
}

handles! { Config Context Symbol Sort Ast Params Solver Model }

/// Called when a function fails, after the error code is set.
pub type ErrorHandler = unsafe extern "C" fn(Context, c_uint);
/// Makes a term of one term.
pub type Make1 = unsafe extern "C" fn(Context, Ast) -> Ast;
/// Makes a term of two terms.
pub type Make2 = unsafe extern "C" fn(Context, Ast, Ast) -> Ast;
/// Makes a term of three terms.
pub type Make3 = unsafe extern "C" fn(Context, Ast, Ast, Ast) -> Ast;
/// Makes a term of four terms.
pub type Make4 = unsafe extern "C" fn(Context, Ast, Ast, Ast, Ast) -> Ast;
/// Makes a term of any number of terms.
pub type MakeMany = unsafe extern "C" fn(Context, c_uint, *const Ast) -> Ast;
/// Makes a term of an index and a term.
pub type MakeIndexed = unsafe extern "C" fn(Context, c_uint, Ast) -> Ast;
/// Cuts bits from high to low out of a term.
pub type MakeExtract = unsafe extern "C" fn(Context, c_uint, c_uint, Ast) -> Ast;
/// Makes a float of this sort of its bits.
pub type MakeReinterpreted = unsafe extern "C" fn(Context, Ast, Sort) -> Ast;
/// Rounds a term to a float of this sort.
pub type MakeFloat = unsafe extern "C" fn(Context, Ast, Ast, Sort) -> Ast;
/// Rounds a float to an integer of this width.
pub type MakeInteger = unsafe extern "C" fn(Context, Ast, Ast, c_uint) -> Ast;
/// Makes a constant term.
pub type MakeConstant = unsafe extern "C" fn(Context) -> Ast;

macro_rules! functions {
    ($($name:ident: $kind:ty,)*) => {
        /// The functions, each without the `Z3_` of its name.
        #[allow(missing_docs, reason = "the names are Z3's")]
        pub struct Api {
            $(pub $name: $kind,)*
            /// The library of the functions; not unloaded before the pointers are dropped.
            _library: Library,
        }

        impl Api {
            fn look_up(library: Library) -> Result<Self, libloading::Error> {
                // SAFETY: the types are those of Z3's headers; the library lives as long as the pointers do.
                unsafe {
                    Ok(Self {
                        $($name: *library.get::<$kind>(concat!("Z3_", stringify!($name), "\0").as_bytes())?,)*
                        _library: library,
                    })
                }
            }
        }
    };
}

functions! {
    get_full_version: unsafe extern "C" fn() -> *const c_char,
    mk_config: unsafe extern "C" fn() -> Config,
    del_config: unsafe extern "C" fn(Config),
    mk_context: unsafe extern "C" fn(Config) -> Context,
    del_context: unsafe extern "C" fn(Context),
    set_error_handler: unsafe extern "C" fn(Context, ErrorHandler),
    get_error_code: unsafe extern "C" fn(Context) -> c_uint,
    get_error_msg: unsafe extern "C" fn(Context, c_uint) -> *const c_char,

    mk_int_symbol: unsafe extern "C" fn(Context, i32) -> Symbol,
    mk_string_symbol: unsafe extern "C" fn(Context, *const c_char) -> Symbol,
    mk_bv_sort: unsafe extern "C" fn(Context, c_uint) -> Sort,
    mk_array_sort: unsafe extern "C" fn(Context, Sort, Sort) -> Sort,
    mk_fpa_sort: unsafe extern "C" fn(Context, c_uint, c_uint) -> Sort,
    mk_const: unsafe extern "C" fn(Context, Symbol, Sort) -> Ast,
    mk_numeral: unsafe extern "C" fn(Context, *const c_char, Sort) -> Ast,
    mk_unsigned_int64: unsafe extern "C" fn(Context, u64, Sort) -> Ast,

    mk_and: MakeMany,
    mk_or: MakeMany,
    mk_xor: Make2,
    mk_not: Make1,
    mk_eq: Make2,
    mk_ite: Make3,
    mk_select: Make2,
    mk_bvadd: Make2,
    mk_bvand: Make2,
    mk_bvashr: Make2,
    mk_concat: Make2,
    mk_bvmul: Make2,
    mk_bvor: Make2,
    mk_bvsdiv: Make2,
    mk_bvshl: Make2,
    mk_bvlshr: Make2,
    mk_bvsle: Make2,
    mk_bvslt: Make2,
    mk_bvsrem: Make2,
    mk_bvsub: Make2,
    mk_bvudiv: Make2,
    mk_bvule: Make2,
    mk_bvult: Make2,
    mk_bvurem: Make2,
    mk_bvxor: Make2,
    mk_extract: MakeExtract,
    mk_sign_ext: MakeIndexed,
    mk_zero_ext: MakeIndexed,
    mk_fpa_rne: MakeConstant,
    mk_fpa_rna: MakeConstant,
    mk_fpa_rtp: MakeConstant,
    mk_fpa_rtn: MakeConstant,
    mk_fpa_rtz: MakeConstant,
    mk_fpa_abs: Make1,
    mk_fpa_add: Make3,
    mk_fpa_div: Make3,
    mk_fpa_eq: Make2,
    mk_fpa_fma: Make4,
    mk_fpa_is_infinite: Make1,
    mk_fpa_is_nan: Make1,
    mk_fpa_is_negative: Make1,
    mk_fpa_leq: Make2,
    mk_fpa_lt: Make2,
    mk_fpa_mul: Make3,
    mk_fpa_neg: Make1,
    mk_fpa_rem: Make2,
    mk_fpa_round_to_integral: Make2,
    mk_fpa_sqrt: Make2,
    mk_fpa_sub: Make3,
    mk_fpa_to_fp_bv: MakeReinterpreted,
    mk_fpa_to_fp_float: MakeFloat,
    mk_fpa_to_fp_signed: MakeFloat,
    mk_fpa_to_fp_unsigned: MakeFloat,
    mk_fpa_to_sbv: MakeInteger,
    mk_fpa_to_ubv: MakeInteger,

    mk_params: unsafe extern "C" fn(Context) -> Params,
    params_inc_ref: unsafe extern "C" fn(Context, Params),
    params_dec_ref: unsafe extern "C" fn(Context, Params),
    params_set_symbol: unsafe extern "C" fn(Context, Params, Symbol, Symbol),
    params_set_uint: unsafe extern "C" fn(Context, Params, Symbol, c_uint),
    mk_solver_for_logic: unsafe extern "C" fn(Context, Symbol) -> Solver,
    solver_inc_ref: unsafe extern "C" fn(Context, Solver),
    solver_dec_ref: unsafe extern "C" fn(Context, Solver),
    solver_set_params: unsafe extern "C" fn(Context, Solver, Params),
    solver_assert: unsafe extern "C" fn(Context, Solver, Ast),
    solver_check: unsafe extern "C" fn(Context, Solver) -> i32,
    solver_get_reason_unknown: unsafe extern "C" fn(Context, Solver) -> *const c_char,
    solver_get_model: unsafe extern "C" fn(Context, Solver) -> Model,
    model_inc_ref: unsafe extern "C" fn(Context, Model),
    model_dec_ref: unsafe extern "C" fn(Context, Model),
    model_eval: unsafe extern "C" fn(Context, Model, Ast, bool, *mut Ast) -> bool,
    get_numeral_uint64: unsafe extern "C" fn(Context, Ast, *mut u64) -> bool,
}

/// Result of a search: satisfiable.
pub const SAT: i32 = 1;
/// Result of a search: unsatisfiable.
pub const UNSAT: i32 = -1;

/// Z3 is not installed, or not in a form that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotInstalled {
    why: String,
}

impl fmt::Display for NotInstalled {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            text,
            "the Z3 library (libz3) is not installed; Debian has it as package libz3-4 ({})",
            self.why
        )
    }
}

impl std::error::Error for NotInstalled {}

impl Api {
    /// The functions of the installed library, which is loaded by the first call.
    pub fn get() -> Result<&'static Self, NotInstalled> {
        static API: OnceLock<Result<Api, NotInstalled>> = OnceLock::new();
        let load = || {
            keep_freed_memory();
            Self::load(&["libz3.so.4", "libz3.so"])
        };
        API.get_or_init(load).as_ref().map_err(NotInstalled::clone)
    }

    /// The functions of the first of these libraries that has them all; otherwise the problem of the first library.
    fn load(names: &[&str]) -> Result<Self, NotInstalled> {
        let mut first_problem = None;
        for name in names {
            // SAFETY: loading Z3 runs the constructors of its global objects, which touch nothing of ours.
            match unsafe { Library::new(*name) }.and_then(Self::look_up) {
                Ok(api) => return Ok(api),
                Err(problem) => _ = first_problem.get_or_insert(problem),
            }
        }
        let why = first_problem.map_or_else(|| "no name to look for".into(), |problem| reason(&problem));
        Err(NotInstalled { why })
    }
}

/// Why a library cannot be used: the message of the system, if there is one.
fn reason(problem: &libloading::Error) -> String {
    problem.source().map_or_else(|| problem.to_string(), ToString::to_string)
}

/// Makes `malloc` keep freed memory for the next request. Every context of Z3 fills 17 MB of tables; getting these
/// pages from the system again for each query takes several times as long as the query.
fn keep_freed_memory() {
    const M_TRIM_THRESHOLD: c_int = -1;
    const M_MMAP_THRESHOLD: c_int = -3;
    const MEGABYTE: c_int = 1 << 20;
    unsafe extern "C" {
        fn mallopt(parameter: c_int, value: c_int) -> c_int;
    }
    // SAFETY: declared as in `malloc.h`; changes nothing but when memory is given back.
    unsafe {
        mallopt(M_TRIM_THRESHOLD, 64 * MEGABYTE);
        mallopt(M_MMAP_THRESHOLD, 32 * MEGABYTE);
    }
}

/// A copy of a string of Z3.
///
/// # Safety
/// The pointer is null or points to a C string that is not changed during the call.
pub unsafe fn text(text: *const c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    // SAFETY: as the caller promises.
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_is_told_in_words() {
        let problem = Api::load(&["libz3-that-is-not-there.so"]).err().expect("there is no such library");
        assert!(problem.to_string().contains("libz3-4"), "{problem}");
        assert!(problem.to_string().contains("libz3-that-is-not-there.so"), "{problem}");
    }

    #[test]
    fn a_library_without_the_functions_is_told_too() {
        let problem = Api::load(&["libc.so.6"]).err().expect("libc is not Z3");
        assert!(problem.to_string().contains("undefined symbol: Z3_"), "{problem}");
    }
}
