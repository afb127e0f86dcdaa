//! One readable line. A shared subterm that is not short is marked `#n=` where it first appears and written as `#n`
//! afterwards; `n` counts such subterms.

use super::in_order;
use crate::store::{Expr, ExprStore};
use crate::substitute::ExprMap;
use crate::view::*;

/// The term on one line of at most about `limit` bytes, truncated with `…`.
pub fn one_line(store: &ExprStore, e: Expr, limit: usize) -> String {
    let (_, uses) = in_order(store, &[e]);
    let mut line = Line { store, uses, names: ExprMap::default(), text: String::new() };
    let mut open = vec![Piece::Term(e)];
    while let Some(piece) = open.pop() {
        if line.text.len() > limit {
            line.text.push('…');
            break;
        }
        match piece {
            Piece::Text(text) => line.text.push_str(text),
            Piece::Owned(text) => line.text.push_str(&text),
            Piece::Term(e) => line.term(e, &mut open),
        }
    }
    line.text
}

enum Piece {
    Text(&'static str),
    Owned(String),
    Term(Expr),
}

struct Line<'s> {
    store: &'s ExprStore,
    uses: ExprMap<u32>,
    names: ExprMap<usize>,
    text: String,
}

impl Line<'_> {
    fn term(&mut self, e: Expr, open: &mut Vec<Piece>) {
        let view = self.store.view(e);
        if let Some(name) = self.names.get(&e) {
            self.text.push_str(&format!("#{name}"));
            return;
        }
        if !view.is_leaf() && self.uses.get(&e).is_some_and(|&uses| uses > 1) {
            let name = self.names.len() + 1;
            self.names.insert(e, name);
            self.text.push_str(&format!("#{name}="));
        }
        open.extend(self.pieces(e, view).into_iter().rev());
    }

    fn pieces(&self, e: Expr, view: View) -> Vec<Piece> {
        use Piece::{Owned, Term, Text};
        let width = self.store.width(e);
        let infix = |a, op, b| vec![Text("("), Term(a), Text(op), Term(b), Text(")")];
        let call = |name: String, of: Vec<Expr>| {
            let mut pieces = vec![Owned(name), Text("(")];
            for (at, e) in of.into_iter().enumerate() {
                pieces.extend((at > 0).then_some(Text(", ")));
                pieces.push(Term(e));
            }
            pieces.push(Text(")"));
            pieces
        };
        match view {
            View::Constant(value) if value < 10 => vec![Owned(format!("{value}:{width}"))],
            View::Constant(value) => vec![Owned(format!("{value:#x}:{width}"))],
            View::Byte(Symbol { array, offset }) => {
                vec![Owned(format!("{}[{offset}]", array_name(self.store, array)))]
            }
            View::Base(base) => vec![Owned(format!("{base:?}"))],
            View::ArraySymbol(array) => vec![Owned(array_name(self.store, array))],
            View::ArrayConstant(bytes) => vec![Owned(format!("{bytes:?}"))],
            View::Binary(op, a, b) => infix(a, binary_sign(op), b),
            View::Compare(op, a, b) => infix(a, compare_sign(op), b),
            View::Ite(c, a, b) => {
                vec![Text("("), Term(c), Text(" ? "), Term(a), Text(" : "), Term(b), Text(")")]
            }
            View::Extract { of, low } => vec![Term(of), Owned(format!("{{{low}..{}}}", low + width))],
            View::Concat { high, low } => infix(high, " ++ ", low),
            View::Extend(ExtendOp::Zero, of) => call(format!("zext{width}"), vec![of]),
            View::Extend(ExtendOp::Sign, of) => call(format!("sext{width}"), vec![of]),
            View::Select { array, index } => vec![Term(array), Text("["), Term(index), Text("]")],
            View::Store { array, index, value } => {
                vec![Term(array), Text("["), Term(index), Text(" := "), Term(value), Text("]")]
            }
            View::ArrayFilled { byte, size } => {
                vec![Text("filled("), Term(byte), Owned(format!(", {size})"))]
            }
            View::Lambda { body } => call("lambda".into(), vec![body]),
            View::Shifted { array, by } => call("shifted".into(), vec![array, by]),
            View::Overlay { array, bounds, source } => {
                let mut pieces = vec![Term(array), Text("[")];
                pieces.extend(self.range(bounds));
                pieces.extend([Text(" := "), Term(source), Text("]")]);
                pieces
            }
            View::FloatBinary(op, a, b) => call(format!("f{op:?}").to_lowercase(), vec![a, b]),
            View::FloatCompare(op, a, b) => call(format!("f{op:?}").to_lowercase(), vec![a, b]),
            View::FloatSqrt(of) => call("fsqrt".into(), vec![of]),
            View::FloatRound(rounding, of) => call(format!("fround{rounding:?}"), vec![of]),
            View::FloatFma(a, b, c) => call("fma".into(), vec![a, b, c]),
            View::FloatConvert(of) => call(format!("fconvert{width}"), vec![of]),
            View::FloatFromInt { signedness, of } => {
                let name = match signedness {
                    Signedness::Signed => "ffrom_signed",
                    Signedness::Unsigned => "ffrom_unsigned",
                };
                call(format!("{name}{width}"), vec![of])
            }
            View::FloatToInt { signedness, of } => {
                let name = match signedness {
                    Signedness::Signed => "fto_signed",
                    Signedness::Unsigned => "fto_unsigned",
                };
                call(format!("{name}{width}"), vec![of])
            }
        }
    }
}

impl Line<'_> {
    /// The bounds of an overlay, start first.
    fn range(&self, bounds: Expr) -> Vec<Piece> {
        use Piece::{Owned, Term, Text};
        match self.store.view(bounds) {
            View::Constant(value) => vec![Owned(format!("{:#x}..{:#x}", value as u64, value >> 64))],
            View::Concat { high, low } if self.store.width(low) == 64 => {
                vec![Term(low), Text(".."), Term(high)]
            }
            _ => vec![Term(bounds), Text("{0..64}.."), Term(bounds), Text("{64..128}")],
        }
    }
}

/// The name with its ordinal, unless that is 0.
pub(super) fn array_name(store: &ExprStore, array: ArrayId) -> String {
    let info = store.array_info(array);
    if info.ordinal == 0 { info.name.to_string() } else { format!("{}_{}", info.name, info.ordinal) }
}

fn binary_sign(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => " + ",
        BinaryOp::Sub => " - ",
        BinaryOp::Mul => " * ",
        BinaryOp::UDiv => " udiv ",
        BinaryOp::SDiv => " sdiv ",
        BinaryOp::URem => " urem ",
        BinaryOp::SRem => " srem ",
        BinaryOp::And => " & ",
        BinaryOp::Or => " | ",
        BinaryOp::Xor => " ^ ",
        BinaryOp::Shl => " << ",
        BinaryOp::LShr => " >> ",
        BinaryOp::AShr => " >>s ",
    }
}

fn compare_sign(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Eq => " == ",
        CompareOp::Ult => " < ",
        CompareOp::Ule => " <= ",
        CompareOp::Slt => " <s ",
        CompareOp::Sle => " <=s ",
    }
}
