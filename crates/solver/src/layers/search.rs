//! Propagation-based local search for a model: starts from some inputs and changes them where a conjunct fails.
//!
//! The target value of a failing conjunct is propagated down its term: every operation has an inverse value for one of
//! its operands, until a byte of the input is reached and set. Then all conjuncts are evaluated again. Most queries
//! along a path change one comparison of a state whose cached model satisfies all the others, so a few such steps
//! answer them. Small conjuncts come first, and of two operands mostly the one is changed on which fewer conjuncts
//! depend: then later steps seldom undo earlier ones. The search is deterministic and incomplete: when it gives up, the
//! query is undecided.

use crate::model::Model;
use loam_base::Rng;
use loam_expr::concrete::{is_negative, ones, signed, truncate};
use loam_expr::tape::{Array, Slot, Step, Table, Tape};
use loam_expr::{BinaryOp, BytesId, CompareOp, Expr, ExprStore, ExtendOp, Symbol, Width};
use rustc_hash::FxHashMap;

/// Most steps of the straight-line program of a query: a checksum of five hundred bytes has some more than a thousand and a half.
const MOST_STEPS: usize = 2048;
/// Most steps of all evaluations together.
const MOST_EVALUATED: usize = 24_000;
/// Most changes of the input.
const MOST_CHANGES: usize = 48;
/// The summands from which on a sum is changed by several of them together.
const MANY_SUMMANDS: usize = 4;

/// A model of all conjuncts, found by changing the inputs of `start`.
pub fn search(
    store: &ExprStore,
    conjuncts: &[Expr],
    positions: &mut Positions,
    start: impl Fn(Symbol) -> u8,
) -> Option<Model> {
    let tape = Tape::compile(store, conjuncts, MOST_STEPS)?;
    let mut values = tape.values(start);
    tape.evaluate(store, &mut values);
    let costs = Costs::of(&tape);
    let mut search =
        Search { store, tape: &tape, costs, values, rng: Rng::new(0x10a3), targets: Vec::new(), positions };
    let changes = (MOST_EVALUATED / tape.len().max(1)).min(MOST_CHANGES);
    for _ in 0..=changes {
        let Some(failing) = search.failing_root() else {
            let inputs = search.values.iter().map(|&value| value as u8);
            return Some(tape.symbols().iter().copied().zip(inputs).collect());
        };
        search.change(failing);
    }
    None
}

/// How expensive a change of each slot of a tape is.
struct Costs {
    /// How many slots the slot depends on, counted with repetition.
    size: Vec<u32>,
    /// The least number of conjuncts that depend on an input below the slot.
    dependents: Vec<u32>,
}

impl Costs {
    fn of(tape: &Tape) -> Self {
        let inputs = tape.symbols().len();
        let mut costs = Self { size: vec![1; tape.len()], dependents: vec![u32::MAX; tape.len()] };
        let mut operands = Vec::new();
        let mut dependents = vec![0u32; inputs];
        let mut seen = vec![usize::MAX; tape.len()];
        for (number, &root) in tape.roots().iter().enumerate() {
            let mut open = vec![root];
            while let Some(slot) = open.pop() {
                if std::mem::replace(&mut seen[slot as usize], number) == number {
                    continue;
                }
                match dependents.get_mut(slot as usize) {
                    Some(count) => *count += 1,
                    None => tape.operands(slot, &mut open),
                }
            }
        }
        costs.dependents[..inputs].copy_from_slice(&dependents);
        for slot in inputs..tape.len() {
            operands.clear();
            tape.operands(slot as Slot, &mut operands);
            for &operand in &operands {
                let operand = operand as usize;
                costs.size[slot] = costs.size[slot].saturating_add(costs.size[operand]);
                costs.dependents[slot] = costs.dependents[slot].min(costs.dependents[operand]);
            }
        }
        costs
    }
}

struct Search<'t> {
    store: &'t ExprStore,
    tape: &'t Tape,
    costs: Costs,
    values: Vec<u128>,
    rng: Rng,
    /// Slots and their target values.
    targets: Vec<(Slot, u128)>,
    positions: &'t mut Positions,
}

