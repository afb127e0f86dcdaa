//! From [`ir`](crate::ir) to [`code`](crate::code), once per run, after the globals have their addresses.
//!
//! The passes, in the order in which they are applied to a function: addresses become numbers, locals whose
//! address never escapes become registers, phis become copies on edges, copies are forwarded away, address
//! arithmetic and comparisons move next to their only user, registers get slots in the frame, and each
//! instruction (or fusable pair) is selected. No pass loses a source line: an instruction that is removed leaves
//! its span in the block's `extra_spans`, so coverage stays exact. Functions that call `setjmp` are left as they
//! are, with a slot for every register (`twice`).

mod forward;
mod phis;
mod promote;
mod select;
mod sink;
mod slots;
mod twice;
mod uninitialised;
mod uses;

use crate::code::{Code, CodeBlockId, FunctionCode};
use crate::ir::{Address, Block, BlockId, Body, FunctionId, Operand, Program, SpanId};
use loam_base::{Id, IdMap};

pub use slots::{MAX_SLOTS, Slot, live_after};

/// What lowering needs to know about the run.
pub struct Context<'a> {
    /// The numeric value of a link-time address, if it has one.
    pub address_of: &'a dyn Fn(Address) -> Option<u64>,
    /// Functions the engine executes itself, whether or not they have a body.
    pub is_modelled: &'a dyn Fn(FunctionId) -> bool,
    /// Functions a call of which may return more than once, such as `setjmp`.
    pub returns_twice: &'a dyn Fn(FunctionId) -> bool,
    /// Leave locals in memory that may be read before they are written: there the uninitialised read is detected,
    /// while a register would read as zero.
    pub keep_uninitialised: bool,
    /// Leave all locals in memory, where each keeps its value to the end of its scope, used or not.
    pub keep_locals: bool,
}

/// Lowers every function of the program.
pub fn lower(program: &Program, context: &Context<'_>) -> Code {
    let mut code = Code::default();
    for (id, function) in program.functions.iter() {
        let entry = CodeBlockId::from_index(code.blocks.len());
        let Some(body) = &function.body else {
            code.functions.push(FunctionCode::declared());
            continue;
        };
        let mut body = clone_body(body);
        let params = function.params.len();
        let slots = match rewrite(&mut body, params, context) {
            Registers::Apart => slots::assign_apart(&body),
            Registers::Shared => slots::assign(&body, params),
        };
        let function_code = match slots {
            Ok(slots) => {
                select::run(&mut code, program, context, id, &body, &slots);
                FunctionCode {
                    entry: Some(entry),
                    frame_size: slots.frame_size + slots::SCRATCH,
                    slots: slots.of_register,
                    body,
                }
            }
            Err(slots::TooManyRegisters) => FunctionCode::too_large(),
        };
        code.functions.push(function_code);
    }
    code
}

/// How the registers of a function get their slots.
enum Registers {
    /// Every register has a slot to itself.
    Apart,
    /// Registers whose live ranges do not overlap share a slot.
    Shared,
}

/// All passes before registers get slots. No pass looks at spans.
fn rewrite(body: &mut Body, params: usize, context: &Context<'_>) -> Registers {
    resolve_addresses(body, context.address_of);
    if twice::calls(body, context.returns_twice) {
        twice::end_no_scope(body);
        phis::run(body);
        return Registers::Apart;
    }
    if !context.keep_locals {
        match context.keep_uninitialised {
            true => promote::initialised(body),
            false => promote::all(body),
        }
    }
    phis::run(body);
    forward::run(body, params);
    sink::run(body);
    Registers::Shared
}

/// For each instruction of the code, the instruction of the program from which it was lowered. Blocks keep their
/// ids, and no instruction moves to another block.
pub struct Sources {
    /// For each function and block, the index in the program's block of each instruction.
    indices: IdMap<FunctionId, Vec<Vec<Option<u32>>>>,
}

impl Sources {
    /// Lowers every function once more, with the number of each instruction in place of its span.
    pub fn of(program: &Program, context: &Context<'_>) -> Self {
        let indices = program.functions.values().map(|function| {
            let Some(body) = &function.body else { return Vec::new() };
            let mut body = clone_body(body);
            for id in body.blocks.ids() {
                for (number, (_, span)) in (1..).zip(&mut body.blocks[id].insts) {
                    *span = SpanId(number);
                }
            }
            rewrite(&mut body, function.params.len(), context);
            let index = |span: SpanId| span.0.checked_sub(1);
            let block = |block: &Block| block.insts.iter().map(|&(_, span)| index(span)).collect();
            body.blocks.values().map(block).collect()
        });
        Self { indices: indices.collect() }
    }

