//! Terms as text: one readable line, SMT-LIB 2, and KQuery for the bit-vector part.
//!
//! All three walk the term with an explicit stack, so deep terms do not overflow the call stack. The one-line form is
//! for people: it is truncated. The other two are complete and name shared subterms.

mod kquery;
mod line;
mod smtlib;

pub use kquery::kquery;
pub use line::one_line;
pub use smtlib::{Definitions, rounding_name, smtlib};

use crate::store::{Expr, ExprStore};
use crate::substitute::ExprMap;

/// All terms below the given ones, operands before users, each once; and how often each is used.
fn in_order(store: &ExprStore, roots: &[Expr]) -> (Vec<Expr>, ExprMap<u32>) {
    let mut order = Vec::new();
    let mut uses: ExprMap<u32> = ExprMap::default();
    let mut open: Vec<(Expr, bool)> = roots.iter().rev().map(|&root| (root, false)).collect();
    while let Some((e, entered)) = open.pop() {
        if entered {
            order.push(e);
            continue;
        }
        let count = uses.entry(e).or_insert(0);
        *count += 1;
        if *count == 1 {
            open.push((e, true));
            open.extend(store.view(e).children().rev().map(|child| (child, false)));
        }
    }
    (order, uses)
}
