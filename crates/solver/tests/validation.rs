//! `validate` detects a wrong result of a layer or a backend.

use loam_expr::{Expr, ExprStore, Symbol};
use loam_solver::{
    Backend, Backends, Layer, Layers, Limits, Model, PathCondition, Solver, SolverConfig, Verdict,
};
use loam_solver_blaster::Blaster;
use std::sync::Arc;

/// A backend that gives the same result for every query.
struct Liar(Verdict);

impl Backend for Liar {
    fn name(&self) -> &'static str {
        "liar"
    }

    fn can_solve(&self, _: &ExprStore, _: &[Expr]) -> bool {
        true
    }

    fn check(&mut self, _: &ExprStore, _: &[Expr], _: &Limits) -> Verdict {
        self.0.clone()
    }
}

fn query(fast: Box<dyn Backend>, full: Box<dyn Backend>, validate: bool) -> (Solver, Expr) {
    let store = Arc::new(ExprStore::new());
    let array = store.array("x", 0, 4);
    let byte = |offset| store.byte(Symbol { array, offset });
    let word = (1..4).fold(byte(0), |word, place| store.concat(byte(place), word));
    let condition = store.eq(store.mul(word, word), store.constant(32, 49));
    let optional = Layer::TABLE.into_iter().map(|(layer, ..)| layer);
    let without = optional
        .filter(|layer| layer.is_optional() && *layer != Layer::Fast)
        .fold(Layers::NONE, Layers::with);
    let config = SolverConfig { validate, without, ..SolverConfig::default() };
    let mut solver = Solver::new(store, config, Backends { fast, full, second: None });
    let _ = solver.feasible(&PathCondition::new(), condition);
    (solver, condition)
}

#[test]
fn right_results_pass() {
    let (solver, _) = query(Box::new(Blaster::new()), Box::new(Blaster::new()), true);
    assert!(solver.contradiction().is_none());
}

#[test]
fn a_wrong_verdict_is_detected_with_its_query() {
    let (solver, _) = query(Box::new(Liar(Verdict::Unsat)), Box::new(Blaster::new()), true);
    let wrong = solver.contradiction().expect("the fast backend lied");
    assert_eq!(
        wrong.message, "blaster says unsat, blaster says sat",
        "the layer, then the backend that checks it"
    );
    assert!(wrong.query.contains("bvmul") && wrong.query.contains("(check-sat)"));
    let (unchecked, _) = query(Box::new(Liar(Verdict::Unsat)), Box::new(Blaster::new()), false);
    assert!(unchecked.contradiction().is_none(), "validation is off");
}

#[test]
fn a_wrong_model_is_detected() {
    let (solver, _) = query(Box::new(Liar(Verdict::Sat(Model::default()))), Box::new(Blaster::new()), true);
    let wrong = solver.contradiction().expect("zero squared is not 49");
    assert!(wrong.message.contains("do not satisfy"), "{}", wrong.message);
}

#[test]
fn a_wrong_backend_that_validates_is_detected_too() {
    let (solver, _) = query(Box::new(Blaster::new()), Box::new(Liar(Verdict::Unsat)), true);
    let wrong = solver.contradiction().expect("the full backend lied");
    assert_eq!(wrong.message, "blaster says sat, liar says unsat");
}
