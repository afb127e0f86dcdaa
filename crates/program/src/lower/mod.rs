//! From [`ir`](crate::ir) to [`code`](crate::code), once per run, after the globals have their addresses.
//!
//! The steps stand in the order in which they are applied to a function: addresses become numbers, locals whose
//! address never escapes become registers, phis become copies on edges, copies are forwarded away, address arithmetic and
//! comparisons move next to their only user, registers get slots in the frame, and each instruction (or fusable pair) is selected. No step removes the trace of a
//! source line: what vanishes leaves its span in the block's `extra_spans`, so coverage stays exact.
//! Functions that call `setjmp` are left as they are, with a slot for every register (`twice`).

mod forward;
mod phis;
mod promote;
mod select;
mod sink;
mod slots;
mod twice;
mod unwritten;
mod uses;

use crate::code::{Code, CodeBlockId, FunctionCode};
use crate::ir::{Address, Body, FunctionId, Operand, Program};
use loam_base::Id;

pub use slots::{MAX_SLOTS, Slot, live_after};

/// What lowering needs to know about the run.
pub struct Context<'a> {
    /// The number of an address, where it has one.
    pub address_of: &'a dyn Fn(Address) -> Option<u64>,
    /// Functions the engine carries out itself, whether or not they have a body.
    pub is_modelled: &'a dyn Fn(FunctionId) -> bool,
    /// Functions a call of which may return more than once, such as `setjmp`.
    pub returns_twice: &'a dyn Fn(FunctionId) -> bool,
    /// Leave locals in memory that may be read before they are written: there it shows, while a register would read
    /// as zero.
    pub keep_unwritten: bool,
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
        resolve_addresses(&mut body, context.address_of);
        let params = function.params.len();
        let slots = if twice::calls(&body, context.returns_twice) {
            twice::end_no_scope(&mut body);
            phis::run(&mut body);
            slots::assign_apart(&body)
        } else {
            if !context.keep_locals {
                promote::run(&mut body, context.keep_unwritten);
            }
            phis::run(&mut body);
            forward::run(&mut body, params);
            sink::run(&mut body);
            slots::assign(&body, params)
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

fn clone_body(body: &Body) -> Body {
    Body { registers: body.registers.clone(), blocks: body.blocks.values().map(clone_block).collect() }
}

fn clone_block(block: &crate::ir::Block) -> crate::ir::Block {
    crate::ir::Block {
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
