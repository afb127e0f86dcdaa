//! Allocation wrappers: functions that return what they allocate, such as `xmalloc`, and get a copy per call.
//!
//! A function is a wrapper if the result of an allocating call, or of a call of another wrapper, may flow to its return
//! value: through copies, phis, arithmetic and its own locals. Large functions and recursive ones are not wrappers:
//! copying them costs much and gains little precision.

use super::summaries::allocates;
use super::{Modelled, Options};
use loam_base::{Id, IdMap};
use loam_program::ir::{Body, Callee, FunctionId, Inst, Operand, Program, Reg, Terminator};
use loam_program::visit::register;

/// Instructions of the largest function that is copied.
const MOST_INSTRUCTIONS: usize = 300;

/// The set of allocation wrappers.
pub struct Wrappers {
    is_one: IdMap<FunctionId, bool>,
}

impl Wrappers {
    /// Finds the wrappers of a program; none if the context is 0.
    pub fn find(program: &Program, options: &Options) -> Self {
        let mut is_one: IdMap<FunctionId, bool> = program.functions.values().map(|_| false).collect();
        // Each round finds the wrappers of the wrappers found before. Contexts are no longer than the number of rounds.
        for _ in 0..options.context {
            let before = is_one.clone();
            for (id, function) in program.functions.iter() {
                let gives_new = |callee: FunctionId| {
                    let has_code =
                        program.functions[callee].body.is_some() && options.modelled[callee] == Modelled::No;
                    if has_code { before[callee] } else { allocates(&program.functions[callee].name) }
                };
                if let Some(body) = &function.body
                    && !before[id]
                    && is_small(body)
                    && !calls_itself(body, id)
                {
                    is_one[id] = returns_new(body, &gives_new);
                }
            }
        }
        Self { is_one }
    }

    /// Whether a function is a wrapper.
    pub fn is_one(&self, function: FunctionId) -> bool {
        self.is_one[function]
    }
}

fn is_small(body: &Body) -> bool {
    body.blocks.values().map(|block| block.insts.len()).sum::<usize>() <= MOST_INSTRUCTIONS
}

fn calls_itself(body: &Body, id: FunctionId) -> bool {
    let is_call = |inst: &Inst| matches!(inst, Inst::Call(call) if call.callee == Callee::Direct(id));
    body.blocks.values().any(|block| block.insts.iter().any(|(inst, _)| is_call(inst)))
}

/// Follows new objects through registers and locals to the results.
fn returns_new(body: &Body, gives_new: &dyn Fn(FunctionId) -> bool) -> bool {
    let mut holds: IdMap<Reg, bool> = body.registers.values().map(|_| false).collect();
    // A local that holds a new object is marked by the register that holds the local's address.
    let mut stores: IdMap<Reg, bool> = holds.clone();
    loop {
        let mut grew = false;
        let mut mark = |set: &mut IdMap<Reg, bool>, reg: Reg| grew |= !std::mem::replace(&mut set[reg], true);
        for block in body.blocks.values() {
            for phi in &block.phis {
                if phi.incoming.iter().any(|&(_, operand)| is_in(&holds, operand)) {
                    mark(&mut holds, phi.dst);
                }
            }
            for (inst, _) in &block.insts {
                match inst {
                    Inst::Call(call) => {
                        if matches!(call.callee, Callee::Direct(callee) if gives_new(callee)) {
                            call.dsts.iter().for_each(|&dst| mark(&mut holds, dst));
                        }
                    }
                    Inst::Store { value, address: Operand::Reg(address), .. } if is_in(&holds, *value) => {
                        mark(&mut stores, *address);
                    }
                    Inst::Load { dst, address: Operand::Reg(address) } if stores[*address] => {
                        mark(&mut holds, *dst);
                    }
                    Inst::Copy { .. }
                    | Inst::Cast { .. }
                    | Inst::Select { .. }
                    | Inst::Binary { .. }
                    | Inst::Pointer { .. } => {
                        let mut any = false;
                        inst.for_each_operand(|operand| any |= is_in(&holds, operand));
                        if let Some(dst) = inst.result().filter(|_| any) {
                            mark(&mut holds, dst);
                        }
                    }
                    _ => {}
                }
            }
        }
        if !grew {
            break;
        }
    }
    body.blocks.values().any(|block| match &block.terminator {
        Terminator::Return(values) => values.iter().any(|&value| is_in(&holds, value)),
        _ => false,
    })
}

fn is_in(set: &IdMap<Reg, bool>, operand: Operand) -> bool {
    register(operand).is_some_and(|reg| reg.index() < set.len() && set[reg])
}
