//! Backtracking over input bytes, for queries about tables and state machines.
//!
//! The state of a lexer after five bytes is a term of thirty reads of tables. Gates for these tables number tens of
//! thousands, but the state has a few dozen values, and each is computed in a few steps. So the bytes are set one after
//! another, and three things keep the search small: values of a byte that have the same effect are tried once (*classes*);
//! a conjunct that is false ends a prefix; and of two prefixes under which all later steps find the same values (the
//! *frontier*) only the first is explored. The search is complete within its limit of steps.

use super::enumeration::{Enumerated, Values, values};
use loam_base::rng::mix;
use loam_expr::tape::lanes::{LANES, Lanes};
use loam_expr::tape::table::ByteTables;
use loam_expr::tape::{Slot, Step, Tape};
use loam_expr::{ByteSet, Expr, ExprStore, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::LazyCell;

/// Most bytes of a query.
pub const MOST_BYTES: usize = 24;
/// Most stores of the arrays of a query: reads below many stores are steps that take long, and gates of an earlier query
/// mostly serve the next one.
const MOST_STORES: usize = 512;
/// Most steps of the straight-line program of a query.
const MOST_SLOTS: usize = 1 << 14;

/// Most steps before the fast backend is tried: half a millisecond, unless making gates takes longer.
pub const QUICK: usize = 60_000;
/// Most steps where nothing is read from tables: some hundred inputs are tried.
const SAMPLE: usize = QUICK / 4;
/// The steps that take as long as making a gate, and finding a value for it.
const STEPS_FOR_GATE: u64 = 16;
/// Most steps for a hard query, if they decide it for certain: a tenth of a second.
pub const PATIENT: usize = 32_000_000;
/// Most steps for a hard query, if they decide it only where conjuncts and frontiers end most prefixes.
pub const HOPEFUL: usize = 8_000_000;

/// The steps that take as long as a float operation.
const STEPS_FOR_FLOAT: usize = 3;

/// What computing some rows costs.
#[derive(Clone, Copy, Default)]
struct Cost {
    rows: usize,
    /// Reads, each with the stores that are tried one after another.
    reads: usize,
    /// Float operations.
    floats: usize,
}

impl Cost {
    fn add(&mut self, tape: &Tape, slot: Slot) {
        self.rows += 1;
        match tape.step(slot).0 {
            Step::Read { array, .. } => self.reads += 1 + tape.array(array).newest.len(),
            Step::Float(..) => self.floats += 1,
            _ => {}
        }
    }

    /// In steps of some nanoseconds, for rows of this many values.
    fn steps(self, lanes: usize) -> usize {
        self.rows * (1 + lanes / 8) + self.reads * lanes.div_ceil(2) + self.floats * lanes * STEPS_FOR_FLOAT
    }
}

/// A set of bytes: bit `n` is the byte in slot `n`.
type Needs = u32;

/// The steps that a query may take.
pub struct Patience<F> {
    /// Most steps if it is not known whether they decide the query.
    pub hopeful: usize,
    /// Most steps if they decide the query for certain; computed only where it matters.
    pub certain: F,
}

/// The steps that a query may take whose number is known beforehand.
pub fn at_most(hopeful: usize, certain: usize) -> Patience<impl FnOnce() -> usize> {
    Patience { hopeful, certain: move || certain }
}

/// Few steps, and more if they decide for certain a query for which the other layers have to make many gates.
pub fn instead_of_gates(hopeful: usize, gates: impl FnOnce() -> u64) -> Patience<impl FnOnce() -> usize> {
    let certain = move || gates().saturating_mul(STEPS_FOR_GATE).min(PATIENT as u64) as usize;
    Patience { hopeful, certain }
}

/// Decides a conjunction, if that takes few enough steps. Of each byte the class of its value in `start` is tried first.
pub fn decide(
    store: &ExprStore,
    conjuncts: &[Expr],
    tables: Option<&mut ByteTables>,
    patience: Patience<impl FnOnce() -> usize>,
    start: impl Fn(Symbol) -> u8,
) -> Option<Enumerated> {
    let Values { symbols, domains, others } = values(store, conjuncts)?;
    if domains.contains(&ByteSet::EMPTY) || conjuncts.iter().any(|&conjunct| store.is_false(conjunct)) {
        return Some(Enumerated::Unsat);
    }
    let tape = Tape::compile_with(store, &others, MOST_SLOTS, tables)?;
    if tape.symbols().len() > MOST_BYTES || tape.stores() > MOST_STORES || !tape.fits_lanes() {
        return None;
    }
    let domain = |symbol: &Symbol| symbols.binary_search(symbol).map_or(ByteSet::ALL, |at| domains[at]);
    let plan = Plan::of(&tape);
    let Patience { hopeful, certain } = patience;
    let certain = LazyCell::new(|| certain().max(hopeful));
    let most = |steps| if steps <= hopeful { hopeful } else { *certain };
    let byte_of = |level: usize| tape.symbols()[plan.order[level]];
    let mut search = Search::new(store, &tape, &plan);
    search.most_steps = most(plan.own_steps(|level| domain(&byte_of(level)).len()));
    if !search.compute_fixed() {
        return Some(Enumerated::Unsat);
    }
    for level in 0..plan.levels.len() {
        let symbol = byte_of(level);
        search.classify(level, domain(&symbol), start(symbol))?;
    }
    let all_steps = search.all_steps();
    search.most_steps = most(all_steps);
    if all_steps > search.most_steps {
        // Arithmetic ends few prefixes early, but one in some dozens of inputs may have what is asked of a hash.
        let hopeful = if plan.reads_tables() { hopeful } else { hopeful.min(SAMPLE) };
        if search.steps >= hopeful {
            return None;
        }
        search.most_steps = hopeful;
    }
    if !search.explore(0)? {
        return Some(Enumerated::Unsat);
    }
    let found: FxHashMap<Symbol, u8> =
        plan.order.iter().map(|&byte| tape.symbols()[byte]).zip(search.chosen).collect();
    let value = |symbol: &Symbol| found.get(symbol).copied().or_else(|| domain(symbol).least()).unwrap_or(0);
    Some(Enumerated::First(symbols.iter().map(|symbol| (*symbol, value(symbol))).collect()))
}

/// The order in which bytes are set, and what is computed after each.
struct Plan {
    /// The slots of the bytes.
    order: Vec<usize>,
    levels: Vec<Level>,
    /// The slots that depend on no byte.
    fixed: Vec<Slot>,
    /// The level of each slot; [`FIXED`] for those that depend on no byte.
    level_of: Vec<u8>,
}

const FIXED: u8 = u8::MAX;

/// What is computed after a byte is set.
#[derive(Default)]
struct Level {
    /// The slots that depend on this byte alone.
    own: Vec<Slot>,
    own_cost: Cost,
    /// Those of them that slots with other bytes use.
    shared: Vec<Slot>,
    /// The slots that depend on this byte and on earlier ones, conjunct by conjunct.
    stages: Vec<Stage>,
    /// Conjuncts that depend on this byte alone.
    own_roots: Vec<Slot>,
    /// The slots up to this level that later levels use.
    frontier: Vec<Slot>,
}

/// What is computed for one conjunct that depends on several bytes, if the conjuncts of earlier stages hold.
struct Stage {
    /// The slots below the conjunct that are in no earlier stage.
    slots: Vec<Slot>,
    cost: Cost,
    /// The conjunct; the last stage of a level has none, and the slots that only later levels use.
    root: Option<Slot>,
}

/// The classes of a byte: values that have the same effect are one class.
#[derive(Default)]
struct Classes {
    /// One value of each class.
    values: Vec<u8>,
    /// The values of the level's shared slots, class by class.
    shared: Vec<u64>,
    /// How many slots are shared.
    width: usize,
    /// Numbers of classes, by the hash of their shared values, plus one; 0 for none.
    table: Vec<u16>,
}

impl Classes {
    /// Twice as many places as there can be classes.
    const PLACES: usize = 512;

    fn new(width: usize) -> Self {
        Self { width, table: vec![0; Self::PLACES], ..Self::default() }
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    /// The values of the shared slots in a class.
    fn shared(&self, class: usize) -> &[u64] {
        &self.shared[class * self.width..][..self.width]
    }

    /// Adds a value with the values of the shared slots, unless its class is known.
    fn add(&mut self, value: u8, shared: impl Iterator<Item = u64>) {
        let (class, begin) = (self.len(), self.shared.len());
        self.shared.extend(shared);
        let hash = self.shared[begin..].iter().fold(0, |hash: u64, &value| mix(hash ^ value));
        let mut place = hash as usize % Self::PLACES;
        while let Some(other) = self.table[place].checked_sub(1) {
            if self.shared(usize::from(other)) == &self.shared[begin..] {
                return self.shared.truncate(begin);
            }
            place = (place + 1) % Self::PLACES;
        }
        self.table[place] = class as u16 + 1;
        self.values.push(value);
    }
}

impl Plan {
    fn of(tape: &Tape) -> Self {
        let inputs = tape.symbols().len();
        let needs = needs(tape);
        let order = order(tape, &needs);
        let mut rank = vec![0; inputs];
        order.iter().enumerate().for_each(|(level, &byte)| rank[byte] = level as u8);
        let level = |&needed: &Needs| {
            (0..inputs).filter(|byte| needed >> byte & 1 == 1).map(|byte| rank[byte]).max().unwrap_or(FIXED)
        };
        let level_of: Vec<u8> = needs.iter().map(level).collect();
        let mut plan = Self {
            levels: order.iter().map(|_| Level::default()).collect(),
            order,
            fixed: Vec::new(),
            level_of,
        };
        let is_own = |slot: usize| needs[slot].count_ones() == 1;
        let mut mixed = vec![Vec::new(); inputs];
        for slot in inputs..tape.len() {
            match plan.level(slot as Slot) {
                None => plan.fixed.push(slot as Slot),
                Some(level) if is_own(slot) => {
                    plan.levels[level].own.push(slot as Slot);
                    plan.levels[level].own_cost.add(tape, slot as Slot);
                }
                Some(level) => mixed[level].push(slot as Slot),
            }
        }
        let Uses { last, outside } = Uses::of(tape, &plan.level_of, &is_own);
        for slot in 0..tape.len() {
            let Some(level) = plan.level(slot as Slot) else { continue };
            if matches!(tape.step(slot as Slot).0, Step::Array(_)) {
                continue;
            }
            if is_own(slot) && outside[slot] {
                plan.levels[level].shared.push(slot as Slot);
            }
            for later in plan.levels.iter_mut().take(usize::from(last[slot])).skip(level) {
                later.frontier.push(slot as Slot);
            }
        }
        let mut mixed_roots = vec![Vec::new(); inputs];
        for &root in tape.roots() {
            match plan.level(root) {
                None => {}
                Some(level) if is_own(root as usize) => plan.levels[level].own_roots.push(root),
                Some(level) => mixed_roots[level].push(root),
            }
        }
        let mut stages = Stages { tape, is_open: vec![false; tape.len()] };
        for ((level, mixed), roots) in plan.levels.iter_mut().zip(&mixed).zip(&mixed_roots) {
            level.stages = stages.of(mixed, roots);
        }
        plan
    }

    /// The steps that classify all bytes, given how many values the byte of each level has.
    fn own_steps(&self, values: impl Fn(usize) -> usize) -> usize {
        let steps = |(level, Level { own_cost, .. }): (usize, &Level)| {
            let values = values(level);
            own_cost.steps(LANES) * values.div_ceil(LANES) + values
        };
        self.levels.iter().enumerate().map(steps).sum()
    }

    /// Whether anything that depends on bytes is read from an array.
    fn reads_tables(&self) -> bool {
        let reads =
            |level: &Level| level.own_cost.reads > 0 || level.stages.iter().any(|stage| stage.cost.reads > 0);
        self.levels.iter().any(reads)
    }

    /// The level at which a slot is known; `None` if it depends on no byte.
    fn level(&self, slot: Slot) -> Option<usize> {
        Some(self.level_of[slot as usize]).filter(|&level| level != FIXED).map(usize::from)
    }
}

/// Divides the slots of levels into stages.
struct Stages<'t> {
    tape: &'t Tape,
    /// Whether a slot of the level is in no stage yet.
    is_open: Vec<bool>,
}

impl Stages<'_> {
    /// The stages of a level: small conjuncts first, because most values fail one of them.
    fn of(&mut self, mixed: &[Slot], roots: &[Slot]) -> Vec<Stage> {
        let mut size = |&root: &Slot| {
            self.open(mixed);
            (self.take(root).len(), root)
        };
        let mut by_size: Vec<(usize, Slot)> = match roots {
            [only] => vec![(0, *only)],
            _ => roots.iter().map(&mut size).collect(),
        };
        by_size.sort_unstable();
        self.open(mixed);
        let mut stages: Vec<Stage> =
            by_size.into_iter().map(|(_, root)| Stage::new(self.tape, self.take(root), Some(root))).collect();
        // None stays open: at a later level it would be computed again, from operands that are not known there.
        let is_left = |slot: &Slot| std::mem::take(&mut self.is_open[*slot as usize]);
        let others: Vec<Slot> = mixed.iter().copied().filter(is_left).collect();
        if !others.is_empty() {
            stages.push(Stage::new(self.tape, others, None));
        }
        stages
    }

    fn open(&mut self, mixed: &[Slot]) {
        mixed.iter().for_each(|&slot| self.is_open[slot as usize] = true);
    }

    /// Takes the open slots below a conjunct, and itself; operands come before their users.
    fn take(&mut self, root: Slot) -> Vec<Slot> {
        let (mut taken, mut operands) = (Vec::new(), vec![root]);
        while let Some(slot) = operands.pop() {
            if std::mem::take(&mut self.is_open[slot as usize]) {
                taken.push(slot);
                self.tape.operands(slot, &mut operands);
            }
        }
        taken.sort_unstable();
        taken
    }
}

