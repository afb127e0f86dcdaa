//! Bitwuzla as a backend: everything Loam can express, floats included, at a higher price per question.
//!
//! Each question gets a term manager and a solver of its own: nothing of earlier questions can slow it down or
//! change its model. The library is compiled by `build.rs`.
#![allow(unsafe_code)]

mod api;
mod ffi;
mod floats;
mod terms;

use api::{Answer, Budget, Manager, Options, Raw, Solver};
use loam_expr::store::{Expr, ExprStore};
use loam_expr::view::{FloatBinaryOp, FloatFormat, View};
use loam_solver::encode::{Unsupported, Walk, any_node};
use loam_solver::{Backend, Limits, Model, Unknown, Verdict};
use std::time::Instant;
use terms::{Term, Terms};

/// The Bitwuzla backend.
///
/// It has no count of conflicts to limit: [`Limits::effort`] bounds how often the search asks whether to stop,
/// which depends on the question alone and happens every few steps of the SAT search.
pub struct Bitwuzla {
    options: Options,
}

const SEED: u64 = 1;

impl Bitwuzla {
    /// A backend.
    pub fn new() -> Self {
        Self { options: Options::new(SEED) }
    }
}

impl Default for Bitwuzla {
    fn default() -> Self {
        Self::new()
    }
}

impl Backend for Bitwuzla {
    fn name(&self) -> &'static str {
        "bitwuzla"
    }

    fn can_solve(&self, store: &ExprStore, conjuncts: &[Expr]) -> bool {
        !any_node(store, conjuncts, |view| match view {
            View::Base(_) => true,
            View::FloatBinary(FloatBinaryOp::Rem, a, _) => !matches!(
                FloatFormat::of_width(store.width(a)),
                Some(FloatFormat::Half | FloatFormat::Single)
            ),
            _ => false,
        })
    }

    fn check(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Verdict {
        if conjuncts.iter().any(|&conjunct| store.constant_value(conjunct) == Some(0)) {
            return Verdict::Unsat;
        }
        let budget = Budget {
            deadline: limits.time.and_then(|time| Instant::now().checked_add(time)),
            questions: limits.effort,
            asked: 0,
            late: false,
        };
        let manager = Manager::new();
        let mut solver = Solver::new(&manager, &self.options, budget);
        let mut walk = Walk::new();
        let required = match encode_all(store, conjuncts, &manager, &mut walk) {
            Ok(required) => required,
            Err(Unsupported(what)) => return Verdict::Unknown(Unknown::Unsupported(what)),
        };
        for term in required {
            solver.assert(term);
        }
        match solver.check() {
            Answer::Sat => model(&mut solver, &manager, &walk),
            Answer::Unsat => Verdict::Unsat,
            Answer::Unknown if solver.budget().late => Verdict::Unknown(Unknown::Timeout),
            Answer::Unknown if limits.effort.is_some_and(|most| solver.budget().asked > most) => {
                Verdict::Unknown(Unknown::Effort)
            }
            Answer::Unknown => Verdict::Unknown(Unknown::Failed("Bitwuzla gave up".into())),
        }
    }
}

/// The conjuncts and the facts they rely on, as Boolean terms.
fn encode_all<'m>(
    store: &ExprStore,
    conjuncts: &[Expr],
    manager: &'m Manager,
    walk: &mut Walk<Term<'m>>,
) -> Result<Vec<Raw<'m>>, Unsupported> {
    let mut terms = Terms::new(manager);
    let mut required = Vec::with_capacity(conjuncts.len());
    for &conjunct in conjuncts {
        let term = walk.encode(store, &mut terms, conjunct)?;
        required.push(terms.boolean(&term));
        required.append(&mut terms.take_side_conditions());
    }
    Ok(required)
}

fn model<'m>(solver: &mut Solver<'m>, manager: &'m Manager, walk: &Walk<Term<'m>>) -> Verdict {
    let mut terms = Terms::new(manager);
    let mut values = Vec::new();
    for (symbol, term) in walk.symbols() {
        let bits = terms.bits(&term);
        match solver.value(bits).and_then(|value| u8::try_from(value).ok()) {
            Some(value) => values.push((symbol, value)),
            None => return Verdict::Unknown(Unknown::Failed("Bitwuzla gave no value".into())),
        }
    }
    Verdict::Sat(Model::new(values))
}
