//! Exception handling: landing pads, and the selectors by which code finds out which clause caught.

use std::rc::Rc;

use loam_base::Id;
use loam_program::ir::*;

use crate::Unsupported;
use crate::call::one;
use crate::function::{FunctionLowering, Operands};
use crate::llvm::Value;

impl FunctionLowering<'_> {
    /// `landingpad`: the exception and the selector of the clause that catches it.
    pub fn landing_pad(&mut self, pad: Value) -> Result<Operands, Unsupported> {
        let mut clauses = Vec::new();
        for clause in pad.clauses() {
            let types = self.operands(clause)?;
            clauses.push(match clause.ty().is_array() {
                true => Clause::AllBut(types.to_vec()),
                false => Clause::Catch { described: types[0], selector: selector(types[0]) },
            });
        }
        let (exception, selector) = (self.builder.reg(64), self.builder.reg(32));
        let cleanup = pad.is_cleanup();
        self.builder.emit(Inst::LandingPad { exception, selector, clauses, cleanup });
        Ok(Rc::new([self.narrowed(Operand::Reg(exception)), Operand::Reg(selector)]))
    }

    /// `llvm.eh.typeid.for`: the selector of a type.
    pub fn selector_of(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let described = self.operand(call.operand(0))?;
        Ok(one(Operand::Const(u128::from(selector(described)))))
    }
}

/// The selector of a type, from the address of its `type_info`. 0 means that nothing was caught.
fn selector(described: Operand) -> u32 {
    match described {
        Operand::Address(Address::Global(global, _)) => global.index() as u32 + 2,
        _ => 1,
    }
}
