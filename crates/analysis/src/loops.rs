//! Loops whose iterations can be executed in one step.
//!
//! A loop is seen from a branch that leaves it, its *test*. Between two arrivals at the test lies one path of blocks, wherever in
//! the loop the test stands and from wherever the loop is entered; other branches on it, *guards*, leave the loop on one
//! side. Here the loops are found whose shape fits: instructions without calls on the path, and values carried from one iteration to the next
//! that are counters or *folded*. On a folded value, such as a sum, nothing in the loop depends but itself. A counter does not depend on what an iteration
//! loads. Whether it is one indeed, how many iterations there are, and whether the accesses fit, depends on the values of a run.

mod natural;
mod walk;

pub use walk::Guard;

use loam_base::{Id, IdMap};
use loam_program::code::{Code, CodeBlockId};
use loam_program::ir::{
    BinaryOp, Block, BlockId, Body, CompareOperands, Inst, Operand, Predicate, Reg, Terminator, Width,
};
use loam_program::visit::register;
use natural::{Blocks, NaturalLoops, blocks};
use std::collections::{BTreeMap, BTreeSet};
use walk::{Walk, Way};

/// Most instructions of an iteration.
const MOST_INSTRUCTIONS: usize = 256;

/// The loops of a program, by the blocks that end in their tests.
#[derive(Default)]
pub struct Loops {
    by_test: BTreeMap<CodeBlockId, Result<CompactLoop, Refusal>>,
}

/// A loop that may be executed in one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompactLoop {
    /// The comparison that is true if another iteration follows; `None` if the condition is no integer comparison of at most 64
    /// bits.
    pub test: Option<Test>,
    /// The condition of the test.
    pub condition: Operand,
    /// The value of the condition for which another iteration follows.
    pub holds: bool,
    /// Where an iteration begins.
    pub continues: BlockId,
    /// Where control goes behind the loop.
    pub exit: BlockId,
    /// The blocks of an iteration in order; the last one ends in the test.
    pub path: Vec<BlockId>,
    /// The branches on the path that may leave the loop, in order.
    pub guards: Vec<Guard>,
    /// The registers whose values one iteration hands to the next, and on which a test, a guard, an access or a check depends.
    pub carried: Vec<Reg>,
    /// The other registers whose values one iteration hands to the next and that are used behind the loop, of at most 64 bits.
    pub folded: Vec<Reg>,
    /// The carried registers, and those operands of the test that change without depending on a load.
    pub stepped: Vec<Reg>,
    /// The instructions that compute the stepped registers, in order: blocks and indices.
    pub counting: Vec<(BlockId, usize)>,
}

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are those of `Inst::Compare`")]
pub struct Test {
    pub predicate: Predicate,
    pub width: Width,
    pub operands: CompareOperands,
    pub a: Operand,
    pub b: Operand,
}

/// Why a loop is not executed in one step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// An iteration has branches or several exits.
    Branches,
    /// An iteration has a call, an allocation, or another instruction that is more than a computation or an access.
    Instruction,
    /// The test compares pointers of different objects.
    Test,
    /// A value is handed from one iteration to the next that depends on what an iteration loads.
    Memory,
    /// A value that is handed from one iteration to the next does not grow by the same number each time.
    NoCounter,
    /// The number of iterations has no closed form: the counter may overflow, or never reaches its end.
    Endless,
    /// An operand may be wrong in some iteration, such as a divisor.
    Operand,
    /// An access is not at places that are equally far apart, or its object is not known.
    Places,
    /// An iteration may use what an earlier one has written.
    Dependence,
    /// A value depends on uninitialised memory.
    Uninitialised,
    /// The solver gave up.
    Solver,
}

impl Refusal {
    /// All reasons, in order.
    pub const ALL: [Self; 11] = [
        Self::Branches,
        Self::Instruction,
        Self::Test,
        Self::Memory,
        Self::NoCounter,
        Self::Endless,
        Self::Operand,
        Self::Places,
        Self::Dependence,
        Self::Uninitialised,
        Self::Solver,
    ];

