//! The enumeration of all combinations of some bytes, like the digits of a number: steps that do not depend on the
//! digits that change are not computed again, and a combination that violates a conjunct is not continued.

use super::classes::{Byte, Needs};
use crate::model::Model;
use loam_expr::tape::unknown::Bits;
use loam_expr::{ExprStore, Tape};

/// Steps between two checks whether the run is halted.
const STEPS_PER_LOOK: usize = 1 << 22;

/// How an enumeration ended.
pub enum Ended {
    /// No combination satisfies all conjuncts.
    Refuted,
    /// The first combination that satisfies all conjuncts, whatever the bytes are that were not enumerated.
    Holds(Model),
    /// Some combinations may satisfy all conjuncts; this depends on bytes that were not enumerated.
    Undecided,
}

/// The truth value of some conjuncts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Truth {
    False,
    Unknown,
    True,
}

/// An enumeration.
pub struct Trial<'t> {
    tape: &'t Tape,
    /// The bytes, the most significant first.
    bytes: Vec<Byte>,
    /// The slots that depend on no enumerated byte.
    fixed: Vec<Computed>,
    /// For each byte, the slots that depend on it and on others, but on none of the bytes after it.
    slots: Vec<Vec<Computed>>,
    /// For each byte, the conjuncts that depend on it and on none of the bytes after it. The first has the fixed ones
    /// too.
    roots: Vec<Vec<usize>>,
}

/// A slot, and whether its bits may be unknown.
#[derive(Clone, Copy)]
struct Computed {
    slot: usize,
    may_be_unknown: bool,
}

/// The values of all slots. `bits` is empty if all bytes are enumerated.
struct Values {
    known: Vec<u128>,
    bits: Vec<Bits>,
}

impl Values {
    fn set(&mut self, slot: usize, value: u128) {
        self.known[slot] = value;
        if let Some(bits) = self.bits.get_mut(slot) {
            *bits = Bits::known(value);
        }
    }
}

impl<'t> Trial<'t> {
    /// The enumeration of these bytes, the most significant first. The first `conjuncts` results of the tape must hold.
    pub fn new(tape: &'t Tape, needs: &[Needs], conjuncts: usize, bytes: Vec<Byte>) -> Self {
        let enumerated: Needs = bytes.iter().fold(0, |all, byte| all | 1 << byte.slot);
        let level = |slot: usize| bytes.iter().rposition(|byte| needs[slot] >> byte.slot & 1 == 1);
        let (mut fixed, mut slots, mut roots) =
            (Vec::new(), vec![Vec::new(); bytes.len()], vec![Vec::new(); bytes.len()]);
        // The inputs, which come first, are set and not computed.
        for (slot, &needed) in needs.iter().enumerate().skip(tape.symbols().len()) {
            let computed = Computed { slot, may_be_unknown: needed & !enumerated != 0 };
            match level(slot) {
                // The values of slots that depend on one byte are in the table of the byte.
                Some(_) if needed.count_ones() == 1 => {}
                Some(level) => slots[level].push(computed),
                None => fixed.push(computed),
            }
        }
        for &root in &tape.roots()[..conjuncts] {
            if let Some(roots) = roots.get_mut(level(root as usize).unwrap_or(0)) {
                roots.push(root as usize);
            }
        }
        Self { tape, bytes, fixed, slots, roots }
    }

    /// Upper bound of the computed slots.
    pub fn cost(&self) -> usize {
        let levels = self.bytes.iter().enumerate();
        let (_, cost) = levels.fold((1usize, self.fixed.len()), |(trials, cost), (level, byte)| {
            let trials = trials.saturating_mul(byte.values.len());
            (trials, cost.saturating_add(trials.saturating_mul(self.steps(level))))
        });
        cost
    }

    /// The steps of one value of a byte.
    fn steps(&self, level: usize) -> usize {
        self.slots[level].len() + self.bytes[level].outer.len() + 1
    }

    /// Runs the enumeration up to the first combination that satisfies all conjuncts; `None` if the run is halted, or it
    /// would take more than `most_steps`.
    pub fn run(&self, store: &ExprStore, most_steps: usize) -> Option<Ended> {
        self.run_until(store, most_steps, |_| true)
    }

