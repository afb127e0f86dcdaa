//! Functions that call `setjmp`: control may come back to behind the call from any later place of the function.
//!
//! A register that is wanted behind the call must then still hold what it held, wherever the function has been since.
//! So no local becomes a register (in memory each has its newest value), nothing is moved past the call, and
//! no two registers share a slot. Scopes have no end before the function's: a jump back into one does not begin it
//! anew.

use crate::ir::{Body, Callee, FunctionId, Inst};

/// Whether a function calls one that may return more than once.
pub fn calls(body: &Body, returns_twice: &dyn Fn(FunctionId) -> bool) -> bool {
    let is_one = |inst: &Inst| match inst {
        Inst::Call(call) => matches!(call.callee, Callee::Direct(callee) if returns_twice(callee)),
        _ => false,
    };
    body.blocks.values().any(|block| block.insts.iter().any(|(inst, _)| is_one(inst)))
}

/// Takes the marks away that begin and end scopes.
pub fn end_no_scope(body: &mut Body) {
    for id in body.blocks.ids() {
        let block = &mut body.blocks[id];
        let extra = &mut block.extra_spans;
        block.insts.retain(|(inst, span)| {
            let is_mark = matches!(inst, Inst::Lifetime { .. });
            if is_mark {
                extra.push(*span);
            }
            !is_mark
        });
    }
}
