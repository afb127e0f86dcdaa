//! The part of Bitwuzla's C interface that Loam uses, declared by hand after `bitwuzla/c/bitwuzla.h` of 0.8.0.
//!
//! Numbers of kinds and options follow the order of the C enumerations; a test compares the names of the kinds.

use std::ffi::{c_char, c_void};

/// A term manager.
#[repr(C)]
pub struct TermManager {
    _opaque: [u8; 0],
}

/// A solver.
#[repr(C)]
pub struct Solver {
    _opaque: [u8; 0],
}

/// Options of a solver.
#[repr(C)]
pub struct Options {
    _opaque: [u8; 0],
}

/// A term, owned by its manager.
pub type Term = *mut c_void;
/// A sort, owned by its manager.
pub type Sort = *mut c_void;

macro_rules! kinds {
    ($($(#[$meta:meta])* $name:ident = $number:literal $text:literal,)*) => {
        /// Kinds of terms.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u32)]
        #[allow(missing_docs)]
        pub enum Kind {
            $($name = $number,)*
        }

        /// Every kind with Bitwuzla's own name for it.
        #[cfg(test)]
        pub const KINDS: &[(Kind, &str)] = &[$((Kind::$name, $text),)*];
    };
}

kinds! {
    And = 4 "AND",
    Equal = 6 "EQUAL",
    Not = 9 "NOT",
    Or = 10 "OR",
    Xor = 11 "XOR",
    Ite = 12 "ITE",
    BvAdd = 19 "BV_ADD",
    BvAnd = 20 "BV_AND",
    BvAshr = 21 "BV_ASHR",
    BvConcat = 23 "BV_CONCAT",
    BvMul = 26 "BV_MUL",
    BvOr = 32 "BV_OR",
    BvSdiv = 40 "BV_SDIV",
    BvShl = 43 "BV_SHL",
    BvShr = 44 "BV_SHR",
    BvSle = 45 "BV_SLE",
    BvSlt = 46 "BV_SLT",
    BvSrem = 49 "BV_SREM",
    BvSub = 51 "BV_SUB",
    BvUdiv = 53 "BV_UDIV",
    BvUle = 56 "BV_ULE",
    BvUlt = 57 "BV_ULT",
    BvUrem = 59 "BV_UREM",
    BvXor = 62 "BV_XOR",
    BvExtract = 63 "BV_EXTRACT",
    BvSignExtend = 67 "BV_SIGN_EXTEND",
    BvZeroExtend = 68 "BV_ZERO_EXTEND",
    FpAbs = 69 "FP_ABS",
    FpAdd = 70 "FP_ADD",
    FpDiv = 71 "FP_DIV",
    FpEqual = 72 "FP_EQUAL",
    FpFma = 73 "FP_FMA",
    FpIsInf = 77 "FP_IS_INF",
    FpIsNan = 78 "FP_IS_NAN",
    FpIsNeg = 79 "FP_IS_NEG",
    FpLeq = 84 "FP_LEQ",
    FpLt = 85 "FP_LT",
    FpMul = 88 "FP_MUL",
    FpNeg = 89 "FP_NEG",
    FpRem = 90 "FP_REM",
    FpRti = 91 "FP_RTI",
    FpSqrt = 92 "FP_SQRT",
    FpSub = 93 "FP_SUB",
    FpFromBv = 94 "FP_TO_FP_FROM_BV",
    FpFromFp = 95 "FP_TO_FP_FROM_FP",
    FpFromSbv = 96 "FP_TO_FP_FROM_SBV",
    FpFromUbv = 97 "FP_TO_FP_FROM_UBV",
    FpToSbv = 98 "FP_TO_SBV",
    FpToUbv = 99 "FP_TO_UBV",
}

/// Rounding modes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum RoundingMode {
    /// To nearest, ties to even.
    NearestEven = 0,
    /// To nearest, ties away from zero.
    NearestAway = 1,
    /// Towards negative infinity.
    Down = 2,
    /// Towards positive infinity.
    Up = 3,
    /// Towards zero.
    TowardZero = 4,
}

pub const OPTION_PRODUCE_MODELS: u32 = 1;
pub const OPTION_SEED: u32 = 4;

pub const RESULT_SAT: u32 = 10;
pub const RESULT_UNSAT: u32 = 20;

unsafe extern "C" {
    pub fn bitwuzla_options_new() -> *mut Options;
    pub fn bitwuzla_options_delete(options: *mut Options);
    pub fn bitwuzla_set_option(options: *mut Options, option: u32, value: u64);

    pub fn bitwuzla_term_manager_new() -> *mut TermManager;
    pub fn bitwuzla_term_manager_delete(manager: *mut TermManager);
    pub fn bitwuzla_mk_bv_sort(manager: *mut TermManager, size: u64) -> Sort;
    pub fn bitwuzla_mk_const(manager: *mut TermManager, sort: Sort, symbol: *const c_char) -> Term;
    pub fn bitwuzla_mk_bv_value(
        manager: *mut TermManager,
        sort: Sort,
        value: *const c_char,
        base: u8,
    ) -> Term;
    pub fn bitwuzla_mk_bv_value_uint64(manager: *mut TermManager, sort: Sort, value: u64) -> Term;
    pub fn bitwuzla_mk_rm_value(manager: *mut TermManager, mode: RoundingMode) -> Term;
    pub fn bitwuzla_mk_term(manager: *mut TermManager, kind: Kind, count: u32, arguments: *mut Term) -> Term;
    pub fn bitwuzla_mk_term_indexed(
        manager: *mut TermManager,
        kind: Kind,
        count: u32,
        arguments: *mut Term,
        index_count: u32,
        indices: *const u64,
    ) -> Term;
    pub fn bitwuzla_term_value_get_str_fmt(term: Term, base: u8) -> *const c_char;

    pub fn bitwuzla_new(manager: *mut TermManager, options: *const Options) -> *mut Solver;
    pub fn bitwuzla_delete(solver: *mut Solver);
    pub fn bitwuzla_set_termination_callback(
        solver: *mut Solver,
        callback: unsafe extern "C" fn(*mut c_void) -> i32,
        state: *mut c_void,
    );
    pub fn bitwuzla_assert(solver: *mut Solver, term: Term);
    pub fn bitwuzla_check_sat(solver: *mut Solver) -> u32;
    pub fn bitwuzla_get_value(solver: *mut Solver, term: Term) -> Term;
    #[cfg(test)]
    pub fn bitwuzla_kind_to_string(kind: Kind) -> *const c_char;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_have_the_numbers_of_the_linked_library() {
        for &(kind, name) in KINDS {
            // SAFETY: any kind may be asked for; the name is a static C string.
            let theirs = unsafe { std::ffi::CStr::from_ptr(bitwuzla_kind_to_string(kind)) };
            assert_eq!(theirs.to_str().ok().and_then(|text| text.strip_prefix("BITWUZLA_KIND_")), Some(name));
        }
    }
}
