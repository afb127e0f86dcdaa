//! The encoder for solvers with the Booleans, bit-vectors, floats and arrays of SMT-LIB.
//!
//! Such solvers have different sorts for Booleans, bit-vectors and floats; Loam has bit-vectors only. A [`Term`]
//! therefore keeps the sort it was made with until another is needed: comparisons stay Boolean through logic and
//! if-then-else, float results stay floats while only float operations use them. A backend implements [`SmtSession`],
//! which makes raw terms and knows nothing of Loam.

mod floats;

use crate::Model;
use crate::encode::{Encoder, FloatOperation, TableByte, Unsupported, Walk, any_node, index_bits};
use loam_expr::store::{Expr, ExprStore};
use loam_expr::view::{
    BinaryOp, CompareOp, ExtendOp, FloatBinaryOp, FloatFormat, Rounding, Symbol, View, Width,
};
use std::collections::HashMap;
use std::hash::Hash;

/// Operations on raw terms, named and defined as in SMT-LIB. Indices follow the order there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are SMT-LIB's")]
pub enum Op {
    And,
    Equal,
    Not,
    Or,
    Xor,
    Ite,
    Select,
    BvAdd,
    BvAnd,
    BvAshr,
    BvConcat,
    BvMul,
    BvOr,
    BvSdiv,
    BvShl,
    BvShr,
    BvSle,
    BvSlt,
    BvSrem,
    BvSub,
    BvUdiv,
    BvUle,
    BvUlt,
    BvUrem,
    BvXor,
    BvExtract,
    BvSignExtend,
    BvZeroExtend,
    FpAbs,
    FpAdd,
    FpDiv,
    FpEqual,
    FpFma,
    FpIsInf,
    FpIsNan,
    FpIsNeg,
    FpLeq,
    FpLt,
    FpMul,
    FpNeg,
    FpRem,
    FpRti,
    FpSqrt,
    FpSub,
    FpFromBv,
    FpFromFp,
    FpFromSbv,
    FpFromUbv,
    FpToSbv,
    FpToUbv,
}

/// One query under construction in a solver, and its model. A session that has failed makes meaningless terms and gives
/// no model; its backend detects the failure.
pub trait SmtSession {
    /// A term of any sort.
    type Raw: Copy + Eq + Hash;

    /// A fresh bit-vector variable.
    fn unknown(&self, width: u64) -> Self::Raw;

    /// A fresh array variable from indices of this width to bytes, for solvers that read a table best from an array
    /// whose every byte is asserted; `None` for other solvers.
    fn unknown_table(&self, index_width: u64) -> Option<Self::Raw> {
        let _ = index_width;
        None
    }

    /// A constant bit-vector; `value` fits into `width` bits.
    fn value(&self, width: u64, value: u128) -> Self::Raw;

    /// A rounding mode as a term.
    fn rounding(&self, mode: Rounding) -> Self::Raw;

    /// A term with indices.
    fn indexed<const N: usize, const I: usize>(
        &self,
        op: Op,
        arguments: [Self::Raw; N],
        indices: [u64; I],
    ) -> Self::Raw;

    /// A term without indices.
    fn term<const N: usize>(&self, op: Op, arguments: [Self::Raw; N]) -> Self::Raw {
        self.indexed(op, arguments, [])
    }

    /// Asserts a Boolean term.
    fn require(&self, term: Self::Raw);

    /// The value of a bit-vector of at most 64 bits in the model.
    fn model(&self, term: Self::Raw) -> Option<u64>;
}

/// Whether the encoder knows every operation in `conjuncts`: all but remainders of wide floats, and bases.
pub fn can_express(store: &ExprStore, conjuncts: &[Expr]) -> bool {
    !any_node(store, conjuncts, |view| match view {
        View::Base(_) => true,
        View::FloatBinary(FloatBinaryOp::Rem, a, _) => {
            !matches!(FloatFormat::of_width(store.width(a)), Some(FloatFormat::Half | FloatFormat::Single))
        }
        _ => false,
    })
}

