//! The values of large terms under the cached models of paths.
//!
//! A path asks about its conditions one after another, and the terms of the next contain those of the last: the bit buffer of a
//! decompressor is one term that grows with every byte. The cached model mostly stays the same, so each part is evaluated once.

use loam_expr::{Symbol, Values};
use std::collections::VecDeque;

/// How many models are remembered.
const MOST_MODELS: usize = 4;
/// Most terms under one model; beyond, all are forgotten.
const MOST_VALUES: usize = 1 << 16;

/// A model: the bytes that are not zero, sorted.
type Bytes = Vec<(Symbol, u8)>;

/// The values of terms under the models that were asked for last.
#[derive(Debug, Default)]
pub(crate) struct ValuesUnderModels {
    recent: VecDeque<(Bytes, Values)>,
}

impl ValuesUnderModels {
    /// Evaluates something under a model with the values that are known; `evaluate` returns them with those that are new.
    pub fn with<T>(&mut self, model: Option<Bytes>, evaluate: impl FnOnce(Values) -> (T, Values)) -> T {
        let Some(model) = model else { return evaluate(Values::default()).0 };
        let place = self.recent.iter().position(|(bytes, _)| *bytes == model);
        let known = place.and_then(|place| self.recent.remove(place)).map(|(_, values)| values);
        let (result, values) = evaluate(known.unwrap_or_default());
        if values.len() <= MOST_VALUES {
            self.recent.truncate(MOST_MODELS - 1);
            self.recent.push_front((model, values));
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::{Evaluator, Expr, ExprStore};

    /// A term that is too large to be evaluated without a memo.
    fn large(store: &ExprStore, byte: Expr) -> Expr {
        (0..100).fold(byte, |sum, round| {
            let odd = store.mul(sum, store.constant(8, 2 * round + 3));
            store.xor(odd, store.lshr(sum, store.constant(8, 1 + round % 3)))
        })
    }

    #[test]
    fn values_are_those_of_the_model() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 1);
        let symbol = Symbol { array, offset: 0 };
        let term = large(&store, store.byte(symbol));
        let mut under = ValuesUnderModels::default();
        for value in [1, 2, 3, 4, 5, 6, 1, 2, 6, 6, 0] {
            let assignment = |_: Symbol| value;
            let expected = Evaluator::new(&store, assignment).eval(term);
            let model = (value != 0).then_some((symbol, value)).into_iter().collect();
            let found = under.with(Some(model), |values| {
                let mut evaluator = Evaluator::with_values(&store, assignment, values);
                (evaluator.eval(term), evaluator.into_values())
            });
            assert_eq!(found, expected);
            assert!(under.recent.len() <= MOST_MODELS);
        }
        assert!(under.recent.iter().all(|(_, values)| !values.is_empty()));
    }
}
