//! A backend that answers every query by probing, so that the suite tests that way too.
//!
//! Each contradiction is looked at: its conjuncts must be named in order and contradict each other by themselves.

use crate::{Backend, Limits, Probe, Verdict};
use loam_expr::{Expr, ExprStore};

/// A backend whose queries are probes.
pub struct Probed<'b>(pub &'b mut dyn Backend);

impl Backend for Probed<'_> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn can_solve(&self, store: &ExprStore, conjuncts: &[Expr]) -> bool {
        self.0.can_solve(store, conjuncts)
    }

    fn check(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Verdict {
        match self.0.probe(store, conjuncts, limits) {
            Probe::Sat(model) => Verdict::Sat(model),
            Probe::Unsat(places) => {
                self.check_core(store, conjuncts, &places);
                Verdict::Unsat
            }
            Probe::Unknown(why) => Verdict::Unknown(why),
        }
    }
}

impl Probed<'_> {
    fn check_core(&mut self, store: &ExprStore, conjuncts: &[Expr], places: &[usize]) {
        assert!(places.is_sorted_by(|a, b| a < b), "{}: places out of order: {places:?}", self.name());
        let core: Vec<Expr> = places.iter().map(|&place| conjuncts[place]).collect();
        let verdict = self.0.check(store, &core, &Limits::default());
        assert_eq!(verdict, Verdict::Unsat, "{}: no contradiction at {places:?}", self.name());
    }
}
