//! What a solver is to the rest of Loam: a [`Backend`] that answers one conjunction at a time.
//!
//! [`Backend::check`] is a function of the query: the same conjuncts give the same verdict and the same model in
//! every process, whatever was asked before. [`Backend::probe`] is for queries whose model is only a hint: it may
//! go on from where earlier queries left off, and it names the conjuncts a contradiction needs.
//! Caching and splitting of queries happen in front of backends.

use crate::Model;
use loam_expr::store::{Expr, ExprStore};
use std::borrow::Cow;
use std::time::Duration;

/// The answer to "can all these conjuncts hold?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Yes, for example with these inputs.
    Sat(Model),
    /// No, with no inputs.
    Unsat,
    /// Not found out.
    Unknown(Unknown),
}

/// Why a backend gave no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// [`Limits::time`] passed.
    Timeout,
    /// [`Limits::effort`] was used up.
    Effort,
    /// The conjuncts use something the backend does not know.
    Unsupported(Cow<'static, str>),
    /// The backend itself failed.
    Failed(String),
}

/// The answer to a query whose model is only a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Probe {
    /// Yes, for example with these inputs, which may depend on what was asked before.
    Sat(Model),
    /// No: the conjuncts at these places contradict each other already.
    Unsat(Vec<usize>),
    /// Not found out.
    Unknown(Unknown),
}

/// How long a backend may try. Nothing set: until the answer is found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// Time on the clock. Whether it is hit depends on the machine.
    pub time: Option<Duration>,
    /// A budget that does not depend on the machine: conflicts of the SAT search, or what is nearest to it.
    pub effort: Option<u64>,
}

/// A decision procedure for conjunctions of one-bit expressions.
pub trait Backend: Send {
    /// A short name for reports.
    fn name(&self) -> &'static str;

    /// Whether the backend knows every operation in `conjuncts`. It looks at each node once; a caller that has
    /// another backend at hand may as well call [`check`](Self::check) and go on after [`Unknown::Unsupported`].
    fn can_solve(&self, store: &ExprStore, conjuncts: &[Expr]) -> bool;

    /// Decides whether all `conjuncts` can hold at once. The model of a [`Verdict::Sat`] assigns every symbol
    /// in the support of the conjuncts.
    fn check(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Verdict;

    /// As [`check`](Self::check), but free to use what it still knows of earlier queries. The verdict is the same.
    fn probe(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Probe {
        match self.check(store, conjuncts, limits) {
            Verdict::Sat(model) => Probe::Sat(model),
            Verdict::Unsat => Probe::Unsat((0..conjuncts.len()).collect()),
            Verdict::Unknown(why) => Probe::Unknown(why),
        }
    }
}
