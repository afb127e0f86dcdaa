//! Trials: concrete runs from the middle of a path to its end.
//!
//! A trial takes a copy of a state, gives each input byte one value that the path condition allows, and executes the
//! copy on plain words. It makes no queries and never forks, so it costs little; its inputs are a test that covers
//! what lies behind the state long before the search gets there. A trial whose path covers nothing new leaves nothing
//! behind, not even in an allocator that all states share. The path itself is explored as if there had been no trial. A
//! state that has just covered something new gets a trial at once, which is then the test that shows it.

use crate::machine::{Machine, Stop};
use loam_base::Rng;
use loam_expr::{ByteSet, Evaluator, Expr, Symbol};
use loam_solver::path::Sampling;
use loam_solver::{Model, PathCondition};
use loam_state::{Ending, Seed, Seeds, SymbolicObject, TestObject};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Source instructions that one trial may execute.
pub(crate) const FUEL: u64 = 500_000;
/// Slices of one trial. A slice that is no progress ends early.
const MOST_SLICES: u32 = 10_000;

/// Input bytes of a state that gets a trial.
const MOST_BYTES: usize = 1 << 13;
/// Inputs that are made during a trial. Any other stays symbolic: the trial ends where a path would fork over it.
const MOST_NEW_INPUTS: u32 = 64;

/// The trial in the machine.
pub(crate) struct Trial {
    /// The values of the input bytes.
    inputs: BTreeMap<Symbol, u8>,
    /// How many inputs were made during the trial.
    made: u32,
    sampling: Sampling,
    rng: Rng,
}

impl Machine {
    /// Whether the state in the machine has too many inputs for a trial.
    pub(crate) fn is_too_large_for_trial(&self) -> bool {
        let sizes = self.state.inputs.iter().map(|input| self.store.array_info(input.array).size as usize);
        sizes
            .scan(0, |sum, size| {
                *sum += size;
                Some(*sum)
            })
            .any(|sum| sum > MOST_BYTES)
    }

    /// Makes the state in the machine a trial: its path condition becomes that each input byte has one value. `false`, and no
    /// trial, if the values that were chosen do not take the path.
    pub(crate) fn begin_trial(&mut self, mut rng: Rng) -> bool {
        let sampling = if rng.flip() { Sampling::Cached } else { Sampling::Mixed };
        let constrained = self.state.path.sample(sampling, &mut rng);
        if !self.takes_path(&constrained) {
            return false;
        }
        let mut values: Vec<(Symbol, u8)> = constrained.iter().collect();
        for input in self.state.inputs.in_order() {
            let free = self.symbols_of(input).filter(|&symbol| constrained.get(symbol).is_none());
            values.extend(free.map(|symbol| (symbol, sampling.byte(ByteSet::ALL, 0, &mut rng))));
        }
        self.state.memory.separate_addresses();
        self.state.path = PathCondition::with_bases(self.state.path.bases.clone());
        self.trial = Some(Box::new(Trial { inputs: BTreeMap::new(), made: 0, sampling, rng }));
        self.fix_inputs(values);
        self.state.seeds = Seeds::default();
        true
    }

    /// Whether inputs satisfy the path condition of the state in the machine.
    fn takes_path(&self, inputs: &Model) -> bool {
        let (store, path) = (&self.store, &self.state.path);
        let mut evaluator = Evaluator::new(store, inputs);
        path.constraints().all(|constraint| evaluator.eval_bool(path.bases.ground(store, constraint)))
    }

    /// Chooses the values of an input that is made during a trial.
    pub(crate) fn try_input(&mut self, input: &SymbolicObject) {
        let symbols = self.symbols_of(input);
        let Some(Trial { made, sampling, rng, .. }) = self.trial.as_deref_mut() else { return };
        *made += 1;
        if *made <= MOST_NEW_INPUTS {
            let values = symbols.map(|symbol| (symbol, sampling.byte(ByteSet::ALL, 0, rng))).collect();
            self.fix_inputs(values);
        }
    }

    fn symbols_of(&self, input: &SymbolicObject) -> impl Iterator<Item = Symbol> + use<> {
        let array = input.array;
        (0..self.store.array_info(array).size).map(move |offset| Symbol { array, offset })
    }

    fn fix_inputs(&mut self, values: Vec<(Symbol, u8)>) {
        let Some(trial) = &mut self.trial else { return };
        trial.inputs.extend(values.iter().copied());
        let store = Arc::clone(&self.store);
        for (symbol, value) in values {
            let is_value = store.eq(store.byte(symbol), store.constant(8, u128::from(value)));
            self.state.path.add(&store, is_value, Some(&Model::new(vec![(symbol, value)])));
        }
    }

