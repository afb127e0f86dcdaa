//! Validation of results: models by evaluation, verdicts by other backends.

use crate::backend::{Backend, Limits, Verdict};
use crate::model::Model;
use loam_expr::text::smtlib;
use loam_expr::{Evaluator, Expr, ExprStore};

/// The result of a conjunction that is validated.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Claim<'m> {
    /// Unsatisfiable.
    Unsat,
    /// Satisfiable with this model.
    Sat(&'m Model),
}

/// A wrong result, or two backends that disagree: one of them has a bug.
#[derive(Clone, Debug)]
pub struct Contradiction {
    /// Which layers or backends disagree, and their results.
    pub message: String,
    /// The query as an SMT-LIB script.
    pub query: String,
}

/// Validates the result of a conjunction that the layer or procedure `who` returned.
pub(crate) fn check_claim<'b>(
    store: &ExprStore,
    who: &str,
    conjuncts: &[Expr],
    claim: Claim,
    validators: impl Iterator<Item = &'b mut (dyn Backend + 'static)>,
    limits: &Limits,
) -> Result<(), Contradiction> {
    let contradiction = |message: String| Contradiction { message, query: smtlib(store, conjuncts) };
    let holds = |model: &Model| {
        let mut evaluator = Evaluator::new(store, model);
        conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct))
    };
    if let Claim::Sat(model) = claim
        && !holds(model)
    {
        return Err(contradiction(format!("{who}: the inputs given do not satisfy the query")));
    }
    for backend in validators {
        let name = backend.name();
        match (backend.check(store, conjuncts, limits), claim) {
            (Verdict::Sat(model), _) if !holds(&model) => {
                return Err(contradiction(format!("{name}: the model does not satisfy the query")));
            }
            (Verdict::Sat(_), Claim::Unsat) => {
                return Err(contradiction(format!("{who} says unsat, {name} says sat")));
            }
            (Verdict::Unsat, Claim::Sat(_)) => {
                return Err(contradiction(format!("{who} says sat, {name} says unsat")));
            }
            _ => {}
        }
    }
    Ok(())
}
