//! Inline assembly for x86-64, in AT&T or Intel syntax, translated into plain instructions.
//!
//! A tiny assembler: the template is parsed into statements, the constraints describe the operands, and the
//! statements are executed one after another on a table of registers that hold operands of the function being
//! built. An operand that the compiler may put anywhere gets a separate register. A sequence with a statement
//! that is not understood (jumps, vector registers, the stack pointer) is unsupported as a
//! whole, never translated in part. There is one thread, so `lock` is ignored.

mod constraint;
mod cpu;
mod flags;
mod instruction;
mod intel;
mod register;
mod template;

use loam_program::ir::*;

use crate::Unsupported;
use crate::function::{FunctionLowering, Operands};
use crate::llvm::Value;
use crate::types::Scalar;
use constraint::{Constraint, Kind};
use cpu::{Cpu, OperandLocation, SubRegister};
use flags::Condition;

/// The source of a result of the sequence.
enum Output {
    Register { register: usize, width: Width },
    Condition { condition: Condition, width: Width },
}

/// An argument of the call: its value, width, and whether it is known at load time.
struct Input {
    value: Operand,
    width: Width,
}

impl FunctionLowering<'_> {
    /// Lowers a call of inline assembly.
    pub fn inline_asm(&mut self, call: Value, asm: Value) -> Result<Operands, Unsupported> {
        if asm.asm_text().trim().is_empty() {
            return self.barrier(call, asm);
        }
        let before = self.builder.mark();
        let is_foreign = self.module.types.data_model == DataModel::Ilp32;
        let lowered = if is_foreign { None } else { self.assembly(call, asm) };
        if lowered.is_none() {
            self.builder.roll_back(before);
        }
        lowered.ok_or_else(|| Unsupported(format!("inline assembly \"{}\"", asm.asm_text().escape_default())))
    }

    fn assembly(&mut self, call: Value, asm: Value) -> Option<Operands> {
        let mut statements = template::statements(&asm.asm_text())?;
        if asm.is_intel_assembly() {
            statements = statements.iter().map(intel::as_att).collect::<Option<_>>()?;
        }
        let constraints = constraint::parse(&asm.asm_constraints())?;
        let inputs = self.assembly_inputs(call, &constraints)?;
        let mut widths = self.assembly_results(call)?.into_iter();
        let mut cpu = Cpu::new(&mut self.builder);
        let outputs = bind(&mut cpu, &constraints, &inputs, &mut widths)?;
        if widths.next().is_some() {
            return None;
        }
        for statement in &statements {
            cpu.run(statement)?;
        }
        outputs.iter().map(|output| result(&mut cpu, output)).collect()
    }

    /// The arguments in order: one for each input and for each output in memory.
    fn assembly_inputs(&mut self, call: Value, constraints: &[Constraint]) -> Option<Vec<Input>> {
        let count = constraints.iter().filter(|constraint| constraint.takes_argument()).count();
        if count != call.argument_count() as usize {
            return None;
        }
        let mut inputs = Vec::with_capacity(count);
        for index in 0..count as u32 {
            let value = call.operand(index);
            let width = general_width(self.module.types.scalar(value.ty()).ok()?)?;
            let operand = self.operand(value).ok()?;
            // A boolean occupies a byte.
            let operand = if width == 1 { self.builder.resize(1, 8, operand) } else { operand };
            inputs.push(Input { value: operand, width: width.max(8) });
        }
        Some(inputs)
    }

    fn assembly_results(&mut self, call: Value) -> Option<Vec<Width>> {
        let leaves = self.module.types.leaves(call.ty()).ok()?;
        leaves.iter().map(|leaf| general_width(leaf.scalar)).collect()
    }
}

/// The width of a type that general registers hold.
fn general_width(scalar: Scalar) -> Option<Width> {
    match scalar {
        Scalar::Int(width @ (1 | 8 | 16 | 32 | 64)) => Some(width),
        Scalar::Pointer(width) => Some(width),
        _ => None,
    }
}

/// Assigns a location to every operand and stores the inputs there. Returns the locations of the results.
fn bind(
    cpu: &mut Cpu<'_>,
    constraints: &[Constraint],
    inputs: &[Input],
    widths: &mut impl Iterator<Item = Width>,
) -> Option<Vec<Output>> {
    let mut outputs = Vec::new();
    let mut inputs = inputs.iter();
    for constraint in constraints {
        let location = if constraint.indirect {
            OperandLocation::Memory(inputs.next()?.value)
        } else if constraint.output {
            let width = widths.next()?;
            let register = match &constraint.kind {
                Kind::Fixed(register) => *register,
                Kind::Free { register: true, .. } => cpu.new_register(),
                Kind::Condition(condition) => {
                    outputs.push(Output::Condition { condition: *condition, width });
                    cpu.locations.push(None);
                    continue;
                }
                Kind::Free { register: false, .. } | Kind::Tied(_) => return None,
            };
            outputs.push(Output::Register { register, width });
            OperandLocation::Register { register, part: SubRegister::low(width.max(8)) }
        } else {
            bind_input(cpu, &constraint.kind, inputs.next()?)?
        };
        cpu.locations.push(Some(location));
    }
    Some(outputs)
}

fn bind_input(cpu: &mut Cpu<'_>, kind: &Kind, input: &Input) -> Option<OperandLocation> {
    let register = match *kind {
        Kind::Free { immediate: true, .. } if !matches!(input.value, Operand::Reg(_)) => {
            return Some(OperandLocation::Immediate { value: input.value, width: input.width });
        }
        Kind::Free { register: true, .. } => cpu.new_register(),
        Kind::Fixed(register) => register,
        Kind::Tied(output) => match cpu.locations.get(output)? {
            Some(OperandLocation::Register { register, .. }) => *register,
            _ => return None,
        },
        Kind::Free { .. } | Kind::Condition(_) => return None,
    };
    cpu.set_register(register, input.width, input.value);
    Some(OperandLocation::Register { register, part: SubRegister::low(input.width) })
}

fn result(cpu: &mut Cpu<'_>, output: &Output) -> Option<Operand> {
    match *output {
        Output::Register { register, width } => Some(cpu.register(register, SubRegister::low(width))),
        Output::Condition { condition, width } => {
            let holds = cpu.condition(condition)?;
            Some(cpu.builder.resize(1, width, holds))
        }
    }
}
