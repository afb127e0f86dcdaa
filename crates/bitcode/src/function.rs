//! The code of one function: its blocks, in an order in which every value is lowered before its uses.
//!
//! Blocks are lowered in reverse postorder, so a value is always lowered before its uses, except in phis;
//! these get their registers on the way and their operands at the end. Unreachable blocks keep their id and
//! their source locations but no code. An unsupported instruction becomes one that ends the path with a
//! report when it is executed; its result reads as zero.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use loam_program::ir::*;

use crate::Unsupported;
use crate::builder::Builder;
use crate::initializer;
use crate::llvm::{BasicBlock, LLVMOpcode, Value, ValueKind};
use crate::module::Lowering;
use crate::operator::none;

/// The scalars of one value.
pub type Operands = Rc<[Operand]>;

/// A function being lowered.
pub struct FunctionLowering<'l> {
    pub module: &'l mut Lowering,
    pub builder: Builder,
    /// The source name of each stack slot that has one.
    pub slot_names: HashMap<Value, String>,
    /// Whether the function has debug locations: an instruction without one was then moved by an optimiser.
    pub has_debug_locations: bool,
    /// Whether operations that must not wrap as signed numbers are checked.
    pub checks_signed_overflow: bool,
    /// Whether the target machine has fused multiply-add.
    pub has_fma: bool,
    /// The object whose address serves as the frame's address, once it is needed.
    frame: Option<Reg>,
    values: HashMap<Value, Operands>,
    /// Pointers whose register is narrower than their address: the addresses of those that are cut only where their value is
    /// used as other than an address.
    addresses: HashMap<Value, Operand>,
    blocks: HashMap<BasicBlock, BlockId>,
    /// For each block of the module the last of the blocks lowered from it: the predecessor of its
    /// successors.
    exits: HashMap<BlockId, BlockId>,
    phis: Vec<PendingPhi>,
}

/// A phi whose operands are still to be filled in.
struct PendingPhi {
    value: Value,
    block: BlockId,
    /// Index of its first leaf among the phis of the block.
    first: usize,
    span: SpanId,
}

/// Lowers the body of a function.
pub fn lower(module: &mut Lowering, function: Value, id: FunctionId) -> Body {
    let mut slot_names = HashMap::new();
    function.variable_names(|value, name| {
        slot_names.entry(value).or_insert(name);
    });
    let features = function.text_attribute("target-features").unwrap_or_default();
    let checks_signed_overflow = module.checks_signed_overflow(function, id);
    let builder = Builder { body: Body::default(), current: BlockId(0), span: SpanId(0) };
    let mut lowering = FunctionLowering {
        module,
        builder,
        slot_names,
        has_debug_locations: function.subprogram().is_some(),
        checks_signed_overflow,
        has_fma: features.split(',').any(|feature| feature == "+fma"),
        frame: None,
        values: HashMap::new(),
        addresses: HashMap::new(),
        blocks: HashMap::new(),
        exits: HashMap::new(),
        phis: Vec::new(),
    };
    if let Err(Unsupported(what)) = lowering.bind_params(function) {
        return refused_body(&lowering.module.program.functions[id], &what);
    }
    lowering.lower_blocks(function);
    lowering.fill_phis();
    lowering.builder.body
}

/// The body of a function whose parameter or result types are unsupported.
fn refused_body(function: &Function, what: &str) -> Body {
    let mut body = Body::default();
    for param in &function.params {
        body.registers.push(param.width);
    }
    let terminator = Terminator::Unsupported(format!("{what} in the signature of {}", function.name));
    body.blocks.push(Block { terminator, ..Block::default() });
    body
}

