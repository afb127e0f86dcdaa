//! Arithmetic on words: circuits of [`Gates`] for every operation on bit-vectors.
//!
//! A [`Word`] is a range of bits in one arena, lowest bit first, so an extract allocates nothing. The circuits are the
//! plain ones (ripple carry, barrel shifter, shift and add, restoring division): depth does not matter to a SAT search,
//! and these circuits fold well when operands are partly constant. Division by a constant is encoded by its result
//! instead: fresh bits for a quotient and a remainder that multiply back to the dividend.

use crate::gates::{Bit, Gates};
use loam_base::Deadline;
use loam_expr::view::{BinaryOp, CompareOp, ExtendOp, Symbol, Width};
use loam_solver::Unknown;
use loam_solver::encode::{Encoder, Unsupported};

/// A bit-vector: a range of bits in the arena of [`Words`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    start: u32,
    width: u32,
}

impl Word {
    fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.width) as usize
    }
}

/// The words of one query and the gates under them.
#[derive(Debug)]
pub struct Words {
    /// The gates the words are made of.
    pub gates: Gates,
    bits: Vec<Bit>,
    /// All symbols in the order they were met.
    symbols: Vec<(Symbol, Word)>,
    /// Gates of the fresh bits of divisions, sorted, with the number of the division.
    made_up: Vec<(usize, usize)>,
    /// Quotients and remainders by constants made so far; programs often use both of one division.
    constant_divisions: Vec<ConstantDivision>,
    /// Constraints on the fresh bits of divisions. They are satisfiable whatever the other bits are.
    side_conditions: Vec<Bit>,
    /// Most gates of a query; with more it is given up.
    pub most_gates: usize,
    /// When the query is given up: a few large tables become few gates, but building them takes long.
    pub deadline: Deadline,
}

#[derive(Debug)]
struct ConstantDivision {
    dividend: Vec<Bit>,
    divisor: u128,
    quotient: Vec<Bit>,
    remainder: Vec<Bit>,
    /// The conditions that define quotient and remainder.
    conditions: [Bit; 4],
}

/// The result of a division that is used.
#[derive(Clone, Copy)]
enum Part {
    Quotient,
    Remainder,
}

impl Words {
    /// No words.
    pub fn new() -> Self {
        Self {
            gates: Gates::new(),
            bits: Vec::new(),
            symbols: Vec::new(),
            made_up: Vec::new(),
            constant_divisions: Vec::new(),
            side_conditions: Vec::new(),
            most_gates: usize::MAX,
            deadline: Deadline::default(),
        }
    }

    /// Whether the time is over.
    pub fn is_late(&self) -> bool {
        self.deadline.is_over()
    }

    /// Why building was given up.
    pub fn why(&self, Unsupported(what): Unsupported) -> Unknown {
        if self.is_late() { Unknown::Timeout } else { Unknown::Unsupported(what.into()) }
    }

    /// Removes all words but keeps the memory.
    pub fn clear(&mut self) {
        self.gates.clear();
        self.bits.clear();
        self.symbols.clear();
        self.made_up.clear();
        self.constant_divisions.clear();
        self.side_conditions.clear();
    }

    /// The bits of a word, lowest first.
    pub fn bits(&self, word: Word) -> &[Bit] {
        &self.bits[word.range()]
    }

    /// The symbols with their words, in the order they were met.
    pub fn symbols(&self) -> &[(Symbol, Word)] {
        &self.symbols
    }

    /// The conditions that define a fresh bit of a division; empty for a bit of a symbol.
    pub fn definition(&self, gate: usize) -> &[Bit] {
        match self.made_up.binary_search_by_key(&gate, |&(gate, _)| gate) {
            Ok(place) => &self.constant_divisions[self.made_up[place].1].conditions,
            Err(_) => &[],
        }
    }

    /// Takes the side conditions made since the last call.
    pub fn take_side_conditions(&mut self) -> Vec<Bit> {
        std::mem::take(&mut self.side_conditions)
    }

    fn word(&mut self, bits: impl IntoIterator<Item = Bit>) -> Word {
        let start = self.bits.len();
        self.bits.extend(bits);
        Word { start: start as u32, width: (self.bits.len() - start) as u32 }
    }

    fn zip(&mut self, a: &[Bit], b: &[Bit], gate: fn(&mut Gates, Bit, Bit) -> Bit) -> Vec<Bit> {
        a.iter().zip(b).map(|(&a, &b)| gate(&mut self.gates, a, b)).collect()
    }

