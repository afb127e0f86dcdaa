//! The enumeration of all combinations of some bytes, like the digits of a number: steps that do not depend on the
//! digits that change are not computed again.

use crate::model::Model;
use loam_expr::tape::unknown::Bits;
use loam_expr::{ByteSet, ExprStore, Symbol, Tape};

/// Steps between two checks whether the run is halted.
const STEPS_PER_LOOK: usize = 1 << 22;

/// A byte of the query, its domain, and its slot on the tape if the tape reads it.
pub struct Byte {
    pub symbol: Symbol,
    pub domain: ByteSet,
    pub slot: Option<usize>,
}

impl Byte {
    pub fn new(tape: &Tape, symbol: Symbol, domain: ByteSet) -> Self {
        Self { symbol, domain, slot: tape.symbols().binary_search(&symbol).ok() }
    }
}

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

/// The dependencies of a slot: one bit for each enumerated byte, and [`OTHERS`].
type Needs = u8;
/// The slot depends on a byte that is not enumerated.
const OTHERS: Needs = 1 << 7;

/// An enumeration.
pub struct Trial<'t> {
    tape: &'t Tape,
    /// The bytes, the most significant first: the byte on which alone the most steps depend.
    bytes: Vec<Byte>,
    /// For each byte, the values of its domain.
    values: Vec<Vec<u8>>,
    /// The slots that depend on no enumerated byte.
    fixed: Vec<Computed>,
    /// For each byte, the slots that depend on it and on none of the bytes after it.
    slots: Vec<Vec<Computed>>,
    /// For each byte, the conjuncts among these slots. The first has the fixed ones too.
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

impl<'t> Trial<'t> {
    pub fn new(tape: &'t Tape, mut bytes: Vec<Byte>) -> Self {
        let needs = needs(tape, &bytes);
        let alone = |number: usize| needs.iter().filter(|&&needed| needed & !OTHERS == 1 << number).count();
        let mut order: Vec<usize> = (0..bytes.len()).collect();
        order.sort_by_key(|&number| std::cmp::Reverse(alone(number)));
        let level = |slot: usize| order.iter().rposition(|&number| needs[slot] >> number & 1 == 1);
        let (mut fixed, mut slots, mut roots) =
            (Vec::new(), vec![Vec::new(); bytes.len()], vec![Vec::new(); bytes.len()]);
        // The inputs, which come first, are set and not computed.
        for (slot, needed) in needs.iter().enumerate().skip(tape.symbols().len()) {
            let computed = Computed { slot, may_be_unknown: needed & OTHERS != 0 };
            match level(slot) {
                Some(level) => slots[level].push(computed),
                None => fixed.push(computed),
            }
        }
        for &root in tape.roots() {
            if let Some(roots) = roots.get_mut(level(root as usize).unwrap_or(0)) {
                roots.push(root as usize);
            }
        }
        let mut taken: Vec<Option<Byte>> = bytes.drain(..).map(Some).collect();
        let bytes: Vec<Byte> = order.iter().filter_map(|&number| taken[number].take()).collect();
        let values = bytes.iter().map(|byte| byte.domain.values().collect()).collect();
        Self { tape, bytes, values, fixed, slots, roots }
    }

    /// Upper bound of the computed slots.
    pub fn cost(&self) -> usize {
        let levels = self.values.iter().zip(&self.slots);
        let (_, cost) = levels.fold((1usize, self.fixed.len()), |(trials, cost), (values, slots)| {
            let trials = trials.saturating_mul(values.len());
            (trials, cost.saturating_add(trials.saturating_mul(slots.len() + 1)))
        });
        cost
    }

    /// Runs the enumeration; `None` if the run is halted.
    pub fn run(&self, store: &ExprStore) -> Option<Ended> {
        if self.bytes.is_empty() {
            return Some(Ended::Undecided);
        }
        let mut values = self.first_values(store);
        let mut digits = vec![0; self.bytes.len()];
        // For each level, the truth value of the conjuncts up to this level.
        let mut truths = vec![Truth::True; self.bytes.len()];
        let mut is_undecided = false;
        let (mut level, mut steps) = (0, 0);
        loop {
            steps += self.slots[level].len() + 1;
            if steps >= STEPS_PER_LOOK {
                steps = 0;
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
                Truth::True => {
                    let value = |(level, &digit): (usize, &usize)| {
                        (self.bytes[level].symbol, self.values[level][digit])
                    };
                    return Some(Ended::Holds(digits.iter().enumerate().map(value).collect()));
                }
                Truth::Unknown => is_undecided = true,
                Truth::False => {}
            }
            // The next value of this byte or, after its last value, of the nearest byte before it that has one.
            while digits[level] + 1 == self.values[level].len() {
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
    fn first_values(&self, store: &ExprStore) -> Values {
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
        let Values { known, bits } = values;
        for &Computed { slot, may_be_unknown } in slots {
            if may_be_unknown {
                bits[slot] = self.tape.compute_bits(store, slot, bits);
                continue;
            }
            known[slot] = self.tape.compute(store, slot, known);
            if let Some(bits) = bits.get_mut(slot) {
                *bits = Bits::known(known[slot]);
            }
        }
    }

    /// Sets a byte; returns the truth value of the conjuncts that depend on it and on no byte after it.
    fn truth(&self, store: &ExprStore, level: usize, digit: usize, values: &mut Values) -> Truth {
        if let Some(slot) = self.bytes[level].slot {
            let value = u128::from(self.values[level][digit]);
            values.known[slot] = value;
            if let Some(bits) = values.bits.get_mut(slot) {
                *bits = Bits::known(value);
            }
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

/// The dependencies of each slot.
fn needs(tape: &Tape, bytes: &[Byte]) -> Vec<Needs> {
    let mut needs = vec![0; tape.len()];
    needs[..tape.symbols().len()].fill(OTHERS);
    for (number, byte) in bytes.iter().enumerate() {
        if let Some(slot) = byte.slot {
            needs[slot] = 1 << number;
        }
    }
    let mut operands = Vec::new();
    for slot in tape.symbols().len()..tape.len() {
        operands.clear();
        tape.operands(slot as u32, &mut operands);
        needs[slot] = operands.iter().fold(0, |all, &operand| all | needs[operand as usize]);
    }
    needs
}
