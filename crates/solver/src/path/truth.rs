//! The truth value of a condition on a path, where it is known without a query.

use super::PathCondition;
use loam_expr::{ByteSet, Expr, ExprStore, Symbol, Tape};

/// Most bytes of a condition that is evaluated with all values of their domains.
const MOST_SYMBOLS: usize = 3;
/// Most combinations of values, enough for two digits.
const MOST_COMBINATIONS: usize = 256;
/// Most steps of one evaluation.
const MOST_STEPS: usize = 400;

impl PathCondition {
    /// The truth value of a condition, if the constraints show it without a query: the condition or its negation is one
    /// of them, or it has one truth value for all values that they leave to its bytes.
    pub fn truth(&self, store: &ExprStore, condition: Expr) -> Option<bool> {
        if let Some(decided) = self.decided(store, condition) {
            return Some(store.is_true(decided));
        }
        let symbols = store.support(condition);
        if !(2..=MOST_SYMBOLS).contains(&symbols.len()) {
            return None;
        }
        let domain = |symbol: &Symbol| self.smaller_domain(*symbol);
        let domains: Vec<ByteSet> = symbols.iter().map(domain).collect::<Option<_>>()?;
        truth_for_all(store, condition, &domains)
    }
}

/// The truth value of a condition, if it is the same for all combinations of the values of its bytes.
fn truth_for_all(store: &ExprStore, condition: Expr, domains: &[ByteSet]) -> Option<bool> {
    let combinations = domains.iter().fold(1, |all: usize, domain| all.saturating_mul(domain.len()));
    if combinations == 0 || combinations > MOST_COMBINATIONS {
        return None;
    }
    let tape = Tape::compile(store, &[condition], MOST_STEPS)?;
    let domains: Vec<Vec<u8>> = domains.iter().map(|domain| domain.values().collect()).collect();
    let mut slots = tape.values(|_| 0);
    let mut truth = None;
    for combination in 0..combinations {
        let mut rest = combination;
        for (slot, values) in slots.iter_mut().zip(&domains) {
            *slot = u128::from(values[rest % values.len()]);
            rest /= values.len();
        }
        tape.evaluate(store, &mut slots);
        let holds = slots[tape.roots()[0] as usize] != 0;
        if *truth.get_or_insert(holds) != holds {
            return None;
        }
    }
    truth
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::BinaryOp;

    #[test]
    fn two_digits_are_below_a_hundred() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 3);
        let byte = |offset| store.byte(Symbol { array, offset });
        let digit = |offset| store.sub(byte(offset), store.constant(8, b'0'.into()));
        let is_digit = |offset| store.ult(digit(offset), store.constant(8, 10));
        let number = |tens, ones| {
            let tens = store.binary(BinaryOp::Mul, digit(tens), store.constant(8, 10));
            store.add(tens, digit(ones))
        };
        let below = |number, limit| store.ult(number, store.constant(8, limit));
        let mut path = PathCondition::new();
        assert_eq!(path.truth(&store, below(number(0, 1), 100)), None);
        let model = [0, 1].map(|offset| (Symbol { array, offset }, b'5')).into_iter().collect();
        path.add(&store, is_digit(0), Some(&model));
        path.add(&store, is_digit(1), Some(&model));
        assert_eq!(path.truth(&store, is_digit(1)), Some(true));
        assert_eq!(path.truth(&store, store.not(is_digit(1))), Some(false));
        assert_eq!(path.truth(&store, below(digit(0), 11)), Some(true), "by the domain of one byte");
        assert_eq!(path.truth(&store, below(number(0, 1), 100)), Some(true));
        assert_eq!(path.truth(&store, store.not(below(number(0, 1), 100))), Some(false));
        assert_eq!(path.truth(&store, below(number(0, 1), 99)), None);
        assert_eq!(path.truth(&store, below(number(0, 2), 100)), None, "the third byte is unknown");
    }
}
