//! A SAT solver for queries that share most of their clauses: conflict-driven clause learning under assumptions.
//!
//! Its variables are the gates themselves. Unlike SAT solvers off the shelf it decides only gates that the query depends
//! on, however many others there are, and a [`Guide`] may stop the search when the values so far satisfy the query. It is
//! made for short searches: learnt clauses are never deleted. Hard queries, and queries whose model becomes a test, go to the
//! other SAT solver of this crate (`search.rs`, with the measurements why there are two).

use crate::budget::Budget;
use crate::gates::Bit;
use crate::order::Order;
use loam_solver::Unknown;

/// What the solver needs to know of a query while it searches.
pub trait Guide {
    /// Whether the values in force are enough to go by. Asked when nothing more follows from them.
    fn is_enough(&mut self, sat: &Sat) -> bool;

    /// All gates the query depends on.
    fn gates(&mut self) -> Vec<usize>;
}

/// How a search ended.
pub enum Answer {
    /// With values in force that satisfy the query.
    Found,
    /// Not all of these assumptions can hold.
    Impossible(Vec<Bit>),
    /// Too early.
    Stopped(Unknown),
}

/// The clauses, and the values in force.
#[derive(Debug, Default)]
pub struct Sat {
    /// Per bit its value.
    values: Vec<Value>,
    /// Per gate the value it had when it last had one.
    latest: Vec<bool>,
    /// Per gate with a value, the number of decisions it depends on.
    levels: Vec<u32>,
    /// Per gate with a value, the clause it follows from, or [`DECIDED`].
    reasons: Vec<u32>,
    /// All true bits in the order they became true.
    trail: Vec<Bit>,
    /// The length of the trail at each decision.
    decisions: Vec<usize>,
    /// Bits of the trail whose consequences are known.
    followed: usize,
    /// Clauses one after the other: their length, then their bits. The first two are watched; the first of a
    /// reason is what follows from it.
    clauses: Vec<u32>,
    /// Per bit the clauses that watch it: they are looked at when it becomes false.
    watches: Vec<Vec<Watch>>,
    order: Order,
    /// Per gate, whether the present query depends on it; all false as long as that is not looked up.
    is_asked: Vec<bool>,
    /// Whether only gates the query depends on get values.
    is_guided: bool,
    /// Values given since the query began.
    steps: usize,
    /// Per gate, whether it was met in the present conflict.
    met: Vec<bool>,
    /// Number of learnt clauses.
    learnt: usize,
    /// The clauses have no solution at all.
    is_contradiction: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    None,
    True,
    False,
}

#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    /// A bit of the clause; if it is true there is no need to look at the clause.
    hint: Bit,
}

const DECIDED: u32 = u32::MAX;

/// So many values are given before it is worth looking up what the query depends on.
const UNGUIDED: usize = 500;

impl Sat {
    /// Makes room for the gates below `count`.
    pub fn reach(&mut self, count: usize) {
        self.values.resize(2 * count, Value::None);
        self.watches.resize_with(self.watches.len().max(2 * count), Vec::new);
        self.latest.resize(count, false);
        self.levels.resize(count, 0);
        self.reasons.resize(count, DECIDED);
        self.is_asked.resize(count, false);
        self.met.resize(count, false);
        self.order.reach(count);
    }

    /// Forgets everything, but keeps the memory that many queries need.
    pub fn clear(&mut self) {
        const KEPT: usize = 1 << 16;
        let Self { mut watches, mut order, .. } = std::mem::take(self);
        watches.truncate(KEPT);
        watches.iter_mut().for_each(Vec::clear);
        order.forget();
        *self = Self { watches, order, ..Self::default() };
    }

    /// How many clauses were learnt.
    pub fn learnt(&self) -> usize {
        self.learnt
    }

    /// The value of a bit, if it has one now.
    pub fn value(&self, bit: Bit) -> Option<bool> {
        match self.values[bit.index()] {
            Value::None => None,
            Value::True => Some(true),
            Value::False => Some(false),
        }
    }

    /// The value of a gate, now or when it last had one.
    pub fn latest(&self, gate: usize) -> bool {
        self.value(Bit::of_gate(gate)).unwrap_or(self.latest[gate])
    }

    /// Adds a clause. No decision may be in force.
    pub fn add(&mut self, bits: &[Bit]) {
        if bits.iter().any(|&bit| bit == Bit::TRUE || self.is_true(bit)) {
            return;
        }
        let kept: Vec<Bit> =
            bits.iter().copied().filter(|&bit| bit != Bit::FALSE && !self.is_false(bit)).collect();
        match kept[..] {
            [] => self.is_contradiction = true,
            [bit] => self.set(bit, DECIDED),
            _ => {
                self.push_clause(&kept);
            }
        }
    }