impl FunctionLowering<'_> {
    fn bind_params(&mut self, function: Value) -> Result<(), Unsupported> {
        self.module.types.leaves(function.global_type().returned())?;
        for param in function.params() {
            let leaves = self.module.types.leaves(param.ty())?;
            let registers = leaves.iter().map(|leaf| Operand::Reg(self.builder.reg(leaf.scalar.width())));
            let registers = registers.collect();
            self.values.insert(param, registers);
        }
        Ok(())
    }

    fn lower_blocks(&mut self, function: Value) {
        let all: Vec<BasicBlock> = function.blocks().collect();
        for &block in &all {
            let id = self.builder.new_block();
            self.blocks.insert(block, id);
        }
        let order = self.reverse_postorder(all[0]);
        let reached: HashSet<BasicBlock> = order.iter().copied().collect();
        for block in order {
            self.lower_block(block);
        }
        for block in all {
            if !reached.contains(&block) {
                self.note_dead_block(block);
            }
        }
    }

    /// The successors of a block for Loam: none after a trap.
    fn successors(&self, block: BasicBlock) -> Vec<BasicBlock> {
        if self.module.ends_in_trap(block) {
            return Vec::new();
        }
        let terminator = block.terminator();
        match terminator.opcode() {
            LLVMOpcode::LLVMBr | LLVMOpcode::LLVMSwitch | LLVMOpcode::LLVMIndirectBr => {
                terminator.successors().collect()
            }
            LLVMOpcode::LLVMInvoke => {
                vec![terminator.normal_destination(), terminator.unwind_destination()]
            }
            _ => Vec::new(),
        }
    }

    fn reverse_postorder(&self, entry: BasicBlock) -> Vec<BasicBlock> {
        let mut order = Vec::new();
        let mut seen = HashSet::from([entry]);
        let mut path = vec![(entry, self.successors(entry))];
        while let Some((block, rest)) = path.last_mut() {
            match rest.pop() {
                Some(next) if seen.insert(next) => path.push((next, self.successors(next))),
                Some(_) => {}
                None => {
                    order.push(*block);
                    path.pop();
                }
            }
        }
        order.reverse();
        order
    }

    fn lower_block(&mut self, block: BasicBlock) {
        let id = self.blocks[&block];
        self.builder.current = id;

        let terminator = block.terminator();
        let mut weight = 0;
        for instruction in block.instructions() {
            weight += 1;
            self.builder.span = self.module.spans.of_instruction(instruction, &mut self.module.program);
            if self.module.is_trap(instruction) {
                let check = self.module.trap_check(instruction);
                self.builder.terminate(Terminator::Trap { check });
                break;
            } else if instruction == terminator {
                self.lower_terminator(instruction);
            } else {
                self.lower_instruction(instruction);
            }
        }
        self.builder.body.blocks[id].weight = weight;
        self.exits.insert(id, self.builder.current);
    }

    /// An unreachable block still has lines that coverage counts as not covered.
    fn note_dead_block(&mut self, block: BasicBlock) {
        self.builder.current = self.blocks[&block];
        for instruction in block.instructions() {
            self.builder.span = self.module.spans.of_instruction(instruction, &mut self.module.program);
            self.keep_span();
            self.builder.body.blocks[self.builder.current].weight += 1;
        }
    }

    /// Keeps the source location of an instruction that emitted no instruction.
    fn keep_span(&mut self) {
        let span = self.builder.span;
        let spans = &mut self.builder.body.blocks[self.builder.current].extra_spans;
        if span != SpanId(0) && spans.last() != Some(&span) {
            spans.push(span);
        }
    }

    /// The address of the frame: the address of an object that is allocated at the start of the function for
    /// this purpose.
    pub fn frame_address(&mut self) -> Operand {
        let frame = self.frame.unwrap_or_else(|| {
            let dst = self.builder.reg(64);
            let name = Some("the frame".to_owned());
            let made = Inst::Alloca { dst, size: 16, count: Operand::Const(1), align: 16, name };
            self.builder.body.blocks[BlockId(0)].insts.insert(0, (made, SpanId(0)));
            dst
        });
        self.frame = Some(frame);
        Operand::Reg(frame)
    }

    fn lower_instruction(&mut self, instruction: Value) {
        let before = (self.builder.current, self.builder.body.blocks[self.builder.current].insts.len());
        if instruction.opcode() == LLVMOpcode::LLVMPHI {
            self.begin_phi(instruction);
        } else {
            match self.lower_value(instruction) {
                Ok(_) if self.addresses.contains_key(&instruction) => {}
                Ok(operands) => {
                    self.values.insert(instruction, operands);
                }
                Err(Unsupported(what)) => self.refuse(instruction, what),
            }
        }
        let after = (self.builder.current, self.builder.body.blocks[self.builder.current].insts.len());
        if before == after {
            self.keep_span();
        }
    }

    /// Ends the path here with a report. The code after this point is never executed but must still be well
    /// formed.
    fn refuse(&mut self, instruction: Value, what: String) {
        self.builder.emit(Inst::Unsupported { what });
        if let Ok(leaves) = self.module.types.leaves(instruction.ty()) {
            let zeros = leaves.iter().map(|_| Operand::Const(0)).collect();
            self.values.insert(instruction, zeros);
        }
    }

    fn begin_phi(&mut self, value: Value) {
        let leaves = match self.module.types.leaves(value.ty()) {
            Ok(leaves) => leaves,
            Err(Unsupported(what)) => return self.refuse(value, what),
        };
        let registers: Vec<Reg> = leaves.iter().map(|leaf| self.builder.reg(leaf.scalar.width())).collect();
        let block = self.builder.current;
        let phis = &mut self.builder.body.blocks[block].phis;
        self.phis.push(PendingPhi { value, block, first: phis.len(), span: self.builder.span });
        phis.extend(registers.iter().map(|&dst| Phi { dst, incoming: Vec::new() }));
        self.values.insert(value, registers.into_iter().map(Operand::Reg).collect());
    }

    fn fill_phis(&mut self) {
        let edges = edges(&self.builder.body);
        for phi in std::mem::take(&mut self.phis) {
            let mut seen = HashSet::new();
            for (from, value) in phi.value.incoming() {
                let Some(&from) = self.exits.get(&self.blocks[&from]) else { continue };
                if !edges.contains(&(from, phi.block)) || !seen.insert(from) {
                    continue;
                }
                // A constant that has to be computed is computed at the end of the predecessor.
                self.builder.current = from;
                self.builder.span = phi.span;
                let operands = self.operands(value);
                let phis = &mut self.builder.body.blocks[phi.block].phis[phi.first..];
                let count = self.values[&phi.value].len();
                for (index, leaf) in phis[..count].iter_mut().enumerate() {
                    let operand = operands.as_ref().map_or(Operand::Const(0), |operands| operands[index]);
                    leaf.incoming.push((from, operand));
                }
                if let Err(Unsupported(what)) = operands {
                    self.builder.emit(Inst::Unsupported { what });
                }
            }
        }
    }

    /// The scalars of a value that was lowered before, or of a constant.
    pub fn operands(&mut self, value: Value) -> Result<Operands, Unsupported> {
        if let Some(known) = self.values.get(&value) {
            return Ok(known.clone());
        }
        if let Some(&address) = self.addresses.get(&value) {
            return Ok(Rc::new([self.narrowed(address)]));
        }
        match value.kind() {
            ValueKind::Argument | ValueKind::Instruction => {
                Err(Unsupported(format!("a value of type {}", value.ty().name())))
            }
            ValueKind::Zero => {
                Ok(self.module.types.leaves(value.ty())?.iter().map(|_| Operand::Const(0)).collect())
            }
            ValueKind::Aggregate | ValueKind::Data => self.constant_elements(value),
            ValueKind::Int if value.bits().is_none() => self.constant_limbs(value),
            ValueKind::ConstantExpr => match initializer::scalar(self.module, value) {
                Some(operand) => Ok(Rc::new([operand])),
                None => self.lower_value(value),
            },
            _ => match initializer::scalar(self.module, value) {
                Some(operand) => Ok(Rc::new([operand])),
                None => Err(Unsupported(format!("the constant {}", value.printed()))),
            },
        }
    }

    /// The address, 64 bits wide, that a pointer stands for.
    pub fn address_of(&mut self, pointer: Value) -> Result<Operand, Unsupported> {
        match *self.addresses_of(pointer)? {
            [address] => Ok(address),
            _ => Err(Unsupported(format!("an operation on type {}", pointer.ty().name()))),
        }
    }

    /// The addresses that the lanes of a vector of pointers stand for.
    pub fn addresses_of(&mut self, pointers: Value) -> Result<Operands, Unsupported> {
        if let Some(&address) = self.addresses.get(&pointers) {
            return Ok(Rc::new([address]));
        }
        let pointers = self.operands(pointers)?;
        Ok(match self.module.types.data_model {
            DataModel::Lp64 => pointers,
            DataModel::Ilp32 => pointers.iter().map(|&pointer| self.widened(pointer)).collect(),
        })
    }

    /// The value of a pointer to this address, which is inside of the address space if it is used at all.
    pub fn pointer_at(&mut self, pointer: Value, address: Operand) -> Operands {
        match self.module.types.data_model {
            DataModel::Ilp32 if pointer.kind() == ValueKind::Instruction => {
                self.addresses.insert(pointer, address);
                none()
            }
            DataModel::Lp64 | DataModel::Ilp32 => Rc::new([self.narrowed(address)]),
        }
    }

    /// An address as the value of a pointer.
    pub fn narrowed(&mut self, address: Operand) -> Operand {
        let width = self.module.types.pointer().width();
        match address {
            Operand::Address(_) => address,
            Operand::Const(_) | Operand::Reg(_) => self.builder.cast(CastOp::Truncate, 64, width, address),
        }
    }

    /// The address of the value of a pointer of 32 bits.
    fn widened(&mut self, pointer: Operand) -> Operand {
        match pointer {
            Operand::Address(_) => pointer,
            Operand::Const(_) | Operand::Reg(_) => self.builder.cast(CastOp::ZeroExtend, 32, 64, pointer),
        }
    }

    /// The limbs of an integer constant wider than a register.
    fn constant_limbs(&mut self, value: Value) -> Result<Operands, Unsupported> {
        self.module.types.leaves(value.ty())?;
        let limb = |bytes: &[u8]| bytes.iter().rev().fold(0, |sum, &byte| sum << 8 | u128::from(byte));
        Ok(value.integer_bytes().chunks(8).map(|bytes| Operand::Const(limb(bytes))).collect())
    }

    fn constant_elements(&mut self, value: Value) -> Result<Operands, Unsupported> {
        self.module.types.leaves(value.ty())?;
        let mut operands = Vec::new();
        for index in 0..value.ty().element_count() as u32 {
            let element = value.element(index).ok_or_else(|| Unsupported("a constant".to_owned()))?;
            operands.extend_from_slice(&self.operands(element)?);
        }
        Ok(operands.into())
    }

    /// The one scalar of a value.
    pub fn operand(&mut self, value: Value) -> Result<Operand, Unsupported> {
        match *self.operands(value)? {
            [operand] => Ok(operand),
            _ => Err(Unsupported(format!("an operation on type {}", value.ty().name()))),
        }
    }

    fn lower_terminator(&mut self, instruction: Value) {
        let terminator = match self.terminator(instruction) {
            Ok(terminator) => terminator,
            Err(Unsupported(what)) => Terminator::Unsupported(what),
        };
        self.builder.terminate(terminator);
    }

    fn terminator(&mut self, instruction: Value) -> Result<Terminator, Unsupported> {
        let named = |name: &str| Err(Unsupported(name.to_owned()));
        match instruction.opcode() {
            LLVMOpcode::LLVMRet => Ok(Terminator::Return(match instruction.operand_count() {
                0 => Vec::new(),
                _ => self.operands(instruction.operand(0))?.to_vec(),
            })),
            LLVMOpcode::LLVMBr => self.branch(instruction),
            LLVMOpcode::LLVMSwitch => self.switch(instruction),
            LLVMOpcode::LLVMIndirectBr => {
                let address = self.address_of(instruction.operand(0))?;
                let mut targets: Vec<BlockId> =
                    instruction.successors().map(|block| self.blocks[&block]).collect();
                targets.sort_unstable();
                targets.dedup();
                let targets = targets.into_iter().map(|block| (block, block)).collect();
                Ok(Terminator::IndirectJump { address, targets })
            }
            LLVMOpcode::LLVMInvoke => {
                self.lower_instruction(instruction);
                let normal = self.blocks[&instruction.normal_destination()];
                Ok(Terminator::Invoke { normal, unwind: self.blocks[&instruction.unwind_destination()] })
            }
            LLVMOpcode::LLVMUnreachable => Ok(Terminator::Unreachable),
            LLVMOpcode::LLVMCallBr => named("callbr (asm goto)"),
            LLVMOpcode::LLVMResume => {
                let exception = self.operands(instruction.operand(0))?[0];
                Ok(Terminator::Resume { exception })
            }
            LLVMOpcode::LLVMCleanupRet => named("cleanupret (exception handling)"),
            LLVMOpcode::LLVMCatchRet => named("catchret (exception handling)"),
            LLVMOpcode::LLVMCatchSwitch => named("catchswitch (exception handling)"),
            _ => Err(Unsupported(instruction.printed())),
        }
    }

    fn branch(&mut self, instruction: Value) -> Result<Terminator, Unsupported> {
        let successors: Vec<BlockId> = instruction.successors().map(|block| self.blocks[&block]).collect();
        if !instruction.is_conditional() {
            return Ok(Terminator::Jump(successors[0]));
        }
        let condition = self.operand(instruction.operand(0))?;
        Ok(Terminator::Branch { condition, then: successors[0], otherwise: successors[1] })
    }

    fn switch(&mut self, instruction: Value) -> Result<Terminator, Unsupported> {
        let value = instruction.operand(0);
        let width = self.module.types.scalar(value.ty())?.width();
        let value = self.operand(value)?;
        let default = instruction.successors().next().map(|block| self.blocks[&block]).unwrap_or_default();
        let cases = instruction.switch_cases();
        let cases = cases.map(|(case, block)| (case.bits().unwrap_or_default(), self.blocks[&block]));
        let cases = cases.collect();
        Ok(Terminator::Switch { width, value, default, cases })
    }
}

/// All jumps of a body, as pairs of blocks.
fn edges(body: &Body) -> HashSet<(BlockId, BlockId)> {
    let mut edges = HashSet::new();
    for (from, block) in body.blocks.iter() {
        match &block.terminator {
            Terminator::Jump(to) => {
                edges.insert((from, *to));
            }
            Terminator::Branch { then, otherwise, .. } => edges.extend([(from, *then), (from, *otherwise)]),
            Terminator::Switch { default, cases, .. } => {
                edges.insert((from, *default));
                edges.extend(cases.iter().map(|&(_, to)| (from, to)));
            }
            Terminator::IndirectJump { targets, .. } => {
                edges.extend(targets.iter().map(|&(_, to)| (from, to)));
            }
            Terminator::Invoke { normal, unwind } => edges.extend([(from, *normal), (from, *unwind)]),
            Terminator::Return(_)
            | Terminator::Resume { .. }
            | Terminator::Trap { .. }
            | Terminator::Unreachable
            | Terminator::Unsupported(_) => {}
        }
    }
    edges
}
