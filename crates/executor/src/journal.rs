//! The journal of a machine: events that are not part of a path, until the worker reports them.

use loam_state::{Decision, Loss, Losses};
use std::collections::BTreeSet;

/// Losses, warnings and messages, which a worker reports beside its events.
#[derive(Default)]
pub struct Journal {
    /// What was not explored in the whole run.
    pub losses: Losses,
    /// Messages of the program for the user, not reported yet.
    pub messages: Vec<String>,
    /// Warnings for the user, not reported yet.
    pub warnings: Vec<String>,
    /// All warnings of the run: each is given once.
    warned: BTreeSet<String>,
    /// How many merge scopes were opened in the whole run: the next number of a scope.
    merges: u64,
    /// Merge scopes that were opened, not reported yet.
    pub opened_merges: Vec<u64>,
    /// A fault of Loam that was found.
    pub fault: Option<String>,
    /// Whether decisions are kept.
    pub keeps_decisions: bool,
    /// The decisions of the running state, not reported yet.
    pub decisions: Vec<Decision>,
    /// How many of them were made before the instruction that is executed.
    pub made_before: usize,
}

impl Journal {
    /// Warns the user, once per message.
    pub fn warn(&mut self, message: String) {
        if self.warned.insert(message.clone()) {
            self.warnings.push(message);
        }
    }

    /// Counts a loss.
    pub fn lose(&mut self, loss: Loss) {
        *self.losses.entry(loss).or_default() += 1;
    }

    /// Keeps a decision of the running state.
    pub fn decide(&mut self, decision: &Decision) {
        if self.keeps_decisions {
            self.decisions.push(decision.clone());
        }
    }

    /// The instruction is not executed now, so its decisions will be made again.
    pub fn undo_instruction(&mut self) {
        self.decisions.truncate(self.made_before);
    }

    /// Opens a merge scope. Returns its number.
    pub fn open_merge(&mut self) -> u64 {
        self.merges += 1;
        self.opened_merges.push(self.merges);
        self.merges
    }
}
