//! Loam's operations in Bitwuzla's terms.
//!
//! Bitwuzla tells Booleans, bit-vectors and floats apart; Loam has bit-vectors only. A [`Term`] therefore stays in
//! the form it was made in until another is asked for: comparisons stay Boolean through logic and choices, float
//! results stay floats while only float operations use them.

use crate::ffi::{Kind, RoundingMode};
use crate::session::{Raw, Session};
use loam_expr::view::{BinaryOp, CompareOp, ExtendOp, FloatFormat, Symbol, Width};
use loam_solver::encode::{Encoder, FloatOperation, Unsupported};
use std::collections::HashMap;

/// A bit-vector of Loam in one of Bitwuzla's forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// One bit, as a Boolean.
    Boolean(Raw),
    /// As a bit-vector.
    Bits(Raw),
    /// The bits of a float of this format, with the canonical NaN.
    Float(FloatFormat, Raw),
}

/// Makes terms for one query.
pub struct Terms<'s> {
    pub(crate) session: &'s Session<'s>,
    /// Facts about bit-vectors made up for floats; they hold for some value of these whatever the others are.
    pub(crate) side_conditions: Vec<Raw>,
    /// The bits made up for a float so far. Looked up only.
    pub(crate) bits_of_floats: HashMap<Raw, Raw>,
}

impl<'s> Terms<'s> {
    /// No terms.
    pub fn new(session: &'s Session<'s>) -> Self {
        Self { session, side_conditions: Vec::new(), bits_of_floats: HashMap::new() }
    }

    /// Takes the facts that must hold besides the conjuncts, made since the last call.
    pub fn take_side_conditions(&mut self) -> Vec<Raw> {
        std::mem::take(&mut self.side_conditions)
    }

    /// A one-bit term as a Boolean.
    pub fn boolean(&mut self, term: &Term) -> Raw {
        match *term {
            Term::Boolean(raw) => raw,
            Term::Bits(_) | Term::Float(..) => {
                let bits = self.bits(term);
                self.session.term(Kind::Equal, [bits, self.session.value(1, 1)])
            }
        }
    }

    /// A term as a bit-vector.
    pub fn bits(&mut self, term: &Term) -> Raw {
        match *term {
            Term::Boolean(raw) => {
                self.session.term(Kind::Ite, [raw, self.session.value(1, 1), self.session.value(1, 0)])
            }
            Term::Bits(raw) => raw,
            Term::Float(format, raw) => self.bits_of_float(format, raw),
        }
    }
}

impl<'s> Encoder for Terms<'s> {
    type Term = Term;

    fn constant(&mut self, width: Width, value: u128) -> Term {
        Term::Bits(self.session.value(u64::from(width), value))
    }

    fn symbol(&mut self, _: Symbol) -> Term {
        Term::Bits(self.session.unknown(8))
    }

    fn binary(&mut self, op: BinaryOp, _: Width, left: &Term, right: &Term) -> Term {
        if let (Some(kind), Term::Boolean(left), Term::Boolean(right)) = (logic_kind(op), *left, *right) {
            return Term::Boolean(self.session.term(kind, [left, right]));
        }
        let arguments = [self.bits(left), self.bits(right)];
        Term::Bits(self.session.term(binary_kind(op), arguments))
    }

    fn compare(&mut self, op: CompareOp, _: Width, left: &Term, right: &Term) -> Term {
        if let (CompareOp::Eq, Term::Boolean(left), Term::Boolean(right)) = (op, *left, *right) {
            return Term::Boolean(self.session.term(Kind::Equal, [left, right]));
        }
        let kind = match op {
            CompareOp::Eq => Kind::Equal,
            CompareOp::Ult => Kind::BvUlt,
            CompareOp::Ule => Kind::BvUle,
            CompareOp::Slt => Kind::BvSlt,
            CompareOp::Sle => Kind::BvSle,
        };
        let arguments = [self.bits(left), self.bits(right)];
        Term::Boolean(self.session.term(kind, arguments))
    }

    fn ite(&mut self, condition: &Term, then: &Term, otherwise: &Term) -> Term {
        let condition = self.boolean(condition);
        let session = self.session;
        let choose = |then, otherwise| session.term(Kind::Ite, [condition, then, otherwise]);
        match (*then, *otherwise) {
            (Term::Boolean(then), Term::Boolean(otherwise)) => Term::Boolean(choose(then, otherwise)),
            (Term::Float(format, then), Term::Float(other, otherwise)) if format == other => {
                Term::Float(format, choose(then, otherwise))
            }
            _ => Term::Bits(choose(self.bits(then), self.bits(otherwise))),
        }
    }

    fn extract(&mut self, of: &Term, low: Width, width: Width) -> Term {
        let of = self.bits(of);
        let high = u64::from(low) + u64::from(width) - 1;
        Term::Bits(self.session.indexed(Kind::BvExtract, [of], [high, u64::from(low)]))
    }

    fn concat(&mut self, high: &Term, low: &Term) -> Term {
        let arguments = [self.bits(high), self.bits(low)];
        Term::Bits(self.session.term(Kind::BvConcat, arguments))
    }

    fn extend(&mut self, op: ExtendOp, more: Width, of: &Term) -> Term {
        let kind = match op {
            ExtendOp::Zero => Kind::BvZeroExtend,
            ExtendOp::Sign => Kind::BvSignExtend,
        };
        let of = self.bits(of);
        Term::Bits(self.session.indexed(kind, [of], [u64::from(more)]))
    }

    fn float(&mut self, operation: FloatOperation<'_, Term>) -> Result<Term, Unsupported> {
        self.float_operation(operation)
    }
}

fn logic_kind(op: BinaryOp) -> Option<Kind> {
    match op {
        BinaryOp::And => Some(Kind::And),
        BinaryOp::Or => Some(Kind::Or),
        BinaryOp::Xor => Some(Kind::Xor),
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Mul
        | BinaryOp::UDiv
        | BinaryOp::SDiv
        | BinaryOp::URem
        | BinaryOp::SRem
        | BinaryOp::Shl
        | BinaryOp::LShr
        | BinaryOp::AShr => None,
    }
}

fn binary_kind(op: BinaryOp) -> Kind {
    match op {
        BinaryOp::Add => Kind::BvAdd,
        BinaryOp::Sub => Kind::BvSub,
        BinaryOp::Mul => Kind::BvMul,
        BinaryOp::UDiv => Kind::BvUdiv,
        BinaryOp::SDiv => Kind::BvSdiv,
        BinaryOp::URem => Kind::BvUrem,
        BinaryOp::SRem => Kind::BvSrem,
        BinaryOp::And => Kind::BvAnd,
        BinaryOp::Or => Kind::BvOr,
        BinaryOp::Xor => Kind::BvXor,
        BinaryOp::Shl => Kind::BvShl,
        BinaryOp::LShr => Kind::BvShr,
        BinaryOp::AShr => Kind::BvAshr,
    }
}

/// Bitwuzla's name of a rounding mode of Loam.
pub fn rounding_mode(rounding: loam_expr::view::Rounding) -> RoundingMode {
    use loam_expr::view::Rounding;
    match rounding {
        Rounding::NearestEven => RoundingMode::NearestEven,
        Rounding::NearestAway => RoundingMode::NearestAway,
        Rounding::TowardZero => RoundingMode::TowardZero,
        Rounding::Down => RoundingMode::Down,
        Rounding::Up => RoundingMode::Up,
    }
}