    /// Runs the enumeration; it ends with the first combination that satisfies all conjuncts and is `accepted`, which
    /// sees the values of all slots.
    pub fn run_until(
        &self,
        store: &ExprStore,
        most_steps: usize,
        mut accepted: impl FnMut(&[u128]) -> bool,
    ) -> Option<Ended> {
        if self.bytes.is_empty() {
            return Some(Ended::Undecided);
        }
        let mut values = self.values(store);
        let mut digits = vec![0; self.bytes.len()];
        // For each level, the truth value of the conjuncts up to this level.
        let mut truths = vec![Truth::True; self.bytes.len()];
        let mut is_undecided = false;
        let (mut level, mut steps, mut next_look) = (0, 0, STEPS_PER_LOOK);
        loop {
            steps += self.steps(level);
            if steps > most_steps {
                return None;
            }
            if steps >= next_look {
                next_look += STEPS_PER_LOOK;
                if store.is_halted() {
                    return None;
                }
            }
            let before = if level == 0 { Truth::True } else { truths[level - 1] };
            truths[level] = match self.truth(store, level, digits[level], &mut values) {
                Truth::True => before,
                other => other,
            };
            if truths[level] != Truth::False && level + 1 < digits.len() {
                level += 1;
                digits[level] = 0;
                continue;
            }
            match truths[level] {
                Truth::True if accepted(&values.known) => {
                    let value = |(byte, &digit): (&Byte, &usize)| (byte.symbol, byte.values[digit]);
                    return Some(Ended::Holds(self.bytes.iter().zip(&digits).map(value).collect()));
                }
                Truth::Unknown => is_undecided = true,
                Truth::True | Truth::False => {}
            }
            // The next value of this byte or, after its last value, of the nearest byte before it that has one.
            while digits[level] + 1 == self.bytes[level].values.len() {
                match level.checked_sub(1) {
                    Some(before) => level = before,
                    None if is_undecided => return Some(Ended::Undecided),
                    None => return Some(Ended::Refuted),
                }
            }
            digits[level] += 1;
        }
    }

    /// The values before any byte is set.
    fn values(&self, store: &ExprStore) -> Values {
        let all = self.fixed.iter().chain(self.slots.iter().flatten());
        let has_unknown = all.clone().any(|computed| computed.may_be_unknown);
        let mut values = Values { known: self.tape.values(|_| 0), bits: Vec::new() };
        if has_unknown {
            values.bits = vec![Bits::default(); self.tape.len()];
            values.bits[..self.tape.symbols().len()].fill(Bits::any(8));
        }
        self.compute(store, &self.fixed, &mut values);
        values
    }

    fn compute(&self, store: &ExprStore, slots: &[Computed], values: &mut Values) {
        for &Computed { slot, may_be_unknown } in slots {
            if may_be_unknown {
                values.bits[slot] = self.tape.compute_bits(store, slot, &values.bits);
            } else {
                values.set(slot, self.tape.compute(store, slot, &values.known));
            }
        }
    }

    /// Sets a byte; returns the truth value of the conjuncts that depend on it and on no byte after it.
    fn truth(&self, store: &ExprStore, level: usize, digit: usize, values: &mut Values) -> Truth {
        let byte = &self.bytes[level];
        for (&slot, &value) in byte.outer.iter().zip(byte.row(digit)) {
            values.set(slot, value);
        }
        self.compute(store, &self.slots[level], values);
        let mut all = Truth::True;
        for &root in &self.roots[level] {
            let bits = values.bits.get(root).copied().unwrap_or(Bits::known(values.known[root]));
            if !bits.is_known() {
                all = Truth::Unknown;
            } else if bits.value == 0 {
                return Truth::False;
            }
        }
        all
    }
}

/// The order of bytes in which a conjunct that few combinations decide is decided early: it excludes all combinations of
/// the bytes after it at once.
pub fn cheapest_conjuncts_first(tape: &Tape, needs: &[Needs], mut bytes: Vec<Byte>) -> Vec<Byte> {
    bytes.sort_by_key(|byte| (byte.values.len(), byte.slot));
    let mut order: Vec<Byte> = Vec::with_capacity(bytes.len());
    let all: Needs = bytes.iter().fold(0, |all, byte| all | 1 << byte.slot);
    let mut open: Vec<Needs> = tape.roots().iter().map(|&root| needs[root as usize] & all).collect();
    while !bytes.is_empty() {
        let combinations = |needed: Needs| {
            let used = bytes.iter().filter(|byte| needed >> byte.slot & 1 == 1);
            used.fold(1usize, |all, byte| all.saturating_mul(byte.values.len()))
        };
        open.retain(|&needed| bytes.iter().any(|byte| needed >> byte.slot & 1 == 1));
        let next = open.iter().copied().min_by_key(|&needed| combinations(needed)).unwrap_or(all);
        let (now, later) = bytes.into_iter().partition(|byte: &Byte| next >> byte.slot & 1 == 1);
        order.extend::<Vec<Byte>>(now);
        bytes = later;
    }
    order
}
