//! A graph of logic gates over input bits, simplified while it is built.
//!
//! A [`Bit`] is a gate or its negation. Every constructor folds constants, drops redundant inputs, brings the inputs
//! into one order and looks the gate up before it makes a new one, so equal functions built in the same way are one
//! gate. Gates only refer to earlier gates. Besides *and* there are exclusive or, if-then-else (`Choice`) and majority:
//! these become fewer and better clauses than their equivalents made of *and*. A bit can be required to be true. Direct
//! consequences (both inputs of an *and*, the equality of two bits) are recorded as facts with which later gates are
//! simplified.

/// The output of a gate, or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bit(u32);

impl Bit {
    /// Always false; gate number 0.
    pub const FALSE: Self = Self(0);
    /// Always true.
    pub const TRUE: Self = Self(1);

    /// A constant.
    pub fn constant(value: bool) -> Self {
        Self(u32::from(value))
    }

    /// The positive output of a gate.
    pub fn of_gate(gate: usize) -> Self {
        Self((gate as u32) << 1)
    }

    /// A dense index: twice the number of the gate, plus one if negated.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit with this [`index`](Self::index).
    pub fn from_index(index: u32) -> Self {
        Self(index)
    }

    /// The number of the gate.
    pub fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether this is the negated output.
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Its value if it is a constant.
    pub fn value(self) -> Option<bool> {
        (self.0 < 2).then_some(self.0 == 1)
    }

    /// This bit, negated if `negate`.
    pub fn negate_if(self, negate: bool) -> Self {
        Self(self.0 ^ u32::from(negate))
    }
}

impl std::ops::Not for Bit {
    type Output = Self;
    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// What a gate computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    /// The constant false; gate number 0 alone.
    False,
    /// An input.
    Input,
    /// Both inputs.
    And(Bit, Bit),
    /// Exactly one of two inputs; both are positive.
    Xor(Bit, Bit),
    /// If the first then the second, else the third; first and second are positive.
    Choice(Bit, Bit, Bit),
    /// At least two of three inputs.
    Majority(Bit, Bit, Bit),
}

/// All gates of one query.
#[derive(Debug)]
pub struct Gates {
    gates: Vec<Gate>,
    /// Gate numbers by hash, 0 for an empty slot; the length is a power of two.
    table: Vec<u32>,
    /// For each gate the bit it is known to equal: its own output, or a bit of an earlier gate.
    same: Vec<Bit>,
    /// Gates with a fact about their output: the search must make their inputs agree with the fact.
    bound: Vec<usize>,
    /// Inputs that were found to equal the output of another gate.
    replaced: Vec<usize>,
}

const SMALL_TABLE: usize = 1 << 9;

impl Gates {
    /// No gates but the constant.
    pub fn new() -> Self {
        Self {
            gates: vec![Gate::False],
            table: vec![0; SMALL_TABLE],
            same: vec![Bit::FALSE],
            bound: Vec::new(),
            replaced: Vec::new(),
        }
    }

    /// Removes all gates but keeps the memory. The cost does not depend on the size of earlier queries.
    pub fn clear(&mut self) {
        self.gates.truncate(1);
        self.same.truncate(1);
        self.bound.clear();
        self.replaced.clear();
        self.table.clear();
        self.table.resize(SMALL_TABLE, 0);
    }

    /// Bytes of the gates and what belongs to them.
    pub fn bytes(&self) -> usize {
        let Self { gates, table, same, bound, replaced } = self;
        size_of_val(&**gates)
            + size_of_val(&**table)
            + size_of_val(&**same)
            + size_of_val(&**bound)
            + size_of_val(&**replaced)
    }

    /// The number of gates; numbers below it are valid.
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// The gate with this number.
    pub fn gate(&self, number: usize) -> Gate {
        self.gates[number]
    }

    /// The earliest bit that is known to equal this one.
    pub fn find(&self, mut bit: Bit) -> Bit {
        loop {
            let same = self.same[bit.gate()];
            if same.gate() == bit.gate() {
                return bit;
            }
            bit = same.negate_if(bit.is_negated());
        }
    }

    /// The gates other than inputs whose output must equal the bit that [`find`](Self::find) returns.
    pub fn bound(&self) -> &[usize] {
        &self.bound
    }

    /// The inputs that equal the output of another gate, which [`find`](Self::find) returns.
    pub fn replaced(&self) -> &[usize] {
        &self.replaced
    }

    /// Requires a bit to be true. Returns false if that contradicts earlier requirements.
    pub fn require(&mut self, bit: Bit) -> bool {
        let mut required = vec![bit];
        while let Some(bit) = required.pop() {
            let bit = self.find(bit);
            if let Some(value) = bit.value() {
                if !value {
                    return false;
                }
                continue;
            }
            let number = bit.gate();
            self.same[number] = Bit::constant(!bit.is_negated());
            match self.gates[number] {
                Gate::And(a, b) if !bit.is_negated() => required.extend([a, b]),
                Gate::Xor(a, b) => required.push(self.equate(a, b.negate_if(!bit.is_negated()))),
                Gate::Input => {}
                Gate::False | Gate::And(..) | Gate::Choice(..) | Gate::Majority(..) => {
                    self.bound.push(number)
                }
            }
        }
        true
    }