    /// The name in `run.json`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Branches => "branches",
            Self::Instruction => "instruction",
            Self::Test => "test",
            Self::Memory => "memory",
            Self::NoCounter => "no-counter",
            Self::Endless => "endless",
            Self::Operand => "operand",
            Self::Places => "places",
            Self::Dependence => "dependence",
            Self::Uninitialised => "uninitialised",
            Self::Solver => "solver",
        }
    }
}

impl Loops {
    /// Finds the loops of a program.
    pub fn of(code: &Code) -> Self {
        let mut by_test = BTreeMap::new();
        for function in code.functions.values() {
            let Some(entry) = function.entry else { continue };
            for (block, found) in in_body(&function.body) {
                by_test.insert(CodeBlockId(entry.0 + block.0), found);
            }
        }
        Self { by_test }
    }

    /// The loop whose test ends this block.
    pub fn at(&self, block: CodeBlockId) -> Option<&Result<CompactLoop, Refusal>> {
        self.by_test.get(&block)
    }
}

/// The loops of a function, by the blocks that end in their tests.
fn in_body(body: &Body) -> Vec<(BlockId, Result<CompactLoop, Refusal>)> {
    let cycles = cycles(body);
    let natural = NaturalLoops::of(body);
    let mut found = Vec::new();
    for (id, block) in body.blocks.iter().filter(|(id, _)| cycles[*id].is_some()) {
        let Terminator::Branch { condition, then, otherwise } = block.terminator else { continue };
        let stays = |target: BlockId| cycles[target] == cycles[id];
        let cycle: Blocks;
        let within = match natural.around(id) {
            Some(within) => within,
            None => {
                cycle = blocks(body, stays);
                &cycle
            }
        };
        let mut walk = Walk::new(body, within, id);
        let ways = [then, otherwise].map(|side| walk.from(side));
        // Both sides of a test may stay in an outer loop; only one of them leads straight back.
        let (continues, exit, holds, way) = match (ways, [stays(then), stays(otherwise)]) {
            ([Way::Back(..), Way::Back(..)], _) => continue,
            ([way @ Way::Back(..), _], _) => (then, otherwise, true, way),
            ([_, way @ Way::Back(..)], _) => (otherwise, then, false, way),
            ([way, _], [true, false]) => (then, otherwise, true, way),
            ([_, way], [false, true]) => (otherwise, then, false, way),
            (_, [true, true] | [false, false]) => continue,
        };
        let found_here = match way {
            Way::Back(path, guards) => {
                Shape { body, id, condition, holds, continues, exit, path, guards }.compact()
            }
            Way::Out | Way::Unclear => Err(Refusal::Branches),
        };
        found.push((id, found_here));
    }
    found
}

/// A branch that leaves a cycle, and the path back to it.
struct Shape<'a> {
    body: &'a Body,
    id: BlockId,
    condition: Operand,
    /// Whether another iteration follows if the condition is true.
    holds: bool,
    continues: BlockId,
    exit: BlockId,
    path: Vec<BlockId>,
    guards: Vec<Guard>,
}

