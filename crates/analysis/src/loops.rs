//! Counted loops: those whose iterations can be executed in one step.
//!
//! A loop is seen from the branch that leaves it, its *test*. Between two arrivals at the test lies one path of blocks that ends
//! in no other branch, wherever in the loop the test stands and from wherever the loop is entered. Here the loops are found whose
//! shape fits: instructions without calls on the path, a test that is an integer comparison, and values carried from one iteration to the next
//! that do not depend on what an iteration loads. Whether such a value is a counter, how many iterations there are, and whether the
//! accesses fit, depends on the values of a run.

use loam_base::{Id, IdMap};
use loam_program::code::{Code, CodeBlockId};
use loam_program::ir::{
    BinaryOp, Block, BlockId, Body, CompareOperands, Inst, Operand, Predicate, Reg, Terminator, Width,
};
use loam_program::visit::register;
use std::collections::{BTreeMap, BTreeSet};

/// Most blocks of an iteration.
const MOST_BLOCKS: usize = 32;
/// Most instructions of an iteration.
const MOST_INSTRUCTIONS: usize = 256;

/// The loops of a program, by the blocks that end in their tests.
#[derive(Default)]
pub struct Loops {
    by_test: BTreeMap<CodeBlockId, Result<CountedLoop, Refusal>>,
}

/// A loop that may be executed in one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedLoop {
    /// The comparison that is true if another iteration follows.
    pub test: Test,
    /// Where an iteration begins.
    pub continues: BlockId,
    /// Where control goes behind the loop.
    pub exit: BlockId,
    /// The blocks of an iteration in order; the last one ends in the test.
    pub path: Vec<BlockId>,
    /// The registers whose values one iteration hands to the next.
    pub carried: Vec<Reg>,
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
    /// The test is no integer comparison of at most 64 bits.
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
    pub fn at(&self, block: CodeBlockId) -> Option<&Result<CountedLoop, Refusal>> {
        self.by_test.get(&block)
    }
}

/// The loops of a function, by the blocks that end in their tests.
fn in_body(body: &Body) -> Vec<(BlockId, Result<CountedLoop, Refusal>)> {
    let cycles = cycles(body);
    let mut found = Vec::new();
    for (id, block) in body.blocks.iter() {
        let Terminator::Branch { condition, then, otherwise } = block.terminator else { continue };
        // Both sides of a test may stay in an outer loop; only one of them leads straight back.
        let returns = |target: BlockId| path(body, target, id).is_some();
        let stays = |target: BlockId| cycles[id].is_some() && cycles[target] == cycles[id];
        let (continues, exit, holds) =
            match [returns(then), returns(otherwise), stays(then), stays(otherwise)] {
                [true, false, ..] | [false, false, true, false] => (then, otherwise, true),
                [false, true, ..] | [false, false, false, true] => (otherwise, then, false),
                [true, true, ..] | [false, false, true, true] | [false, false, false, false] => continue,
            };
        let shape = Shape { body, id, condition, holds, continues, exit };
        found.push((id, shape.counted()));
    }
    found
}

/// A branch that leaves a cycle.
struct Shape<'a> {
    body: &'a Body,
    id: BlockId,
    condition: Operand,
    /// Whether another iteration follows if the condition is true.
    holds: bool,
    continues: BlockId,
    exit: BlockId,
}