    /// The value of a term in the trial in the machine, if there is one. A term on bytes that are no inputs has a value only if
    /// the inputs leave nothing of these bytes in it.
    pub(crate) fn tried_value(&self, term: Expr) -> Option<u128> {
        let inputs = &self.trial.as_deref()?.inputs;
        if self.store.support(term).iter().any(|symbol| !inputs.contains_key(symbol)) {
            return self.store.constant_value(self.state.path.simplified(&self.store, term));
        }
        let term = self.state.path.bases.ground(&self.store, term);
        Some(Evaluator::new(&self.store, inputs).eval(term))
    }

    /// The inputs of the trial in the machine, up to the first that has no values.
    pub(crate) fn trial_inputs(&self) -> Seed {
        let values = self.trial.as_deref().map(|trial| &trial.inputs);
        let object = |input: &SymbolicObject| -> Option<TestObject> {
            let value = |symbol| values?.get(&symbol).copied();
            let bytes = self.symbols_of(input).map(value).collect::<Option<_>>()?;
            Some(TestObject { name: self.store.array_info(input.array).name.to_string(), bytes })
        };
        Seed::Trial(self.state.inputs.in_order().into_iter().map_while(object).collect())
    }

    /// Runs the trial. `None` if it did not end, or depends on more than its inputs.
    pub(crate) fn run_trial(&mut self) -> Option<Ending> {
        let end = self.instructions + FUEL;
        for _ in 0..MOST_SLICES {
            if self.instructions >= end || self.store.is_halted() {
                break;
            }
            match self.run(end - self.instructions) {
                Stop::Fuel => {}
                // Nothing is merged with a trial.
                Stop::Wait => drop(self.state.merge_scopes.pop()),
                Stop::Fork(_) => return None,
                Stop::End(ending) => return Some(ending),
            }
        }
        None
    }
}

/// Explored source instructions before the first trial: small programs are explored without.
const FIRST_AFTER: u64 = 2_000_000;
/// Selections before the first trial, if they come earlier.
const FIRST_AFTER_SELECTIONS: u64 = 4096;
/// Trials in a row without a result after which trials get half of their share of instructions.
const FRUITLESS: u32 = 128;
/// How often the share is halved at most.
const MOST_HALVINGS: u32 = 5;

/// Decides when a trial is due: as many instructions are executed in trials as by the search, and fewer if trials
/// have found nothing for long.
#[derive(Default)]
pub(crate) struct TrialSchedule {
    /// Whether the run has taken long enough for trials.
    pub has_begun: bool,
    /// Source instructions executed in trials.
    pub instructions: u64,
    /// The number of trials.
    pub count: u64,
    /// Trials since the last one that found something.
    fruitless: u32,
}

impl TrialSchedule {
    /// Whether there are trials from now on, after these explored instructions and selections. True once.
    pub fn begins(&mut self, explored: u64, selections: u64) -> bool {
        let is_time = explored >= FIRST_AFTER || selections >= FIRST_AFTER_SELECTIONS;
        is_time && !std::mem::replace(&mut self.has_begun, true)
    }

    /// Whether the trial of any state is due after these explored instructions.
    pub fn is_due(&self, explored: u64) -> bool {
        self.has_begun && self.instructions <= explored >> (self.fruitless / FRUITLESS).min(MOST_HALVINGS)
    }

    /// A trial has ended.
    pub fn ended(&mut self, instructions: u64, has_found: bool) {
        self.count += 1;
        self.instructions += instructions;
        self.fruitless = if has_found { 0 } else { self.fruitless.saturating_add(1) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trials_begin_late_and_get_less_while_they_find_nothing() {
        let mut schedule = TrialSchedule::default();
        assert!(!schedule.begins(1000, 10));
        assert!(!schedule.is_due(1000));
        assert!(schedule.begins(1000, FIRST_AFTER_SELECTIONS));
        assert!(!schedule.begins(FIRST_AFTER, FIRST_AFTER_SELECTIONS));
        assert!(schedule.is_due(FIRST_AFTER));
        schedule.ended(FIRST_AFTER, false);
        assert!(schedule.is_due(FIRST_AFTER));
        for _ in 0..FRUITLESS {
            schedule.ended(0, false);
        }
        assert!(!schedule.is_due(FIRST_AFTER));
        assert!(schedule.is_due(2 * FIRST_AFTER));
        schedule.ended(0, true);
        assert!(schedule.is_due(FIRST_AFTER));
        assert_eq!(schedule.count, u64::from(FRUITLESS) + 2);
    }
}