impl Stage {
    fn new(tape: &Tape, slots: Vec<Slot>, root: Option<Slot>) -> Self {
        let mut cost = Cost::default();
        slots.iter().for_each(|&slot| cost.add(tape, slot));
        Self { slots, cost, root }
    }
}

/// Where slots are used.
struct Uses {
    /// The last level that uses each slot.
    last: Vec<u8>,
    /// Whether a slot is used together with other bytes.
    outside: Vec<bool>,
}

impl Uses {
    fn of(tape: &Tape, level_of: &[u8], is_own: &impl Fn(usize) -> bool) -> Self {
        let mut uses = Self { last: vec![0; tape.len()], outside: vec![false; tape.len()] };
        let mut operands = Vec::new();
        for slot in (tape.symbols().len()..tape.len()).rev() {
            operands.clear();
            tape.operands(slot as Slot, &mut operands);
            // An array has no value: its parts are used where the array is read.
            let is_array = matches!(tape.step(slot as Slot).0, Step::Array(_));
            let level = level_of[slot];
            let (last, is_outside) = match is_array {
                true => (uses.last[slot], uses.outside[slot] || !is_own(slot)),
                false => (if level == FIXED { 0 } else { level }, !is_own(slot)),
            };
            for &operand in &operands {
                let operand = operand as usize;
                uses.last[operand] = uses.last[operand].max(last);
                uses.outside[operand] |= is_outside;
            }
        }
        uses
    }
}

