//! KQuery, the language of KLEE's `kleaver`: the bit-vector and array part.
//!
//! KQuery indexes arrays with 32 bits and does not define a read beyond the end, so reads are guarded by the size, and
//! a write outside goes to an index that is never read. Shared subterms are labelled where they first appear. KQuery
//! has no floats and no λ.

use super::{in_order, line};
use crate::store::{Expr, ExprStore};
use crate::substitute::ExprMap;
use crate::view::*;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The query whether the conjunction of the 1-bit terms implies false; `None` if a float or a λ array occurs.
pub fn kquery(store: &ExprStore, terms: &[Expr]) -> Option<String> {
    let (order, mut uses) = in_order(store, terms);
    for &e in &order {
        // Guarding writes the index twice.
        if let View::Select { index, .. } | View::Store { index, .. } = store.view(e) {
            *uses.entry(index).or_insert(0) += 1;
        }
    }
    let mut query =
        Query { store, uses, labels: ExprMap::default(), arrays: ExprMap::default(), text: String::new() };
    query.declare(&order)?;
    query.text.push_str("(query [");
    for &term in terms {
        query.text.push_str("\n  ");
        query.write(term);
    }
    query.text.push_str("] false)\n");
    Some(query.text)
}

enum Piece {
    Owned(String),
    Term(Expr),
    Array(Expr),
}

struct Query<'s> {
    store: &'s ExprStore,
    uses: ExprMap<u32>,
    labels: ExprMap<String>,
    /// Names of the array leaves; a base is an array of eight bytes.
    arrays: ExprMap<String>,
    text: String,
}

/// A name made of letters, digits and underscores, with the ordinal and size that make it unique.
fn identifier(store: &ExprStore, array: ArrayId) -> String {
    let name = line::array_name(store, array);
    let plain: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    format!("arr_{plain}")
}

