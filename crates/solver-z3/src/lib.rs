//! Z3 as a backend: all operations of Loam, floats included, for validation and comparison.
//!
//! The installed library is loaded when the first [`Z3`] is made; Loam is built and runs without it. Each query gets
//! its own context: Z3 orders terms by their creation, so in a shared context the models would depend on earlier
//! queries.
#![allow(unsafe_code)]

mod ffi;
mod operations;
mod session;

use ffi::Api;
pub use ffi::NotInstalled;
use loam_expr::store::{Expr, ExprStore};
use loam_solver::encode::{Unsupported, Walk};
use loam_solver::{Backend, Limits, Unknown, Verdict, smt};
use session::{Answer, Budget, Session};
use std::ffi::CStr;
use std::fmt;
use std::time::Instant;

/// How a read of a table at a symbolic index is encoded. Verdicts are the same, models and times differ.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tables {
    /// As a balanced tree of if-then-else over the bits of the index. The query stays in the theory of bit-vectors,
    /// which Z3 bit-blasts as a whole: two to five times as fast as `Selects`.
    #[default]
    Tree,
    /// As a select of an array whose every byte is asserted.
    Selects,
}

/// The Z3 backend.
///
/// Its conflicts are not limited: [`Limits::effort`] limits Z3's resource units (`rlimit`), which depend on the query
/// alone; one unit of effort is [`RESOURCES_PER_EFFORT`] of them.
#[derive(Clone, Copy)]
pub struct Z3 {
    api: &'static Api,
    tables: Tables,
}

/// Z3's resource units for one unit of effort.
pub const RESOURCES_PER_EFFORT: u32 = 1000;

impl Z3 {
    /// A backend, if the library is installed.
    pub fn load() -> Result<Self, NotInstalled> {
        Ok(Self { api: Api::get()?, tables: Tables::default() })
    }

    /// The version of the library.
    pub fn version(self) -> String {
        // SAFETY: it returns a text that lives as long as the library.
        let text = unsafe { CStr::from_ptr((self.api.get_full_version)()) };
        let text = text.to_string_lossy();
        // A commit follows the number.
        let text = text.trim_start_matches("Z3 ");
        text.split(' ').next().unwrap_or(text).to_owned()
    }

    /// Sets the encoding of tables.
    pub fn with_tables(self, tables: Tables) -> Self {
        Self { tables, ..self }
    }
}

impl fmt::Debug for Z3 {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { api: _, tables } = self;
        text.debug_struct("Z3").field("tables", tables).finish_non_exhaustive()
    }
}

impl Backend for Z3 {
    fn name(&self) -> &'static str {
        "z3"
    }

    fn can_solve(&self, store: &ExprStore, conjuncts: &[Expr]) -> bool {
        smt::can_express(store, conjuncts)
    }

    fn check(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Verdict {
        if conjuncts.iter().any(|&conjunct| store.constant_value(conjunct) == Some(0)) {
            return Verdict::Unsat;
        }
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        let budget = Budget { deadline, resources: limits.effort.map(resources) };
        let Some(session) = Session::open(self.api, self.tables) else {
            return Verdict::Unknown(Unknown::Failed("Z3 cannot be started".into()));
        };
        ask(session, store, conjuncts, &budget)
    }
}

fn ask(session: Session, store: &ExprStore, conjuncts: &[Expr], budget: &Budget) -> Verdict {
    let mut walk = Walk::new();
    if let Err(Unsupported(what)) = smt::require_all(store, conjuncts, &session, &mut walk) {
        return Verdict::Unknown(Unknown::Unsupported(what.into()));
    }
    let (session, answer) = session.check(budget);
    match answer {
        Answer::Sat => match session.and_then(|session| smt::model(&session, &walk)) {
            Some(model) => Verdict::Sat(model),
            None => Verdict::Unknown(Unknown::Failed("Z3 gave a model that cannot be read".into())),
        },
        Answer::Unsat => Verdict::Unsat,
        Answer::Late => Verdict::Unknown(Unknown::Timeout),
        Answer::UsedUp => Verdict::Unknown(Unknown::Effort),
        Answer::Failed(why) => Verdict::Unknown(Unknown::Failed(why)),
    }
}

/// Z3's resource limit for an effort, at least one: zero is no limit.
fn resources(effort: u64) -> u32 {
    let resources = effort.saturating_mul(u64::from(RESOURCES_PER_EFFORT));
    u32::try_from(resources).unwrap_or(u32::MAX).max(1)
}