impl Search<'_> {
    /// A conjunct that does not hold: mostly the smallest.
    fn failing_root(&mut self) -> Option<Slot> {
        let mut failing: Vec<Slot> =
            self.tape.roots().iter().copied().filter(|&root| self.value(root) == 0).collect();
        failing.sort_by_key(|&root| self.costs.size[root as usize]);
        match failing[..] {
            [] => None,
            [first, ..] if failing.len() == 1 || self.mostly() => Some(first),
            _ => Some(failing[self.rng.below(failing.len() as u64) as usize]),
        }
    }

    fn mostly(&mut self) -> bool {
        self.rng.below(4) != 0
    }

    /// Changes the inputs so that a conjunct may hold, if its target can be propagated down to them.
    fn change(&mut self, root: Slot) {
        const ATTEMPTS: u32 = 8;
        let inputs = self.tape.symbols().len();
        for _ in 0..ATTEMPTS {
            if let Some(next) = self.propagate(root) {
                self.values[..inputs].copy_from_slice(&next);
                self.tape.evaluate(self.store, &mut self.values);
                return;
            }
        }
        self.jump(root);
        self.tape.evaluate(self.store, &mut self.values);
    }

    /// Sets a random input of the conjunct to another value, because no propagation succeeded.
    fn jump(&mut self, root: Slot) {
        let mut slot = root;
        let mut operands = Vec::new();
        while !matches!(self.tape.step(slot).0, Step::Input) {
            operands.clear();
            self.tape.operands(slot, &mut operands);
            operands.retain(|&operand| self.costs.dependents[operand as usize] != u32::MAX);
            let Some(last) = operands.len().checked_sub(1) else { return };
            slot = operands[self.rng.below(last as u64 + 1) as usize];
        }
        let old = self.value(slot);
        let new = match self.rng.below(3) {
            0 => old.wrapping_add(1 + self.small()),
            1 => old.wrapping_sub(1 + self.small()),
            _ => u128::from(self.rng.below(256)),
        };
        self.values[slot as usize] = truncate(8, new);
    }

    /// Propagates the target of a conjunct down to inputs under which it may hold.
    fn propagate(&mut self, root: Slot) -> Option<Vec<u128>> {
        let mut next = self.values[..self.tape.symbols().len()].to_vec();
        self.targets.clear();
        self.targets.push((root, 1));
        while let Some((slot, target)) = self.targets.pop() {
            match self.tape.step(slot).0 {
                Step::Input => next[slot as usize] = target,
                _ => self.descend(slot, target)?,
            }
        }
        Some(next)
    }

    fn value(&self, slot: Slot) -> u128 {
        self.values[slot as usize]
    }

    fn width(&self, slot: Slot) -> Width {
        self.tape.step(slot).1
    }

    fn is_constant(&self, slot: Slot) -> bool {
        matches!(self.tape.step(slot).0, Step::Constant(_))
    }

    fn want(&mut self, slot: Slot, target: u128) -> Option<()> {
        if self.value(slot) == target {
            return Some(());
        }
        if self.is_constant(slot) {
            return None;
        }
        self.targets.push((slot, target));
        Some(())
    }

    /// One of two operands, never a constant: mostly the one on which fewer conjuncts depend.
    fn pick(&mut self, a: Slot, b: Slot) -> (Slot, Side) {
        let dependents = |slot: Slot| self.costs.dependents[slot as usize];
        let (one, other) = (dependents(a), dependents(b));
        let first = match (self.is_constant(a), self.is_constant(b)) {
            (false, true) => true,
            (true, false) => false,
            _ if one != other && self.mostly() => one < other,
            _ => self.rng.flip(),
        };
        if first { (a, Side::First) } else { (b, Side::Second) }
    }

    /// Sets the targets of operands so that a slot gets its target.
    fn descend(&mut self, slot: Slot, target: u128) -> Option<()> {
        let (step, width) = self.tape.step(slot);
        match step {
            Step::Input | Step::Constant(_) | Step::Array(_) | Step::Float(..) | Step::OfByte { .. } => None,
            Step::Binary(BinaryOp::And, a, b) => self.both(a, b, target, 0),
            Step::Binary(BinaryOp::Or, a, b) => self.both(a, b, target, ones(width)),
            Step::Binary(BinaryOp::Add, ..) if self.spread(slot, target).is_some() => Some(()),
            Step::Binary(op, a, b) => {
                let (operand, side) = self.pick(a, b);
                let other = self.value(side.other_of(a, b));
                let wanted = inverse(op, width, side, self.value(operand), other, target)?;
                self.want(operand, wanted)
            }
            Step::Compare(op, a, b) => self.compare(op, a, b, target == 1),
            Step::Ite(condition, a, b) => {
                let holds = self.value(condition) != 0;
                let (taken, other) = if holds { (a, b) } else { (b, a) };
                if self.value(other) == target || self.is_constant(taken) || self.rng.below(4) == 0 {
                    self.want(other, target)?;
                    return self.want(condition, u128::from(!holds));
                }
                self.want(taken, target)
            }
            Step::Extract(of, low) => {
                let (old, mask) = (self.value(of), ones(self.width(of)));
                let wanted = match self.rng.flip() {
                    true => old & !(ones(width) << low) | target << low,
                    // The next greater number with these bits.
                    false => old.wrapping_add(truncate(width, target.wrapping_sub(old >> low)) << low) & mask,
                };
                self.want(of, wanted)
            }
            Step::Concat(high, low) => {
                let seam = self.width(low);
                self.want(high, target >> seam)?;
                self.want(low, truncate(seam, target))
            }
            Step::Extend(op, of) => {
                let narrow = self.width(of);
                let part = truncate(narrow, target);
                let filled = op == ExtendOp::Sign && is_negative(narrow, part);
                let above = if filled { ones(width) & !ones(narrow) } else { 0 };
                (target & !ones(narrow) == above).then(|| self.want(of, part))?
            }
            Step::Read { array, index } => self.read(array, index, target),
        }
    }

    /// Sets the targets of summands so that a long sum gets its target: a byte takes what it has room for, and the next one the rest.
    fn spread(&mut self, sum: Slot, target: u128) -> Option<()> {
        let width = self.width(sum);
        let mut summands = self.summands(sum);
        if summands.len() < MANY_SUMMANDS || width > 64 || !self.mostly() {
            return None;
        }
        let first = self.rng.below(summands.len() as u64) as usize;
        summands.rotate_left(first);
        summands.sort_by_key(|&summand| self.costs.dependents[summand as usize]);
        let mut missing = signed(width, truncate(width, target.wrapping_sub(self.value(sum))));
        let mut changed: Vec<(Slot, u128)> = Vec::new();
        for summand in summands {
            if missing == 0 {
                break;
            }
            let Some((low, high)) = self.range(summand) else { continue };
            let now = match low {
                0 => self.value(summand) as i128,
                _ => signed(width, self.value(summand)),
            };
            let moved = missing.clamp(low - now, high - now);
            missing -= moved;
            changed.push((summand, truncate(width, (now + moved) as u128)));
        }
        (missing == 0).then_some(())?;
        changed.into_iter().try_for_each(|(summand, wanted)| self.want(summand, wanted))
    }

    /// The summands of a sum of sums, those that occur once; none if there are more than a program has steps, because sums share parts.
    fn summands(&self, sum: Slot) -> Vec<Slot> {
        let (mut summands, mut open) = (Vec::new(), vec![sum]);
        while let Some(slot) = open.pop() {
            if summands.len() > MOST_STEPS {
                return Vec::new();
            }
            match self.tape.step(slot).0 {
                Step::Binary(BinaryOp::Add, a, b) => open.extend([a, b]),
                _ => summands.push(slot),
            }
        }
        summands.sort_unstable();
        let occurs_once = |run: &[Slot]| if let [only] = run { Some(*only) } else { None };
        summands.chunk_by(|a, b| a == b).filter_map(occurs_once).collect()
    }

    /// The least and the greatest value of an extended input.
    fn range(&self, slot: Slot) -> Option<(i128, i128)> {
        let Step::Extend(op, of) = self.tape.step(slot).0 else { return None };
        let bits = self.width(of);
        let is_input = matches!(self.tape.step(of).0, Step::Input);
        is_input.then_some(match op {
            ExtendOp::Zero => (0, ones(bits) as i128),
            ExtendOp::Sign => (-(1 << (bits - 1)), ones(bits - 1) as i128),
        })
    }

    /// Bitwise and; with all bits flipped, bitwise or. Every bit is independent of the others.
    fn both(&mut self, a: Slot, b: Slot, target: u128, flip: u128) -> Option<()> {
        let (x, y, target) = (self.value(a) ^ flip, self.value(b) ^ flip, target ^ flip);
        let (mut x, mut y) = (x | target, y | target);
        let (_, cleared) = self.pick(a, b);
        let extra = x & y & !target;
        match cleared {
            Side::First => x &= !extra,
            Side::Second => y &= !extra,
        }
        self.want(a, x ^ flip)?;
        self.want(b, y ^ flip)
    }

    fn compare(&mut self, op: CompareOp, a: Slot, b: Slot, holds: bool) -> Option<()> {
        let width = self.width(a);
        let (first, second) = (self.value(a), self.value(b));
        if op == CompareOp::Eq {
            let (operand, side) = self.pick(a, b);
            let other = side.other_of(first, second);
            let wanted = if holds { other } else { truncate(width, other.wrapping_add(1 + self.small())) };
            return self.want(operand, wanted);
        }
        // Signed order is unsigned order with the sign bit flipped; a comparison that must fail is the reverse
        // comparison.
        let is_signed = matches!(op, CompareOp::Slt | CompareOp::Sle);
        let turn = if is_signed { 1 << (width - 1) } else { 0 };
        let is_strict = matches!(op, CompareOp::Ult | CompareOp::Slt) == holds;
        let (low, high) = if holds { (a, b) } else { (b, a) };
        let (low_value, high_value) = (self.value(low) ^ turn, self.value(high) ^ turn);
        let gap = u128::from(is_strict);
        let (_, preferred) = self.pick(low, high);
        let can_lower = high_value >= gap && !self.is_constant(low);
        let can_raise = low_value <= ones(width) - gap && !self.is_constant(high);
        if can_lower && (preferred == Side::First || !can_raise) {
            let wanted = self.near(high_value - gap, 0);
            self.want(low, wanted ^ turn)
        } else if can_raise {
            let wanted = self.near(low_value + gap, ones(width));
            self.want(high, wanted ^ turn)
        } else {
            None
        }
    }

    /// A value between `from` and `to`: mostly `from`, sometimes further away.
    fn near(&mut self, from: u128, to: u128) -> u128 {
        let span = from.abs_diff(to);
        let away = match self.rng.below(8) {
            0..=3 => 0,
            4 | 5 => self.small().min(span),
            6 => span / 2,
            _ => span,
        };
        if to >= from { from + away } else { from - away }
    }

    fn small(&mut self) -> u128 {
        u128::from(self.rng.below(16))
    }

    /// A read: an index that holds the target already, or a byte that can be set to the target.
    fn read(&mut self, array: Slot, index: Slot, target: u128) -> Option<()> {
        let array = self.tape.array(array);
        let at = self.value(index);
        if let Some(value) = array.stored(at, &self.values)
            && !self.is_constant(value)
        {
            return self.want(value, target);
        }
        if let Table::Inputs(first) = array.table
            && at < u128::from(array.size)
        {
            return self.want(first + at as Slot, target);
        }
        let indices = self.indices_with(array, at, target);
        let wanted = *indices.get(self.rng.below(indices.len().max(1) as u64) as usize)?;
        self.want(index, wanted)
    }

    /// The nearest indices of an array that hold a byte below the stores, on both sides of an index.
    fn indices_with(&mut self, array: &Array, index: u128, byte: u128) -> Vec<u128> {
        const ENOUGH: usize = 4;
        // Frequent bytes are found this near; listing all of them would take longer than the rest of the search.
        const NEAR: usize = 256;
        let size = array.size as usize;
        let index = usize::try_from(index).unwrap_or(0).min(size);
        match array.table {
            Table::Bytes(bytes) => {
                let (byte, table) = (byte as u8, &self.store.bytes_of(bytes)[..size]);
                let near = nearest_within(table, index, byte, NEAR, ENOUGH);
                if near.len() == 2 * ENOUGH {
                    return near;
                }
                nearest(self.positions.of(bytes, table, byte), index, ENOUGH)
            }
            Table::Inputs(first) => {
                let inputs = &self.values[first as usize..][..size];
                let holds = |&at: &usize| inputs[at] == byte;
                let (before, after) = ((0..index).rev().filter(holds), (index..size).filter(holds));
                before.take(ENOUGH).chain(after.take(ENOUGH)).map(|at| at as u128).collect()
            }
        }
    }
}