/// The bytes that each slot depends on.
fn needs(tape: &Tape) -> Vec<Needs> {
    let inputs = tape.symbols().len();
    let mut needs: Vec<Needs> = (0..inputs).map(|byte| 1 << byte).collect();
    let mut operands = Vec::new();
    for slot in inputs..tape.len() {
        operands.clear();
        tape.operands(slot as Slot, &mut operands);
        needs.push(operands.iter().fold(0, |all, &operand| all | needs[operand as usize]));
    }
    needs
}

/// The next byte is the one with which most conjuncts are known, then most slots.
fn order(tape: &Tape, needs: &[Needs]) -> Vec<usize> {
    const ROOT: usize = 1 << 16;
    let mut weights: FxHashMap<Needs, usize> = FxHashMap::default();
    needs.iter().for_each(|&needed| *weights.entry(needed).or_default() += 1);
    tape.roots().iter().for_each(|&root| *weights.entry(needs[root as usize]).or_default() += ROOT);
    let mut weights: Vec<(Needs, usize)> = weights.into_iter().collect();
    weights.sort_unstable();
    let mut open: Vec<usize> = (0..tape.symbols().len()).collect();
    let (mut order, mut set): (Vec<usize>, Needs) = (Vec::new(), 0);
    while !open.is_empty() {
        let known = |&byte: &usize| -> usize {
            let with = set | 1 << byte;
            weights.iter().filter(|(needed, _)| needed & !with == 0).map(|(_, weight)| weight).sum()
        };
        let best = open.iter().copied().max_by_key(|byte| (known(byte), std::cmp::Reverse(*byte)));
        let Some(best) = best else { break };
        open.retain(|&byte| byte != best);
        order.push(best);
        set |= 1 << best;
    }
    order
}

