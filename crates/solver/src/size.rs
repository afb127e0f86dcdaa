//! The size of a query: about how many gates bit-blasting makes of it.
//!
//! Backends bit-blast a query before they search, mostly without checking the clock; a few lines of a program are
//! enough for millions of gates. [`is_larger`] recognises such queries beforehand. The result is a function of the
//! query alone, and measuring stops as soon as the given size is exceeded. The figures are rough: they only need to
//! separate thousands from millions.

use loam_expr::store::{Expr, ExprStore};
use loam_expr::view::{BinaryOp, FloatBinaryOp, FloatFormat, View, Width};
use rustc_hash::FxHashSet;

/// Whether the conjuncts together become more than about this many gates.
pub fn is_larger(store: &ExprStore, conjuncts: &[Expr], gates: u64) -> bool {
    measure(store, conjuncts, gates) > gates
}

/// The cost of every term, even one that becomes no gate, because solvers keep a node for it.
const TERM: u64 = 8;

/// The cost of a bit of an adder, and so of a row of a multiplier.
const ADDER: u64 = 7;

/// The cost of a bit of an if-then-else.
const CHOICE: u64 = 3;

/// The size of the query, or any number greater than `most` if the size is greater.
pub fn measure(store: &ExprStore, conjuncts: &[Expr], most: u64) -> u64 {
    measure_new(store, conjuncts, most, |_| false)
}

/// The size of the terms that are not known, and below none that is, or any number greater than `most` if the size is
/// greater.
pub fn measure_new(store: &ExprStore, conjuncts: &[Expr], most: u64, is_known: impl Fn(Expr) -> bool) -> u64 {
    let mut seen: FxHashSet<Expr> = FxHashSet::default();
    let mut pending = conjuncts.to_vec();
    let mut size: u64 = 0;
    while let Some(expr) = pending.pop() {
        if size > most {
            break;
        }
        if !seen.insert(expr) || is_known(expr) {
            continue;
        }
        let view = store.view(expr);
        size = size.saturating_add(TERM).saturating_add(gates(store, expr, view, most));
        pending.extend(view.children());
    }
    size
}

/// The gates of one term, not counting those of its operands.
fn gates(store: &ExprStore, expr: Expr, view: View, most: u64) -> u64 {
    let width = u64::from(store.width(expr));
    match view {
        View::Constant(_) | View::Byte(_) | View::Base(_) => 0,
        View::Extract { .. } | View::Concat { .. } | View::Extend(..) => 0,
        // Arrays are counted where they are read, and no λ array is.
        View::ArraySymbol(_) | View::ArrayConstant(_) | View::Store { .. } => 0,
        View::ArrayFilled { .. } | View::Lambda { .. } | View::Shifted { .. } | View::Overlay { .. } => 0,
        View::Binary(op, a, b) => binary(store, op, width, [a, b]),
        View::Compare(_, a, _) => CHOICE * u64::from(store.width(a)),
        View::Ite(..) => CHOICE * width,
        View::Select { array, .. } => select(store, array, most),
        View::FloatBinary(op, a, _) => float_binary(op, store.width(a)),
        View::FloatCompare(_, a, _) => ADDER * u64::from(store.width(a)),
        View::FloatSqrt(of) => 2 * square(store.width(of)),
        View::FloatFma(..) => 4 * square(store.width(expr)),
        View::FloatRound(_, of) | View::FloatConvert(of) => {
            float_shift(store.width(expr).max(store.width(of)))
        }
        View::FloatFromInt { of, .. } | View::FloatToInt { of, .. } => {
            2 * float_shift(store.width(expr).max(store.width(of)))
        }
    }
}

fn binary(store: &ExprStore, op: BinaryOp, width: u64, operands: [Expr; 2]) -> u64 {
    let known = operands.map(|operand| store.constant_value(operand));
    match op {
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => width,
        BinaryOp::Add | BinaryOp::Sub => ADDER * width,
        BinaryOp::Mul => {
            // A row of adders for each bit that may be one.
            let ones = known.into_iter().flatten().map(|value| u64::from(value.count_ones())).min();
            ADDER * width * ones.unwrap_or(width)
        }
        BinaryOp::UDiv | BinaryOp::URem => 2 * ADDER * width * width,
        BinaryOp::SDiv | BinaryOp::SRem => 2 * ADDER * width * (width + 2),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => match known[1] {
            Some(_) => 0,
            None => CHOICE * width * logarithm(width),
        },
    }
}

/// A read of an array: an if-then-else of eight bits for every byte, and one with a comparison of indices for every
/// store at a symbolic index. Every read encodes all stores again, so every read counts all of them.
fn select(store: &ExprStore, mut array: Expr, most: u64) -> u64 {
    const STORE: u64 = CHOICE * (64 + 8);
    let mut size = (CHOICE * 8).saturating_mul(store.array_size(array));
    while size <= most
        && let View::Store { array: before, index, .. } = store.view(array)
    {
        size = size.saturating_add(if store.is_constant(index) { 1 } else { STORE });
        array = before;
    }
    size
}

