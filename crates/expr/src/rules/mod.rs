//! The rewrite rules: one file per family, one small named function per identity, one table per operation.
//!
//! A rule gets a [`Proposal`], the term that is to be built, and returns a simpler term if its identity applies. Rules
//! match a bounded number of levels and never use a symbolic subterm more than twice in the result, or five times if it is the
//! index of a read. A table is tried from the top; the first rule that fires wins and is counted.

mod address;
mod arith;
mod array;
mod bitwise;
mod compare;
mod extract;
mod float;
mod ite;
mod lambda;
mod shift;

use crate::concrete::ones;
use crate::store::{Expr, ExprStore};
use crate::view::{BinaryOp, CompareOp, View, Width};

/// A term that is to be built: constants are already folded and commutative operands in order.
pub(crate) struct Proposal {
    /// The term as it would be interned.
    pub view: View,
    /// Its width.
    pub width: Width,
    /// First operand.
    pub a: Expr,
    /// Second operand; the first again if there is only one.
    pub b: Expr,
    /// View of the first operand.
    pub va: View,
    /// View of the second operand.
    pub vb: View,
}

impl Proposal {
    /// The first operand's value, if it is a constant.
    pub fn constant_a(&self) -> Option<u128> {
        constant_of(self.va)
    }

    /// The second operand's value, if it is a constant.
    pub fn constant_b(&self) -> Option<u128> {
        constant_of(self.vb)
    }

    /// The operands in both orders, for the rules of commutative operations.
    pub fn both_ways(&self) -> [(Expr, View, Expr, View); 2] {
        [(self.a, self.va, self.b, self.vb), (self.b, self.vb, self.a, self.va)]
    }
}

pub(crate) fn constant_of(view: View) -> Option<u128> {
    match view {
        View::Constant(value) => Some(value),
        _ => None,
    }
}

impl ExprStore {
    /// `x` and `c`, if the term is `x op c` with a constant.
    pub(crate) fn with_constant(&self, op: BinaryOp, view: View) -> Option<(Expr, u128)> {
        match view {
            View::Binary(found, x, c) if found == op => Some((x, self.constant_value(c)?)),
            _ => None,
        }
    }

    /// `x`, if the term is `~x`.
    pub(crate) fn complement_of(&self, e: Expr) -> Option<Expr> {
        let (x, c) = self.with_constant(BinaryOp::Xor, self.view(e))?;
        (c == ones(self.width(e))).then_some(x)
    }

    /// Whether one term is recognised as the bitwise complement of the other; builds no terms.
    pub(crate) fn are_complements(&self, a: Expr, b: Expr) -> bool {
        if self.complement_of(a) == Some(b) || self.complement_of(b) == Some(a) {
            return true;
        }
        match (self.view(a), self.view(b)) {
            (View::Compare(p, a, b), View::Compare(q, c, d)) => match (p, q) {
                (CompareOp::Ult, CompareOp::Ule) | (CompareOp::Ule, CompareOp::Ult) => (a, b) == (d, c),
                (CompareOp::Slt, CompareOp::Sle) | (CompareOp::Sle, CompareOp::Slt) => (a, b) == (d, c),
                (CompareOp::Ult, CompareOp::Ult) => self.split_at(a, b, c, d) || self.split_at(c, d, a, b),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether the terms are `x < k` and `k - 1 < x`.
    fn split_at(&self, x: Expr, k: Expr, below: Expr, y: Expr) -> bool {
        let (Some(k), Some(below)) = (self.constant_value(k), self.constant_value(below)) else {
            return false;
        };
        x == y && below.checked_add(1) == Some(k)
    }
}

/// A named identity.
pub(crate) struct Rule {
    pub name: &'static str,
    pub apply: fn(&ExprStore, &Proposal) -> Option<Expr>,
}

/// The rules of one operation, and the index of the counter of the first of them.
pub(crate) struct Table {
    pub rules: &'static [Rule],
    pub first: usize,
}

/// Makes a rule list out of function names.
macro_rules! rules {
    ($($rule:path),* $(,)?) => {
        &[$($crate::rules::Rule { name: stringify!($rule), apply: $rule }),*]
    };
}
pub(crate) use rules;

/// Names every rule list and gives it an index. The first lists are in the order of `BinaryOp`, then of `CompareOp`,
/// because these are looked up by the number of the operation.
macro_rules! tables {
    ($($name:ident = $list:path;)*) => {
        const LISTS: &[&[Rule]] = &[$($list),*];

        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($name),* }

        static TABLES: [Table; LISTS.len()] = [$(Table::at(Index::$name)),*];

        #[allow(dead_code)]
        impl Table {
            $(pub const $name: &'static Table = &TABLES[Index::$name as usize];)*
        }
    };
}

tables! {
    ADD = arith::ADD;
    SUB = arith::SUB;
    MUL = arith::MUL;
    UDIV = arith::UDIV;
    SDIV = arith::SDIV;
    UREM = arith::UREM;
    SREM = arith::SREM;
    AND = bitwise::AND;
    OR = bitwise::OR;
    XOR = bitwise::XOR;
    SHL = shift::SHL;
    LSHR = shift::LSHR;
    ASHR = shift::ASHR;
    EQ = compare::EQ;
    ULT = compare::ULT;
    ULE = compare::ULE;
    SLT = compare::SLT;
    SLE = compare::SLE;
    ITE = ite::ITE;
    EXTRACT = extract::EXTRACT;
    CONCAT = extract::CONCAT;
    ZEXT = extract::ZEXT;
    SEXT = extract::SEXT;
    SELECT = array::SELECT;
    STORE = array::STORE;
    SHIFTED = lambda::SHIFTED;
    OVERLAY = lambda::OVERLAY;
    FLOAT_BINARY = float::BINARY;
    FLOAT_COMPARE = float::COMPARE;
    FLOAT_ROUND = float::ROUND;
    FLOAT_CONVERT = float::CONVERT;
    FLOAT_FROM_INT = float::FROM_INT;
    FLOAT_TO_INT = float::TO_INT;
}

const fn first_of(list: usize) -> usize {
    let (mut at, mut sum) = (0, 0);
    while at < list {
        sum += LISTS[at].len();
        at += 1;
    }
    sum
}

impl Table {
    const fn at(index: Index) -> Self {
        let index = index as usize;
        Self { rules: LISTS[index], first: first_of(index) }
    }

    /// The rules of an arithmetic or bitwise operation.
    pub fn of_binary(op: BinaryOp) -> &'static Table {
        &TABLES[Index::ADD as usize + op as usize]
    }

    /// The rules of a comparison.
    pub fn of_compare(op: CompareOp) -> &'static Table {
        &TABLES[Index::EQ as usize + op as usize]
    }
}

/// The number of rules, an identity counted once per operation it is listed for.
pub(crate) fn count() -> usize {
    first_of(LISTS.len())
}

/// The names of the rules in the order of their counters.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    let plain = |name: &'static str| name.rsplit("::").next().unwrap_or(name);
    LISTS.iter().flat_map(move |list| list.iter().map(move |rule| plain(rule.name)))
}
