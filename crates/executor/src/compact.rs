//! Loops in one step (`--compact-loops`): all iterations of a loop, whatever their number.
//!
//! At a symbolic test of a loop that fits ([`CompactLoop`]) the path forks into the exit and another iteration, as always. Where another
//! iteration follows, the number of iterations is computed in closed form ([`count`]), and the iteration with the number κ, a bound word, is evaluated once on
//! memory as it is before the loop ([`iteration`]). During this the path condition has the constraint that κ is below the number of iterations, so that
//! a query without a solution is a proof for all iterations. What must be proved: the carried registers are counters; accesses
//! lie at places equally far apart in one object; no iteration uses what an earlier one wrote. Registers on which nothing in the loop depends but
//! themselves may be anything ([`fold`]). If some iteration is out of bounds, or leaves the loop before its end ([`search`]), only those before it are executed in one step,
//! and the path goes on from there as always.
//!
//! Whatever does not fit is executed as always. κ never gets into the path condition of a state, a test or memory. The number of iterations is a term on the
//! inputs, so tests are made as for any other path.

mod count;
mod fold;
mod iteration;
mod search;

use crate::coverage::{COMPLETED, NOT_TAKEN, TAKEN};
use crate::decision::{Decided, Resume};
use crate::machine::{Flow, Machine};
use crate::step::Stepped;
use crate::step::control::follow;
use count::{Counter, Last, count};
use fold::Folds;
use iteration::{LoopAccess, Place};
use loam_analysis::loops::{CompactLoop, Refusal, Test};
use loam_environment::Interrupt;
use loam_expr::Expr;
use loam_memory::{Address, ITERATION, StridedWrite, Value};
use loam_program::code::CodeBlockId;
use loam_program::ir::{CompareOperands, Operand, Reg};
use loam_program::visit::register;
use loam_solver::PathCondition;
use loam_state::DecisionKind;
use search::Executed;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The number of the bound word that stands for an earlier iteration than [`ITERATION`].
const EARLIER: u32 = 2;

/// Most iterations of a step that are looked at one by one.
const MOST_UNROLLED: u64 = 256;

/// How often a loop is tried in one frame before it is executed as always.
const MOST_REFUSALS: usize = 3;

/// What loops became.
#[derive(Clone, Copy, Debug, Default)]
pub struct LoopCounts {
    /// Loops that were executed in one step.
    pub compacted: u64,
    /// Loops that were not, by [`Refusal`].
    pub refused: [u64; Refusal::ALL.len()],
}

impl LoopCounts {
    /// The loops that were not executed in one step, by the names of the reasons that there were.
    pub fn by_reason(&self) -> Vec<(&'static str, u64)> {
        let counted =
            Refusal::ALL.into_iter().map(|refusal| (refusal.name(), self.refused[refusal as usize]));
        counted.filter(|&(_, count)| count > 0).collect()
    }
}

/// Why a loop is not executed in one step now.
enum Stop {
    /// The loop does not fit.
    Refused(Refusal),
    /// A step would save no path: the next iteration leaves the loop, or the test of a search has not forked.
    Useless,
    /// The path must fork first.
    Interrupted(Interrupt),
}

impl From<Interrupt> for Stop {
    fn from(interrupt: Interrupt) -> Self {
        match interrupt {
            Interrupt::Undecided => Self::Refused(Refusal::Solver),
            other => Self::Interrupted(other),
        }
    }
}

type Tried<T> = Result<T, Stop>;

fn refuse<T>(refusal: Refusal) -> Tried<T> {
    Err(Stop::Refused(refusal))
}

/// How the end of a loop is found.
#[derive(Clone, Copy)]
enum Ends {
    /// By counting: this test fails for the first time in an iteration with a known number.
    Counted(Test),
    /// By a search for the first iteration in which a test fails.
    Searched,
}

/// The registers of the innermost frame.
struct Registers {
    words: Vec<u64>,
    terms: Vec<u32>,
    mixed: bool,
}