    /// The index in the program of instruction `index` of a block of the code; `None` for copies made of phis.
    /// The terminator has the index after the last instruction, in the code as in the program.
    pub fn index(&self, program: &Program, function: FunctionId, block: BlockId, index: u32) -> Option<u32> {
        let lowered = self.indices.get(function)?.get(block.index())?;
        match lowered.get(index as usize) {
            Some(&source) => source,
            None => {
                let body = program.functions.get(function)?.body.as_ref()?;
                Some(body.blocks.get(block)?.insts.len() as u32)
            }
        }
    }
}

fn clone_body(body: &Body) -> Body {
    Body { registers: body.registers.clone(), blocks: body.blocks.values().map(clone_block).collect() }
}

fn clone_block(block: &Block) -> Block {
    Block {
        phis: block.phis.clone(),
        insts: block.insts.clone(),
        terminator: block.terminator.clone(),
        terminator_span: block.terminator_span,
        weight: block.weight,
        extra_spans: block.extra_spans.clone(),
    }
}

/// Turns addresses that have a number into constants.
fn resolve_addresses(body: &mut Body, address_of: &dyn Fn(Address) -> Option<u64>) {
    let resolve = |operand: &mut Operand| {
        if let Operand::Address(address) = *operand
            && let Some(number) = address_of(address)
        {
            *operand = Operand::Const(u128::from(number));
        }
    };
    for id in body.blocks.ids() {
        let block = &mut body.blocks[id];
        block.phis.iter_mut().flat_map(|phi| &mut phi.incoming).for_each(|(_, operand)| resolve(operand));
        block.insts.iter_mut().for_each(|(inst, _)| inst.map_operands(resolve));
        block.terminator.map_operands(resolve);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Function, Inst, Reg, Terminator};

    /// A local that is stored to and read, and a global that is read through an address computed long before.
    fn program() -> Program {
        let local = Operand::Reg(Reg(0));
        let insts = [
            Inst::Alloca { dst: Reg(0), size: 8, count: Operand::Const(1), align: 8, name: None },
            Inst::Pointer {
                dst: Reg(3),
                base: Operand::Reg(Reg(1)),
                index: Operand::Const(0),
                scale: 1,
                offset: 8,
            },
            Inst::Store { width: 64, value: Operand::Const(7), address: local },
            Inst::Load { dst: Reg(2), address: local },
            Inst::Load { dst: Reg(4), address: Operand::Reg(Reg(3)) },
        ];
        let mut body = Body { registers: [64; 5].into_iter().collect(), ..Body::default() };
        body.blocks.push(Block {
            insts: insts.into_iter().map(|inst| (inst, SpanId(0))).collect(),
            terminator: Terminator::Return(vec![Operand::Reg(Reg(2)), Operand::Reg(Reg(4))]),
            ..Block::default()
        });
        let mut program = Program::default();
        program.functions.push(Function {
            name: "f".to_owned(),
            source_name: None,
            params: Vec::new(),
            variadic: false,
            returns: vec![64, 64],
            return_classes: vec![crate::ir::ArgClass::Integer; 2],
            no_return: false,
            body: Some(body),
            span: SpanId(0),
        });
        program
    }

    #[test]
    fn an_instruction_of_the_code_is_traced_back_to_the_program() {
        let program = program();
        let context = Context {
            address_of: &|_| None,
            is_modelled: &|_| false,
            returns_twice: &|_| false,
            keep_uninitialised: false,
            keep_locals: false,
        };
        let (code, sources) = (lower(&program, &context), Sources::of(&program, &context));
        let function = FunctionId(0);
        let lowered = &code.functions[function].body.blocks[BlockId(0)];
        let load = lowered.insts.iter().position(|(inst, _)| matches!(inst, Inst::Load { .. }));
        let load = load.expect("one load is left") as u32;
        assert_eq!(sources.index(&program, function, BlockId(0), load), Some(4));
        let end = lowered.insts.len() as u32;
        assert_eq!(sources.index(&program, function, BlockId(0), end), Some(5));
        assert!(load < 4, "else nothing was removed and this test shows nothing");
    }
}