/// Where constant tables have the bytes that were looked for. Kept from one search to the next, because queries of a path mostly
/// read the same tables, and a table may have a million bytes.
#[derive(Default)]
pub struct Positions {
    /// For each table and byte the indices, ascending.
    known: FxHashMap<(BytesId, u8), Vec<u32>>,
    /// The number of all these indices and lists.
    count: usize,
}

impl Positions {
    fn of(&mut self, id: BytesId, table: &[u8], byte: u8) -> &[u32] {
        const MOST: usize = 1 << 22;
        if self.count > MOST {
            *self = Self::default();
        }
        let Self { known, count } = self;
        known.entry((id, byte)).or_insert_with(|| {
            let indices = positions(table, byte);
            *count += 1 + indices.len();
            indices
        })
    }
}

/// The indices at which a table has a byte, ascending. Tables may be large and mostly zeros: blocks without the byte are
/// passed over quickly.
fn positions(table: &[u8], byte: u8) -> Vec<u32> {
    const BLOCK: usize = 256;
    let blocks = table.chunks(BLOCK).enumerate().filter(|(_, block)| block.contains(&byte));
    let indices = |(number, block): (usize, &[u8])| {
        let here = block.iter().enumerate().filter(|&(_, &found)| found == byte);
        here.map(|(at, _)| (number * BLOCK + at) as u32).collect::<Vec<_>>()
    };
    blocks.flat_map(indices).collect()
}