impl Shape<'_> {
    fn compact(self) -> Result<CompactLoop, Refusal> {
        let insts: Vec<(BlockId, usize, &Inst)> = self
            .path
            .iter()
            .flat_map(|&id| {
                self.body.blocks[id].insts.iter().enumerate().map(move |(at, (inst, _))| (id, at, inst))
            })
            .collect();
        if insts.len() > MOST_INSTRUCTIONS || !insts.iter().all(|(_, _, inst)| is_plain(inst)) {
            return Err(Refusal::Instruction);
        }
        let test = self.test();
        let (inside, needed) = (self.inside(&insts), self.needed(&insts));
        let (carried, folded): (Vec<Reg>, Vec<Reg>) = carried(&insts)
            .into_iter()
            .filter(|reg| needed.contains(reg))
            .partition(|reg| inside.contains(reg) || self.body.registers[*reg] > 64);
        let (mut stepped, mut by) = (carried.clone(), counting(&insts, &carried)?);
        let is_written = |reg: &Reg| insts.iter().any(|(_, _, inst)| inst.result() == Some(*reg));
        let operands = test.iter().flat_map(|test| [test.a, test.b]);
        for reg in operands.filter_map(register).filter(is_written) {
            let with_operand: Vec<Reg> = stepped.iter().copied().chain([reg]).collect();
            if !stepped.contains(&reg)
                && let Ok(counting) = counting(&insts, &with_operand)
            {
                (stepped, by) = (with_operand, counting);
            }
        }
        let guards =
            self.guards.iter().map(|guard| Guard { protects: self.protects(guard), ..*guard }).collect();
        let Self { condition, holds, continues, exit, path, .. } = self;
        let counting = by;
        Ok(CompactLoop {
            test,
            condition,
            holds,
            continues,
            exit,
            path,
            guards,
            carried,
            folded,
            stepped,
            counting,
        })
    }

    /// Whether an instruction behind a guard may be wrong. Where an access is out of bounds, the step ends.
    fn protects(&self, guard: &Guard) -> bool {
        let behind = self.path.iter().skip_while(|&&block| block != guard.block).skip(1);
        let mut insts = behind.flat_map(|&block| &self.body.blocks[block].insts);
        insts.any(|(inst, _)| !is_free(inst) && !matches!(inst, Inst::Load { .. } | Inst::Store { .. }))
    }

    /// The registers of an iteration on which the loop itself depends: what it tests, accesses, stores or checks.
    fn inside(&self, insts: &[(BlockId, usize, &Inst)]) -> BTreeSet<Reg> {
        let guards = self.guards.iter().map(|guard| guard.condition);
        closed(insts, guards.chain([self.condition]).filter_map(register).collect())
    }

    /// The registers of an iteration that matter: those on which the loop itself depends, and those that are used outside of it. A
    /// sum that nobody looks at is none of them.
    fn needed(&self, insts: &[(BlockId, usize, &Inst)]) -> BTreeSet<Reg> {
        let mut needed = BTreeSet::new();
        for (id, block) in self.body.blocks.iter() {
            block.terminator.for_each_operand(|operand| needed.extend(register(operand)));
            let chosen = block.phis.iter().flat_map(|phi| &phi.incoming);
            needed.extend(chosen.filter_map(|&(_, operand)| register(operand)));
            let is_inside = self.path.contains(&id);
            let outside = block.insts.iter().filter(|_| !is_inside);
            outside.for_each(|(inst, _)| {
                inst.for_each_operand(|operand| needed.extend(register(operand)));
            });
        }
        closed(insts, needed)
    }

    /// The comparison whose result decides. It stands in front of the branch, so that its operands are there at the branch.
    fn test(&self) -> Option<Test> {
        let &(Inst::Compare { predicate, width, operands, dst, a, b }, _) =
            self.body.blocks[self.id].insts.last()?
        else {
            return None;
        };
        if width > 64 || self.condition != Operand::Reg(dst) || [a, b].contains(&self.condition) {
            return None;
        }
        let predicate = if self.holds { predicate } else { opposite(predicate) };
        Some(Test { predicate, width, operands, a, b })
    }
}

/// These registers, and those that they and the instructions with effects are computed from.
fn closed(insts: &[(BlockId, usize, &Inst)], mut needed: BTreeSet<Reg>) -> BTreeSet<Reg> {
    loop {
        let known = needed.len();
        for (_, _, inst) in insts {
            if !is_free(inst) || inst.result().is_some_and(|result| needed.contains(&result)) {
                inst.for_each_operand(|operand| needed.extend(register(operand)));
            }
        }
        if needed.len() == known {
            return needed;
        }
    }
}

/// Whether an instruction only computes, loads or stores.
fn is_plain(inst: &Inst) -> bool {
    match inst {
        Inst::Copy { .. }
        | Inst::Binary { .. }
        | Inst::Unary { .. }
        | Inst::Funnel { .. }
        | Inst::Compare { .. }
        | Inst::Select { .. }
        | Inst::Cast { .. }
        | Inst::FloatBinary { .. }
        | Inst::FloatUnary { .. }
        | Inst::FloatFma { .. }
        | Inst::FloatCompare { .. }
        | Inst::FloatCast { .. }
        | Inst::Pointer { .. }
        | Inst::Load { .. }
        | Inst::Store { .. } => true,
        Inst::Alloca { .. }
        | Inst::MemoryCopy { .. }
        | Inst::MemorySet { .. }
        | Inst::Call(_)
        | Inst::VaStart { .. }
        | Inst::VaCopy { .. }
        | Inst::StackSave { .. }
        | Inst::StackRestore { .. }
        | Inst::Lifetime { .. }
        | Inst::LandingPad { .. }
        | Inst::Unsupported { .. } => false,
    }
}

