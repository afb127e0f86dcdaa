//! The interface of solvers: a [`Backend`] decides one conjunction at a time.
//!
//! [`Backend::check`] is a function of the query: the same conjuncts give the same verdict and the same model in every
//! process, whatever the earlier queries were. [`Backend::probe`] is incremental: it may reuse the state that earlier
//! queries left behind, so its model is only good as a cached model, and for an unsatisfiable query it returns a core.
//! Queries are cached and split in front of backends.

use crate::Model;
use crate::size::measure_new;
use loam_expr::Needed;
use loam_expr::store::{Expr, ExprStore};
use std::borrow::Cow;
use std::time::Duration;

/// The result of checking whether all conjuncts can hold at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Satisfiable, with this model.
    Sat(Model),
    /// Unsatisfiable.
    Unsat,
    /// Undecided.
    Unknown(Unknown),
}

/// Why a backend did not decide a query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// [`Limits::time`] passed.
    Timeout,
    /// [`Limits::effort`] was used up.
    Effort,
    /// The conjuncts use an operation that the backend does not know.
    Unsupported(Cow<'static, str>),
    /// The backend itself failed.
    Failed(String),
}

/// The result of an incremental query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Probe {
    /// Satisfiable, with this model, which may depend on earlier queries.
    Sat(Model),
    /// Unsatisfiable: the conjuncts at these indices are a core.
    Unsat(Vec<usize>),
    /// Undecided.
    Unknown(Unknown),
}

/// How long a backend may try. Without any limit it tries until the query is decided.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// Wall-clock time. Whether a query exceeds it depends on the machine.
    pub time: Option<Duration>,
    /// A budget that does not depend on the machine: conflicts of the SAT search, or the backend's nearest equivalent.
    pub effort: Option<u64>,
}

/// A decision procedure for conjunctions of one-bit expressions.
pub trait Backend: Send {
    /// A short name for reports.
    fn name(&self) -> &'static str;

    /// Whether the backend knows every operation in `conjuncts`. Visits each node once; a caller that has another
    /// backend at hand may as well call [`check`](Self::check) and try the other after [`Unknown::Unsupported`].
    fn can_solve(&self, store: &ExprStore, conjuncts: &[Expr]) -> bool;

    /// Decides whether all `conjuncts` can hold at once. The model of a [`Verdict::Sat`] assigns every symbol
    /// in the support of the conjuncts.
    fn check(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Verdict;

    /// Names the terms of earlier queries by which this backend will recognise them.
    fn keep_terms(&self, _needed: &mut Needed) {}

    /// About how many bytes it has allocated itself. What a library in another language has is not counted here.
    fn bytes(&self) -> usize {
        0
    }

    /// Forgets what earlier probes have left behind.
    fn forget(&mut self) {}

    /// About how many gates a [`probe`](Self::probe) would make that earlier probes have not made, up to `most`.
    fn new_gates(&self, store: &ExprStore, conjuncts: &[Expr], most: u64) -> u64 {
        measure_new(store, conjuncts, most, |_| false)
    }

    /// As [`check`](Self::check), but incremental: free to reuse what the backend has learnt from earlier queries. The
    /// verdict is the same.
    fn probe(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Probe {
        match self.check(store, conjuncts, limits) {
            Verdict::Sat(model) => Probe::Sat(model),
            Verdict::Unsat => Probe::Unsat((0..conjuncts.len()).collect()),
            Verdict::Unknown(why) => Probe::Unknown(why),
        }
    }
}