/// Of ascending indices the `most` nearest before `index`, then the `most` nearest from it on.
fn nearest(indices: &[u32], index: usize, most: usize) -> Vec<u128> {
    let (before, after) = indices.split_at(indices.partition_point(|&position| (position as usize) < index));
    let nearest = before.iter().rev().take(most).chain(after.iter().take(most));
    nearest.map(|&position| u128::from(position)).collect()
}

/// As [`nearest`], for the indices at which a table has a byte, but at most `span` away.
fn nearest_within(table: &[u8], index: usize, byte: u8, span: usize, most: usize) -> Vec<u128> {
    let holds = |&at: &usize| table[at] == byte;
    let before = (index.saturating_sub(span)..index).rev().filter(holds).take(most);
    let after = (index..table.len().min(index + span)).filter(holds).take(most);
    before.chain(after).map(|at| at as u128).collect()
}

/// One of the two operands of an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    First,
    Second,
}

impl Side {
    /// The one of two operands that is not on this side.
    fn other_of<T>(self, first: T, second: T) -> T {
        match self {
            Self::First => second,
            Self::Second => first,
        }
    }

    /// The operand on this side and the other operand, in the order of the operation.
    fn in_order<T>(self, own: T, other: T) -> (T, T) {
        match self {
            Self::First => (own, other),
            Self::Second => (other, own),
        }
    }
}