    /// `a + b + carry`; `b` may be shorter and is then extended with zeros.
    fn add(&mut self, a: &[Bit], b: &[Bit], mut carry: Bit) -> Vec<Bit> {
        let gates = &mut self.gates;
        let b = b.iter().copied().chain(std::iter::repeat(Bit::FALSE));
        a.iter()
            .zip(b)
            .map(|(&a, b)| {
                let half = gates.xor(a, b);
                let sum = gates.xor(half, carry);
                carry = gates.majority(a, b, carry);
                sum
            })
            .collect()
    }

    fn subtract(&mut self, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
        self.add(a, &not(b), Bit::TRUE)
    }

    fn negate_if(&mut self, a: &[Bit], condition: Bit) -> Vec<Bit> {
        let flipped: Vec<Bit> = a.iter().map(|&a| self.gates.xor(a, condition)).collect();
        self.add(&flipped, &[], condition)
    }

    fn choose(&mut self, condition: Bit, then: &[Bit], otherwise: &[Bit]) -> Vec<Bit> {
        then.iter().zip(otherwise).map(|(&a, &b)| self.gates.choice(condition, a, b)).collect()
    }

    fn equal(&mut self, a: &[Bit], b: &[Bit]) -> Bit {
        let mut all = Bit::TRUE;
        for (&a, &b) in a.iter().zip(b) {
            let differ = self.gates.xor(a, b);
            all = self.gates.and(all, !differ);
        }
        all
    }

    /// `a < b`, unsigned.
    fn less(&mut self, a: &[Bit], b: &[Bit]) -> Bit {
        self.borrow(a, b, Bit::FALSE)
    }

    /// `a <= b`, unsigned.
    fn less_or_equal(&mut self, a: &[Bit], b: &[Bit]) -> Bit {
        self.borrow(a, b, Bit::TRUE)
    }

    /// The borrow out of `a - b - borrow`.
    fn borrow(&mut self, a: &[Bit], b: &[Bit], borrow: Bit) -> Bit {
        a.iter().zip(b).fold(borrow, |borrow, (&a, &b)| self.gates.majority(!a, b, borrow))
    }

    fn multiply(&mut self, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
        if let Some(factor) = constant_of(a) {
            return self.multiply_constant(b, factor);
        }
        if let Some(factor) = constant_of(b) {
            return self.multiply_constant(a, factor);
        }
        // One row per bit that may be set: take the operand with fewer of them for the rows.
        let unknown = |word: &[Bit]| word.iter().filter(|&&bit| bit != Bit::FALSE).count();
        let (rows, row) = if unknown(a) <= unknown(b) { (a, b) } else { (b, a) };
        let mut sum = vec![Bit::FALSE; a.len()];
        for (shift, &selector) in rows.iter().enumerate() {
            if selector == Bit::FALSE {
                continue;
            }
            let product: Vec<Bit> =
                row[..row.len() - shift].iter().map(|&bit| self.gates.and(selector, bit)).collect();
            let upper = self.add(&sum[shift..], &product, Bit::FALSE);
            sum.truncate(shift);
            sum.extend(upper);
        }
        sum
    }

    /// Multiplication by a constant, as a sum and difference of few shifted copies.
    fn multiply_constant(&mut self, a: &[Bit], mut factor: u128) -> Vec<Bit> {
        let mut sum = vec![Bit::FALSE; a.len()];
        for shift in 0..a.len() {
            if factor & 1 == 1 {
                let row = &a[..a.len() - shift];
                // A run of ones is cheaper as one subtraction here and one addition above it.
                let subtract = factor & 3 == 3;
                let upper = if subtract {
                    self.subtract(&sum[shift..], row)
                } else {
                    self.add(&sum[shift..], row, Bit::FALSE)
                };
                sum.truncate(shift);
                sum.extend(upper);
                factor = (factor >> 1) + u128::from(subtract);
            } else {
                factor >>= 1;
            }
        }
        sum
    }

    fn divide(&mut self, a: &[Bit], b: &[Bit], part: Part) -> Vec<Bit> {
        match constant_of(b) {
            Some(divisor) if divisor.is_power_of_two() => {
                let shift = divisor.trailing_zeros() as usize;
                let (remainder, quotient) = a.split_at(shift);
                let kept = match part {
                    Part::Quotient => quotient,
                    Part::Remainder => remainder,
                };
                padded(kept, a.len())
            }
            Some(divisor) if divisor != 0 && constant_of(a).is_none() => {
                self.divide_by_constant(a, divisor, part)
            }
            _ => self.divide_restoring(a, b, part),
        }
    }

