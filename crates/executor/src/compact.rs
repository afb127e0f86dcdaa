//! Loops in one step (`--compact-loops`): all iterations of a counted loop, whatever their number.
//!
//! At a symbolic test of a loop that fits ([`CountedLoop`]) the path forks into the exit and another iteration, as always. Where another
//! iteration follows, the number of iterations is computed in closed form, and the iteration with the number κ, a bound word, is evaluated once on
//! memory as it is before the loop. During this the path condition has the constraint that κ is below the number of iterations, so that
//! a query without a solution is a proof for all iterations. What must be proved: the carried registers are counters; accesses
//! lie at places equally far apart in one object; no iteration uses what an earlier one wrote. If some iteration is
//! out of bounds, only those before it are executed in one step, and the path goes on from there as always.
//!
//! Whatever does not fit is executed as always. κ never gets into the path condition of a state, a test or memory. The number of iterations is a term on the
//! inputs, so tests are made as for any other path.

mod count;

use crate::coverage::COMPLETED;
use crate::decision::{Decided, Resume};
use crate::machine::{Flow, Machine};
use crate::step::Stepped;
use crate::step::control::follow;
use count::{Counter, Last, count};
use loam_analysis::loops::{CountedLoop, Refusal};
use loam_environment::Interrupt;
use loam_expr::{Expr, ExprStore};
use loam_memory::model::{MemoryRange, Resolved};
use loam_memory::object::Size;
use loam_memory::{Address, ITERATION, MemoryModel, ModelContext, Obstacle, Outcome, StridedWrite, Value};
use loam_program::code::CodeBlockId;
use loam_program::ir::{CompareOperands, Inst, Operand, Reg};
use loam_program::visit::register;
use loam_solver::PathCondition;
use loam_state::DecisionKind;
use std::sync::Arc;

/// The number of the bound word that stands for an earlier iteration than [`ITERATION`].
const EARLIER: u32 = 2;

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

/// Where the iterations access memory at one place of the program.
struct Place {
    /// The object, and the offset in iteration 0.
    first: Resolved,
    /// Bytes from one iteration to the next.
    stride: i64,
    /// Bytes of the scalar.
    length: u64,
}

/// An access of an iteration.
struct LoopAccess {
    place: Place,
    /// What is written.
    written: Option<Expr>,
}