    /// Records that two bits are equal, and returns the bit that must be true for that.
    fn equate(&mut self, a: Bit, b: Bit) -> Bit {
        let (a, b) = (self.find(a), self.find(b));
        let (earlier, later) = if a.gate() < b.gate() { (a, b) } else { (b, a) };
        if earlier.gate() == later.gate() {
            return Bit::constant(earlier == later);
        }
        if let Some(value) = earlier.value() {
            return later.negate_if(!value);
        }
        self.same[later.gate()] = earlier.negate_if(later.is_negated());
        if self.gates[later.gate()] != Gate::Input {
            self.bound.push(later.gate());
        } else if self.gates[earlier.gate()] != Gate::Input {
            self.replaced.push(later.gate());
        }
        Bit::TRUE
    }

    /// A fresh input.
    pub fn input(&mut self) -> Bit {
        self.push(Gate::Input)
    }

    /// Both.
    pub fn and(&mut self, a: Bit, b: Bit) -> Bit {
        let (a, b) = (self.find(a), self.find(b));
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        if a == Bit::FALSE || a == !b {
            return Bit::FALSE;
        }
        if a == Bit::TRUE || a == b {
            return b;
        }
        if let Some(simpler) = self.absorb(a, b).or_else(|| self.absorb(b, a)) {
            return simpler;
        }
        self.intern(Gate::And(a, b))
    }

    /// `a` and `b` where `b` is an *and* that mentions `a`.
    fn absorb(&mut self, a: Bit, b: Bit) -> Option<Bit> {
        let Gate::And(first, second) = self.gates[b.gate()] else { return None };
        let (same, other) = if first.gate() == a.gate() {
            (first, second)
        } else if second.gate() == a.gate() {
            (second, first)
        } else {
            return None;
        };
        Some(match (b.is_negated(), same == a) {
            (false, true) => b,
            (false, false) => Bit::FALSE,
            (true, true) => self.and(a, !other),
            (true, false) => a,
        })
    }

    /// At least one.
    pub fn or(&mut self, a: Bit, b: Bit) -> Bit {
        !self.and(!a, !b)
    }

    /// Exactly one.
    pub fn xor(&mut self, a: Bit, b: Bit) -> Bit {
        let (a, b) = (self.find(a), self.find(b));
        let negated = a.is_negated() ^ b.is_negated();
        let (a, b) = (a.negate_if(a.is_negated()), b.negate_if(b.is_negated()));
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        let positive = if a == b {
            Bit::FALSE
        } else if a == Bit::FALSE {
            b
        } else {
            self.intern(Gate::Xor(a, b))
        };
        positive.negate_if(negated)
    }

    /// If `condition` then `then` else `otherwise`.
    pub fn choice(&mut self, condition: Bit, then: Bit, otherwise: Bit) -> Bit {
        let [condition, then, otherwise] = [condition, then, otherwise].map(|bit| self.find(bit));
        let (condition, then, otherwise) =
            if condition.is_negated() { (!condition, otherwise, then) } else { (condition, then, otherwise) };
        if condition == Bit::FALSE || then == otherwise {
            return otherwise;
        }
        // A branch that is the condition itself is a constant in that branch.
        let then = if then.gate() == condition.gate() { Bit::constant(then == condition) } else { then };
        let otherwise = if otherwise.gate() == condition.gate() {
            Bit::constant(otherwise != condition)
        } else {
            otherwise
        };
        match (then.value(), otherwise.value()) {
            (Some(true), _) => self.or(condition, otherwise),
            (Some(false), _) => self.and(!condition, otherwise),
            (_, Some(true)) => self.or(!condition, then),
            (_, Some(false)) => self.and(condition, then),
            (None, None) if then == !otherwise => self.xor(condition, otherwise),
            (None, None) => {
                let negate = then.is_negated();
                let gate = Gate::Choice(condition, then.negate_if(negate), otherwise.negate_if(negate));
                self.intern(gate).negate_if(negate)
            }
        }
    }

    /// At least two of three: the carry of an adder.
    pub fn majority(&mut self, a: Bit, b: Bit, c: Bit) -> Bit {
        let mut inputs = [a, b, c].map(|bit| self.find(bit));
        inputs.sort_unstable();
        let [a, b, c] = inputs;
        match a.value() {
            Some(false) => return self.and(b, c),
            Some(true) => return self.or(b, c),
            None => {}
        }
        if a == b || b == c {
            return b;
        }
        if a == !b {
            return c;
        }
        if b == !c {
            return a;
        }
        // Majority is its own dual: with the first input positive there is one form for both.
        let negate = a.is_negated();
        let gate = Gate::Majority(a.negate_if(negate), b.negate_if(negate), c.negate_if(negate));
        self.intern(gate).negate_if(negate)
    }

    fn push(&mut self, gate: Gate) -> Bit {
        let bit = Bit::of_gate(self.gates.len());
        self.gates.push(gate);
        self.same.push(bit);
        bit
    }

