//! Bitwuzla as a backend: all operations of Loam, floats included, at a higher cost per query.
//!
//! Each query gets its own session: earlier queries can neither slow it down nor change its model, and a failure inside
//! the library affects that query only. Large queries are answered in a child process, so that limits of time and
//! memory hold ([`child`]). The library is compiled by `build.rs`.
#![allow(unsafe_code)]

mod answer;
mod child;
mod ffi;
mod session;

use child::{Allowance, Failure};
use loam_base::Deadline;
use loam_expr::store::{Expr, ExprStore};
use loam_solver::encode::{Unsupported, Walk};
use loam_solver::{Backend, Limits, Unknown, Verdict, size, smt};
use session::{Answer, Budget, Session};

/// Queries of more gates than this are answered in a child process, if there is a time limit. The threshold does not
/// change results. Below it Bitwuzla seldom runs longer than a tenth of a second without checking the clock, and above
/// it most queries take longer than that; a child costs a millisecond, and some 50 for each gibibyte of memory of this
/// process.
const LARGE: u64 = 1 << 18;

/// The version of Bitwuzla that Loam is built with: that of the crate with its sources.
pub const VERSION: &str = "0.8.0";

/// The Bitwuzla backend.
///
/// Its conflicts cannot be limited: [`Limits::effort`] limits how often the search calls its terminator, which depends
/// on the query alone and happens every few steps of the SAT search.
///
/// Bitwuzla does not check the clock while it bit-blasts, and bit-blasting a large query may take any time and memory.
/// So a large query with a time limit is answered in a child process, which is killed when the time is over.
#[derive(Clone, Copy, Debug)]
pub struct Bitwuzla {
    /// Queries of more gates than this are large.
    large: u64,
    /// Bytes that the child process may use in addition to those of this process.
    memory: u64,
}

impl Bitwuzla {
    /// A backend that allows a large query two gibibytes.
    pub fn new() -> Self {
        Self { large: LARGE, memory: 2 << 30 }
    }

    /// Sets the bytes that a large query may use.
    pub fn with_memory(self, memory: u64) -> Self {
        Self { memory, ..self }
    }

    /// Sets the number of gates above which a query is large.
    pub fn with_large(self, large: u64) -> Self {
        Self { large, ..self }
    }

    /// Answers in a child process, which is killed at the deadline.
    fn solve_apart(&self, query: &Query) -> Verdict {
        let allowance = Allowance { deadline: query.deadline.clone(), memory: self.memory };
        let failed = |why: String| Verdict::Unknown(Unknown::Failed(why));
        let no_memory = || format!("Bitwuzla ran out of memory ({} MiB)", self.memory >> 20);
        match child::run(allowance, || answer::to_bytes(&query.solve())) {
            Ok(bytes) => match answer::from_bytes(&bytes) {
                Some(Verdict::Unknown(Unknown::Failed(why))) if why == NO_MEMORY => failed(no_memory()),
                Some(verdict) => verdict,
                None => failed("Bitwuzla's result cannot be read".into()),
            },
            Err(Failure::Late) => Verdict::Unknown(Unknown::Timeout),
            // When memory runs out without an exception, the library or Rust aborts, or the system kills the child.
            Err(Failure::Ended(Some(libc::SIGABRT | libc::SIGKILL))) => failed(no_memory()),
            Err(Failure::Ended(Some(signal))) => failed(format!("Bitwuzla was killed by signal {signal}")),
            Err(Failure::Ended(None)) => failed("Bitwuzla ended without a result".into()),
            // A result that may be late is better than none.
            Err(Failure::NotStarted) => query.solve(),
        }
    }
}

impl Default for Bitwuzla {
    fn default() -> Self {
        Self::new()
    }
}

/// Bitwuzla's message when an allocation fails.
const NO_MEMORY: &str = "std::bad_alloc";

impl Backend for Bitwuzla {
    fn name(&self) -> &'static str {
        "bitwuzla"
    }

    fn can_solve(&self, store: &ExprStore, conjuncts: &[Expr]) -> bool {
        smt::can_express(store, conjuncts)
    }

    fn check(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Verdict {
        if conjuncts.iter().any(|&conjunct| store.constant_value(conjunct) == Some(0)) {
            return Verdict::Unsat;
        }
        let deadline = store.deadline(limits.time);
        let query = Query { store, conjuncts, deadline, effort: limits.effort };
        match limits.time.is_some() && size::is_larger(store, conjuncts, self.large) {
            true => self.solve_apart(&query),
            false => query.solve(),
        }
    }
}

/// A query with its limits.
struct Query<'q> {
    store: &'q ExprStore,
    conjuncts: &'q [Expr],
    deadline: Deadline,
    effort: Option<u64>,
}

impl Query<'_> {
    /// Answers in this process.
    fn solve(&self) -> Verdict {
        let budget = Budget::new(self.deadline.clone(), self.effort);
        let Some(session) = Session::open(&budget) else {
            return Verdict::Unknown(Unknown::Failed("Bitwuzla cannot be started".into()));
        };
        let mut walk = Walk::new();
        if let Err(Unsupported(what)) = smt::require_all(self.store, self.conjuncts, &session, &mut walk) {
            return Verdict::Unknown(Unknown::Unsupported(what.into()));
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

/// Why the query is undecided.
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
