//! Bitwuzla as a backend: everything Loam can express, floats included, at a higher price per question.
//!
//! Each question gets a session of its own: nothing of earlier questions can slow it down or change its model,
//! and a failure inside the library costs that question only. The library is compiled by `build.rs`.
#![allow(unsafe_code)]

mod ffi;
mod session;

use loam_expr::store::{Expr, ExprStore};
use loam_expr::view::{FloatBinaryOp, FloatFormat, View};
use loam_solver::encode::{Unsupported, Walk, any_node};
use loam_solver::{Backend, Limits, Unknown, Verdict, smt};
use session::{Answer, Budget, Session};
use std::time::Instant;

/// The Bitwuzla backend.
///
/// It has no count of conflicts to limit: [`Limits::effort`] bounds how often the search asks whether to stop,
/// which depends on the question alone and happens every few steps of the SAT search.
#[derive(Clone, Copy, Default, Debug)]
pub struct Bitwuzla;

impl Bitwuzla {
    /// A backend.
    pub fn new() -> Self {
        Self
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
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        let budget = Budget::new(deadline, limits.effort);
        let Some(session) = Session::open(&budget) else {
            return Verdict::Unknown(Unknown::Failed("Bitwuzla cannot be started".into()));
        };
        let mut walk = Walk::new();
        if let Err(Unsupported(what)) = smt::require_all(store, conjuncts, &session, &mut walk) {
            return Verdict::Unknown(Unknown::Unsupported(what));
        }
        match session.check() {
            Answer::Sat => match smt::model(&session, &walk) {
                Some(model) => Verdict::Sat(model),
                None => Verdict::Unknown(why(&session)),
            },
            Answer::Unsat => Verdict::Unsat,
            Answer::Unknown => Verdict::Unknown(why(&session)),
        }
    }
}

/// Why there is no answer.
fn why(session: &Session) -> Unknown {
    let budget = session.budget();
    if budget.is_late() {
        Unknown::Timeout
    } else if budget.is_used_up() {
        Unknown::Effort
    } else {
        Unknown::Failed(session.error().unwrap_or_else(|| "Bitwuzla gave up".into()))
    }
}