/// An iteration that was evaluated.
struct Iteration {
    /// Its accesses, in order.
    accesses: Vec<LoopAccess>,
    /// For each access that can leave its object, the last iteration in which it does not.
    limits: Vec<Last>,
    /// The greatest number that an iteration can have.
    most: u64,
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
                Ok(Flow::Fork(fork))
            }
            Decided::Only(resume) if goes_on(resume) => match self.compact(found, sides) {
                Ok(flow) => Ok(flow),
                Err(Stop::Interrupted(interrupt)) => Err(interrupt),
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

    /// Executes all iterations. Registers and path are as before if the loop does not fit.
    fn compact(&mut self, found: &CountedLoop, sides: [Resume; 2]) -> Tried<Flow> {
        let (registers, path) = (self.registers(), self.state.path.clone());
        let tried = self.try_compact(found, sides, &registers, &path);
        self.state.path = path;
        self.stepping = None;
        if tried.is_err() {
            self.set_registers(&registers);
        }
        tried
    }

    fn try_compact(
        &mut self,
        found: &CountedLoop,
        sides: [Resume; 2],
        registers: &Registers,
        path: &PathCondition,
    ) -> Tried<Flow> {
        let store = Arc::clone(&self.store);
        let before = self.values_of(&found.stepped);
        let steps = self.steps(found, &before)?;
        self.set_registers(registers);
        let last = self.last_iteration(found, &steps)?;
        let ends = self.ends_of_test(found);

        let iteration = store.bound_word(ITERATION);
        self.suppose(store.ule(iteration, store.word(last.most())))?;
        self.suppose(last.includes(&store, iteration, last.most()))?;
        for (at, &reg) in found.stepped.iter().enumerate().filter(|(_, reg)| found.carried.contains(reg)) {
            let value = self.after(before[at], steps[at], iteration);
            self.set(reg, Value::of(&store, value));
        }
        let evaluated = self.evaluate(found, path, last.most())?;
        self.prove_steps(found, &before, &steps, &ends)?;
        self.prove_independence(&evaluated.accesses)?;

        self.state.path = path.clone();
        let (number, most) = (last.number(&store), last.most());
        let fits = |limit: &Last| limit.includes(&store, number, most);
        let all_fit =
            evaluated.limits.iter().map(fits).fold(store.bool(true), |all, fit| store.and(all, fit));
        let (last, target) = if self.decide_unchecked(DecisionKind::Loop, all_fit)? {
            (number, found.exit)
        } else {
            let least = |a, b| store.ite(store.ule(a, b), a, b);
            let limits = evaluated.limits.iter().map(|limit| limit.number(&store));
            (limits.reduce(least).expect("something does not fit"), found.continues)
        };
        let last = self.state.path.simplified(&store, last);
        self.write_all(&evaluated.accesses, store.add(last, store.word(1)))?;
        self.finish_registers(last);
        self.count_iteration(found, sides);
        Ok(self.goto(self.block(target), sides))
    }

    /// What an iteration adds to each of the stepped registers.
    fn steps(&mut self, found: &CountedLoop, before: &[Expr]) -> Tried<Vec<Expr>> {
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
        if store.width(start) == 64 {
            match store.constant_value(start) {
                Some(base) => self.provenance.add_base(value, Address(base as u64)),
                None => self.provenance.derive(value, start),
            }
        }
        value
    }

    /// The operands of the test as they are now.
    fn ends_of_test(&self, found: &CountedLoop) -> [Expr; 2] {
        let width = found.test.width;
        [found.test.a, found.test.b]
            .map(|operand| self.value(operand, width).term(&self.store, u16::from(width)))
    }

    /// What an iteration adds to an operand of the test. An operand that is loaded in each iteration is taken for one that stays, which
    /// is proved later.
    fn step_of_operand(&self, found: &CountedLoop, steps: &[Expr], operand: Operand) -> Option<u128> {
        let at = register(operand).and_then(|reg| found.stepped.iter().position(|&stepped| stepped == reg));
        at.map_or(Some(0), |at| self.store.constant_value(steps[at]))
    }

    /// The last iteration.
    fn last_iteration(&mut self, found: &CountedLoop, steps: &[Expr]) -> Tried<Last> {
        let test = &found.test;
        let [a, b] = self.ends_of_test(found);
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
        Ok(Last::new(way, count.step, most))
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

    // One iteration

    /// Evaluates an iteration. `path` is the path condition without the iteration.
    fn evaluate(&mut self, found: &CountedLoop, path: &PathCondition, most: u64) -> Tried<Iteration> {
        let image = Arc::clone(&self.image);
        let body = &image.code.functions[self.core.top().frame.function].body;
        let mut iteration = Iteration { accesses: Vec::new(), limits: Vec::new(), most };
        for &block in &found.path {
            for (at, (inst, _)) in (0..).zip(&body.blocks[block].insts) {
                self.stepping = Some((self.block(block), at));
                match inst {
                    Inst::Load { dst, address } => {
                        let length = u64::from(self.width(*dst).div_ceil(8));
                        let place = self.place(*address, length, false, path, &mut iteration)?;
                        let value = self.load_at(&place)?;
                        let value = self.store.truncate(value, u16::from(self.width(*dst)));
                        self.set(*dst, Value::of(&self.store, value));
                        iteration.accesses.push(LoopAccess { place, written: None });
                    }
                    Inst::Store { width, value, address } => {
                        let length = u64::from(width.div_ceil(8));
                        let value = self.value(*value, *width).term(&self.store, u16::from(*width));
                        let value = self.store.zext(value, (length * 8) as u16);
                        self.check_known([value])?;
                        let place = self.place(*address, length, true, path, &mut iteration)?;
                        if place.stride != 0 && place.stride.unsigned_abs() < length {
                            return refuse(Refusal::Places);
                        }
                        iteration.accesses.push(LoopAccess { place, written: Some(value) });
                    }
                    inst => self.compute(inst)?,
                }
            }
        }
        Ok(iteration)
    }

    /// Executes an instruction that is no access. Refuses one that may be wrong in some iteration.
    fn compute(&mut self, inst: &Inst) -> Tried<()> {
        let mut terms = Vec::new();
        inst.for_each_operand(|operand| {
            if let Operand::Reg(reg) = operand {
                terms.extend(
                    self.core.term(self.image.code.functions[self.core.top().frame.function].slots[reg]),
                );
            }
        });
        self.check_known(terms)?;
        match self.inst(inst) {
            Ok(Flow::Next) => Ok(()),
            Ok(_) => refuse(Refusal::Instruction),
            Err(Interrupt::Undecided) => refuse(Refusal::Solver),
            Err(_) => refuse(Refusal::Operand),
        }
    }

    /// The places that the iterations access through an address. From here on, the iteration is one in which the access is in bounds.
    fn place(
        &mut self,
        address: Operand,
        length: u64,
        write: bool,
        path: &PathCondition,
        iteration: &mut Iteration,
    ) -> Tried<Place> {
        let store = Arc::clone(&self.store);
        let address = self.value(address, 64).term(&store, 64);
        self.check_known([address])?;
        let number = store.bound_word(ITERATION);
        let [first, second] = [0, 1].map(|at| store.with_bound(address, ITERATION, store.word(at)));
        let step = store.sub(second, first);
        let stride = match store.constant_value(step) {
            Some(stride) => stride as u64,
            // If the places are equally far apart where there is a second iteration, all examples are the same.
            None => {
                let second = store.ule(store.word(1), number);
                let example = self.solver.any_example(&self.state.path, step, second);
                example.map_err(|_| Stop::Refused(Refusal::Solver))?.unwrap_or_default() as u64
            }
        };
        let regular = store.add(first, store.mul(number, store.word(stride)));
        if !self.always(store.eq(address, regular))? {
            return refuse(Refusal::Places);
        }
        self.provenance.derive(first, address);
        let range = MemoryRange { address: Value::of(&store, first), length: Value::word(length), write };
        let supposed = std::mem::replace(&mut self.state.path, path.clone());
        let resolved = self.try_model(|model, context| model.resolve(context, &range));
        self.state.path = supposed;
        let place = match resolved {
            Ok(first) => Place { first, stride: stride as i64, length },
            Err(Obstacle::Fork(cases)) => {
                return Err(Stop::Interrupted(Interrupt::Fork(DecisionKind::Resolution, cases)));
            }
            // The first iteration is wrong.
            Err(Obstacle::Bug(_)) => return refuse(Refusal::Places),
            Err(Obstacle::Concretised(_)) => return refuse(Refusal::Places),
            Err(Obstacle::Undecided) => return refuse(Refusal::Solver),
        };
        if let Some(limit) = place.limit(&store) {
            self.suppose(limit.includes(&store, number, iteration.most))?;
            iteration.limits.push(limit);
        }
        Ok(place)
    }

    /// Lets the memory model execute an operation that the path does not depend on.
    fn try_model<T>(
        &mut self,
        ask: impl FnOnce(&dyn MemoryModel, &mut ModelContext<'_>) -> Outcome<T>,
    ) -> Outcome<T> {
        self.counts.resolutions += 1;
        self.ask_without_interrupt(ask)
    }

    /// What an iteration loads from memory as it is before the loop.
    fn load_at(&mut self, place: &Place) -> Tried<Expr> {
        let store = Arc::clone(&self.store);
        let offset = Value::of(&store, place.offset(&store, store.bound_word(ITERATION)));
        let from = Resolved { object: Arc::clone(&place.first.object), offset };
        let Ok(value) = self.try_model(|model, context| model.read(context, &from, place.length)) else {
            return refuse(Refusal::Solver);
        };
        let value = value.term(&store, (place.length * 8) as u16);
        self.check_known([value])?;
        Ok(value)
    }

    // Proofs about all iterations

    /// Proves that the stepped registers and the operands of the test grow as supposed.
    fn prove_steps(
        &mut self,
        found: &CountedLoop,
        before: &[Expr],
        steps: &[Expr],
        ends: &[Expr; 2],
    ) -> Tried<()> {
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
        let operands = [found.test.a, found.test.b];
        for ((operand, value), &start) in operands.into_iter().zip(self.ends_of_test(found)).zip(ends) {
            let is_stepped = register(operand).is_some_and(|reg| found.stepped.contains(&reg));
            if !is_stepped && !self.always(store.eq(value, start))? {
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

    /// Gives the registers their values after the iteration with this number.
    fn finish_registers(&mut self, last: Expr) {
        let store = Arc::clone(&self.store);
        for slot in 0..self.core.top().size as u16 {
            let Some(term) = self.core.term(slot).filter(|&term| store.has_bound(term, ITERATION)) else {
                continue;
            };
            let value = store.with_bound(term, ITERATION, last);
            self.provenance.derive(value, term);
            match store.constant_value(value) {
                Some(bits) => {
                    self.core.set_word(slot, bits as u64);
                    if store.width(value) > 64 {
                        self.core.set_word(slot + 1, (bits >> 64) as u64);
                    }
                }
                None => self.core.set_term(slot, value),
            }
        }
    }

    /// Counts an iteration: its blocks are covered.
    fn count_iteration(&mut self, found: &CountedLoop, sides: [Resume; 2]) {
        let test = self.core.block;
        for &block in &found.path {
            let block = self.block(block);
            let flags = if block == test { flag_of(sides, self.block(found.continues)) } else { 0 };
            self.coverage.mark(block, COMPLETED | flags);
            let work = self.image.code.blocks[block].work;
            self.instructions += work.instructions();
            self.accesses += work.accesses();
        }
        self.counts.loops.compacted += 1;
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

impl Place {
    /// The offset in an iteration.
    fn offset(&self, store: &ExprStore, iteration: Expr) -> Expr {
        let by = store.mul(iteration, store.word(self.stride as u64));
        store.add(self.first.offset.term(store, 64), by)
    }

    /// The last iteration in which the access is in bounds; `None` if all are. The first one is.
    fn limit(&self, store: &ExprStore) -> Option<Last> {
        let offset = self.first.offset.term(store, 64);
        let size = match self.first.object.size {
            Size::Fixed(bytes) => store.word(bytes),
            Size::Symbolic { bytes, .. } => bytes,
        };
        let room = match self.stride {
            0 => return None,
            1.. => store.sub(store.sub(size, store.word(self.length)), offset),
            _ => offset,
        };
        Some(Last::new(room, self.stride.unsigned_abs(), self.first.object.size.capacity()))
    }

    /// The condition that the accesses of two iterations, one at each place, have a byte in common.
    fn overlaps(&self, store: &ExprStore, iteration: Expr, other: &Self, of_other: Expr) -> Expr {
        let (mine, theirs) = (self.offset(store, iteration), other.offset(store, of_other));
        let end = |offset, place: &Self| store.add(offset, store.word(place.length));
        store.and(store.ult(mine, end(theirs, other)), store.ult(theirs, end(mine, self)))
    }

    /// Whether two iterations, one at each place, have no byte in common because the places are the same and far enough apart.
    fn is_apart(&self, other: &Self) -> bool {
        self.first.offset == other.first.offset
            && self.stride == other.stride
            && self.stride.unsigned_abs() >= self.length.max(other.length)
    }
}