/// Asserts the conjuncts and the side conditions of their terms.
pub fn require_all<S: SmtSession>(
    store: &ExprStore,
    conjuncts: &[Expr],
    session: &S,
    walk: &mut Walk<Term<S::Raw>>,
) -> Result<(), Unsupported> {
    let mut terms = Terms::new(session);
    for &conjunct in conjuncts {
        let term = walk.encode(store, &mut terms, conjunct)?;
        session.require(terms.boolean(&term));
        for condition in terms.take_side_conditions() {
            session.require(condition);
        }
    }
    Ok(())
}

/// The values of all symbols in the model.
pub fn model<S: SmtSession>(session: &S, walk: &Walk<Term<S::Raw>>) -> Option<Model> {
    let mut terms = Terms::new(session);
    let value = |(symbol, term)| {
        let bits = terms.bits(&term);
        Some((symbol, u8::try_from(session.model(bits)?).ok()?))
    };
    walk.symbols().into_iter().map(value).collect()
}

/// A bit-vector of Loam as a term of one of the solver's sorts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term<Raw> {
    /// One bit, as a Boolean.
    Boolean(Raw),
    /// As a bit-vector.
    Bits(Raw),
    /// The bits of a float of this format, with the canonical NaN.
    Float(FloatFormat, Raw),
}

/// Makes terms for one query.
struct Terms<'s, S: SmtSession> {
    session: &'s S,
    /// Constraints on the fresh variables made for floats and tables. They are satisfiable whatever the rest of the
    /// query is.
    side_conditions: Vec<S::Raw>,
    /// The fresh bits made for each float. Never iterated.
    bits_of_floats: HashMap<S::Raw, S::Raw>,
    /// The fresh arrays made for tables. Never iterated.
    tables: HashMap<Expr, S::Raw>,
}

impl<'s, S: SmtSession> Terms<'s, S> {
    /// No terms.
    fn new(session: &'s S) -> Self {
        Self { session, side_conditions: Vec::new(), bits_of_floats: HashMap::new(), tables: HashMap::new() }
    }

    /// Takes the side conditions made since the last call.
    fn take_side_conditions(&mut self) -> Vec<S::Raw> {
        std::mem::take(&mut self.side_conditions)
    }

    /// A fresh array with side conditions that it holds these bytes.
    fn table(&mut self, name: Expr, bytes: &[TableByte<Term<S::Raw>>], index_width: u64) -> Option<S::Raw> {
        let table = self.session.unknown_table(index_width)?;
        for (place, byte) in bytes.iter().enumerate() {
            let byte = match byte {
                TableByte::Known(byte) => self.session.value(8, u128::from(*byte)),
                TableByte::Unknown(term) => self.bits(term),
            };
            let place = self.session.value(index_width, place as u128);
            let held = self.session.term(Op::Select, [table, place]);
            self.side_conditions.push(self.session.term(Op::Equal, [held, byte]));
        }
        self.tables.insert(name, table);
        Some(table)
    }

    /// A one-bit term as a Boolean.
    fn boolean(&mut self, term: &Term<S::Raw>) -> S::Raw {
        match *term {
            Term::Boolean(raw) => raw,
            Term::Bits(_) | Term::Float(..) => {
                let bits = self.bits(term);
                self.session.term(Op::Equal, [bits, self.session.value(1, 1)])
            }
        }
    }

    /// A term as a bit-vector.
    fn bits(&mut self, term: &Term<S::Raw>) -> S::Raw {
        match *term {
            Term::Boolean(raw) => {
                self.session.term(Op::Ite, [raw, self.session.value(1, 1), self.session.value(1, 0)])
            }
            Term::Bits(raw) => raw,
            Term::Float(format, raw) => self.bits_of_float(format, raw),
        }
    }
}

