//! The functions of `native/session.cpp`, and Bitwuzla's numbers for operations and rounding modes.
//!
//! The numbers follow the order of Bitwuzla's enumerations; a test compares the names of the operations.

use loam_expr::view::Rounding;
use loam_solver::smt::Op;
use std::ffi::{c_char, c_void};

/// A session of `session.cpp`.
#[repr(C)]
pub struct Session {
    _opaque: [u8; 0],
}

macro_rules! operations {
    ($($name:ident = $number:literal $text:literal,)*) => {
        /// The number of an operation.
        pub fn number(op: Op) -> u32 {
            match op {
                $(Op::$name => $number,)*
            }
        }

        /// Every operation with Bitwuzla's own name for it.
        #[cfg(test)]
        const OPERATIONS: &[(Op, &str)] = &[$((Op::$name, $text),)*];
    };
}

operations! {
    And = 4 "AND",
    Equal = 6 "EQUAL",
    Not = 9 "NOT",
    Or = 10 "OR",
    Xor = 11 "XOR",
    Ite = 12 "ITE",
    Select = 17 "SELECT",
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

/// The number of a rounding mode.
pub fn rounding_number(mode: Rounding) -> u32 {
    match mode {
        Rounding::NearestEven => 0,
        Rounding::NearestAway => 1,
        Rounding::Down => 2,
        Rounding::Up => 3,
        Rounding::TowardZero => 4,
    }
}

/// Result of a search: satisfiable.
pub const SAT: i32 = 10;
/// Result of a search: unsatisfiable.
pub const UNSAT: i32 = 20;

unsafe extern "C" {
    pub fn loam_bitwuzla_open(
        stop: unsafe extern "C" fn(*mut c_void) -> i32,
        state: *mut c_void,
    ) -> *mut Session;
    pub fn loam_bitwuzla_close(session: *mut Session);
    pub fn loam_bitwuzla_error(session: *const Session) -> *const c_char;
    pub fn loam_bitwuzla_unknown(session: *mut Session, width: u64) -> u32;
    pub fn loam_bitwuzla_value(session: *mut Session, width: u64, digits: *const c_char) -> u32;
    pub fn loam_bitwuzla_rounding(session: *mut Session, mode: u32) -> u32;
    pub fn loam_bitwuzla_term(
        session: *mut Session,
        kind: u32,
        argument_count: u32,
        arguments: *const u32,
        index_count: u32,
        indices: *const u64,
    ) -> u32;
    pub fn loam_bitwuzla_assert(session: *mut Session, term: u32);
    pub fn loam_bitwuzla_check(session: *mut Session) -> i32;
    pub fn loam_bitwuzla_model(session: *mut Session, term: u32, value: *mut u64) -> bool;
    #[cfg(test)]
    fn loam_bitwuzla_kind_name(kind: u32, name: *mut c_char, size: u64);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::CStr;

    #[test]
    fn operations_have_the_numbers_of_the_linked_library() {
        for &(op, name) in OPERATIONS {
            let mut text = [0_u8; 64];
            // SAFETY: the buffer has the size that is passed.
            unsafe { loam_bitwuzla_kind_name(number(op), text.as_mut_ptr().cast(), text.len() as u64) };
            let theirs = CStr::from_bytes_until_nul(&text).expect("the name ends");
            assert_eq!(theirs.to_str(), Ok(name));
        }
    }
}