struct Search<'t> {
    store: &'t ExprStore,
    tape: &'t Tape,
    plan: &'t Plan,
    /// For each level, the classes of its byte.
    classes: Vec<Classes>,
    /// For each level the values of all slots: rows for those that are known with this level, one lane per class.
    lanes: Vec<Lanes>,
    /// For each level, the frontiers that were explored.
    visited: Vec<FxHashSet<Box<[u64]>>>,
    /// The frontier at present; kept for its memory.
    key: Vec<u64>,
    /// The value of each byte at present.
    chosen: Vec<u8>,
    steps: usize,
    most_steps: usize,
}

impl<'t> Search<'t> {
    fn new(store: &'t ExprStore, tape: &'t Tape, plan: &'t Plan) -> Self {
        let count = plan.levels.len();
        let lanes = plan.levels.iter().zip(&plan.order).map(|(level, &byte)| {
            let own = std::iter::once(byte as Slot).chain(level.own.iter().copied());
            Lanes::new(tape, own.chain(level.stages.iter().flat_map(|stage| stage.slots.iter().copied())))
        });
        Self {
            store,
            tape,
            plan,
            classes: Vec::new(),
            lanes: lanes.collect(),
            visited: vec![FxHashSet::default(); count],
            key: Vec::new(),
            chosen: vec![0; count],
            steps: 0,
            most_steps: 0,
        }
    }