impl<S: SmtSession> Encoder for Terms<'_, S> {
    type Term = Term<S::Raw>;

    fn constant(&mut self, width: Width, value: u128) -> Self::Term {
        Term::Bits(self.session.value(u64::from(width), value))
    }

    fn symbol(&mut self, _: Symbol) -> Self::Term {
        Term::Bits(self.session.unknown(8))
    }

    fn binary(&mut self, op: BinaryOp, _: Width, left: &Self::Term, right: &Self::Term) -> Self::Term {
        if let (Some(op), Term::Boolean(left), Term::Boolean(right)) = (logic(op), *left, *right) {
            return Term::Boolean(self.session.term(op, [left, right]));
        }
        let arguments = [self.bits(left), self.bits(right)];
        Term::Bits(self.session.term(arithmetic(op), arguments))
    }

    fn compare(&mut self, op: CompareOp, _: Width, left: &Self::Term, right: &Self::Term) -> Self::Term {
        if let (CompareOp::Eq, Term::Boolean(left), Term::Boolean(right)) = (op, *left, *right) {
            return Term::Boolean(self.session.term(Op::Equal, [left, right]));
        }
        let op = match op {
            CompareOp::Eq => Op::Equal,
            CompareOp::Ult => Op::BvUlt,
            CompareOp::Ule => Op::BvUle,
            CompareOp::Slt => Op::BvSlt,
            CompareOp::Sle => Op::BvSle,
        };
        let arguments = [self.bits(left), self.bits(right)];
        Term::Boolean(self.session.term(op, arguments))
    }

    fn ite(&mut self, condition: &Self::Term, then: &Self::Term, otherwise: &Self::Term) -> Self::Term {
        let condition = self.boolean(condition);
        let session = self.session;
        let choose = |then, otherwise| session.term(Op::Ite, [condition, then, otherwise]);
        match (*then, *otherwise) {
            (Term::Boolean(then), Term::Boolean(otherwise)) => Term::Boolean(choose(then, otherwise)),
            (Term::Float(format, then), Term::Float(other, otherwise)) if format == other => {
                Term::Float(format, choose(then, otherwise))
            }
            _ => Term::Bits(choose(self.bits(then), self.bits(otherwise))),
        }
    }

    fn extract(&mut self, of: &Self::Term, low: Width, width: Width) -> Self::Term {
        let of = self.bits(of);
        let high = u64::from(low) + u64::from(width) - 1;
        Term::Bits(self.session.indexed(Op::BvExtract, [of], [high, u64::from(low)]))
    }

    fn concat(&mut self, high: &Self::Term, low: &Self::Term) -> Self::Term {
        let arguments = [self.bits(high), self.bits(low)];
        Term::Bits(self.session.term(Op::BvConcat, arguments))
    }

    fn extend(&mut self, op: ExtendOp, more: Width, of: &Self::Term) -> Self::Term {
        let op = match op {
            ExtendOp::Zero => Op::BvZeroExtend,
            ExtendOp::Sign => Op::BvSignExtend,
        };
        let of = self.bits(of);
        Term::Bits(self.session.indexed(op, [of], [u64::from(more)]))
    }

    fn reads_tables(&self) -> bool {
        true
    }

    fn read_table(
        &mut self,
        name: Expr,
        bytes: &[TableByte<Self::Term>],
        index: &Self::Term,
    ) -> Option<Self::Term> {
        let width = index_bits(bytes.len() as u64);
        let table = match self.tables.get(&name) {
            Some(&table) => table,
            None => self.table(name, bytes, u64::from(width))?,
        };
        let index = self.extract(index, 0, width);
        let place = self.bits(&index);
        Some(Term::Bits(self.session.term(Op::Select, [table, place])))
    }

    fn float(&mut self, operation: FloatOperation<'_, Self::Term>) -> Result<Self::Term, Unsupported> {
        self.float_operation(operation)
    }
}

fn logic(op: BinaryOp) -> Option<Op> {
    match op {
        BinaryOp::And => Some(Op::And),
        BinaryOp::Or => Some(Op::Or),
        BinaryOp::Xor => Some(Op::Xor),
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

fn arithmetic(op: BinaryOp) -> Op {
    match op {
        BinaryOp::Add => Op::BvAdd,
        BinaryOp::Sub => Op::BvSub,
        BinaryOp::Mul => Op::BvMul,
        BinaryOp::UDiv => Op::BvUdiv,
        BinaryOp::SDiv => Op::BvSdiv,
        BinaryOp::URem => Op::BvUrem,
        BinaryOp::SRem => Op::BvSrem,
        BinaryOp::And => Op::BvAnd,
        BinaryOp::Or => Op::BvOr,
        BinaryOp::Xor => Op::BvXor,
        BinaryOp::Shl => Op::BvShl,
        BinaryOp::LShr => Op::BvShr,
        BinaryOp::AShr => Op::BvAshr,
    }
}
