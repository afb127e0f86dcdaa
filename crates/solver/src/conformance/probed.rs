//! A backend that answers every query with a probe, so that the suite tests probes too.
//!
//! Each unsat core is checked: its indices must be in order and its conjuncts unsatisfiable by themselves.

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
            Probe::Unsat(indices) => {
                self.check_core(store, conjuncts, &indices);
                Verdict::Unsat
            }
            Probe::Unknown(why) => Verdict::Unknown(why),
        }
    }
}

impl Probed<'_> {
    fn check_core(&mut self, store: &ExprStore, conjuncts: &[Expr], indices: &[usize]) {
        assert!(indices.is_sorted_by(|a, b| a < b), "{}: indices out of order: {indices:?}", self.name());
        let core: Vec<Expr> = indices.iter().map(|&place| conjuncts[place]).collect();
        let verdict = self.0.check(store, &core, &Limits::default());
        assert_eq!(verdict, Verdict::Unsat, "{}: the core is satisfiable: {indices:?}", self.name());
    }
}