impl Machine {
    /// What follows a branch: if it is the test of a loop, perhaps all its iterations.
    pub(crate) fn follow_test(
        &mut self,
        decided: Decided,
        sides: [Resume; 2],
        stuck: &'static str,
    ) -> Stepped {
        let image = Arc::clone(&self.image);
        let Some(found) = self.is_compacting().then(|| image.loops().at(self.core.block)).flatten() else {
            return follow(decided, stuck);
        };
        let continues = match found {
            Ok(found) => self.block(found.continues),
            Err(refusal) => {
                self.refuse_loop(*refusal, MOST_REFUSALS);
                return follow(decided, stuck);
            }
        };
        let (Ok(found), false) = (found, self.is_refused()) else { return follow(decided, stuck) };
        let goes_on = |resume: Resume| matches!(resume, Resume::Block { target, .. } if target == continues);
        match decided {
            Decided::Fork(mut fork) => {
                let on = fork.successors.iter_mut().filter(|successor| goes_on(successor.resume));
                on.for_each(|successor| successor.resume = Resume::Retry);
                let test = self.core.block;
                self.core.top_mut().frame.extra.get_or_insert_default().forked_test = Some(test);
                Ok(Flow::Fork(fork))
            }
            Decided::Only(resume) if goes_on(resume) => match self.compact(found, sides) {
                Ok(flow) => Ok(flow),
                Err(Stop::Interrupted(interrupt)) => Err(interrupt),
                Err(Stop::Useless) => follow(Decided::Only(resume), stuck),
                Err(Stop::Refused(refusal)) => {
                    self.refuse_loop(refusal, 1);
                    follow(Decided::Only(resume), stuck)
                }
            },
            decided => follow(decided, stuck),
        }
    }

    /// Whether loops are executed in one step. The search for leaks and the comparison with the points-to analysis need
    /// each access, and a program that switched forking off wants one side of each branch.
    fn is_compacting(&self) -> bool {
        self.config.compact_loops
            && !self.config.check_leak
            && self.state.may_fork
            && self.trial.is_none()
            && self.image.pointer_check.is_none()
    }

    /// Whether the loop at whose test the path stands was refused often enough.
    fn is_refused(&self) -> bool {
        self.refusals() >= MOST_REFUSALS
    }

    fn refusals(&self) -> usize {
        let refused = self.core.top().frame.extra.as_ref().map_or(&[][..], |extra| &extra.refused_loops);
        refused.iter().filter(|&&block| block == self.core.block).count()
    }

    /// Notes that the loop at whose test the path stands does not fit; `times` so that it is not tried again.
    fn refuse_loop(&mut self, refusal: Refusal, times: usize) {
        if !self.is_refused() {
            self.counts.loops.refused[refusal as usize] += 1;
            let block = self.core.block;
            let extra = self.core.top_mut().frame.extra.get_or_insert_default();
            extra.refused_loops.extend(std::iter::repeat_n(block, times));
        }
    }

    /// Executes all iterations. Registers and path are as before if the loop does not fit. A test that is no comparison with a counter
    /// is one for which the iterations are searched.
    fn compact(&mut self, found: &CompactLoop, sides: [Resume; 2]) -> Tried<Flow> {
        if let Some(test) = &found.test {
            let tried = self.compact_as(found, Ends::Counted(*test), sides);
            match tried {
                Err(Stop::Refused(Refusal::Endless | Refusal::NoCounter)) => {}
                tried => return tried,
            }
        }
        let extra = self.core.top().frame.extra.as_ref();
        match extra.and_then(|extra| extra.forked_test) == Some(self.core.block) {
            true => self.compact_as(found, Ends::Searched, sides),
            // As with an assertion that holds in all iterations: one by one they are easier to decide than all at once.
            false => Err(Stop::Useless),
        }
    }

    fn compact_as(&mut self, found: &CompactLoop, ends: Ends, sides: [Resume; 2]) -> Tried<Flow> {
        let (registers, path) = (self.registers(), self.state.path.clone());
        let tried = self.try_compact(found, ends, sides, &registers, &path);
        self.state.path = path;
        self.stepping = None;
        if tried.is_err() {
            self.set_registers(&registers);
        }
        tried
    }

    fn try_compact(
        &mut self,
        found: &CompactLoop,
        ends: Ends,
        sides: [Resume; 2],
        registers: &Registers,
        path: &PathCondition,
    ) -> Tried<Flow> {
        let before = self.values_of(&found.stepped);
        let steps = self.steps(found, &before)?;
        self.set_registers(registers);
        let (last, operands) = match ends {
            Ends::Counted(test) => {
                (self.last_iteration(found, &test, &steps)?, self.operands(&test).to_vec())
            }
            Ends::Searched => (Last::few(&self.store), Vec::new()),
        };
        self.begin(found, &last, &before, &steps)?;
        let mut folds = self.begin_folds(found)?;
        let mut iteration = self.evaluate(found, path, last.most())?;
        self.prove_steps(found, &before, &steps)?;
        match ends {
            Ends::Counted(test) => self.prove_operands(found, &test, &operands)?,
            Ends::Searched => iteration.stays.push(self.condition(found.condition, found.holds)?),
        }
        self.prove_independence(&iteration.accesses)?;
        self.close_folds(&mut folds)?;
        let is_unrolled = folds.are_unrolled() || !iteration.stays.is_empty();
        if is_unrolled && last.most() >= MOST_UNROLLED {
            iteration.limits.push(Last::few(&self.store));
        }

        self.state.path = path.clone();
        let executed = self.executed(found, ends, &last, &iteration, is_unrolled)?;
        self.write_all(&iteration.accesses, executed.count)?;
        self.finish_registers(found, &folds, &executed, registers);
        self.count_iteration(found, sides);
        Ok(self.goto(self.block(executed.target), sides))
    }

