//! Calls of functions and inline assembly.
//!
//! Arguments and results are passed scalar by scalar, in the order of their layout; caller and callee split
//! the same types in the same way. Only a vector among variadic arguments stays whole, because `va_arg` reads
//! it from memory.

use std::rc::Rc;

use loam_program::ir::*;

use crate::Unsupported;
use crate::function::{FunctionLowering, Operands};
use crate::llvm::{Value, ValueKind};
use crate::operator::none;
use crate::types::Leaf;

impl FunctionLowering<'_> {
    pub fn call(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let called = call.called_value();
        if called.kind() == ValueKind::InlineAsm {
            return self.inline_asm(call, called);
        }
        if let Some(name) = self.module.intrinsic(called) {
            return self.intrinsic(call, &name);
        }
        let callee = match self.address_of(called)? {
            Operand::Address(Address::Function(id)) => Callee::Direct(id),
            pointer => Callee::Indirect(pointer),
        };
        let args = self.arguments(call)?;
        self.emit_call(call, callee, args)
    }

    /// Calls `callee` with the result type of the instruction `call`.
    pub fn emit_call(
        &mut self,
        call: Value,
        callee: Callee,
        args: Vec<Arg>,
    ) -> Result<Operands, Unsupported> {
        let returns = self.module.widths(call.ty())?;
        let return_classes = self.module.types.leaves(call.ty())?.iter().map(Leaf::class).collect();
        let used = call.users().next().is_some();
        let dsts: Vec<Reg> = returns.iter().filter(|_| used).map(|&width| self.builder.reg(width)).collect();
        let result = match used {
            true => dsts.iter().map(|&dst| Operand::Reg(dst)).collect(),
            false => returns.iter().map(|_| Operand::Const(0)).collect(),
        };
        self.builder.emit(Inst::Call(Box::new(Call { dsts, callee, args, returns, return_classes })));
        Ok(result)
    }

    fn arguments(&mut self, call: Value) -> Result<Vec<Arg>, Unsupported> {
        let fixed = call.called_type().param_count();
        let mut args = Vec::new();
        for index in 0..call.argument_count() {
            let value = call.operand(index);
            if index as usize >= fixed && value.ty().is_vector() {
                args.push(self.variadic_vector(value)?);
                continue;
            }
            let by_value = self.by_value(call, index);
            let is_signed = call.call_attribute(index + 1, self.module.attributes.sign_extended).is_some();
            let leaves = self.module.types.leaves(value.ty())?;
            let operands = self.operands(value)?;
            args.extend(leaves.iter().zip(operands.iter()).map(|(leaf, &operand)| {
                let class = match by_value {
                    Some(_) => ArgClass::Memory,
                    None if is_signed => ArgClass::Signed,
                    None => leaf.class(),
                };
                Arg { value: operand, width: leaf.scalar.width(), class, by_value }
            }));
        }
        Ok(args)
    }

    /// Size and alignment of the object that is passed by value through a pointer.
    fn by_value(&mut self, call: Value, index: u32) -> Option<(u64, u64)> {
        let ty = call.call_attribute(index + 1, self.module.attributes.by_value)?.type_value();
        let align = call.call_attribute(index + 1, self.module.attributes.align);
        Some(self.module.copied_size(ty, align.map(|align| align.number())))
    }

    /// A vector passed to `...` is in one float register, so that `va_arg` reads its lanes side by side.
    fn variadic_vector(&mut self, value: Value) -> Result<Arg, Unsupported> {
        let lane = self.lane(value.ty())?.width();
        let lanes = self.operands(value)?;
        let total = lanes.len() * usize::from(lane);
        if total > 128 {
            return Err(Unsupported(format!("a variadic argument of type {}", value.ty().name())));
        }
        let value = self.builder.join(lane, &lanes);
        Ok(Arg { value, width: total as Width, class: ArgClass::Float, by_value: None })
    }

    /// Assembly without instructions is a compiler barrier: outputs take the inputs tied to them.
    pub fn barrier(&mut self, call: Value, asm: Value) -> Result<Operands, Unsupported> {
        let refused = || Unsupported(format!("inline assembly with constraints {}", asm.asm_constraints()));
        let leaves = self.module.types.leaves(call.ty())?;
        if leaves.is_empty() {
            return Ok(none());
        }
        let tied = tied_inputs(&asm.asm_constraints());
        let mut result = Vec::new();
        for (input, leaf) in tied.into_iter().zip(leaves.iter()) {
            let Some(input) = input else {
                result.push(Operand::Const(0));
                continue;
            };
            if input >= call.argument_count() {
                return Err(refused());
            }
            let value = call.operand(input);
            let from = self.lane(value.ty())?.width();
            let operand = self.operand(value)?;
            result.push(self.builder.resize(from, leaf.scalar.width(), operand));
        }
        if result.len() == leaves.len() { Ok(result.into()) } else { Err(refused()) }
    }
}

/// For each output of a constraint text the argument tied to it, if there is one.
fn tied_inputs(constraints: &str) -> Vec<Option<u32>> {
    let mut outputs: Vec<Option<u32>> = Vec::new();
    // Position of each output in the text, counting indirect ones, to the outputs that are results.
    let mut positions: Vec<Option<usize>> = Vec::new();
    let mut argument = 0;
    for constraint in constraints.split(',') {
        if let Some(output) = constraint.strip_prefix('=') {
            let indirect = output.starts_with('*') || output.starts_with("&*");
            positions.push((!indirect).then_some(outputs.len()));
            if indirect {
                argument += 1;
            } else {
                outputs.push(None);
            }
        } else if !constraint.starts_with('~') && !constraint.starts_with('!') {
            let tied = constraint.parse::<usize>().ok().and_then(|position| positions.get(position).copied());
            if let Some(Some(output)) = tied {
                outputs[output] = Some(argument);
            }
            argument += 1;
        }
    }
    outputs
}

/// The only operand of a value.
pub fn one(operand: Operand) -> Operands {
    Rc::new([operand])
}