/// Whether an instruction has no effect but its result, whatever its operands are.
fn is_free(inst: &Inst) -> bool {
    match inst {
        Inst::Copy { .. } | Inst::Select { .. } | Inst::Cast { .. } | Inst::Pointer { .. } => true,
        // What a comparison of pointers means is left to the memory model.
        Inst::Compare { operands, .. } => *operands == CompareOperands::Integers,
        Inst::Binary { op, .. } => {
            use BinaryOp::{Add, And, Mul, Or, Sub, Xor};
            matches!(op, Add | Sub | Mul | And | Or | Xor)
        }
        _ => false,
    }
}

/// The registers that an iteration writes, but reads before it writes them.
fn carried(insts: &[(BlockId, usize, &Inst)]) -> Vec<Reg> {
    let (mut exposed, mut written) = (BTreeSet::new(), BTreeSet::new());
    for (_, _, inst) in insts {
        inst.for_each_operand(|operand| {
            exposed.extend(register(operand).filter(|reg| !written.contains(reg)));
        });
        written.extend(inst.result());
    }
    exposed.intersection(&written).copied().collect()
}

/// The instructions that the carried registers are computed by.
fn counting(insts: &[(BlockId, usize, &Inst)], carried: &[Reg]) -> Result<Vec<(BlockId, usize)>, Refusal> {
    let mut needed: BTreeSet<Reg> = carried.iter().copied().collect();
    let mut counting = Vec::new();
    for &(block, at, inst) in insts.iter().rev() {
        if !inst.result().is_some_and(|result| needed.remove(&result)) {
            continue;
        }
        if matches!(inst, Inst::Load { .. }) {
            return Err(Refusal::Memory);
        }
        inst.for_each_operand(|operand| needed.extend(register(operand)));
        counting.push((block, at));
    }
    counting.reverse();
    Ok(counting)
}

fn opposite(predicate: Predicate) -> Predicate {
    match predicate {
        Predicate::Eq => Predicate::Ne,
        Predicate::Ne => Predicate::Eq,
        Predicate::Ult => Predicate::Uge,
        Predicate::Ule => Predicate::Ugt,
        Predicate::Ugt => Predicate::Ule,
        Predicate::Uge => Predicate::Ult,
        Predicate::Slt => Predicate::Sge,
        Predicate::Sle => Predicate::Sgt,
        Predicate::Sgt => Predicate::Sle,
        Predicate::Sge => Predicate::Slt,
    }
}

/// For each block that lies on a cycle, the number of the strongly connected component that it belongs to.
fn cycles(body: &Body) -> IdMap<BlockId, Option<u32>> {
    let successors: Vec<Vec<usize>> = body.blocks.values().map(targets).collect();
    let mut predecessors = vec![Vec::new(); successors.len()];
    for (block, targets) in successors.iter().enumerate() {
        targets.iter().for_each(|&target| predecessors[target].push(block));
    }
    let mut seen = vec![false; successors.len()];
    let mut finished = Vec::new();
    for start in 0..successors.len() {
        visit(start, &successors, &mut seen, &mut finished);
    }
    let mut cycles = vec![None; successors.len()];
    let mut seen = vec![false; successors.len()];
    for (number, &start) in (0u32..).zip(finished.iter().rev()) {
        let mut members = Vec::new();
        visit(start, &predecessors, &mut seen, &mut members);
        let is_cycle = members.len() > 1 || successors[start].contains(&start);
        members.iter().filter(|_| is_cycle).for_each(|&member| cycles[member] = Some(number));
    }
    cycles.into_iter().collect()
}

fn targets(block: &Block) -> Vec<usize> {
    block.terminator.successors().into_iter().map(Id::index).collect()
}