    /// Counts steps; `None` if they are too many.
    fn count(&mut self, steps: usize) -> Option<()> {
        self.steps += steps;
        (self.steps <= self.most_steps).then_some(())
    }

    /// Computes what depends on no byte. Returns whether the conjuncts among it hold.
    fn compute_fixed(&mut self) -> bool {
        let mut values = self.tape.values(|_| 0);
        for &slot in &self.plan.fixed {
            values[slot as usize] = self.tape.compute(self.store, slot as usize, &values);
            for lanes in &mut self.lanes {
                lanes.set_single(slot, values[slot as usize] as u64);
            }
        }
        let is_fixed = |&&root: &&Slot| self.plan.level(root).is_none();
        self.tape.roots().iter().filter(is_fixed).all(|&root| values[root as usize] != 0)
    }

    /// Makes the classes of a level, the one of the value in `start` first.
    fn classify(&mut self, level: usize, domain: ByteSet, start: u8) -> Option<()> {
        let Level { own, own_cost, shared, own_roots, .. } = &self.plan.levels[level];
        let first = domain.contains(start).then_some(start);
        let others = domain.values().filter(|&value| Some(value) != first);
        let values: Vec<u8> = first.into_iter().chain(others).collect();
        let byte = self.plan.order[level] as Slot;
        let mut classes = Classes::new(shared.len());
        for values in values.chunks(LANES) {
            self.count(own_cost.steps(values.len()) + values.len())?;
            let lanes = &mut self.lanes[level];
            for (lane, &value) in values.iter().enumerate() {
                lanes.set_value(byte, lane, u64::from(value));
            }
            own.iter().for_each(|&slot| self.tape.compute_row(self.store, slot, values.len(), lanes));
            for (lane, &value) in values.iter().enumerate() {
                if own_roots.iter().all(|&root| lanes.value(root, lane) != 0) {
                    classes.add(value, shared.iter().map(|&slot| lanes.value(slot, lane)));
                }
            }
        }
        self.classes.push(classes);
        Some(())
    }

    /// The steps if no prefix ends early.
    fn all_steps(&self) -> usize {
        let mut prefixes: usize = 1;
        let mut steps = self.steps;
        for (level, classes) in self.plan.levels.iter().zip(&self.classes) {
            let rows = classes.len().div_ceil(LANES);
            let lanes = LANES.min(classes.len());
            let each = rows * level.stages.iter().map(|stage| stage.cost.steps(lanes)).sum::<usize>()
                + classes.len() * (level.shared.len() + level.frontier.len() + 1);
            steps = steps.saturating_add(prefixes.saturating_mul(each));
            prefixes = prefixes.saturating_mul(classes.len());
        }
        steps
    }