    /// Long division, one bit of the quotient at a time. A divisor of zero gives all ones and the dividend.
    fn divide_restoring(&mut self, a: &[Bit], b: &[Bit], part: Part) -> Vec<Bit> {
        let width = a.len();
        let mut quotient = vec![Bit::FALSE; width];
        let mut remainder: Vec<Bit> = Vec::new();
        for place in (0..width).rev() {
            // The remainder has as many bits as were brought down so far; the divisor's bits above must be zero.
            remainder.insert(0, a[place]);
            let reach = remainder.len();
            let mut fits = self.less_or_equal(&b[..reach], &remainder);
            for &bit in &b[reach..] {
                fits = self.gates.and(fits, !bit);
            }
            let reduced = self.subtract(&remainder, &b[..reach]);
            remainder = self.choose(fits, &reduced, &remainder);
            quotient[place] = fits;
        }
        match part {
            Part::Quotient => quotient,
            Part::Remainder => remainder,
        }
    }

    /// Fresh bits for quotient and remainder that multiply back to the dividend without overflow. Exactly one value of
    /// these bits does, so the side conditions never exclude a value of the dividend.
    fn divide_by_constant(&mut self, a: &[Bit], divisor: u128, part: Part) -> Vec<Bit> {
        let known = |known: &&ConstantDivision| known.divisor == divisor && known.dividend == a;
        if let Some(known) = self.constant_divisions.iter().find(known) {
            return known.part(part).to_vec();
        }
        let width = a.len();
        let largest = self.largest(a) / divisor;
        let quotient = self.fresh(bits_of(largest), width);
        let remainder = self.fresh(bits_of(divisor - 1), width);
        let product = self.multiply_constant(&quotient, divisor);
        let back = self.add(&product, &remainder, Bit::FALSE);
        let conditions = [
            self.equal(&back, a),
            self.less(&remainder, &constant_bits(width, divisor)),
            self.less_or_equal(&quotient, &constant_bits(width, largest)),
            // The product cannot overflow; the sum has if it came out below the remainder.
            self.less_or_equal(&remainder, a),
        ];
        self.side_conditions.extend(conditions);
        let division = ConstantDivision { dividend: a.to_vec(), divisor, quotient, remainder, conditions };
        let result = division.part(part).to_vec();
        self.constant_divisions.push(division);
        result
    }

    /// The largest value of a word, by its constant bits.
    fn largest(&self, a: &[Bit]) -> u128 {
        a.iter().rev().fold(0, |value, &bit| value << 1 | u128::from(bit != Bit::FALSE))
    }

    fn fresh(&mut self, unknown: usize, width: usize) -> Vec<Bit> {
        let fresh: Vec<Bit> = (0..unknown).map(|_| self.gates.input()).collect();
        let division = self.constant_divisions.len();
        self.made_up.extend(fresh.iter().map(|bit| (bit.gate(), division)));
        padded(&fresh, width)
    }

    fn divide_signed(&mut self, a: &[Bit], b: &[Bit], part: Part) -> Vec<Bit> {
        let (a_sign, b_sign) = (sign(a), sign(b));
        let (a_size, b_size) = (self.negate_if(a, a_sign), self.negate_if(b, b_sign));
        let size = self.divide(&a_size, &b_size, part);
        let negative = match part {
            Part::Quotient => self.gates.xor(a_sign, b_sign),
            Part::Remainder => a_sign,
        };
        self.negate_if(&size, negative)
    }

    /// Shifts towards higher bits, filling with `fill`; one stage per bit of the amount.
    fn shift_up(&mut self, a: &[Bit], amount: &[Bit], fill: Bit) -> Vec<Bit> {
        let width = a.len();
        let stages = (usize::BITS - (width - 1).leading_zeros()) as usize;
        let mut word = a.to_vec();
        for (stage, &selector) in amount.iter().take(stages).enumerate() {
            let by = 1 << stage;
            let shifted: Vec<Bit> =
                (0..width).map(|place| if place < by { fill } else { word[place - by] }).collect();
            word = self.choose(selector, &shifted, &word);
        }
        let mut beyond = Bit::FALSE;
        for &bit in amount.iter().skip(stages) {
            beyond = self.gates.or(beyond, bit);
        }
        let gone = vec![fill; width];
        self.choose(beyond, &gone, &word)
    }

    fn shift_down(&mut self, a: &[Bit], amount: &[Bit], fill: Bit) -> Vec<Bit> {
        let mirrored: Vec<Bit> = a.iter().rev().copied().collect();
        let mut shifted = self.shift_up(&mirrored, amount, fill);
        shifted.reverse();
        shifted
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::new()
    }
}

impl ConstantDivision {
    fn part(&self, part: Part) -> &[Bit] {
        match part {
            Part::Quotient => &self.quotient,
            Part::Remainder => &self.remainder,
        }
    }
}

impl Encoder for Words {
    type Term = Word;

    fn is_full(&self) -> bool {
        self.gates.len() > self.most_gates || self.is_late()
    }

    fn constant(&mut self, width: Width, value: u128) -> Word {
        self.word(constant_bits(usize::from(width), value))
    }