    /// Looks for values under which all `assumed` bits are true. Values stay in force until
    /// [`backtrack`](Self::backtrack).
    pub fn solve(&mut self, assumed: &[Bit], guide: &mut impl Guide, budget: &mut Budget) -> Answer {
        let mut restart = Restart::default();
        let mut asked = Vec::new();
        self.steps = 0;
        let answer = loop {
            if self.is_contradiction {
                break Answer::Impossible(Vec::new());
            }
            if !self.is_guided && self.steps > UNGUIDED {
                asked = self.ask_for(guide);
            }
            if let Some(conflict) = self.follow() {
                budget.count_conflict();
                self.learn_from(conflict);
                continue;
            }
            if budget.must_stop() {
                break Answer::Stopped(budget.reason());
            }
            if restart.is_due(budget.conflicts()) {
                self.backtrack_to(0);
            }
            match self.next_assumption(assumed) {
                Next::Decide(bit) => self.decide(bit),
                Next::Contradiction(core) => break Answer::Impossible(core),
                Next::AllHold if guide.is_enough(self) => break Answer::Found,
                Next::AllHold => {
                    if !self.is_guided {
                        asked = self.ask_for(guide);
                    }
                    match self.next_gate() {
                        Some(gate) => self.decide(Bit::of_gate(gate).negate_if(!self.latest[gate])),
                        None => break Answer::Found,
                    }
                }
            }
        };
        for gate in asked {
            self.is_asked[gate] = false;
        }
        self.is_guided = false;
        self.order.finish();
        answer
    }

    /// Looks up what the query depends on; nothing else is given a value from now on.
    fn ask_for(&mut self, guide: &mut impl Guide) -> Vec<usize> {
        let gates = guide.gates();
        gates.iter().for_each(|&gate| self.is_asked[gate] = true);
        self.order.begin(&gates);
        self.is_guided = true;
        gates
    }

    /// Takes all decisions back.
    pub fn backtrack(&mut self) {
        self.backtrack_to(0);
    }

    fn is_true(&self, bit: Bit) -> bool {
        self.values[bit.index()] == Value::True
    }

    fn is_false(&self, bit: Bit) -> bool {
        self.values[bit.index()] == Value::False
    }

    /// Each assumption has a level of its own, even if it holds already.
    fn next_assumption(&mut self, assumed: &[Bit]) -> Next {
        while let Some(&bit) = assumed.get(self.decisions.len()) {
            match self.values[bit.index()] {
                Value::None => return Next::Decide(bit),
                Value::False => return Next::Contradiction(self.explain(bit)),
                Value::True => self.decisions.push(self.trail.len()),
            }
        }
        Next::AllHold
    }

    fn next_gate(&mut self) -> Option<usize> {
        loop {
            let gate = self.order.pop()?;
            if self.values[Bit::of_gate(gate).index()] == Value::None {
                return Some(gate);
            }
        }
    }

    fn decide(&mut self, bit: Bit) {
        self.decisions.push(self.trail.len());
        self.set(bit, DECIDED);
    }

    fn set(&mut self, bit: Bit, reason: u32) {
        self.values[bit.index()] = Value::True;
        self.values[(!bit).index()] = Value::False;
        self.levels[bit.gate()] = self.decisions.len() as u32;
        self.reasons[bit.gate()] = reason;
        self.trail.push(bit);
        self.steps += 1;
    }

    fn backtrack_to(&mut self, level: usize) {
        let Some(&length) = self.decisions.get(level) else { return };
        for bit in self.trail.drain(length..) {
            self.values[bit.index()] = Value::None;
            self.values[(!bit).index()] = Value::None;
            self.latest[bit.gate()] = !bit.is_negated();
            if self.is_asked[bit.gate()] {
                self.order.insert(bit.gate());
            }
        }
        self.followed = length;
        self.decisions.truncate(level);
    }

    fn push_clause(&mut self, bits: &[Bit]) -> u32 {
        let clause = self.clauses.len() as u32;
        self.clauses.push(bits.len() as u32);
        self.clauses.extend(bits.iter().map(|bit| bit.index() as u32));
        self.watches[bits[0].index()].push(Watch { clause, hint: bits[1] });
        self.watches[bits[1].index()].push(Watch { clause, hint: bits[0] });
        clause
    }