/// The value that an operand needs for the operation to yield `target`; `old` is its current value.
fn inverse(op: BinaryOp, width: Width, side: Side, old: u128, other: u128, target: u128) -> Option<u128> {
    use Side::{First, Second};
    let mask = ones(width);
    let wanted = match (op, side) {
        (BinaryOp::Add, _) => target.wrapping_sub(other),
        (BinaryOp::Sub, First) => target.wrapping_add(other),
        (BinaryOp::Sub, Second) => other.wrapping_sub(target),
        (BinaryOp::Xor, _) => target ^ other,
        (BinaryOp::Mul, _) => inverse_of_multiplication(width, other, target)?,
        (BinaryOp::UDiv, First) if other != 0 => {
            let least = target.checked_mul(other).filter(|&least| least <= mask)?;
            least.checked_add(old % other).filter(|&kept| kept <= mask).unwrap_or(least)
        }
        (BinaryOp::UDiv, Second) if target != 0 => other / target,
        (BinaryOp::URem, First) if target < other => {
            (old - old % other).checked_add(target).filter(|&kept| kept <= mask).unwrap_or(target)
        }
        (BinaryOp::URem, Second) => other.checked_sub(target)?,
        (BinaryOp::SDiv, First) if !is_negative(width, other | target | old) => {
            inverse(BinaryOp::UDiv, width, First, old, other, target)?
        }
        (BinaryOp::SRem, First) if !is_negative(width, other | target | old) => {
            inverse(BinaryOp::URem, width, First, old, other, target)?
        }
        (BinaryOp::Shl, First) if other < u128::from(width) => {
            let lost = mask & !(mask >> other);
            (old & lost) | target >> other
        }
        (BinaryOp::LShr | BinaryOp::AShr, First) if other < u128::from(width) => {
            (target << other & mask) | (old & ones(other as Width))
        }
        (BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, Second) => {
            let amounts = 0..=u128::from(width);
            amounts
                .into_iter()
                .find(|&amount| loam_expr::concrete::binary(op, width, other, amount) == target)?
        }
        _ => return None,
    } & mask;
    let (a, b) = side.in_order(wanted, other);
    (loam_expr::concrete::binary(op, width, a, b) == target).then_some(wanted)
}