    fn symbol(&mut self, symbol: Symbol) -> Word {
        let bits: [Bit; 8] = std::array::from_fn(|_| self.gates.input());
        let word = self.word(bits);
        self.symbols.push((symbol, word));
        word
    }

    fn binary(&mut self, op: BinaryOp, _: Width, left: &Word, right: &Word) -> Word {
        let (a, b) = (self.bits(*left).to_vec(), self.bits(*right).to_vec());
        let bits = match op {
            BinaryOp::Add => self.add(&a, &b, Bit::FALSE),
            BinaryOp::Sub => self.subtract(&a, &b),
            BinaryOp::Mul => self.multiply(&a, &b),
            BinaryOp::UDiv => self.divide(&a, &b, Part::Quotient),
            BinaryOp::URem => self.divide(&a, &b, Part::Remainder),
            BinaryOp::SDiv => self.divide_signed(&a, &b, Part::Quotient),
            BinaryOp::SRem => self.divide_signed(&a, &b, Part::Remainder),
            BinaryOp::And => self.zip(&a, &b, Gates::and),
            BinaryOp::Or => self.zip(&a, &b, Gates::or),
            BinaryOp::Xor => self.zip(&a, &b, Gates::xor),
            BinaryOp::Shl => self.shift_up(&a, &b, Bit::FALSE),
            BinaryOp::LShr => self.shift_down(&a, &b, Bit::FALSE),
            BinaryOp::AShr => self.shift_down(&a, &b, sign(&a)),
        };
        self.word(bits)
    }

    fn compare(&mut self, op: CompareOp, _: Width, left: &Word, right: &Word) -> Word {
        let (a, b) = (self.bits(*left).to_vec(), self.bits(*right).to_vec());
        let bit = match op {
            CompareOp::Eq => self.equal(&a, &b),
            CompareOp::Ult => self.less(&a, &b),
            CompareOp::Ule => self.less_or_equal(&a, &b),
            CompareOp::Slt => self.less(&sign_flipped(a), &sign_flipped(b)),
            CompareOp::Sle => self.less_or_equal(&sign_flipped(a), &sign_flipped(b)),
        };
        self.word([bit])
    }

    fn ite(&mut self, condition: &Word, then: &Word, otherwise: &Word) -> Word {
        let condition = self.bits(*condition)[0];
        match condition.value() {
            Some(true) => return *then,
            Some(false) => return *otherwise,
            None => {}
        }
        let start = self.bits.len() as u32;
        for place in 0..then.width {
            let a = self.bits[(then.start + place) as usize];
            let b = self.bits[(otherwise.start + place) as usize];
            let chosen = self.gates.choice(condition, a, b);
            self.bits.push(chosen);
        }
        Word { start, width: then.width }
    }

    fn extract(&mut self, of: &Word, low: Width, width: Width) -> Word {
        Word { start: of.start + u32::from(low), width: u32::from(width) }
    }

    fn concat(&mut self, high: &Word, low: &Word) -> Word {
        let start = self.bits.len() as u32;
        self.bits.extend_from_within(low.range());
        self.bits.extend_from_within(high.range());
        Word { start, width: low.width + high.width }
    }

    fn extend(&mut self, op: ExtendOp, more: Width, of: &Word) -> Word {
        let fill = match op {
            ExtendOp::Zero => Bit::FALSE,
            ExtendOp::Sign => sign(self.bits(*of)),
        };
        let start = self.bits.len() as u32;
        self.bits.extend_from_within(of.range());
        self.bits.extend(std::iter::repeat_n(fill, usize::from(more)));
        Word { start, width: of.width + u32::from(more) }
    }
}

fn constant_bits(width: usize, value: u128) -> Vec<Bit> {
    (0..width).map(|place| Bit::constant(value >> place & 1 == 1)).collect()
}

fn constant_of(word: &[Bit]) -> Option<u128> {
    word.iter().rev().try_fold(0, |value, bit| Some(value << 1 | u128::from(bit.value()?)))
}

/// The number of bits needed to write `value`.
fn bits_of(value: u128) -> usize {
    (u128::BITS - value.leading_zeros()) as usize
}

fn padded(word: &[Bit], width: usize) -> Vec<Bit> {
    let mut word = word.to_vec();
    word.resize(width, Bit::FALSE);
    word
}

fn not(word: &[Bit]) -> Vec<Bit> {
    word.iter().map(|&bit| !bit).collect()
}

/// The sign bit; words are at least one bit wide.
fn sign(word: &[Bit]) -> Bit {
    word[word.len() - 1]
}

/// With the sign bit flipped, signed order is unsigned order.
fn sign_flipped(mut word: Vec<Bit>) -> Vec<Bit> {
    if let Some(sign) = word.last_mut() {
        *sign = !*sign;
    }
    word
}
