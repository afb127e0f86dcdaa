//! Checks that a program is well formed: the invariants [`ir`](crate::ir) states.
//!
//! The checks: parameters come first among the registers; every register, block, function, global, span and file
//! named exists; widths are 1 to 128 and operands fit the width of their operation (a register exactly, a number
//! without bits above it, an address only where 64 bits are expected); float widths are those of floats; the
//! results of a direct call match the values returned; a phi has exactly one entry per predecessor; switch values
//! are distinct; relocations lie inside their global and do not overlap. The executor runs a program that passes
//! without further checks of its form.

use std::collections::{BTreeMap, BTreeSet};

use loam_base::Id;

use crate::ir::*;

/// Checks a program; the error is one line that names the function, block and instruction.
pub fn verify(program: &Program) -> Result<(), String> {
    check_spans(program)?;
    for global in program.globals.values() {
        check_global(program, global).map_err(|why| format!("global {}: {why}", global.name))?;
    }
    for function in program.functions.values() {
        check_function(program, function).map_err(|why| format!("function {}: {why}", function.name))?;
    }
    for &id in program.constructors.iter().chain(&program.destructors) {
        require(program.functions.get(id).is_some(), || format!("{id:?} does not exist"))?;
    }
    Ok(())
}

fn require(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

fn check_spans(program: &Program) -> Result<(), String> {
    let first = program.spans.get(SpanId(0));
    require(first.is_some_and(|span| span.file.is_none()), || {
        "span 0 is not the unknown location".to_owned()
    })?;
    for (id, span) in program.spans.iter() {
        let file = span.file.is_none_or(|file| program.files.get(file).is_some());
        require(file, || format!("{id:?} names a file that does not exist"))?;
        // Outer locations come first, so following them ends.
        require(span.inlined_at.is_none_or(|at| at < id), || {
            format!("{id:?} is inlined at a later location")
        })?;
    }
    Ok(())
}

fn check_span(program: &Program, id: SpanId) -> Result<(), String> {
    require(program.spans.get(id).is_some(), || format!("{id:?} does not exist"))
}

fn check_global(program: &Program, global: &Global) -> Result<(), String> {
    check_span(program, global.span)?;
    require(global.align.is_power_of_two(), || format!("alignment {}", global.align))?;
    let fits = global.bytes.as_ref().is_none_or(|bytes| bytes.len() as u64 == global.size);
    require(fits, || "it has fewer or more bytes than its size".to_owned())?;
    let mut free_from = 0;
    for relocation in &global.relocations {
        require(relocation.at >= free_from, || format!("relocations overlap at {}", relocation.at))?;
        free_from = relocation.at + program.data_model.pointer_bytes();
        require(free_from <= global.size, || format!("the relocation at {} lies outside", relocation.at))?;
        check_address(program, relocation.target)?;
    }
    Ok(())
}

fn check_address(program: &Program, address: Address) -> Result<(), String> {
    let exists = match address {
        Address::Global(id, _) => program.globals.get(id).is_some(),
        Address::Function(id) => program.functions.get(id).is_some(),
        Address::Block(id, block) => {
            let body = program.functions.get(id).and_then(|function| function.body.as_ref());
            body.is_some_and(|body| body.blocks.get(block).is_some())
        }
    };
    require(exists, || format!("{address:?} does not exist"))
}

fn check_function(program: &Program, function: &Function) -> Result<(), String> {
    check_span(program, function.span)?;
    for width in function.params.iter().map(|param| &param.width).chain(&function.returns) {
        check_width(*width)?;
    }
    let Some(body) = &function.body else { return Ok(()) };
    for (index, param) in function.params.iter().enumerate() {
        let register = body.registers.get(Reg::from_index(index));
        require(register == Some(&param.width), || format!("parameter {index} is not register {index}"))?;
    }
    body.registers.values().try_for_each(|&width| check_width(width))?;
    require(!body.blocks.is_empty(), || "it has no block".to_owned())?;
    let predecessors = predecessors(body)?;
    let checker = Checker { program, function, body };
    for (id, block) in body.blocks.iter() {
        checker.block(block, &predecessors[&id]).map_err(|why| format!("{id:?}: {why}"))?;
    }
    Ok(())
}

fn check_width(width: Width) -> Result<(), String> {
    require((1..=128).contains(&width), || format!("width {width}"))
}

/// The predecessors of each block.
fn predecessors(body: &Body) -> Result<BTreeMap<BlockId, BTreeSet<BlockId>>, String> {
    let mut found: BTreeMap<BlockId, BTreeSet<BlockId>> =
        body.blocks.ids().map(|id| (id, BTreeSet::new())).collect();
    for (from, block) in body.blocks.iter() {
        for to in successors(&block.terminator) {
            let known = found.get_mut(&to).ok_or_else(|| format!("{from:?}: {to:?} does not exist"))?;
            known.insert(from);
        }
    }
    Ok(found)
}

/// The successors of a terminator.
fn successors(terminator: &Terminator) -> Vec<BlockId> {
    match terminator {
        Terminator::Jump(to) => vec![*to],
        Terminator::Branch { then, otherwise, .. } => vec![*then, *otherwise],
        Terminator::Switch { default, cases, .. } => {
            cases.iter().map(|&(_, to)| to).chain([*default]).collect()
        }
        Terminator::IndirectJump { targets, .. } => targets.iter().map(|&(_, to)| to).collect(),
        Terminator::Invoke { normal, unwind } => vec![*normal, *unwind],
        Terminator::Return(_)
        | Terminator::Resume { .. }
        | Terminator::Trap { .. }
        | Terminator::Unreachable
        | Terminator::Unsupported(_) => Vec::new(),
    }
}

struct Checker<'p> {
    program: &'p Program,
    function: &'p Function,
    body: &'p Body,
}

