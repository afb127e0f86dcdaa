//! The table from operations to the functions of Z3 that make their terms.

use crate::ffi::{
    Api, Make1, Make2, Make3, Make4, MakeConstant, MakeExtract, MakeFloat, MakeIndexed, MakeInteger,
    MakeMany, MakeReinterpreted,
};
use loam_expr::view::Rounding;
use loam_solver::smt::Op;

/// A function that makes a term, by the types of its parameters.
#[derive(Clone, Copy)]
pub enum Make {
    /// One term.
    One(Make1),
    /// Two terms.
    Two(Make2),
    /// Three terms.
    Three(Make3),
    /// Four terms.
    Four(Make4),
    /// Any number of terms.
    Many(MakeMany),
    /// One index, one term.
    Indexed(MakeIndexed),
    /// Highest and lowest bit, one term.
    Extract(MakeExtract),
    /// One term; the indices name a float sort.
    Reinterpreted(MakeReinterpreted),
    /// A rounding mode and a term; the indices name a float sort.
    Float(MakeFloat),
    /// A rounding mode and a term; the index is a width.
    Integer(MakeInteger),
}

/// The function for an operation.
pub fn make(api: &Api, op: Op) -> Make {
    match op {
        Op::And => Make::Many(api.mk_and),
        Op::Equal => Make::Two(api.mk_eq),
        Op::Not => Make::One(api.mk_not),
        Op::Or => Make::Many(api.mk_or),
        Op::Xor => Make::Two(api.mk_xor),
        Op::Ite => Make::Three(api.mk_ite),
        Op::Select => Make::Two(api.mk_select),
        Op::BvAdd => Make::Two(api.mk_bvadd),
        Op::BvAnd => Make::Two(api.mk_bvand),
        Op::BvAshr => Make::Two(api.mk_bvashr),
        Op::BvConcat => Make::Two(api.mk_concat),
        Op::BvMul => Make::Two(api.mk_bvmul),
        Op::BvOr => Make::Two(api.mk_bvor),
        Op::BvSdiv => Make::Two(api.mk_bvsdiv),
        Op::BvShl => Make::Two(api.mk_bvshl),
        Op::BvShr => Make::Two(api.mk_bvlshr),
        Op::BvSle => Make::Two(api.mk_bvsle),
        Op::BvSlt => Make::Two(api.mk_bvslt),
        Op::BvSrem => Make::Two(api.mk_bvsrem),
        Op::BvSub => Make::Two(api.mk_bvsub),
        Op::BvUdiv => Make::Two(api.mk_bvudiv),
        Op::BvUle => Make::Two(api.mk_bvule),
        Op::BvUlt => Make::Two(api.mk_bvult),
        Op::BvUrem => Make::Two(api.mk_bvurem),
        Op::BvXor => Make::Two(api.mk_bvxor),
        Op::BvExtract => Make::Extract(api.mk_extract),
        Op::BvSignExtend => Make::Indexed(api.mk_sign_ext),
        Op::BvZeroExtend => Make::Indexed(api.mk_zero_ext),
        Op::FpAbs => Make::One(api.mk_fpa_abs),
        Op::FpAdd => Make::Three(api.mk_fpa_add),
        Op::FpDiv => Make::Three(api.mk_fpa_div),
        Op::FpEqual => Make::Two(api.mk_fpa_eq),
        Op::FpFma => Make::Four(api.mk_fpa_fma),
        Op::FpIsInf => Make::One(api.mk_fpa_is_infinite),
        Op::FpIsNan => Make::One(api.mk_fpa_is_nan),
        Op::FpIsNeg => Make::One(api.mk_fpa_is_negative),
        Op::FpLeq => Make::Two(api.mk_fpa_leq),
        Op::FpLt => Make::Two(api.mk_fpa_lt),
        Op::FpMul => Make::Three(api.mk_fpa_mul),
        Op::FpNeg => Make::One(api.mk_fpa_neg),
        Op::FpRem => Make::Two(api.mk_fpa_rem),
        Op::FpRti => Make::Two(api.mk_fpa_round_to_integral),
        Op::FpSqrt => Make::Two(api.mk_fpa_sqrt),
        Op::FpSub => Make::Three(api.mk_fpa_sub),
        Op::FpFromBv => Make::Reinterpreted(api.mk_fpa_to_fp_bv),
        Op::FpFromFp => Make::Float(api.mk_fpa_to_fp_float),
        Op::FpFromSbv => Make::Float(api.mk_fpa_to_fp_signed),
        Op::FpFromUbv => Make::Float(api.mk_fpa_to_fp_unsigned),
        Op::FpToSbv => Make::Integer(api.mk_fpa_to_sbv),
        Op::FpToUbv => Make::Integer(api.mk_fpa_to_ubv),
    }
}

/// The function for a rounding mode.
pub fn make_rounding(api: &Api, mode: Rounding) -> MakeConstant {
    match mode {
        Rounding::NearestEven => api.mk_fpa_rne,
        Rounding::NearestAway => api.mk_fpa_rna,
        Rounding::TowardZero => api.mk_fpa_rtz,
        Rounding::Down => api.mk_fpa_rtn,
        Rounding::Up => api.mk_fpa_rtp,
    }
}