    /// The place of a clause's first bit, and the place behind its last.
    fn extent(&self, clause: u32) -> (usize, usize) {
        let first = clause as usize + 1;
        (first, first + self.clauses[clause as usize] as usize)
    }

    fn bit_at(&self, place: usize) -> Bit {
        Bit::from_index(self.clauses[place])
    }

    /// Follows what the trail implies. Returns a clause that came out false.
    fn follow(&mut self) -> Option<u32> {
        while let Some(&bit) = self.trail.get(self.followed) {
            self.followed += 1;
            let mut watches = std::mem::take(&mut self.watches[(!bit).index()]);
            let mut conflict = None;
            watches.retain_mut(|watch| {
                if conflict.is_some() || self.is_true(watch.hint) {
                    return true;
                }
                match self.look_at(watch, !bit) {
                    Look::MovedAway => false,
                    Look::Stays => true,
                    Look::Conflict => {
                        conflict = Some(watch.clause);
                        true
                    }
                }
            });
            self.watches[(!bit).index()] = watches;
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }

    /// Looks at a clause one of whose watched bits has become false.
    fn look_at(&mut self, watch: &mut Watch, false_bit: Bit) -> Look {
        let (first, end) = self.extent(watch.clause);
        if self.bit_at(first) == false_bit {
            self.clauses.swap(first, first + 1);
        }
        let other = self.bit_at(first);
        watch.hint = other;
        if self.is_true(other) {
            return Look::Stays;
        }
        for place in first + 2..end {
            let candidate = self.bit_at(place);
            if !self.is_false(candidate) {
                self.clauses.swap(first + 1, place);
                self.watches[candidate.index()].push(*watch);
                return Look::MovedAway;
            }
        }
        if self.is_false(other) {
            return Look::Conflict;
        }
        // What the query does not depend on is left alone, unless it holds for good.
        if !self.is_guided || self.is_asked[other.gate()] || self.decisions.is_empty() {
            self.set(other, watch.clause);
        }
        Look::Stays
    }

    /// Learns the clause that would have prevented a conflict, and backtracks over the decisions it makes wrong.
    fn learn_from(&mut self, conflict: u32) {
        if self.decisions.is_empty() {
            self.is_contradiction = true;
            return;
        }
        self.order.decay();
        let mut clause = self.cause_of(conflict);
        self.shorten(&mut clause);
        let level = |bit: &Bit| self.levels[bit.gate()];
        // Watched besides the first: the bit that becomes unknown next when decisions are undone.
        let latest = (1..clause.len()).max_by_key(|&place| level(&clause[place]));
        let back_to = latest.map_or(0, |place| level(&clause[place]));
        self.backtrack_to(back_to as usize);
        self.learnt += 1;
        let reason = match latest {
            Some(place) => {
                clause.swap(1, place);
                self.push_clause(&clause)
            }
            None => DECIDED,
        };
        self.set(clause[0], reason);
    }

    /// The clause a conflict stands for. Its first bit is the only one of the present level.
    fn cause_of(&mut self, conflict: u32) -> Vec<Bit> {
        let present = self.decisions.len() as u32;
        let mut clause = vec![Bit::FALSE];
        let mut open = 0;
        let mut place = self.trail.len();
        let (mut first, mut end) = self.extent(conflict);
        let unique = loop {
            for bit in first..end {
                let bit = self.bit_at(bit);
                let gate = bit.gate();
                if self.met[gate] || self.levels[gate] == 0 {
                    continue;
                }
                self.met[gate] = true;
                self.order.bump(gate);
                if self.levels[gate] == present {
                    open += 1;
                } else {
                    clause.push(bit);
                }
            }
            place -= 1;
            while !self.met[self.trail[place].gate()] {
                place -= 1;
            }
            let bit = self.trail[place];
            self.met[bit.gate()] = false;
            open -= 1;
            if open == 0 {
                break bit;
            }
            (first, end) = self.extent(self.reasons[bit.gate()]);
            first += 1;
        };
        clause[0] = !unique;
        clause
    }

    /// Drops bits that follow from the others by one clause, and forgets which gates were met.
    fn shorten(&mut self, clause: &mut Vec<Bit>) {
        let all = clause[1..].to_vec();
        let is_implied = |bit: &Bit| {
            let reason = self.reasons[bit.gate()];
            reason != DECIDED && {
                let (first, end) = self.extent(reason);
                let mut causes = (first + 1..end).map(|place| self.bit_at(place).gate());
                causes.all(|gate| self.met[gate] || self.levels[gate] == 0)
            }
        };
        let mut place = 0;
        clause.retain(|bit| {
            place += 1;
            place == 1 || !is_implied(bit)
        });
        for bit in all {
            self.met[bit.gate()] = false;
        }
    }

    /// The assumptions because of which an assumption is false, with itself.
    fn explain(&mut self, bit: Bit) -> Vec<Bit> {
        let mut core = vec![bit];
        let start = self.decisions.first().copied().unwrap_or(self.trail.len());
        self.met[bit.gate()] = true;
        for place in (start..self.trail.len()).rev() {
            let cause = self.trail[place];
            if !std::mem::take(&mut self.met[cause.gate()]) {
                continue;
            }
            let reason = self.reasons[cause.gate()];
            if reason == DECIDED {
                core.push(cause);
                continue;
            }
            let (first, end) = self.extent(reason);
            for place in first + 1..end {
                let gate = self.bit_at(place).gate();
                self.met[gate] = self.levels[gate] > 0;
            }
        }
        self.met[bit.gate()] = false;
        core
    }
}

/// What to do about the assumptions.
enum Next {
    Decide(Bit),
    /// These cannot hold together.
    Contradiction(Vec<Bit>),
    AllHold,
}

/// What became of a clause with a watched bit that is false.
enum Look {
    /// It watches another bit instead.
    MovedAway,
    /// It is true, or made its other watched bit true.
    Stays,
    /// It is false.
    Conflict,
}

/// When to begin again from the assumptions: after ever more conflicts.
#[derive(Default)]
struct Restart {
    at: u64,
    distance: u64,
}

impl Restart {
    fn is_due(&mut self, conflicts: u64) -> bool {
        const FIRST: u64 = 100;
        if conflicts < self.at.max(FIRST) {
            return false;
        }
        self.distance = self.distance.max(FIRST) * 3 / 2;
        self.at = conflicts + self.distance;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_base::{Deadline, Rng};
    use loam_solver::Limits;

    const GATES: usize = 10;

    /// Leaves everything to the search.
    struct NoGuide;

    impl Guide for NoGuide {
        fn is_enough(&mut self, _: &Sat) -> bool {
            false
        }

        fn gates(&mut self) -> Vec<usize> {
            (1..=GATES).collect()
        }
    }

    fn random_bits(rng: &mut Rng, count: usize) -> Vec<Bit> {
        let mut bits: Vec<Bit> = Vec::new();
        while bits.len() < count {
            let bit = Bit::of_gate(1 + rng.below(GATES as u64) as usize).negate_if(rng.below(2) == 1);
            if bits.iter().all(|other| other.gate() != bit.gate()) {
                bits.push(bit);
            }
        }
        bits
    }

    /// Whether some values satisfy all clauses and all assumptions.
    fn is_sat(clauses: &[Vec<Bit>], assumed: &[Bit]) -> bool {
        (0..1_u32 << GATES).any(|values| {
            let holds = |bit: &Bit| (values >> (bit.gate() - 1) & 1 == 1) ^ bit.is_negated();
            clauses.iter().all(|clause| clause.iter().any(holds)) && assumed.iter().all(holds)
        })
    }

    #[test]
    fn answers_agree_with_enumeration_while_clauses_are_added() {
        let mut rng = Rng::new(7);
        let (mut found, mut impossible) = (0, 0);
        for _ in 0..60 {
            let mut sat = Sat::default();
            sat.reach(GATES + 1);
            let mut clauses: Vec<Vec<Bit>> = Vec::new();
            // Beyond four clauses per gate there is mostly no solution.
            while clauses.len() < 4 * GATES {
                let length = 2 + rng.below(2) as usize;
                clauses.push(random_bits(&mut rng, length));
                sat.add(&clauses[clauses.len() - 1]);
                let count = rng.below(5) as usize;
                let assumed = random_bits(&mut rng, count);
                let mut budget = Budget::new(&Limits::default(), Deadline::default());
                match sat.solve(&assumed, &mut NoGuide, &mut budget) {
                    Answer::Found => {
                        found += 1;
                        let holds = |bit: &Bit| sat.value(*bit) == Some(true);
                        assert!(clauses.iter().all(|clause| clause.iter().any(holds)));
                        assert!(assumed.iter().all(holds));
                    }
                    Answer::Impossible(core) => {
                        impossible += 1;
                        assert!(core.iter().all(|bit| assumed.contains(bit)));
                        assert!(!is_sat(&clauses, &core));
                    }
                    Answer::Stopped(why) => panic!("stopped without limits: {why:?}"),
                }
                sat.backtrack();
            }
        }
        assert!(found > 100 && impossible > 100, "{found} found, {impossible} impossible");
    }
}
