//! Answers checked: a claimed model by evaluation, a claimed verdict by asking backends.

use crate::backend::{Backend, Limits, Verdict};
use crate::model::Model;
use loam_expr::text::smtlib;
use loam_expr::{Evaluator, Expr, ExprStore};

/// What somebody says about a conjunction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Claim<'m> {
    /// It cannot hold.
    Impossible,
    /// It holds for these inputs.
    Possible(&'m Model),
}

/// An answer that is wrong, or two backends that do not agree: one of them has a bug.
#[derive(Clone, Debug)]
pub struct Contradiction {
    /// Who says what.
    pub message: String,
    /// The query as an SMT-LIB script.
    pub query: String,
}

/// Checks what `who` says about a conjunction.
pub(crate) fn check_claim<'b>(
    store: &ExprStore,
    who: &str,
    conjuncts: &[Expr],
    claim: Claim,
    judges: impl Iterator<Item = &'b mut (dyn Backend + 'static)>,
    limits: &Limits,
) -> Result<(), Contradiction> {
    let contradiction = |message: String| Contradiction { message, query: smtlib(store, conjuncts) };
    let holds = |model: &Model| {
        let mut evaluator = Evaluator::new(store, model);
        conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct))
    };
    if let Claim::Possible(model) = claim
        && !holds(model)
    {
        return Err(contradiction(format!("{who}: the inputs given do not satisfy the query")));
    }
    for judge in judges {
        let name = judge.name();
        match (judge.check(store, conjuncts, limits), claim) {
            (Verdict::Sat(model), _) if !holds(&model) => {
                return Err(contradiction(format!("{name}: the model does not satisfy the query")));
            }
            (Verdict::Sat(_), Claim::Impossible) => {
                return Err(contradiction(format!("{who} says unsat, {name} says sat")));
            }
            (Verdict::Unsat, Claim::Possible(_)) => {
                return Err(contradiction(format!("{who} says sat, {name} says unsat")));
            }
            _ => {}
        }
    }
    Ok(())
}
