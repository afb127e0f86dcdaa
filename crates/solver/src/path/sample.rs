//! A random model of a path condition, found without a query.

use super::PathCondition;
use crate::model::Model;
use loam_base::Rng;
use loam_expr::ByteSet;

/// How the bytes of a sample are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sampling {
    /// Every byte has its value in the cached model.
    Cached,
    /// Every other byte that is restricted by itself alone has a random value of its domain.
    Mixed,
}

impl Sampling {
    /// The value of a byte with this domain, of which `cached` is one.
    pub fn byte(self, domain: ByteSet, cached: u8, rng: &mut Rng) -> u8 {
        if self == Self::Cached || rng.flip() { cached } else { draw(domain, rng).unwrap_or(cached) }
    }
}

/// A random value of the domain; every other time a character of a text, if the domain has one.
fn draw(domain: ByteSet, rng: &mut Rng) -> Option<u8> {
    let printable = domain.intersection(ByteSet::range(b' '..=b'~'));
    let values = if printable.is_empty() || rng.flip() { domain } else { printable };
    match values.len() {
        0 => None,
        count => values.values().nth(rng.below(count as u64) as usize),
    }
}

impl PathCondition {
    /// A model of this path with values for all bytes that it restricts. Bytes that share a constraint with others keep
    /// their values in the cached model.
    pub fn sample(&self, sampling: Sampling, rng: &mut Rng) -> Model {
        let mut values = Vec::new();
        for set in self.independent_sets() {
            values.extend(set.cached_model().map(|(symbol, cached)| match set.is_domain {
                true => (symbol, sampling.byte(self.domain(symbol), cached, rng)),
                false => (symbol, cached),
            }));
        }
        Model::new(values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::{Evaluator, Expr, ExprStore, Symbol};
    use std::collections::BTreeSet;

    #[test]
    fn samples_satisfy_the_path_and_differ() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 4);
        let x: Vec<Expr> = (0..4).map(|offset| store.byte(Symbol { array, offset })).collect();
        let constant = |value| store.constant(8, value);
        let model: Model = (0..4).map(|offset| (Symbol { array, offset }, 7)).collect();
        let mut path = PathCondition::new();
        path.add(&store, store.ule(x[0], constant(100)), Some(&model));
        path.add(&store, store.not(store.eq(x[0], constant(50))), Some(&model));
        path.add(&store, store.ule(x[1], x[2]), Some(&model));
        path.add(&store, store.ule(x[1], constant(9)), Some(&model));
        let (mut rng, mut first) = (Rng::new(1), BTreeSet::new());
        for _ in 0..200 {
            let sample = path.sample(Sampling::Mixed, &mut rng);
            first.insert(sample.get(Symbol { array, offset: 0 }));
            let mut evaluator = Evaluator::new(&store, &sample);
            assert!(path.constraints().all(|constraint| evaluator.eval_bool(constraint)), "{sample:?}");
        }
        assert!(first.len() > 20, "{first:?}");
        let cached = path.sample(Sampling::Cached, &mut rng);
        assert!(cached.iter().all(|(_, value)| value == 7), "{cached:?}");
    }
}
