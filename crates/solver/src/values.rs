//! All values of a term on a path, where the inputs that it depends on have few combinations.
//!
//! A pointer that the program read from a table at a symbolic index is such a term: one enumeration finds all objects it may
//! point to, instead of one query for each of them.

use crate::chain::Solver;
use crate::layers::{Layer, enumeration};
use crate::path::PathCondition;
use loam_expr::{Expr, ExprStore};
use std::time::Instant;

/// Most input bytes of the term: each of its values is tried.
const MOST_SYMBOLS: usize = 4;

impl Solver {
    /// All values that the term has for some input of the path, in order; `None` if they are not found, or are more than
    /// `most`. Only the path decides the values, never earlier queries.
    pub fn values(&mut self, path: &PathCondition, term: Expr, most: usize) -> Option<Vec<u128>> {
        if self.config.without.contains(Layer::Enumeration) {
            return None;
        }
        let start = Instant::now();
        let values = values(&self.store, path, term, most);
        self.query_start = start;
        self.count_time();
        values
    }
}

fn values(store: &ExprStore, path: &PathCondition, term: Expr, most: usize) -> Option<Vec<u128>> {
    if !(1..=MOST_SYMBOLS).contains(&store.support(term).len()) {
        return None;
    }
    let ground = |term: Expr| path.bases.ground(store, term);
    let relevant = path.relevant(store, &[term]);
    let conjuncts: Vec<Expr> = relevant.constraints().map(ground).collect();
    enumeration::values_of(store, &conjuncts, ground(term), most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::Symbol;

    #[test]
    fn a_read_of_a_table_has_the_values_of_the_entries_that_the_path_leaves() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 2);
        let byte = |offset| store.byte(Symbol { array, offset });
        let table: Vec<u8> = (0..=255u8).map(|index| index / 16 * 3).collect();
        let read = |offset| store.select(store.array_constant(&table), store.zext(byte(offset), 64));
        let sum = store.add(read(0), read(1));
        let mut path = PathCondition::new();
        let all = values(&store, &path, sum, 100).expect("two bytes are few");
        assert_eq!(all, (0..=30).map(|value| value * 3).collect::<Vec<u128>>());
        assert_eq!(values(&store, &path, sum, 30), None, "there are 31 values");
        let model = [0, 1].map(|offset| (Symbol { array, offset }, 0)).into_iter().collect();
        path.add(&store, store.ult(byte(0), store.constant(8, 32)), Some(&model));
        path.add(&store, store.ule(byte(1), byte(0)), Some(&model));
        assert_eq!(values(&store, &path, sum, 30), Some(vec![0, 3, 6]));
    }
}