/// `x` with `x * factor = target`, if there is one.
fn inverse_of_multiplication(width: Width, factor: u128, target: u128) -> Option<u128> {
    if factor == 0 {
        return None;
    }
    let twos = factor.trailing_zeros();
    let odd = factor >> twos;
    // Newton's iteration doubles the number of right bits each time.
    let inverse = (0..7).fold(odd, |x, _| x.wrapping_mul(2u128.wrapping_sub(odd.wrapping_mul(x))));
    let wanted = (target >> twos).wrapping_mul(inverse);
    Some(truncate(width - twos.min(u32::from(width) - 1) as Width, wanted))
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::Evaluator;

    /// The input of a query: bytes, and words made of four of them.
    struct Fixture {
        store: ExprStore,
        bytes: Vec<Expr>,
    }

    impl Fixture {
        fn new() -> Self {
            let store = ExprStore::new();
            let array = store.array("x", 0, 24);
            let bytes = (0..24).map(|offset| store.byte(Symbol { array, offset })).collect();
            Self { store, bytes }
        }

        fn word(&self, number: usize) -> Expr {
            let bytes = &self.bytes[4 * number..4 * number + 4];
            bytes[1..].iter().fold(bytes[0], |word, &byte| self.store.concat(byte, word))
        }

        fn number(&self, value: u128) -> Expr {
            self.store.constant(32, value)
        }

        /// Whether a model is found; the model is checked.
        fn is_found(&self, conjuncts: &[Expr]) -> bool {
            let found = search(&self.store, conjuncts, &mut Positions::default(), |_| 0);
            if let Some(model) = &found {
                let mut evaluator = Evaluator::new(&self.store, model);
                assert!(conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct)), "{model:?}");
            }
            found.is_some()
        }
    }

    #[test]
    fn an_order_of_words_is_found() {
        let fixture = Fixture::new();
        let order: Vec<Expr> =
            (0..5).map(|number| fixture.store.slt(fixture.word(number + 1), fixture.word(number))).collect();
        assert!(fixture.is_found(&order));
    }

    #[test]
    fn targets_are_carried_through_arithmetic_and_tables() {
        let fixture = Fixture::new();
        let (s, x, y) = (&fixture.store, fixture.word(0), fixture.word(1));
        let table = s.array_constant(&(0..=255).map(|index: u8| index.wrapping_mul(37)).collect::<Vec<_>>());
        let read = s.select(table, s.zext(fixture.bytes[8], 64));
        let queries = [
            s.eq(s.add(s.mul(x, fixture.number(12_345)), y), fixture.number(0xdead_beef)),
            s.eq(s.xor(s.shl(x, fixture.number(7)), y), fixture.number(99)),
            s.eq(s.urem(x, fixture.number(1000)), fixture.number(777)),
            s.eq(s.udiv(x, fixture.number(1000)), fixture.number(777)),
            s.eq(read, s.constant(8, 200)),
        ];
        for query in queries {
            assert!(fixture.is_found(&[query]), "{query:?}");
        }
        assert!(fixture.is_found(&queries[2..5]));
    }

    #[test]
    fn a_checksum_of_many_bytes_is_found() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 512);
        let bytes: Vec<Expr> = (0..512).map(|offset| store.byte(Symbol { array, offset })).collect();
        let sum_of = |extended: &dyn Fn(Expr) -> Expr| {
            bytes.iter().fold(store.constant(32, 0), |sum, &byte| store.add(sum, extended(byte)))
        };
        let (unsigned, signed) = (sum_of(&|byte| store.zext(byte, 32)), sum_of(&|byte| store.sext(byte, 32)));
        let equals = |sum, value: i32| store.eq(sum, store.constant(32, u128::from(value as u32)));
        let small = bytes[..100].iter().map(|&byte| store.ult(byte, store.constant(8, 9)));
        let small: Vec<Expr> = small.collect();
        let is_found = |sum| {
            let conjuncts = [&small[..], &[sum]].concat();
            let found = search(&store, &conjuncts, &mut Positions::default(), |_| 0);
            found.is_some_and(|model| {
                let mut evaluator = Evaluator::new(&store, &model);
                conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct))
            })
        };
        for value in [1, 255, 256, 99_999] {
            assert!(is_found(equals(unsigned, value)), "{value}");
        }
        for value in [-1, 127, -9_999, 33_333] {
            assert!(is_found(equals(signed, value)), "{value}");
        }
        assert!(!is_found(equals(unsigned, 512 * 255 + 1)));
    }

    /// Written out, the sum has more summands than any search could visit.
    #[test]
    fn a_sum_of_shared_sums_ends() {
        let fixture = Fixture::new();
        let s = &fixture.store;
        let (mut last, mut sum) = (fixture.word(0), fixture.word(1));
        for number in 0..90 {
            let odd = s.xor(sum, fixture.number(number));
            (last, sum) = (sum, s.add(s.add(last, sum), odd));
        }
        fixture.is_found(&[s.eq(sum, fixture.number(7)), s.ult(last, fixture.number(1 << 30))]);
        let (mut last, mut sum) = (fixture.word(0), fixture.word(1));
        for _ in 0..90 {
            (last, sum) = (sum, s.add(last, sum));
        }
        fixture.is_found(&[s.eq(sum, fixture.number(7))]);
    }

    #[test]
    fn the_nearest_positions_of_a_byte_are_found_in_large_tables() {
        let mut rng = Rng::new(1);
        let table: Vec<u8> =
            (0..5000).map(|_| if rng.below(50) == 0 { rng.below(256) as u8 } else { 0 }).collect();
        for _ in 0..2000 {
            let (index, byte) = (rng.below(5001) as usize, table[rng.below(5000) as usize]);
            let all: Vec<usize> = (0..5000).filter(|&at| table[at] == byte).collect();
            let before = all.iter().rev().filter(|&&at| at < index).take(4);
            let expected: Vec<u128> =
                before.chain(all.iter().filter(|&&at| at >= index).take(4)).map(|&at| at as u128).collect();
            assert_eq!(nearest(&positions(&table, byte), index, 4), expected);
            let within = nearest_within(&table, index, byte, 256, 4);
            assert!(within.len() < 8 || within == expected, "{within:?} {expected:?}");
        }
    }

    #[test]
    fn nothing_is_found_for_an_unsatisfiable_query() {
        let fixture = Fixture::new();
        let (s, x) = (&fixture.store, fixture.word(0));
        assert!(!fixture.is_found(&[s.ult(x, fixture.number(5)), s.ult(fixture.number(5), x)]));
        assert!(!fixture.is_found(&[s.eq(s.mul(x, fixture.number(2)), fixture.number(7))]));
    }

    #[test]
    fn inverses_are_right_wherever_they_are_given() {
        let all = [
            (BinaryOp::Add, 4096),
            (BinaryOp::Sub, 8192),
            (BinaryOp::Xor, 4096),
            (BinaryOp::Mul, 1),
            (BinaryOp::UDiv, 1),
            (BinaryOp::URem, 1),
            (BinaryOp::SDiv, 1),
            (BinaryOp::SRem, 1),
            (BinaryOp::Shl, 1),
            (BinaryOp::LShr, 1),
            (BinaryOp::AShr, 1),
        ];
        for (op, least) in all {
            let mut given = 0;
            for case in 0..8192u128 {
                let side = if case & 1 == 0 { Side::First } else { Side::Second };
                let (old, other, target) = (case >> 1 & 15, case >> 5 & 15, case >> 9 & 15);
                let Some(wanted) = inverse(op, 4, side, old, other, target) else { continue };
                let (a, b) = side.in_order(wanted, other);
                assert_eq!(loam_expr::concrete::binary(op, 4, a, b), target, "{op:?} {case}");
                given += 1;
            }
            assert!(given >= least, "{op:?}: {given}");
        }
    }
}