    /// Whether the bytes from a level on can be set so that all conjuncts hold.
    fn explore(&mut self, level: usize) -> Option<bool> {
        let plan = self.plan;
        let Some(Level { frontier, .. }) = plan.levels.get(level) else { return Some(true) };
        let is_last = level + 1 == plan.levels.len();
        let count = self.classes[level].len();
        for begin in (0..count).step_by(LANES) {
            let row = self.compute_stages(level, Row::new(begin, count.min(begin + LANES)))?;
            for lane in row.holding() {
                self.chosen[level] = self.classes[level].values[usize::from(row.classes[lane])];
                if is_last {
                    return Some(true);
                }
                let lanes = &self.lanes[level];
                let mut key = std::mem::take(&mut self.key);
                key.clear();
                key.extend(frontier.iter().map(|&slot| lanes.value(slot, lane)));
                let is_new = !self.visited[level].contains(&key[..]);
                if is_new {
                    for (&slot, &value) in frontier.iter().zip(&key) {
                        self.lanes[level + 1].set_single(slot, value);
                    }
                    self.visited[level].insert(key.as_slice().into());
                }
                self.key = key;
                self.count(frontier.len() + 1)?;
                if is_new && self.explore(level + 1)? {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    /// Computes what depends on this byte and on earlier ones, for the classes of a row. A conjunct is computed for those
    /// alone for which the earlier ones hold.
    fn compute_stages(&mut self, level: usize, mut row: Row) -> Option<Row> {
        let Level { shared, stages, .. } = &self.plan.levels[level];
        self.count(shared.len() + 1)?;
        for lane in 0..row.count {
            let known = self.classes[level].shared(usize::from(row.classes[lane]));
            for (&slot, &value) in shared.iter().zip(known) {
                self.lanes[level].set_value(slot, lane, value);
            }
        }
        for Stage { slots, cost, root } in stages {
            self.count(cost.steps(row.count))?;
            let lanes = &mut self.lanes[level];
            slots.iter().for_each(|&slot| self.tape.compute_row(self.store, slot, row.count, lanes));
            let Some(root) = *root else { continue };
            row.holds &=
                (0..row.count).fold(0, |all, lane| all | u64::from(lanes.value(root, lane) != 0) << lane);
            if row.holds == 0 {
                break;
            }
            row.compact(lanes);
        }
        Some(row)
    }
}

/// Classes of a byte that are tried together, one in each lane.
struct Row {
    classes: [u8; LANES],
    count: usize,
    /// The lanes in which no conjunct has failed, one bit each.
    holds: u64,
}

impl Row {
    /// The classes from `begin` to `end`, at most [`LANES`].
    fn new(begin: usize, end: usize) -> Self {
        let mut row =
            Self { classes: [0; LANES], count: end - begin, holds: u64::MAX >> (LANES - (end - begin)) };
        row.classes.iter_mut().zip(begin..end).for_each(|(class, number)| *class = number as u8);
        row
    }

    /// The lanes in which no conjunct has failed.
    fn holding(&self) -> impl Iterator<Item = usize> + use<> {
        let holds = self.holds;
        (0..self.count).filter(move |lane| holds >> lane & 1 == 1)
    }

    /// Removes the lanes in which a conjunct has failed, if these are most of them: moving the others costs about as much as
    /// computing them.
    fn compact(&mut self, lanes: &mut Lanes) {
        if 2 * self.holds.count_ones() as usize > self.count {
            return;
        }
        let mut kept = 0;
        for lane in self.holding() {
            lanes.move_lane(lane, kept);
            self.classes[kept] = self.classes[lane];
            kept += 1;
        }
        self.count = kept;
        self.holds = u64::MAX >> (LANES - kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_base::Rng;

    /// A state machine over a table of 64 states and 256 bytes, fed with some bytes.
    fn machine(store: &ExprStore, bytes: u32, seed: u64) -> (Vec<Expr>, Expr) {
        let mut rng = Rng::new(seed);
        let classes: Vec<u8> = (0..256).map(|_| rng.below(8) as u8).collect();
        let next: Vec<u8> = (0..512).map(|_| rng.below(64) as u8).collect();
        let (classes, next) = (store.array_constant(&classes), store.array_constant(&next));
        let array = store.array("x", 0, bytes);
        let inputs: Vec<Expr> = (0..bytes).map(|offset| store.byte(Symbol { array, offset })).collect();
        let state = inputs.iter().fold(store.constant(8, 0), |state, &byte| {
            let class = store.select(classes, store.zext(byte, 64));
            let row = store.mul(store.zext(state, 64), store.word(8));
            store.select(next, store.add(row, store.zext(class, 64)))
        });
        (inputs, state)
    }

    #[test]
    fn a_state_machine_is_decided_in_few_steps() {
        let store = ExprStore::new();
        let (inputs, state) = machine(&store, 8, 1);
        let mut verdicts = [0, 0];
        for value in 0..64 {
            let wanted = store.eq(state, store.constant(8, value));
            let small = store.ult(inputs[0], store.constant(8, 16));
            let found = decide(&store, &[wanted, small], None, at_most(200_000, 200_000), |_| 0)
                .expect("few steps are enough");
            if let Enumerated::First(model) = &found {
                let mut evaluator = loam_expr::Evaluator::new(&store, model);
                assert!(evaluator.eval_bool(wanted) && evaluator.eval_bool(small));
            }
            verdicts[usize::from(matches!(found, Enumerated::First(_)))] += 1;
        }
        assert!(verdicts[0] > 0 && verdicts[1] > 0, "{verdicts:?}");
    }

    #[test]
    fn backtracking_agrees_with_enumeration() {
        use super::super::enumeration::{self, Enumerate};
        for seed in 0..200 {
            let store = ExprStore::new();
            let (inputs, state) = machine(&store, 2, seed);
            let mut rng = Rng::new(seed);
            let mut constant = |below| store.constant(8, u128::from(rng.below(below)));
            let conjuncts = [
                store.eq(store.xor(state, store.mul(inputs[0], inputs[1])), constant(256)),
                store.ult(store.add(inputs[0], inputs[1]), constant(64)),
                store.ult(inputs[1], constant(64)),
            ];
            let conjuncts: Vec<Expr> =
                conjuncts.into_iter().filter(|&conjunct| !store.is_true(conjunct)).collect();
            let is_sat = |found: Option<Enumerated>| match found.expect("it is small") {
                Enumerated::Unsat => false,
                Enumerated::First(model) => {
                    let mut evaluator = loam_expr::Evaluator::new(&store, &model);
                    assert!(conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct)));
                    true
                }
            };
            let expected = is_sat(enumeration::decide(&store, &conjuncts, enumeration::LAST, Enumerate::All));
            assert_eq!(
                is_sat(decide(
                    &store,
                    &conjuncts,
                    Some(&mut ByteTables::default()),
                    at_most(usize::MAX, usize::MAX),
                    |_| seed as u8
                )),
                expected,
                "{seed}"
            );
        }
    }

    #[test]
    fn values_that_fail_a_small_conjunct_are_dropped_without_harm() {
        use super::super::enumeration::{self, Enumerate};
        let mut sat = 0;
        for seed in 0..100 {
            let store = ExprStore::new();
            let (inputs, state) = machine(&store, 3, seed);
            let [a, b, c] = inputs[..] else { panic!("there are three inputs") };
            let mut rng = Rng::new(seed);
            let mut constant = |below| store.constant(8, u128::from(1 + rng.below(below)));
            let mut conjuncts: Vec<Expr> = [a, b, c].map(|byte| store.ult(byte, constant(70))).to_vec();
            // The smallest conjuncts leave few lanes, half of them, and most of them.
            conjuncts.push(store.eq(store.xor(a, b), constant(60)));
            conjuncts.push(store.ult(store.add(b, c), constant(140)));
            conjuncts.push(store.ult(store.mul(store.sub(c, a), store.add(c, b)), constant(250)));
            conjuncts.push(store.eq(store.xor(state, store.mul(a, c)), constant(250)));
            let expected = enumeration::decide(&store, &conjuncts, enumeration::LAST, Enumerate::All);
            let expected = matches!(expected.expect("it is small"), Enumerated::First(_));
            let mut tables = (seed % 2 == 0).then(ByteTables::default);
            let found = decide(&store, &conjuncts, tables.as_mut(), at_most(usize::MAX, usize::MAX), |_| 0)
                .expect("the steps are not limited");
            assert_eq!(matches!(found, Enumerated::First(_)), expected, "{seed}");
            if let Enumerated::First(model) = found {
                let mut evaluator = loam_expr::Evaluator::new(&store, &model);
                assert!(conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct)), "{seed}");
                sat += 1;
            }
        }
        assert!((10..90).contains(&sat), "{sat} of 100 are satisfiable");
    }

    #[test]
    fn the_steps_are_limited() {
        let store = ExprStore::new();
        let (inputs, _) = machine(&store, 4, 1);
        let sum =
            inputs.iter().copied().reduce(|a, b| store.mul(store.add(a, b), a)).expect("there are some");
        let squares = store.eq(store.mul(sum, sum), store.constant(8, 3));
        assert!(decide(&store, &[squares], None, at_most(1000, 1000), |_| 0).is_none());
    }
}