impl Shape<'_> {
    fn counted(&self) -> Result<CountedLoop, Refusal> {
        let path = path(self.body, self.continues, self.id).ok_or(Refusal::Branches)?;
        let insts: Vec<(BlockId, usize, &Inst)> = path
            .iter()
            .flat_map(|&id| {
                self.body.blocks[id].insts.iter().enumerate().map(move |(at, (inst, _))| (id, at, inst))
            })
            .collect();
        if insts.len() > MOST_INSTRUCTIONS || !insts.iter().all(|(_, _, inst)| is_plain(inst)) {
            return Err(Refusal::Instruction);
        }
        let test = self.test()?;
        let needed = self.needed(&path, &insts, test);
        let carried: Vec<Reg> = carried(&insts).into_iter().filter(|reg| needed.contains(reg)).collect();
        let (mut stepped, mut by) = (carried.clone(), counting(&insts, &carried)?);
        let is_written = |reg: &Reg| insts.iter().any(|(_, _, inst)| inst.result() == Some(*reg));
        for reg in [test.a, test.b].into_iter().filter_map(register).filter(is_written) {
            let with_operand: Vec<Reg> = stepped.iter().copied().chain([reg]).collect();
            if !stepped.contains(&reg)
                && let Ok(counting) = counting(&insts, &with_operand)
            {
                (stepped, by) = (with_operand, counting);
            }
        }
        let Self { continues, exit, .. } = *self;
        Ok(CountedLoop { test, continues, exit, path, carried, stepped, counting: by })
    }

    /// The registers of an iteration that matter: what is stored, accessed, compared, checked, or used outside of the loop depends on
    /// them. A sum that nobody looks at is none of them.
    fn needed(&self, path: &[BlockId], insts: &[(BlockId, usize, &Inst)], test: Test) -> BTreeSet<Reg> {
        let mut needed: BTreeSet<Reg> = [test.a, test.b].into_iter().filter_map(register).collect();
        for (id, block) in self.body.blocks.iter() {
            block.terminator.for_each_operand(|operand| needed.extend(register(operand)));
            let chosen = block.phis.iter().flat_map(|phi| &phi.incoming);
            needed.extend(chosen.filter_map(|&(_, operand)| register(operand)));
            let is_inside = path.contains(&id);
            let outside = block.insts.iter().filter(|_| !is_inside);
            outside.for_each(|(inst, _)| {
                inst.for_each_operand(|operand| needed.extend(register(operand)));
            });
        }
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

    /// The comparison whose result decides. It stands in front of the branch, so that its operands are there at the branch.
    fn test(&self) -> Result<Test, Refusal> {
        let last = self.body.blocks[self.id].insts.last();
        let Some(&(Inst::Compare { predicate, width, operands, dst, a, b }, _)) = last else {
            return Err(Refusal::Test);
        };
        if width > 64 || self.condition != Operand::Reg(dst) || [a, b].contains(&self.condition) {
            return Err(Refusal::Test);
        }
        let predicate = if self.holds { predicate } else { opposite(predicate) };
        Ok(Test { predicate, width, operands, a, b })
    }
}

/// The blocks from one side of a test back to it, if there is no branch between.
fn path(body: &Body, from: BlockId, test: BlockId) -> Option<Vec<BlockId>> {
    let mut path = vec![from];
    while let Some(&last) = path.last().filter(|&&last| last != test) {
        match body.blocks[last].terminator {
            Terminator::Jump(next) if path.len() <= MOST_BLOCKS => path.push(next),
            _ => return None,
        }
    }
    Some(path)
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
        Inst::Copy { .. }
        | Inst::Compare { .. }
        | Inst::Select { .. }
        | Inst::Cast { .. }
        | Inst::Pointer { .. } => true,
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

    fn only(body: &Body) -> Result<CountedLoop, Refusal> {
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
        assert_eq!(found.test.predicate, Predicate::Ult);
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
        assert_eq!(found.expect("it fits").test.predicate, Predicate::Uge);
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
    fn a_sum_of_loaded_values_is_no_counter() {
        let insts = vec![address(), load(), add(SUM, SUM, Operand::Reg(LOADED))];
        let found = only(&top_tested(insts.clone()));
        assert_eq!(found.expect("nobody looks at the sum").carried, [I]);
        let mut body = top_tested(insts);
        body.blocks[BlockId(3)].terminator = Terminator::Return(vec![Operand::Reg(SUM)]);
        assert_eq!(only(&body), Err(Refusal::Memory));
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
    fn a_test_that_is_not_in_front_of_the_branch_does_not_fit() {
        let insts = vec![compare(CONDITION, I, N), add(I, I, Operand::Const(1))];
        let found = only(&body(vec![block(insts, branch(0, 1)), block(vec![], Terminator::Return(vec![]))]));
        assert_eq!(found, Err(Refusal::Test));
    }
}
