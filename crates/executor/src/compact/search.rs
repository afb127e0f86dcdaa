//! How many iterations of a loop are executed in one step, and where the path goes then.
//!
//! Without further exits these are all iterations, or those in front of the first one that is out of bounds. With further exits, the conditions
//! to stay in the loop are computed for each of at most [`MOST_UNROLLED`] iterations. The path forks: on one side they hold in all of
//! them; on the other one some iteration leaves, and those before the first such iteration are one step. The one that leaves is executed as
//! always, so that it does not matter which of its instructions are executed.

use super::count::Last;
use super::iteration::Iteration;
use super::{Ends, MOST_UNROLLED, Stop, Tried};
use crate::machine::Machine;
use loam_analysis::loops::CompactLoop;
use loam_expr::Expr;
use loam_memory::ITERATION;
use loam_program::ir::BlockId;
use loam_state::DecisionKind;
use std::sync::Arc;

/// The iterations that are executed in one step.
pub(super) struct Executed {
    /// The number of the last one, a term on the inputs.
    pub last: Expr,
    /// One more, in the plainest form.
    pub count: Expr,
    /// The greatest number that the last one can have.
    pub most: u64,
    /// The condition that there is none at all. Only in loops that write nothing.
    pub none: Option<Expr>,
    /// Where the path goes on.
    pub target: BlockId,
}

/// Iterations whose conditions to stay are known.
struct Stays {
    /// The condition of each iteration.
    each: Vec<Expr>,
    /// Whether all of them hold.
    all: bool,
}

impl Machine {
    /// The iterations that are executed in one step; there is one, or the loop writes nothing.
    pub(super) fn executed(
        &mut self,
        found: &CompactLoop,
        ends: Ends,
        last: &Last,
        iteration: &Iteration,
        is_unrolled: bool,
    ) -> Tried<Executed> {
        let store = Arc::clone(&self.store);
        let number = last.number(&store);
        let least = |a, b| store.ite(store.ule(a, b), a, b);
        let limits: Vec<Expr> = iteration.limits.iter().map(|limit| limit.number(&store)).collect();
        let mut most = iteration.limits.iter().map(Last::most).fold(last.most(), u64::min);
        if is_unrolled {
            let reach = limits.iter().copied().fold(number, least);
            let reach = self.state.path.simplified(&store, reach);
            most = self.upper_bound(reach, most)?;
            if !iteration.stays.is_empty() {
                let stays = self.stays(&iteration.stays, reach, most)?;
                if !stays.all {
                    return self.executed_before(found, ends, iteration, &stays);
                }
            }
        }
        let fits = |limit: &Last| limit.includes(&store, number, last.most());
        let all_fit =
            iteration.limits.iter().map(fits).fold(store.bool(true), |all, fit| store.and(all, fit));
        let is_counted = matches!(ends, Ends::Counted(_));
        if is_counted && self.decide_unchecked(DecisionKind::Loop, all_fit)? {
            let executed = self.executed_to(number, most, found.exit);
            let count = self.state.path.simplified(&store, last.count(&store));
            return Ok(Executed { count, ..executed });
        }
        let searched = (!is_counted).then_some(number);
        let limits = searched.into_iter().chain(limits);
        let last = limits.reduce(least).expect("something does not fit");
        Ok(self.executed_to(last, most, found.continues))
    }

    /// All iterations up to one, and where the path goes on then.
    fn executed_to(&self, last: Expr, most: u64, target: BlockId) -> Executed {
        let last = self.state.path.simplified(&self.store, last);
        let count = self.store.add(last, self.store.word(1));
        Executed { last, count, most, none: None, target }
    }

    /// Decides whether all iterations up to `reach`, which is at most `most`, stay in the loop.
    fn stays(&mut self, conditions: &[Expr], reach: Expr, most: u64) -> Tried<Stays> {
        let store = Arc::clone(&self.store);
        assert!(most < MOST_UNROLLED, "too many iterations are looked at");
        let stays = conditions.iter().fold(store.bool(true), |all, &stays| store.and(all, stays));
        let each: Vec<Expr> =
            (0..=most).map(|at| store.with_bound(stays, ITERATION, store.word(at))).collect();
        let mut all = store.bool(true);
        for (at, &stays) in (0..).zip(&each) {
            let is_behind = store.ult(reach, store.word(at));
            all = store.and(all, store.or(is_behind, stays));
        }
        let all = self.decide_unchecked(DecisionKind::Loop, all)?;
        Ok(Stays { each, all })
    }

    /// The iterations in front of the first one that leaves; with it, if it leaves at its end.
    fn executed_before(
        &mut self,
        found: &CompactLoop,
        ends: Ends,
        iteration: &Iteration,
        stays: &Stays,
    ) -> Tried<Executed> {
        let store = Arc::clone(&self.store);
        let is_complete = matches!(ends, Ends::Searched) && found.guards.is_empty();
        let most = stays.each.len() as u64 - 1;
        let number = |leaving: u64| store.word(if is_complete { leaving } else { leaving.saturating_sub(1) });
        let mut last = number(most);
        for at in (0..=most).rev() {
            last = store.ite(stays.each[at as usize], last, number(at));
        }
        if is_complete {
            return Ok(self.executed_to(last, most, found.exit));
        }
        let is_writing = iteration.accesses.iter().any(|access| access.written.is_some());
        let none = match is_writing {
            true if self.decide_unchecked(DecisionKind::Loop, stays.each[0])? => None,
            false if self.feasible(stays.each[0])?.is_sat() => Some(store.not(stays.each[0])),
            _ => return Err(Stop::Useless),
        };
        Ok(Executed { none, ..self.executed_to(last, most, found.continues) })
    }
}