    /// Begins the iteration κ: the counters have their values in it.
    fn begin(&mut self, found: &CompactLoop, last: &Last, before: &[Expr], steps: &[Expr]) -> Tried<()> {
        let store = Arc::clone(&self.store);
        let iteration = store.bound_word(ITERATION);
        self.suppose(store.ule(iteration, store.word(last.most())))?;
        self.suppose(last.includes(&store, iteration, last.most()))?;
        for (at, &reg) in found.stepped.iter().enumerate().filter(|(_, reg)| found.carried.contains(reg)) {
            let value = self.after(before[at], steps[at], iteration);
            self.set(reg, Value::of(&store, value));
        }
        Ok(())
    }

    /// What an iteration adds to each of the stepped registers.
    fn steps(&mut self, found: &CompactLoop, before: &[Expr]) -> Tried<Vec<Expr>> {
        let image = Arc::clone(&self.image);
        let body = &image.code.functions[self.core.top().frame.function].body;
        for &(block, at) in &found.counting {
            self.compute(&body.blocks[block].insts[at].0)?;
        }
        let after = self.values_of(&found.stepped);
        Ok(after.into_iter().zip(before).map(|(after, &before)| self.store.sub(after, before)).collect())
    }

    fn values_of(&self, regs: &[Reg]) -> Vec<Expr> {
        let term = |&reg: &Reg| {
            let width = self.width(reg);
            self.value(Operand::Reg(reg), width).term(&self.store, u16::from(width))
        };
        regs.iter().map(term).collect()
    }

    /// The value of a counter after so many iterations.
    fn after(&mut self, start: Expr, step: Expr, iterations: Expr) -> Expr {
        let store = &self.store;
        let number = store.resize_unsigned(iterations, store.width(start));
        let value = store.add(start, store.mul(step, number));
        self.derive_from(value, start);
        value
    }

    /// Records that a term was computed from another one, if they can be addresses.
    fn derive_from(&mut self, value: Expr, start: Expr) {
        if self.store.width(start) == 64 {
            match self.store.constant_value(start) {
                Some(base) => self.provenance.add_base(value, Address(base as u64)),
                None => self.provenance.derive(value, start),
            }
        }
    }

    /// The operands of the test as they are now.
    fn operands(&self, test: &Test) -> [Expr; 2] {
        let width = test.width;
        [test.a, test.b].map(|operand| self.value(operand, width).term(&self.store, u16::from(width)))
    }

    /// What an iteration adds to an operand of the test. An operand that is loaded in each iteration is taken for one that stays, which
    /// is proved later.
    fn step_of_operand(&self, found: &CompactLoop, steps: &[Expr], operand: Operand) -> Option<u128> {
        let at = register(operand).and_then(|reg| found.stepped.iter().position(|&stepped| stepped == reg));
        at.map_or(Some(0), |at| self.store.constant_value(steps[at]))
    }

    /// The last iteration.
    fn last_iteration(&mut self, found: &CompactLoop, test: &Test, steps: &[Expr]) -> Tried<Last> {
        let [a, b] = self.operands(test);
        if test.operands == CompareOperands::Pointers {
            let [a, b] = [a, b].map(|end| Value::of(&self.store, end));
            if self.model.compare_pointers(&self.state.memory, a, b).is_some() {
                return refuse(Refusal::Test);
            }
        }
        self.check_known([a, b])?;
        let step = |operand| self.step_of_operand(found, steps, operand);
        let (Some(up), Some(down)) = (step(test.a), step(test.b)) else { return refuse(Refusal::NoCounter) };
        let (a, b) = (Counter { start: a, step: up }, Counter { start: b, step: down });
        let Some(count) = count(&self.store, test.predicate, a, b) else { return refuse(Refusal::Endless) };
        if !self.decide_unchecked(DecisionKind::Loop, count.condition)? {
            return refuse(Refusal::Endless);
        }
        let way = self.state.path.simplified(&self.store, count.way);
        let most = self.bound(way)?;
        Ok(Last::new(way, count.step, most).with_count(count.count))
    }