    /// The gate, which is added unless an equal one exists.
    fn intern(&mut self, gate: Gate) -> Bit {
        let mask = self.table.len() - 1;
        let mut slot = hash(gate) & mask;
        while self.table[slot] != 0 {
            let number = self.table[slot] as usize;
            if self.gates[number] == gate {
                return Bit::of_gate(number);
            }
            slot = (slot + 1) & mask;
        }
        let bit = self.push(gate);
        self.table[slot] = bit.gate() as u32;
        if self.gates.len() * 2 > self.table.len() {
            self.grow();
        }
        bit
    }

    fn grow(&mut self) {
        let length = self.table.len() * 4;
        self.table.clear();
        self.table.resize(length, 0);
        for (number, &gate) in self.gates.iter().enumerate() {
            if matches!(gate, Gate::False | Gate::Input) {
                continue;
            }
            let mut slot = hash(gate) & (length - 1);
            while self.table[slot] != 0 {
                slot = (slot + 1) & (length - 1);
            }
            self.table[slot] = number as u32;
        }
    }
}

fn hash(gate: Gate) -> usize {
    let (kind, a, b, c) = match gate {
        Gate::False => (0, 0, 0, 0),
        Gate::Input => (1, 0, 0, 0),
        Gate::And(a, b) => (2, a.0, b.0, 0),
        Gate::Xor(a, b) => (3, a.0, b.0, 0),
        Gate::Choice(a, b, c) => (4, a.0, b.0, c.0),
        Gate::Majority(a, b, c) => (5, a.0, b.0, c.0),
    };
    let mix =
        |state: u64, word: u32| (state ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    (mix(mix(mix(kind, a), b), c) >> 16) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of a bit when the inputs have the values given by the bits of `inputs`, in order of creation.
    fn value(gates: &Gates, bit: Bit, inputs: u32) -> bool {
        let mut values: Vec<bool> = Vec::new();
        let mut seen_inputs = 0;
        for number in 0..gates.len() {
            let of = |bit: Bit| values[bit.gate()] ^ bit.is_negated();
            let value = match gates.gate(number) {
                Gate::False => false,
                Gate::Input => {
                    seen_inputs += 1;
                    inputs >> (seen_inputs - 1) & 1 == 1
                }
                Gate::And(a, b) => of(a) && of(b),
                Gate::Xor(a, b) => of(a) ^ of(b),
                Gate::Choice(a, b, c) => {
                    if of(a) {
                        of(b)
                    } else {
                        of(c)
                    }
                }
                Gate::Majority(a, b, c) => u8::from(of(a)) + u8::from(of(b)) + u8::from(of(c)) >= 2,
            };
            values.push(value);
        }
        values[bit.gate()] ^ bit.is_negated()
    }

    #[test]
    fn every_constructor_computes_its_function_for_all_kinds_of_inputs() {
        let mut gates = Gates::new();
        let inputs: Vec<Bit> = (0..3).map(|_| gates.input()).collect();
        let both = gates.and(inputs[0], inputs[1]);
        let mut bits = vec![Bit::FALSE, both, gates.xor(inputs[1], inputs[2])];
        bits.extend(&inputs);
        bits.extend(bits.clone().into_iter().map(|bit| !bit));
        for &a in &bits {
            for &b in &bits {
                for &c in &bits {
                    let made = [gates.and(a, b), gates.or(a, b), gates.xor(a, b), gates.choice(a, b, c)];
                    let majority = gates.majority(a, b, c);
                    for assignment in 0..8 {
                        let of = |bit| value(&gates, bit, assignment);
                        let (x, y, z) = (of(a), of(b), of(c));
                        assert_eq!(made.map(of), [x && y, x || y, x ^ y, if x { y } else { z }]);
                        assert_eq!(of(majority), if x == y { x } else { z });
                    }
                }
            }
        }
    }

    #[test]
    fn required_bits_shape_the_gates_built_after_them() {
        let mut gates = Gates::new();
        let [a, b, c, d] = std::array::from_fn(|_| gates.input());
        let both = gates.and(a, !b);
        assert!(gates.require(both));
        assert_eq!((gates.find(a), gates.find(b)), (Bit::TRUE, Bit::FALSE));
        let differ = gates.xor(c, d);
        assert!(gates.require(!differ));
        assert_eq!(gates.and(d, a), c);
        assert!(gates.bound().is_empty());
        assert!(!gates.require(differ));
        let either = gates.or(b, c);
        assert_eq!(either, c);
        assert!(gates.require(c));
        assert!(!gates.require(!d));
    }

    #[test]
    fn equal_gates_are_one_gate_also_after_the_table_has_grown() {
        let mut gates = Gates::new();
        let inputs: Vec<Bit> = (0..40).map(|_| gates.input()).collect();
        let build = |gates: &mut Gates| -> Vec<Bit> {
            let pairs = inputs.iter().flat_map(|&a| inputs.iter().map(move |&b| (a, b)));
            pairs.map(|(a, b)| gates.and(a, !b)).collect()
        };
        let first = build(&mut gates);
        let count = gates.len();
        assert_eq!(build(&mut gates), first);
        assert_eq!(gates.len(), count);
    }
}
