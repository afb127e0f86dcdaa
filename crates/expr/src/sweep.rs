//! Giving terms back: a mark-and-sweep over the store.
//!
//! Handles are plain numbers that nobody counts, so the store cannot know by itself which terms are still needed. Whoever holds
//! terms between two slices of a run implements [`HoldsTerms`] and names them; the terms below those follow. All others are
//! taken out of the tables, and their places are used again. Nothing that a run finds depends on when this happens: a
//! term that is needed again later is built again, with another number, and no result depends on numbers.
//!
//! Only nodes are given back. Symbolic arrays, constant tables, facts and supports stay: each is kept once, however many terms have it.

use crate::store::{Expr, ExprStore, FIXED};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// The terms that are still needed, while they are collected.
pub struct Needed {
    store: Arc<ExprStore>,
    /// A bit for each node.
    marks: Vec<u64>,
    /// Nodes whose operands are still to be marked.
    open: Vec<u32>,
    /// The addresses of shared parts that were met before.
    met: FxHashSet<usize>,
}

/// Something that holds terms beyond the slice in which it was made.
pub trait HoldsTerms {
    /// Names all terms that it holds. A part that others share is named once, see [`Needed::is_first`].
    fn keep_terms(&self, needed: &mut Needed);
}

impl HoldsTerms for Expr {
    fn keep_terms(&self, needed: &mut Needed) {
        needed.keep(*self);
    }
}

impl<T: HoldsTerms> HoldsTerms for Option<T> {
    fn keep_terms(&self, needed: &mut Needed) {
        self.iter().for_each(|part| part.keep_terms(needed));
    }
}

impl<T: HoldsTerms> HoldsTerms for [T] {
    fn keep_terms(&self, needed: &mut Needed) {
        self.iter().for_each(|part| part.keep_terms(needed));
    }
}

impl Needed {
    /// Nothing is needed yet.
    pub fn new(store: &Arc<ExprStore>) -> Self {
        Self { store: Arc::clone(store), marks: Vec::new(), open: Vec::new(), met: FxHashSet::default() }
    }

    /// The store that the terms belong to.
    pub fn store(&self) -> &Arc<ExprStore> {
        &self.store
    }

    /// The term is needed.
    pub fn keep(&mut self, term: Expr) {
        let index = term.index();
        let (word, bit) = (index as usize / 64, 1 << (index % 64));
        if self.marks.len() <= word {
            self.marks.resize((self.store.places() / 64 + 1).max(word + 1), 0);
        }
        if self.marks[word] & bit == 0 {
            self.marks[word] |= bit;
            self.open.push(index);
        }
    }

    /// Whether a shared part, known by its address, is met for the first time. Its terms need not be named again.
    pub fn is_first(&mut self, part: usize) -> bool {
        self.met.insert(part)
    }

    /// [`Needed::is_first`] for what a reference count shares.
    pub fn is_first_of<T: ?Sized>(&mut self, part: &Arc<T>) -> bool {
        self.is_first(Arc::as_ptr(part).addr())
    }

    /// Whether the term is needed. All terms below one that was named are, after this has followed them.
    pub fn has(&mut self, term: Expr) -> bool {
        self.follow();
        self.is_marked(term.index())
    }

    fn is_marked(&self, index: u32) -> bool {
        self.marks.get(index as usize / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// Marks what lies below the marked terms.
    fn follow(&mut self) {
        let store = Arc::clone(&self.store);
        while let Some(index) = self.open.pop() {
            store.view(Expr::from_index(index)).children().for_each(|child| self.keep(child));
        }
    }
}

impl ExprStore {
    /// Gives all terms back that are not needed. Nobody else may use the store meanwhile, and afterwards nobody may use a term
    /// that was not named: its place may belong to another term.
    pub fn sweep(&self, mut needed: Needed) {
        (0..FIXED).for_each(|index| needed.keep(Expr::from_index(index)));
        needed.follow();
        self.forget_findings();
        self.retain(|index| needed.is_marked(index));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{GenerateOptions, random_recipe};
    use crate::view::{BinaryOp, Symbol};
    use loam_base::Rng;

    #[test]
    fn needed_terms_stay_and_places_of_others_are_used_again() {
        let store = Arc::new(ExprStore::new());
        let array = store.array("x", 0, 2);
        let [a, b] = [0, 1].map(|offset| store.byte(Symbol { array, offset }));
        let (sum, product) = (store.add(a, b), store.binary(BinaryOp::Mul, a, b));
        let (made, text) = (store.node_count(), format!("{:?}", store.view(sum)));
        let mut needed = Needed::new(&store);
        needed.keep(sum);
        assert!(needed.has(a) && needed.has(b) && !needed.has(product));
        store.sweep(needed);
        assert_eq!(store.live_count(), made - 1);
        assert_eq!(format!("{:?}", store.view(sum)), text);
        assert_eq!(store.add(a, b), sum, "a term that was kept is found");
        let again = store.binary(BinaryOp::Mul, a, b);
        assert_eq!((again, store.places()), (product, made), "its place is used again");
        assert_eq!((store.live_count(), store.node_count()), (made, made + 1));
    }

    #[test]
    fn terms_that_are_built_again_are_as_before() {
        let [store, untouched] = [(); 2].map(|()| Arc::new(ExprStore::new()));
        let arrays = |store: &ExprStore| vec![store.array("x", 0, 6), store.array("y", 0, 300)];
        assert_eq!(arrays(&store), arrays(&untouched));
        let options = GenerateOptions { arrays: arrays(&store), memory: true, floats: true, division: true };
        let mut rng = Rng::new(5);
        let recipes: Vec<_> = (0..40).map(|_| random_recipe(&store, &mut rng, 32, 5, &options)).collect();
        let looks = |store: &ExprStore| {
            let look =
                |term: Expr| (store.structural_hash(term), store.fact(term), store.support(term).to_vec());
            recipes.iter().map(|recipe| look(recipe.build(store))).collect::<Vec<_>>()
        };
        let expected = looks(&untouched);
        for kept in &recipes {
            let mut needed = Needed::new(&store);
            needed.keep(kept.build(&store));
            store.sweep(needed);
            assert_eq!(looks(&store), expected);
        }
        assert_eq!(store.live_count(), untouched.live_count());
        assert!(store.places() < 2 * untouched.places(), "places are used again");
    }
}