/// Adds the blocks that are reached from a block and not seen yet, each behind those that are reached from it.
fn visit(start: usize, edges: &[Vec<usize>], seen: &mut [bool], finished: &mut Vec<usize>) {
    let mut open = vec![(start, 0)];
    if std::mem::replace(&mut seen[start], true) {
        return;
    }
    while let Some((block, next)) = open.last_mut() {
        match edges[*block].get(*next) {
            Some(&target) => {
                *next += 1;
                if !std::mem::replace(&mut seen[target], true) {
                    open.push((target, 0));
                }
            }
            None => {
                finished.push(*block);
                open.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_program::ir::{BinaryOp, RangeCheck, SpanId};

    const I: Reg = Reg(0);
    const N: Reg = Reg(1);
    const P: Reg = Reg(2);
    const CONDITION: Reg = Reg(3);
    const ADDRESS: Reg = Reg(4);
    const SUM: Reg = Reg(5);
    const LOADED: Reg = Reg(6);

    fn block(insts: Vec<Inst>, terminator: Terminator) -> Block {
        let insts = insts.into_iter().map(|inst| (inst, SpanId(0))).collect();
        Block { insts, terminator, ..Block::default() }
    }

    fn body(blocks: Vec<Block>) -> Body {
        Body {
            registers: [64, 64, 64, 1, 64, 64, 64].into_iter().collect(),
            blocks: blocks.into_iter().collect(),
        }
    }

    fn compare(dst: Reg, a: Reg, b: Reg) -> Inst {
        let (a, b) = (Operand::Reg(a), Operand::Reg(b));
        let operands = CompareOperands::Integers;
        Inst::Compare { predicate: Predicate::Ult, width: 64, operands, dst, a, b }
    }

    fn add(dst: Reg, a: Reg, b: Operand) -> Inst {
        Inst::Binary { op: BinaryOp::Add, dst, a: Operand::Reg(a), b, check: RangeCheck::Unchecked }
    }

    fn address() -> Inst {
        let (base, index) = (Operand::Reg(P), Operand::Reg(I));
        Inst::Pointer { dst: ADDRESS, base, index, scale: 1, offset: 0 }
    }

    fn branch(then: u32, otherwise: u32) -> Terminator {
        let condition = Operand::Reg(CONDITION);
        Terminator::Branch { condition, then: BlockId(then), otherwise: BlockId(otherwise) }
    }

    /// `while (i < n) { …; i++; }`, with the test in block 1 and these instructions in block 2.
    fn top_tested(mut insts: Vec<Inst>) -> Body {
        insts.push(add(I, I, Operand::Const(1)));
        body(vec![
            block(vec![], Terminator::Jump(BlockId(1))),
            block(vec![compare(CONDITION, I, N)], branch(2, 3)),
            block(insts, Terminator::Jump(BlockId(1))),
            block(vec![], Terminator::Return(vec![])),
        ])
    }

    fn store() -> Inst {
        Inst::Store { width: 8, value: Operand::Const(1), address: Operand::Reg(ADDRESS) }
    }

    fn load() -> Inst {
        Inst::Load { dst: LOADED, address: Operand::Reg(ADDRESS) }
    }

    fn only(body: &Body) -> Result<CompactLoop, Refusal> {
        let mut found = in_body(body);
        assert_eq!(found.len(), 1);
        found.remove(0).1
    }

    #[test]
    fn a_loop_is_seen_from_its_test_at_the_top() {
        let found = only(&top_tested(vec![address(), store()])).expect("it fits");
        assert_eq!((found.continues, found.exit), (BlockId(2), BlockId(3)));
        assert_eq!(found.path, [BlockId(2), BlockId(1)]);
        assert_eq!(found.carried, [I]);
        assert_eq!((found.stepped, found.counting), (vec![I], vec![(BlockId(2), 2)]));
        assert_eq!(found.test.map(|test| test.predicate), Some(Predicate::Ult));
    }

    #[test]
    fn a_loop_is_seen_from_its_test_at_the_bottom() {
        let insts = vec![address(), store(), add(I, I, Operand::Const(1)), compare(CONDITION, I, N)];
        let found = only(&body(vec![
            block(vec![], Terminator::Jump(BlockId(1))),
            block(insts, branch(1, 2)),
            block(vec![], Terminator::Return(vec![])),
        ]));
        let found = found.expect("it fits");
        assert_eq!((found.path, found.carried), (vec![BlockId(1)], vec![I]));
    }

    #[test]
    fn a_test_of_the_counter_before_it_is_increased_has_a_step() {
        let copy = Inst::Copy { dst: SUM, a: Operand::Reg(I) };
        let insts = vec![copy, add(I, I, Operand::Const(1)), compare(CONDITION, SUM, N)];
        let found = only(&body(vec![block(insts, branch(0, 1)), block(vec![], Terminator::Return(vec![]))]));
        let found = found.expect("it fits");
        assert_eq!((found.carried, found.stepped), (vec![I], vec![I, SUM]));
    }

    #[test]
    fn a_bound_that_is_loaded_in_every_iteration_fits() {
        let insts = vec![load(), add(I, I, Operand::Const(1)), compare(CONDITION, I, LOADED)];
        let found = only(&body(vec![block(insts, branch(0, 1)), block(vec![], Terminator::Return(vec![]))]));
        assert_eq!(found.expect("it fits").stepped, [I]);
    }

    #[test]
    fn a_test_that_leaves_if_it_is_true_is_turned_round() {
        let insts = vec![add(I, I, Operand::Const(1)), compare(CONDITION, N, I)];
        let found = only(&body(vec![block(insts, branch(1, 0)), block(vec![], Terminator::Return(vec![]))]));
        let test = found.expect("it fits").test;
        assert_eq!(test.map(|test| test.predicate), Some(Predicate::Uge));
    }

    #[test]
    fn an_iteration_with_a_branch_does_not_fit() {
        let found = in_body(&body(vec![
            block(vec![compare(CONDITION, I, N)], branch(1, 4)),
            block(vec![], branch(2, 3)),
            block(vec![], Terminator::Jump(BlockId(3))),
            block(vec![add(I, I, Operand::Const(1))], Terminator::Jump(BlockId(0))),
            block(vec![], Terminator::Return(vec![])),
        ]));
        assert_eq!(found, [(BlockId(0), Err(Refusal::Branches))]);
    }

    #[test]
    fn a_loop_in_a_loop_fits() {
        let found = in_body(&body(vec![
            block(vec![compare(CONDITION, SUM, N)], branch(1, 4)),
            block(vec![compare(CONDITION, I, N)], branch(2, 3)),
            block(vec![add(I, I, Operand::Const(1))], Terminator::Jump(BlockId(1))),
            block(vec![add(SUM, SUM, Operand::Const(1))], Terminator::Jump(BlockId(0))),
            block(vec![], Terminator::Return(vec![])),
        ]));
        assert_eq!(found.len(), 2);
        assert_eq!(found[0], (BlockId(0), Err(Refusal::Branches)));
        assert_eq!(found[1].1.as_ref().map(|found| found.exit), Ok(BlockId(3)));
    }

    #[test]
    fn a_sum_of_loaded_values_is_folded_if_somebody_looks_at_it() {
        let insts = vec![address(), load(), add(SUM, SUM, Operand::Reg(LOADED))];
        let found = only(&top_tested(insts.clone())).expect("it fits");
        assert_eq!((found.carried, found.folded), (vec![I], vec![]));
        let mut body = top_tested(insts);
        body.blocks[BlockId(3)].terminator = Terminator::Return(vec![Operand::Reg(SUM)]);
        let found = only(&body).expect("it fits");
        assert_eq!((found.carried, found.folded), (vec![I], vec![SUM]));
    }

    #[test]
    fn a_sum_of_loaded_values_that_the_loop_depends_on_does_not_fit() {
        let mut body = top_tested(vec![address(), load(), add(SUM, SUM, Operand::Reg(LOADED))]);
        body.blocks[BlockId(1)].insts[0].0 = compare(CONDITION, SUM, N);
        assert_eq!(only(&body), Err(Refusal::Memory));
        let store = Inst::Store { width: 64, value: Operand::Reg(SUM), address: Operand::Reg(P) };
        let insts = vec![address(), load(), add(SUM, SUM, Operand::Reg(LOADED)), store];
        assert_eq!(only(&top_tested(insts)), Err(Refusal::Memory));
    }

    #[test]
    fn a_search_has_a_guard() {
        let found = in_body(&body(vec![
            block(vec![compare(CONDITION, I, N)], branch(1, 3)),
            block(vec![address(), load(), compare(CONDITION, LOADED, N)], branch(3, 2)),
            block(vec![add(I, I, Operand::Const(1))], Terminator::Jump(BlockId(0))),
            block(vec![], Terminator::Return(vec![])),
        ]));
        assert_eq!(found.len(), 2);
        let (counted, searched) =
            (found[0].1.clone().expect("it fits"), found[1].1.clone().expect("it fits"));
        let condition = Operand::Reg(CONDITION);
        let guard = Guard { block: BlockId(1), condition, holds: false, exit: BlockId(3), protects: false };
        assert_eq!((counted.guards, counted.path), (vec![guard], vec![BlockId(1), BlockId(2), BlockId(0)]));
        let guard = Guard { block: BlockId(0), condition, holds: true, exit: BlockId(3), protects: false };
        assert_eq!((searched.guards, searched.holds), (vec![guard], false));
    }

    /// `while (i < n && p[i] < n) i++;`: what decides is a register that is false if `i < n` is.
    #[test]
    fn a_branch_on_a_constant_is_no_choice() {
        let copy = Inst::Copy { dst: CONDITION, a: Operand::Const(0) };
        let found = in_body(&body(vec![
            block(vec![compare(CONDITION, I, N)], branch(1, 2)),
            block(vec![address(), load(), compare(CONDITION, LOADED, N)], Terminator::Jump(BlockId(3))),
            block(vec![copy], Terminator::Jump(BlockId(3))),
            block(vec![], branch(4, 5)),
            block(vec![add(I, I, Operand::Const(1))], Terminator::Jump(BlockId(0))),
            block(vec![], Terminator::Return(vec![])),
        ]));
        let shapes: Vec<_> = found.into_iter().map(|(id, found)| (id, found.expect("it fits"))).collect();
        assert_eq!(shapes.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [BlockId(0), BlockId(3)]);
        assert_eq!((shapes[0].1.continues, shapes[0].1.exit), (BlockId(1), BlockId(2)));
        assert_eq!(shapes[0].1.guards.iter().map(|guard| guard.block).collect::<Vec<_>>(), [BlockId(3)]);
        assert_eq!(shapes[1].1.guards.iter().map(|guard| guard.exit).collect::<Vec<_>>(), [BlockId(2)]);
    }

    #[test]
    fn a_search_in_a_loop_has_a_guard_though_its_exit_leads_back() {
        let found = in_body(&body(vec![
            block(vec![compare(CONDITION, SUM, N)], branch(1, 5)),
            block(vec![compare(CONDITION, I, N)], branch(2, 4)),
            block(vec![address(), load(), compare(CONDITION, LOADED, N)], branch(3, 4)),
            block(vec![add(I, I, Operand::Const(1))], Terminator::Jump(BlockId(1))),
            block(vec![add(SUM, SUM, Operand::Const(1))], Terminator::Jump(BlockId(0))),
            block(vec![], Terminator::Return(vec![])),
        ]));
        assert_eq!(found[0], (BlockId(0), Err(Refusal::Branches)));
        let guards = |at: usize| found[at].1.as_ref().map(|found| found.guards[0].exit);
        assert_eq!((guards(1), guards(2)), (Ok(BlockId(4)), Ok(BlockId(4))));
    }

    #[test]
    fn a_loaded_value_that_stays_in_its_iteration_fits() {
        let found = only(&top_tested(vec![address(), load(), store()]));
        assert_eq!(found.expect("it fits").carried, [I]);
    }

    #[test]
    fn an_allocation_does_not_fit() {
        let inst = Inst::Alloca { dst: ADDRESS, size: 1, count: Operand::Const(1), align: 1, name: None };
        assert_eq!(only(&top_tested(vec![inst])), Err(Refusal::Instruction));
    }

    #[test]
    fn a_test_that_is_not_in_front_of_the_branch_is_not_counted() {
        let insts = vec![compare(CONDITION, I, N), add(I, I, Operand::Const(1))];
        let found = only(&body(vec![block(insts, branch(0, 1)), block(vec![], Terminator::Return(vec![]))]));
        assert_eq!(found.expect("it may be searched").test, None);
    }
}