fn float_binary(op: FloatBinaryOp, width: Width) -> u64 {
    match op {
        FloatBinaryOp::Add | FloatBinaryOp::Sub => 4 * float_shift(width),
        FloatBinaryOp::Mul => 2 * square(width),
        FloatBinaryOp::Div => 3 * square(width),
        // One step of a division for every exponent.
        FloatBinaryOp::Rem => {
            let exponent =
                FloatFormat::of_width(width).map_or(15, |format| format.exponent_and_significand().0);
            (ADDER * u64::from(width)) << exponent
        }
    }
}

/// A multiplier of this width.
fn square(width: Width) -> u64 {
    ADDER * u64::from(width) * u64::from(width)
}

/// Shifting a significand by an exponent, and rounding it.
fn float_shift(width: Width) -> u64 {
    let width = u64::from(width);
    ADDER * width + 2 * CHOICE * width * logarithm(width)
}

fn logarithm(width: u64) -> u64 {
    u64::from(width.max(1).ilog2()) + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::view::Symbol;

    fn word(store: &ExprStore, name: &str, bytes: u32) -> Expr {
        let array = store.array(name, 0, bytes);
        let byte = |offset| store.byte(Symbol { array, offset });
        (1..bytes).fold(byte(0), |word, place| store.concat(byte(place), word))
    }

    fn size(store: &ExprStore, conjuncts: &[Expr]) -> u64 {
        measure(store, conjuncts, u64::MAX)
    }

    #[test]
    fn arithmetic_costs_what_its_circuits_do() {
        let store = ExprStore::new();
        let sizes = |bytes| {
            let (a, b) = (word(&store, "a", bytes), word(&store, "b", bytes));
            let ones = store.constant(store.width(a), 0b101);
            [store.xor(a, b), store.add(a, b), store.mul(a, ones), store.mul(a, b), store.udiv(a, b)]
                .map(|term| size(&store, &[term]))
        };
        let (small, great) = (sizes(4), sizes(8));
        assert!(small.is_sorted_by(|a, b| a < b), "{small:?}");
        assert!(great.is_sorted_by(|a, b| a < b), "{great:?}");
        // Twice the width is four times the product.
        assert!(great[3] > 3 * small[3] && great[3] < 5 * small[3], "{great:?} {small:?}");
        assert!(great[1] < 3 * small[1], "{great:?} {small:?}");
    }

    #[test]
    fn a_read_costs_its_table_and_the_stores_above() {
        let store = ExprStore::new();
        let (index, other) = (word(&store, "i", 8), word(&store, "j", 8));
        let table = |bytes: usize| store.array_constant(&vec![7; bytes]);
        let read = |array| size(&store, &[store.select(array, index)]);
        assert!(read(table(4096)) > 10 * read(table(64)));
        let stored = store.store(table(64), other, store.constant(8, 1));
        assert!(read(stored) > read(table(64)) + 200);
    }

    #[test]
    fn shared_terms_count_once_and_conjuncts_together() {
        let store = ExprStore::new();
        let (a, b) = (word(&store, "a", 8), word(&store, "b", 8));
        let product = store.mul(a, b);
        let [first, second] = [5, 6].map(|value| store.eq(product, store.word(value)));
        let one = size(&store, &[first]);
        assert_eq!(size(&store, &[first, first]), one);
        assert!(size(&store, &[first, second]) < one + one / 10);
        let other = store.eq(store.mul(a, a), store.word(5));
        assert!(size(&store, &[first, other]) > one + one / 2);
    }

    #[test]
    fn floats_cost_more_than_integers() {
        let store = ExprStore::new();
        let (a, b) = (word(&store, "a", 4), word(&store, "b", 4));
        let float = |op| size(&store, &[store.float_binary(op, a, b)]);
        assert!(float(FloatBinaryOp::Add) > size(&store, &[store.add(a, b)]));
        assert!(float(FloatBinaryOp::Mul) > size(&store, &[store.mul(a, b)]));
        assert!(float(FloatBinaryOp::Rem) > float(FloatBinaryOp::Div));
    }

    #[test]
    fn a_query_is_larger_than_any_size_below_its_own() {
        let store = ExprStore::new();
        let query = [store.mul(word(&store, "a", 8), word(&store, "b", 8))];
        let exact = size(&store, &query);
        assert!(is_larger(&store, &query, exact - 1));
        assert!(!is_larger(&store, &query, exact));
        assert!(!is_larger(&store, &[], 0));
    }

    #[test]
    fn measuring_stops_beyond_the_given_size() {
        let store = ExprStore::new();
        let (a, b) = (word(&store, "a", 4), word(&store, "b", 4));
        let deep = (0..20_000).fold(a, |term, step| store.add(store.xor(term, store.constant(32, step)), b));
        let exact = size(&store, &[deep]);
        let most = exact / 100;
        let stopped = measure(&store, &[deep], most);
        assert!(stopped > most && stopped < 2 * most, "{exact} {stopped}");
    }
}