impl Checker<'_> {
    fn block(&self, block: &Block, predecessors: &BTreeSet<BlockId>) -> Result<(), String> {
        for phi in &block.phis {
            self.phi(phi, predecessors).map_err(|why| format!("phi {:?}: {why}", phi.dst))?;
        }
        for (index, (inst, span)) in block.insts.iter().enumerate() {
            self.inst(inst).map_err(|why| format!("instruction {index} ({inst:?}): {why}"))?;
            check_span(self.program, *span)?;
        }
        self.terminator(&block.terminator).map_err(|why| format!("terminator: {why}"))?;
        check_span(self.program, block.terminator_span)?;
        block.extra_spans.iter().try_for_each(|&span| check_span(self.program, span))
    }

    fn phi(&self, phi: &Phi, predecessors: &BTreeSet<BlockId>) -> Result<(), String> {
        let width = self.width(phi.dst)?;
        let sources: BTreeSet<BlockId> = phi.incoming.iter().map(|&(from, _)| from).collect();
        require(sources.len() == phi.incoming.len(), || "two entries for one block".to_owned())?;
        require(sources == *predecessors, || {
            format!("it has entries for {sources:?}, the predecessors are {predecessors:?}")
        })?;
        phi.incoming.iter().try_for_each(|&(_, operand)| self.operand(operand, width))
    }

    fn width(&self, reg: Reg) -> Result<Width, String> {
        self.body.registers.get(reg).copied().ok_or_else(|| format!("{reg:?} does not exist"))
    }

    /// A register of exactly this width.
    fn result(&self, reg: Reg, width: Width) -> Result<(), String> {
        let found = self.width(reg)?;
        require(found == width, || format!("{reg:?} is {found} bits wide, not {width}"))
    }

    fn operand(&self, operand: Operand, width: Width) -> Result<(), String> {
        match operand {
            Operand::Reg(reg) => self.result(reg, width),
            Operand::Const(number) => {
                let fits = width == 128 || number >> width == 0;
                require(fits, || format!("{number:#x} does not fit {width} bits"))
            }
            Operand::Address(address) => {
                let is_address = width == 64 || width == self.program.data_model.pointer_width();
                require(is_address, || format!("an address where {width} bits are expected"))?;
                check_address(self.program, address)
            }
        }
    }

    fn operands(&self, width: Width, operands: &[Operand]) -> Result<(), String> {
        operands.iter().try_for_each(|&operand| self.operand(operand, width))
    }

    fn float(&self, width: Width) -> Result<Width, String> {
        require(matches!(width, 16 | 32 | 64 | 80 | 128), || format!("{width} bits are no float"))?;
        Ok(width)
    }

    fn inst(&self, inst: &Inst) -> Result<(), String> {
        match *inst {
            Inst::Copy { dst, a } | Inst::Unary { op: _, dst, a } => self.operand(a, self.width(dst)?),
            Inst::Binary { op: _, dst, a, b, check: _ } => self.operands(self.width(dst)?, &[a, b]),
            Inst::Funnel { direction: _, dst, a, b, amount } => {
                self.operands(self.width(dst)?, &[a, b, amount])
            }
            Inst::Compare { predicate: _, width, operands, dst, a, b } => {
                require(operands == CompareOperands::Integers || width == 64, || {
                    format!("pointers of {width} bits")
                })?;
                self.result(dst, 1)?;
                self.operands(width, &[a, b])
            }
            Inst::Select { dst, condition, a, b } => {
                self.operand(condition, 1)?;
                self.operands(self.width(dst)?, &[a, b])
            }
            Inst::Cast { op, from, dst, a } => self.cast(op, from, dst, a),
            Inst::FloatBinary { op: _, dst, a, b } => self.operands(self.float(self.width(dst)?)?, &[a, b]),
            Inst::FloatUnary { op: _, dst, a } => self.operand(a, self.float(self.width(dst)?)?),
            Inst::FloatFma { dst, a, b, c } => self.operands(self.float(self.width(dst)?)?, &[a, b, c]),
            Inst::FloatCompare { predicate: _, width, dst, a, b } => {
                self.result(dst, 1)?;
                self.operands(self.float(width)?, &[a, b])
            }
            Inst::FloatCast { op, from, dst, a, .. } => self.float_cast(op, from, dst, a),
            Inst::Call(ref call) => self.call(call),
            Inst::Pointer { .. }
            | Inst::Load { .. }
            | Inst::Store { .. }
            | Inst::Alloca { .. }
            | Inst::MemoryCopy { .. }
            | Inst::MemorySet { .. }
            | Inst::VaStart { .. }
            | Inst::VaCopy { .. }
            | Inst::StackSave { .. }
            | Inst::StackRestore { .. }
            | Inst::Lifetime { .. } => self.memory_inst(inst),
            Inst::LandingPad { exception, selector, ref clauses, cleanup: _ } => {
                self.result(exception, 64)?;
                self.result(selector, 32)?;
                clauses.iter().try_for_each(|clause| match clause {
                    Clause::Catch { described, selector: _ } => self.operand(*described, 64),
                    Clause::AllBut(described) => self.operands(64, described),
                })
            }
            Inst::Unsupported { .. } => Ok(()),
        }
    }

    /// Checks the instructions on addresses; the others are checked by [`Self::inst`].
    fn memory_inst(&self, inst: &Inst) -> Result<(), String> {
        match *inst {
            Inst::Pointer { dst, base, index, scale: _, offset: _ } => {
                self.result(dst, 64)?;
                self.operands(64, &[base, index])
            }
            Inst::Load { dst, address } => {
                self.width(dst)?;
                self.operand(address, 64)
            }
            Inst::Store { width, value, address } => {
                check_width(width)?;
                self.operand(value, width)?;
                self.operand(address, 64)
            }
            Inst::Alloca { dst, size: _, count, align, name: _ } => {
                require(align.is_power_of_two(), || format!("alignment {align}"))?;
                self.result(dst, 64)?;
                self.operand(count, 64)
            }
            Inst::MemoryCopy { to, from, length, overlap: _ } => self.operands(64, &[to, from, length]),
            Inst::MemorySet { to, value, length } => {
                self.operand(value, 8)?;
                self.operands(64, &[to, length])
            }
            Inst::VaStart { list } => {
                require(self.function.variadic, || "the function is not variadic".to_owned())?;
                self.operand(list, 64)
            }
            Inst::VaCopy { to, from } => self.operands(64, &[to, from]),
            Inst::StackSave { dst } => self.result(dst, 64),
            Inst::StackRestore { token } => self.operand(token, 64),
            Inst::Lifetime { address, marker: _ } => self.operand(address, 64),
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
            | Inst::Call(_)
            | Inst::LandingPad { .. }
            | Inst::Unsupported { .. } => Ok(()),
        }
    }

    fn cast(&self, op: CastOp, from: Width, dst: Reg, a: Operand) -> Result<(), String> {
        let to = self.width(dst)?;
        let right_way = match op {
            CastOp::Truncate => to < from,
            CastOp::ZeroExtend | CastOp::SignExtend => to > from,
        };
        require(right_way, || format!("{op:?} from {from} to {to} bits"))?;
        self.operand(a, from)
    }

    fn float_cast(&self, op: FloatCastOp, from: Width, dst: Reg, a: Operand) -> Result<(), String> {
        let to = self.width(dst)?;
        match op {
            FloatCastOp::Convert => {
                self.float(to)?;
                self.float(from)?;
            }
            FloatCastOp::FromSigned | FloatCastOp::FromUnsigned => {
                self.float(to)?;
            }
            FloatCastOp::ToSigned
            | FloatCastOp::ToUnsigned
            | FloatCastOp::ToSignedSaturating
            | FloatCastOp::ToUnsignedSaturating => {
                self.float(from)?;
            }
        }
        self.operand(a, from)
    }

    fn call(&self, call: &Call) -> Result<(), String> {
        match call.callee {
            Callee::Direct(id) => {
                require(self.program.functions.get(id).is_some(), || format!("{id:?} does not exist"))?;
            }
            Callee::Indirect(pointer) => self.operand(pointer, 64)?,
        }
        for arg in &call.args {
            check_width(arg.width)?;
            self.operand(arg.value, arg.width)?;
            require(arg.by_value.is_none() || arg.width == 64, || {
                "an argument passed by value is no pointer".to_owned()
            })?;
        }
        let agree = call.dsts.is_empty() || call.dsts.len() == call.returns.len();
        require(agree, || "the number of results is not the number of returned values".to_owned())?;
        let classified = call.return_classes.len() == call.returns.len();
        require(classified, || "the number of classes is not the number of returned values".to_owned())?;
        call.dsts.iter().zip(&call.returns).try_for_each(|(&dst, &width)| self.result(dst, width))
    }

    fn terminator(&self, terminator: &Terminator) -> Result<(), String> {
        match terminator {
            Terminator::Branch { condition, .. } => self.operand(*condition, 1),
            Terminator::Switch { width, value, cases, .. } => {
                self.operand(*value, *width)?;
                let mut seen = BTreeSet::new();
                cases.iter().try_for_each(|&(case, _)| {
                    self.operand(Operand::Const(case), *width)?;
                    require(seen.insert(case), || format!("two cases for {case}"))
                })
            }
            Terminator::IndirectJump { address, .. } => self.operand(*address, 64),
            Terminator::Return(values) => {
                let wanted = &self.function.returns;
                let (found, wanted_count) = (values.len(), wanted.len());
                require(found == wanted_count, || format!("{found} values for {wanted_count}"))?;
                values.iter().zip(wanted).try_for_each(|(&value, &width)| self.operand(value, width))
            }
            Terminator::Resume { exception } => self.operand(*exception, 64),
            Terminator::Jump(_)
            | Terminator::Invoke { .. }
            | Terminator::Trap { .. }
            | Terminator::Unreachable
            | Terminator::Unsupported(_) => Ok(()),
        }
    }
}
