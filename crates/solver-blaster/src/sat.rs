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

/// The query as the solver sees it during the search.
pub trait Guide {
    /// Whether the current partial assignment suffices. Called when propagation is complete.
    fn is_enough(&mut self, sat: &Sat) -> bool;

    /// All gates the query depends on.
    fn gates(&mut self) -> Vec<usize>;
}

/// How a search ended.
pub enum Answer {
    /// Satisfiable: the current assignment satisfies the query.
    Found,
    /// Unsatisfiable: these assumptions are a core.
    Impossible(Vec<Bit>),
    /// Stopped by a limit.
    Stopped(Unknown),
}

/// The clauses, and the current assignment.
#[derive(Debug, Default)]
pub struct Sat {
    /// Per bit its value.
    values: Vec<Value>,
    /// Per gate its latest value (saved phase).
    latest: Vec<bool>,
    /// Per gate with a value its decision level.
    levels: Vec<u32>,
    /// Per gate with a value the clause that implied it, or [`DECIDED`].
    reasons: Vec<u32>,
    /// All true bits in the order they became true.
    trail: Vec<Bit>,
    /// The length of the trail at each decision.
    decisions: Vec<usize>,
    /// Number of bits of the trail that have been propagated.
    followed: usize,
    /// Clauses one after the other: their length, then their bits. The first two bits are watched; the first bit of a
    /// reason is the implied one.
    clauses: Vec<u32>,
    /// Per bit the clauses that watch it: they are visited when it becomes false.
    watches: Vec<Vec<Watch>>,
    order: Order,
    /// Per gate, whether the current query depends on it; all false until that is computed.
    is_relevant: Vec<bool>,
    /// Whether only gates the query depends on get values.
    is_guided: bool,
    /// Assignments since the query began.
    steps: usize,
    /// Per gate, whether the analysis of the current conflict has seen it.
    met: Vec<bool>,
    /// Number of learnt clauses.
    learnt: usize,
    /// Whether the clauses are unsatisfiable without any assumption.
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
    /// A bit of the clause (blocker); if it is true the clause need not be visited.
    hint: Bit,
}

const DECIDED: u32 = u32::MAX;

/// Assignments after which it is worth computing the gates that the query depends on.
const UNGUIDED: usize = 500;

impl Sat {
    /// Bytes of clauses and of what is kept for each gate.
    pub fn bytes(&self) -> usize {
        let watches: usize = self.watches.iter().map(|watches| watches.capacity() * size_of::<Watch>()).sum();
        size_of_val(&*self.clauses)
            + watches
            + size_of_val(&*self.watches)
            + size_of_val(&*self.values)
            + self.levels.len() * (2 * size_of::<u32>() + 3 * size_of::<bool>())
    }

    /// Makes room for the gates below `count`.
    pub fn reach(&mut self, count: usize) {
        self.values.resize(2 * count, Value::None);
        self.watches.resize_with(self.watches.len().max(2 * count), Vec::new);
        self.latest.resize(count, false);
        self.levels.resize(count, 0);
        self.reasons.resize(count, DECIDED);
        self.is_relevant.resize(count, false);
        self.met.resize(count, false);
        self.order.reach(count);
    }

    /// Removes all clauses, but keeps the memory that many queries need.
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

    /// The current or latest value of a gate.
    pub fn latest(&self, gate: usize) -> bool {
        self.value(Bit::of_gate(gate)).unwrap_or(self.latest[gate])
    }

    /// Adds a clause, at decision level zero.
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

    /// Searches an assignment under which all `assumed` bits are true. The assignment is kept until
    /// [`backtrack`](Self::backtrack).
    pub fn solve(&mut self, assumed: &[Bit], guide: &mut impl Guide, budget: &mut Budget) -> Answer {
        let mut restart = Restart::default();
        let mut relevant = Vec::new();
        self.steps = 0;
        let answer = loop {
            if self.is_contradiction {
                break Answer::Impossible(Vec::new());
            }
            if !self.is_guided && self.steps > UNGUIDED {
                relevant = self.mark_relevant(guide);
            }
            if let Some(conflict) = self.follow() {
                budget.count_conflict();
                self.learn_from(conflict);
                continue;
            }
            if budget.must_stop() || budget.is_long(self.steps) {
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
                        relevant = self.mark_relevant(guide);
                    }
                    match self.next_gate() {
                        Some(gate) => self.decide(Bit::of_gate(gate).negate_if(!self.latest[gate])),
                        None => break Answer::Found,
                    }
                }
            }
        };
        for gate in relevant {
            self.is_relevant[gate] = false;
        }
        self.is_guided = false;
        self.order.finish();
        answer
    }

    /// Computes the gates that the query depends on; from now on no other gate is assigned.
    fn mark_relevant(&mut self, guide: &mut impl Guide) -> Vec<usize> {
        let gates = guide.gates();
        gates.iter().for_each(|&gate| self.is_relevant[gate] = true);
        self.order.begin(&gates);
        self.is_guided = true;
        gates
    }

    /// Undoes all decisions.
    pub fn backtrack(&mut self) {
        self.backtrack_to(0);
    }

    fn is_true(&self, bit: Bit) -> bool {
        self.values[bit.index()] == Value::True
    }

    fn is_false(&self, bit: Bit) -> bool {
        self.values[bit.index()] == Value::False
    }

    /// Each assumption has its own decision level, even if it holds already.
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
            if self.is_relevant[bit.gate()] {
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

    /// The range of a clause's bits: the index of the first, and the index behind the last.
    fn extent(&self, clause: u32) -> (usize, usize) {
        let first = clause as usize + 1;
        (first, first + self.clauses[clause as usize] as usize)
    }

    fn bit_at(&self, place: usize) -> Bit {
        Bit::from_index(self.clauses[place])
    }

    /// Unit propagation. Returns a clause that became false.
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

    /// Visits a clause one of whose watched bits has become false.
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
        // A gate that the query does not depend on is not assigned, except at decision level zero.
        if !self.is_guided || self.is_relevant[other.gate()] || self.decisions.is_empty() {
            self.set(other, watch.clause);
        }
        Look::Stays
    }

    /// Learns a clause from a conflict, and backjumps to the level where the clause becomes unit.
    fn learn_from(&mut self, conflict: u32) {
        if self.decisions.is_empty() {
            self.is_contradiction = true;
            return;
        }
        self.order.decay();
        let mut clause = self.cause_of(conflict);
        self.shorten(&mut clause);
        let level = |bit: &Bit| self.levels[bit.gate()];
        // The second watched bit is the one of the highest level, which is the first to become unassigned again.
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

    /// The learnt clause of a conflict (first UIP). Its first bit is the only one of the current level.
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

    /// Minimises a learnt clause: drops bits that the others imply by one clause. Also resets which gates were seen.
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

    /// The core of a false assumption: the assumptions that imply its negation, and itself.
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

/// The next step about the assumptions.
enum Next {
    Decide(Bit),
    /// These assumptions contradict each other.
    Contradiction(Vec<Bit>),
    AllHold,
}

/// The result of visiting a clause with a false watched bit.
enum Look {
    /// The clause watches another bit instead.
    MovedAway,
    /// The clause is true, or has implied its other watched bit.
    Stays,
    /// The clause is false.
    Conflict,
}

/// When to restart from the assumptions: after ever more conflicts.
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

    /// A guide without information: the search assigns all gates.
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