impl Query<'_> {
    /// Declares all arrays in order of their names; `None` if KQuery cannot express some term.
    fn declare(&mut self, order: &[Expr]) -> Option<()> {
        let store = self.store;
        let mut names: BTreeMap<ArrayId, String> = BTreeMap::new();
        let mut declarations = Vec::new();
        for &e in order {
            match store.view(e) {
                View::Byte(Symbol { array, .. }) | View::ArraySymbol(array) => {
                    names.entry(array).or_insert_with(|| identifier(store, array));
                }
                View::Base(base) => declarations.push(format!("array {base:?}[8] : w32 -> w8 = symbolic")),
                View::ArrayConstant(bytes) => {
                    let name = format!("constant{}", self.arrays.len());
                    let list: Vec<String> = store.bytes_of(bytes).iter().map(u8::to_string).collect();
                    let (size, list) = (list.len(), list.join(" "));
                    declarations.push(format!("array {name}[{size}] : w32 -> w8 = [{list}]"));
                    self.arrays.insert(e, name);
                }
                View::ArrayFilled { .. } | View::Lambda { .. } => return None,
                View::Shifted { .. } | View::Overlay { .. } => return None,
                view if view.is_float_operation() => return None,
                _ => {}
            }
        }
        let names = unique(store, names);
        for (&array, name) in &names {
            let size = store.array_info(array).size;
            declarations.push(format!("array {name}[{size}] : w32 -> w8 = symbolic"));
            self.arrays.insert(store.array_symbol(array), name.clone());
        }
        declarations.sort_unstable();
        declarations.dedup();
        self.text = declarations.join("\n");
        self.text.push('\n');
        Some(())
    }

    fn write(&mut self, term: Expr) {
        let mut open = vec![Piece::Term(term)];
        while let Some(piece) = open.pop() {
            match piece {
                Piece::Owned(text) => self.text.push_str(&text),
                Piece::Term(e) => self.labelled(e, 'N', &mut open),
                Piece::Array(e) => self.labelled(e, 'U', &mut open),
            }
        }
    }

    fn labelled(&mut self, e: Expr, letter: char, open: &mut Vec<Piece>) {
        if let Some(label) = self.labels.get(&e) {
            self.text.push_str(label);
            return;
        }
        let view = self.store.view(e);
        if !view.is_leaf() && self.uses.get(&e).is_some_and(|&uses| uses > 1) {
            let label = format!("{letter}{}", self.labels.len());
            let _ = write!(self.text, "{label}:");
            self.labels.insert(e, label);
        }
        open.extend(self.pieces(e, view).into_iter().rev());
    }

    fn pieces(&self, e: Expr, view: View) -> Vec<Piece> {
        use Piece::{Array, Owned, Term};
        let width = self.store.width(e);
        let text = |text: &str| Owned(text.to_string());
        let call = |word: String, of: &[Expr]| {
            let mut pieces = vec![Owned(format!("({word}"))];
            for &e in of {
                pieces.extend([Owned(" ".into()), Term(e)]);
            }
            pieces.push(Owned(")".into()));
            pieces
        };
        match view {
            View::Constant(1) if width == 1 => vec![text("true")],
            View::Constant(0) if width == 1 => vec![text("false")],
            View::Constant(value) => vec![Owned(format!("(w{width} {value})"))],
            View::Byte(Symbol { array, offset }) => {
                let name = &self.arrays[&self.store.array_symbol(array)];
                vec![Owned(format!("(Read w8 {offset} {name})"))]
            }
            View::Base(base) => vec![Owned(format!("(ReadLSB w64 0 {base:?})"))],
            View::ArraySymbol(_) | View::ArrayConstant(_) => vec![Owned(self.arrays[&e].clone())],
            View::Binary(op, a, b) => call(format!("{op:?} w{width}"), &[a, b]),
            View::Compare(op, a, b) => call(format!("{op:?}"), &[a, b]),
            View::Ite(c, a, b) => call(format!("Select w{width}"), &[c, a, b]),
            View::Extract { of, low } => call(format!("Extract w{width} {low}"), &[of]),
            View::Concat { high, low } => call(format!("Concat w{width}"), &[high, low]),
            View::Extend(ExtendOp::Zero, of) => call(format!("ZExt w{width}"), &[of]),
            View::Extend(ExtendOp::Sign, of) => call(format!("SExt w{width}"), &[of]),
            View::Select { array, index } => {
                let size = self.store.array_size(array);
                let mut pieces = vec![text("(Select w8 (Ult "), Term(index)];
                pieces.extend([Owned(format!(" (w64 {size})) (Read w8 (Extract w32 0 ")), Term(index)]);
                pieces.extend([text(") "), Array(array), text(") (w8 0))")]);
                pieces
            }
            View::Store { array, index, value } => {
                let size = self.store.array_size(array);
                let mut pieces = vec![text("[(Select w32 (Ult "), Term(index)];
                pieces.extend([Owned(format!(" (w64 {size})) (Extract w32 0 ")), Term(index)]);
                pieces.extend([text(") (w32 4294967295))="), Term(value), text("] @ "), Array(array)]);
                pieces
            }
            _ => unreachable!("declare() refuses floats and λ arrays"),
        }
    }
}

/// The names, with a number appended to those that would collide.
fn unique(store: &ExprStore, names: BTreeMap<ArrayId, String>) -> BTreeMap<ArrayId, String> {
    let mut by_name: Vec<(String, u32, ArrayId)> =
        names.into_iter().map(|(array, name)| (name, store.array_info(array).size, array)).collect();
    by_name.sort_unstable();
    let mut taken = std::collections::BTreeSet::new();
    let mut unique = BTreeMap::new();
    for (name, size, array) in by_name {
        let candidates = std::iter::once(name.clone()).chain((0..).map(|n| format!("{name}_{size}_{n}")));
        let free = candidates.into_iter().find(|candidate| taken.insert(candidate.clone()));
        unique.insert(array, free.unwrap_or(name));
    }
    unique
}
