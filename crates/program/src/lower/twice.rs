//! Functions that call `setjmp`: any later point of the function may return to the point after the call.
//!
//! A register that is live after the call must then still hold its value, wherever control has been since. So no
//! local becomes a register (in memory each has its newest value), nothing is moved past the call, and no two
//! registers share a slot. The scope of every local lasts to the end of the function: a jump back into a scope
//! does not begin its lifetime again.

use crate::ir::{Body, Callee, FunctionId, Inst};

/// Whether a function calls a function that may return more than once.
pub fn calls(body: &Body, returns_twice: &dyn Fn(FunctionId) -> bool) -> bool {
    let is_one = |inst: &Inst| match inst {
        Inst::Call(call) => matches!(call.callee, Callee::Direct(callee) if returns_twice(callee)),
        _ => false,
    };
    body.blocks.values().any(|block| block.insts.iter().any(|(inst, _)| is_one(inst)))
}

/// Removes the markers of lifetimes.
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

#[cfg(test)]
mod tests {
    use super::super::slots;
    use super::*;
    use crate::ir::{ArgClass, Block, BlockId, Call, LifetimeMarker, Operand, Reg, SpanId, Terminator};

    fn call(callee: u32, dst: u32) -> Inst {
        let callee = Callee::Direct(FunctionId(callee));
        Inst::Call(Box::new(Call {
            dsts: vec![Reg(dst)],
            callee,
            args: Vec::new(),
            returns: vec![32],
            return_classes: vec![ArgClass::Integer],
        }))
    }

    fn body() -> Body {
        let copy = |dst, a| Inst::Copy { dst: Reg(dst), a: Operand::Reg(Reg(a)) };
        let marker = Inst::Lifetime { address: Operand::Reg(Reg(3)), marker: LifetimeMarker::End };
        let insts = [call(1, 0), copy(1, 0), copy(2, 1), marker, copy(3, 2)];
        let mut body = Body { registers: [32; 4].into_iter().collect(), ..Body::default() };
        body.blocks.push(Block {
            insts: insts.into_iter().map(|inst| (inst, SpanId(7))).collect(),
            terminator: Terminator::Return(vec![Operand::Reg(Reg(2))]),
            ..Block::default()
        });
        body
    }

    #[test]
    fn a_function_that_calls_setjmp_is_told_from_others() {
        assert!(calls(&body(), &|callee| callee == FunctionId(1)));
        assert!(!calls(&body(), &|callee| callee == FunctionId(2)));
    }

    #[test]
    fn its_registers_share_no_slot() {
        let shared = slots::assign(&body(), 0).ok().expect("few registers");
        let apart = slots::assign_apart(&body()).ok().expect("few registers");
        assert!(shared.frame_size < 4, "else this test shows nothing");
        let slots: std::collections::BTreeSet<_> = apart.of_register.values().collect();
        assert_eq!(slots.len(), 4);
    }

    #[test]
    fn its_scopes_have_no_end_but_their_lines_stay() {
        let mut body = body();
        end_no_scope(&mut body);
        let block = &body.blocks[BlockId(0)];
        assert!(!block.insts.iter().any(|(inst, _)| matches!(inst, Inst::Lifetime { .. })));
        assert_eq!(block.extra_spans, [SpanId(7)]);
    }
}