    /// An upper bound of a term on this path, which is the least one but for a factor.
    fn bound(&mut self, term: Expr) -> Tried<u64> {
        let (_, known) = self.state.path.bounds(&self.store, term);
        let known = u64::try_from(known).unwrap_or(u64::MAX);
        for bits in [8, 16, 24, 32] {
            let most = (1 << bits) - 1;
            if known <= most {
                return Ok(known);
            }
            if !self.feasible(self.store.ugt(term, self.store.word(most)))?.is_sat() {
                return Ok(most);
            }
        }
        Ok(known)
    }

    /// Adds a condition to the path for as long as the loop is tried.
    fn suppose(&mut self, condition: Expr) -> Tried<()> {
        let feasible = self.feasible(condition)?;
        if !feasible.is_sat() {
            return refuse(Refusal::Solver);
        }
        self.state.path.add(&self.store, condition, feasible.model());
        Ok(())
    }

    /// Whether a condition holds in all iterations.
    fn always(&mut self, condition: Expr) -> Tried<bool> {
        match self.store.constant_value(condition) {
            Some(value) => Ok(value != 0),
            None => Ok(!self.feasible(self.store.not(condition))?.is_sat()),
        }
    }

    /// Refuses terms that depend on uninitialised memory.
    fn check_known(&self, terms: impl IntoIterator<Item = Expr>) -> Tried<()> {
        let is_known = |term| !self.store.has_uninitialised() || self.uninitialised_arrays(term).is_empty();
        if terms.into_iter().all(is_known) { Ok(()) } else { refuse(Refusal::Uninitialised) }
    }

    // Proofs about all iterations

    /// Proves that the stepped registers grow as supposed.
    fn prove_steps(&mut self, found: &CompactLoop, before: &[Expr], steps: &[Expr]) -> Tried<()> {
        let store = Arc::clone(&self.store);
        let next = store.add(store.bound_word(ITERATION), store.word(1));
        let values = self.values_of(&found.stepped);
        for ((value, &start), &step) in values.into_iter().zip(before).zip(steps) {
            let number = store.resize_unsigned(next, store.width(start));
            let expected = store.add(start, store.mul(step, number));
            if !self.always(store.eq(value, expected))? {
                return refuse(Refusal::NoCounter);
            }
        }
        Ok(())
    }

    /// Proves that the operands of the test that are not stepped stay as they were in front of the loop.
    fn prove_operands(&mut self, found: &CompactLoop, test: &Test, before: &[Expr]) -> Tried<()> {
        for ((operand, value), &start) in [test.a, test.b].into_iter().zip(self.operands(test)).zip(before) {
            let is_stepped = register(operand).is_some_and(|reg| found.stepped.contains(&reg));
            if !is_stepped && !self.always(self.store.eq(value, start))? {
                return refuse(Refusal::NoCounter);
            }
        }
        Ok(())
    }

    /// Proves that loads find what was there before the loop, and that of two writes to one place the one that is later in
    /// an iteration is the later one.
    fn prove_independence(&mut self, accesses: &[LoopAccess]) -> Tried<()> {
        let store = Arc::clone(&self.store);
        let (number, earlier) = (store.bound_word(ITERATION), store.bound_word(EARLIER));
        for (at, access) in accesses.iter().enumerate() {
            for (other_at, write) in accesses.iter().enumerate().filter(|(_, other)| other.written.is_some())
            {
                let is_load = access.written.is_none();
                if write.place.first.object.id != access.place.first.object.id || !is_load && other_at <= at {
                    continue;
                }
                // A load sees the writes of its own iteration that stand in front of it.
                let order = match is_load && other_at < at {
                    true => store.ule(earlier, number),
                    false if access.place.is_apart(&write.place) => continue,
                    false => store.ult(earlier, number),
                };
                let overlaps = access.place.overlaps(&store, number, &write.place, earlier);
                if self.feasible(store.and(order, overlaps))?.is_sat() {
                    return refuse(Refusal::Dependence);
                }
            }
        }
        Ok(())
    }

    // All iterations

    /// Writes what the first `count` iterations write.
    fn write_all(&mut self, accesses: &[LoopAccess], count: Expr) -> Tried<()> {
        let mut writes = Vec::new();
        for LoopAccess { place, written } in accesses {
            let Some(value) = *written else { continue };
            let most = self.most_bytes(place, count)?;
            let &Place { ref first, stride, length } = place;
            writes.push(StridedWrite { to: first, stride, length, count, most, value });
        }
        for write in writes {
            self.with_model(|model, context| model.write_strided(context, &write))?;
        }
        Ok(())
    }

