//! Which registers an instruction reads and writes: the only code that knows the operands of every instruction.

use crate::ir::{Callee, Clause, Inst, Operand, Reg, Terminator};

impl Inst {
    /// Calls `f` on every operand the instruction reads.
    pub fn for_each_operand(&self, mut f: impl FnMut(Operand)) {
        self.clone().map_operands(|operand| {
            f(*operand);
        });
    }

    /// Lets `f` replace every operand the instruction reads.
    pub fn map_operands(&mut self, mut f: impl FnMut(&mut Operand)) {
        match self {
            Inst::Copy { dst: _, a }
            | Inst::Unary { op: _, dst: _, a }
            | Inst::Cast { op: _, from: _, dst: _, a }
            | Inst::FloatUnary { op: _, dst: _, a }
            | Inst::FloatCast { op: _, from: _, dst: _, a, check: _ } => f(a),
            Inst::Binary { op: _, dst: _, a, b, check: _ }
            | Inst::FloatBinary { op: _, dst: _, a, b }
            | Inst::Compare { predicate: _, width: _, operands: _, dst: _, a, b }
            | Inst::FloatCompare { predicate: _, width: _, dst: _, a, b } => {
                f(a);
                f(b);
            }
            Inst::Funnel { direction: _, dst: _, a, b, amount: c }
            | Inst::Select { dst: _, condition: c, a, b }
            | Inst::FloatFma { dst: _, a, b, c } => {
                f(a);
                f(b);
                f(c);
            }
            Inst::Pointer { dst: _, base, index, scale: _, offset: _ } => {
                f(base);
                f(index);
            }
            Inst::Load { dst: _, address } => f(address),
            Inst::Store { width: _, value, address } => {
                f(value);
                f(address);
            }
            Inst::Alloca { dst: _, size: _, count, align: _, name: _ } => f(count),
            Inst::MemoryCopy { to, from, length, overlap: _ } => {
                f(to);
                f(from);
                f(length);
            }
            Inst::MemorySet { to, value, length } => {
                f(to);
                f(value);
                f(length);
            }
            Inst::Call(call) => {
                if let Callee::Indirect(target) = &mut call.callee {
                    f(target);
                }
                call.args.iter_mut().for_each(|arg| f(&mut arg.value));
            }
            Inst::VaStart { list } => f(list),
            Inst::VaCopy { to, from } => {
                f(to);
                f(from);
            }
            Inst::StackRestore { token } => f(token),
            Inst::Lifetime { address, marker: _ } => f(address),
            Inst::LandingPad { clauses, .. } => clauses.iter_mut().for_each(|clause| match clause {
                Clause::Catch { described, selector: _ } => f(described),
                Clause::AllBut(described) => described.iter_mut().for_each(&mut f),
            }),
            Inst::StackSave { dst: _ } | Inst::Unsupported { what: _ } => {}
        }
    }

    /// Calls `f` on every register the instruction writes.
    pub fn for_each_result(&self, mut f: impl FnMut(Reg)) {
        match self {
            Inst::Call(call) => call.dsts.iter().copied().for_each(f),
            Inst::LandingPad { exception, selector, .. } => {
                f(*exception);
                f(*selector);
            }
            _ => {
                if let Some(dst) = self.result() {
                    f(dst);
                }
            }
        }
    }

    /// The register the instruction writes; `None` for calls and landing pads, which may write several.
    pub fn result(&self) -> Option<Reg> {
        self.clone().result_mut().map(|dst| *dst)
    }

    /// The register the instruction writes, to be replaced; `None` for calls.
    pub fn result_mut(&mut self) -> Option<&mut Reg> {
        match self {
            Inst::Copy { dst, .. }
            | Inst::Binary { dst, .. }
            | Inst::Unary { dst, .. }
            | Inst::Funnel { dst, .. }
            | Inst::Compare { dst, .. }
            | Inst::Select { dst, .. }
            | Inst::Cast { dst, .. }
            | Inst::FloatBinary { dst, .. }
            | Inst::FloatUnary { dst, .. }
            | Inst::FloatFma { dst, .. }
            | Inst::FloatCompare { dst, .. }
            | Inst::FloatCast { dst, .. }
            | Inst::Pointer { dst, .. }
            | Inst::Load { dst, .. }
            | Inst::Alloca { dst, .. }
            | Inst::StackSave { dst } => Some(dst),
            Inst::Store { .. }
            | Inst::MemoryCopy { .. }
            | Inst::MemorySet { .. }
            | Inst::Call(_)
            | Inst::VaStart { .. }
            | Inst::VaCopy { .. }
            | Inst::StackRestore { .. }
            | Inst::Lifetime { .. }
            | Inst::LandingPad { .. }
            | Inst::Unsupported { .. } => None,
        }
    }
}

impl Terminator {
    /// Lets `f` replace every operand the terminator reads.
    pub fn map_operands(&mut self, mut f: impl FnMut(&mut Operand)) {
        match self {
            Terminator::Branch { condition, .. } => f(condition),
            Terminator::Switch { value, .. } => f(value),
            Terminator::IndirectJump { address, .. } => f(address),
            Terminator::Resume { exception } => f(exception),
            Terminator::Return(values) => values.iter_mut().for_each(f),
            Terminator::Jump(_)
            | Terminator::Invoke { .. }
            | Terminator::Trap { .. }
            | Terminator::Unreachable
            | Terminator::Unsupported(_) => {}
        }
    }

    /// Calls `f` on every operand the terminator reads.
    pub fn for_each_operand(&self, mut f: impl FnMut(Operand)) {
        match self {
            Terminator::Branch { condition: operand, .. }
            | Terminator::Switch { value: operand, .. }
            | Terminator::IndirectJump { address: operand, .. }
            | Terminator::Resume { exception: operand } => f(*operand),
            Terminator::Return(values) => values.iter().copied().for_each(f),
            Terminator::Jump(_)
            | Terminator::Invoke { .. }
            | Terminator::Trap { .. }
            | Terminator::Unreachable
            | Terminator::Unsupported(_) => {}
        }
    }

    /// Lets `f` replace every block control may go to.
    pub fn map_successors(&mut self, mut f: impl FnMut(&mut crate::ir::BlockId)) {
        match self {
            Terminator::Jump(target) => f(target),
            Terminator::Branch { then, otherwise, .. } => {
                f(then);
                f(otherwise);
            }
            Terminator::Switch { default, cases, .. } => {
                f(default);
                cases.iter_mut().for_each(|(_, target)| f(target));
            }
            Terminator::IndirectJump { targets, .. } => {
                targets.iter_mut().for_each(|(_, target)| f(target));
            }
            Terminator::Invoke { normal, unwind } => {
                f(normal);
                f(unwind);
            }
            Terminator::Return(_)
            | Terminator::Resume { .. }
            | Terminator::Trap { .. }
            | Terminator::Unreachable
            | Terminator::Unsupported(_) => {}
        }
    }

    /// Every block control may go to, with repetitions.
    pub fn successors(&self) -> Vec<crate::ir::BlockId> {
        let mut successors = Vec::new();
        self.clone().map_successors(|target| successors.push(*target));
        successors
    }
}

/// The register of an operand.
pub fn register(operand: Operand) -> Option<Reg> {
    match operand {
        Operand::Reg(reg) => Some(reg),
        Operand::Const(_) | Operand::Address(_) => None,
    }
}