    /// The greatest number of bytes that `count` iterations stretch over.
    fn most_bytes(&mut self, place: &Place, count: Expr) -> Tried<u64> {
        let store = Arc::clone(&self.store);
        let capacity = place.first.object.size.capacity();
        if place.stride == 0 || place.first.object.is_huge() {
            return Ok(capacity);
        }
        let last = store.sub(count, store.word(1));
        let extent = store.mul(last, store.word(place.stride.unsigned_abs()));
        Ok(self.upper_bound(store.add(extent, store.word(place.length)), capacity)?)
    }

    /// Gives the registers their values after the last iteration.
    fn finish_registers(
        &mut self,
        found: &CompactLoop,
        folds: &Folds,
        executed: &Executed,
        registers: &Registers,
    ) {
        let store = Arc::clone(&self.store);
        let written = self.written(found);
        let terms = self.values_of(&written);
        let values = folds.values(&store, &terms, executed);
        self.set_registers(registers);
        for ((reg, term), mut value) in written.into_iter().zip(terms).zip(values) {
            self.provenance.derive(value, term);
            folds.of(reg).into_iter().for_each(|fold| self.derive_from(value, fold.start));
            if let Some(none) = executed.none {
                // The slot of a register that is dead in front of the loop may have the value of another one.
                let Some(before) = Some(self.values_of(&[reg])[0])
                    .filter(|&before| store.width(before) == store.width(value))
                else {
                    continue;
                };
                let either = store.ite(none, before, value);
                self.provenance.derive(either, value);
                value = either;
            }
            self.set(reg, Value::of(&store, value));
        }
    }

    /// The registers that an iteration writes and does not overwrite in their slots.
    fn written(&self, found: &CompactLoop) -> Vec<Reg> {
        let function = &self.image.code.functions[self.core.top().frame.function];
        let (mut written, mut slots) = (Vec::new(), BTreeSet::new());
        for &block in found.path.iter().rev() {
            for reg in function.body.blocks[block].insts.iter().rev().filter_map(|(inst, _)| inst.result()) {
                let first = function.slots[reg];
                let own = first..=first + u16::from(function.body.registers[reg] > 64);
                if own.clone().all(|slot| !slots.contains(&slot)) {
                    written.push(reg);
                }
                slots.extend(own);
            }
        }
        written
    }

    /// Counts an iteration: its blocks are covered.
    fn count_iteration(&mut self, found: &CompactLoop, sides: [Resume; 2]) {
        let test = self.core.block;
        for &block in &found.path {
            let block = self.block(block);
            let flags = match found.guards.iter().find(|guard| self.block(guard.block) == block) {
                Some(guard) => self.flag_of_guard(block, self.block(guard.exit)),
                None if block == test => flag_of(sides, self.block(found.continues)),
                None => 0,
            };
            self.coverage.mark(block, COMPLETED | flags);
            let work = self.image.code.blocks[block].work;
            self.instructions += work.instructions();
            self.accesses += work.accesses();
        }
        self.counts.loops.compacted += 1;
    }

    /// The coverage flag of the side of a branch that does not lead to `exit`. Sides are counted as in the lowered code.
    fn flag_of_guard(&self, block: CodeBlockId, exit: CodeBlockId) -> u8 {
        let code = &self.image.code;
        let places = (code.blocks[block].start as usize..).take_while(|&pc| code.origins[pc].block == block);
        match places.filter_map(|pc| code.insts[pc].target_if_true()).last() {
            Some(then) if then == exit => NOT_TAKEN,
            Some(_) => TAKEN,
            None => 0,
        }
    }

    fn goto(&self, target: CodeBlockId, sides: [Resume; 2]) -> Flow {
        Flow::Goto(target, flag_of(sides, target))
    }

    fn registers(&self) -> Registers {
        let top = self.core.top();
        let range = top.base..top.base + top.size;
        Registers {
            words: self.core.words[range.clone()].to_vec(),
            terms: self.core.terms[range].to_vec(),
            mixed: top.frame.mixed,
        }
    }

    fn set_registers(&mut self, registers: &Registers) {
        let top = self.core.top_mut();
        top.frame.mixed = registers.mixed;
        let range = top.base..top.base + top.size;
        self.core.words[range.clone()].copy_from_slice(&registers.words);
        self.core.terms[range].copy_from_slice(&registers.terms);
    }
}

/// The coverage flag of the side of a branch that leads to a block.
fn flag_of(sides: [Resume; 2], block: CodeBlockId) -> u8 {
    let flag = |side| match side {
        Resume::Block { target, flags } if target == block => Some(flags),
        Resume::Block { .. } | Resume::Retry => None,
    };
    sides.into_iter().find_map(flag).unwrap_or(0)
}
