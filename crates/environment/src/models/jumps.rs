//! `setjmp` and `longjmp`.
//!
//! `setjmp` writes a token into the first word of the buffer and a jump target with this token into its caller's frame. So
//! a buffer can be copied like any other object, and a jump to a function that has returned is detected.

use super::Call;
use crate::{EngineContext, Interrupt, Reply};
use loam_memory::Value;

/// Bytes of a token.
const TOKEN: u64 = 8;

pub fn setjmp(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    mark(engine, call, None)
}

/// `sigsetjmp(buffer, whether to save the mask of blocked signals)`.
pub fn sigsetjmp(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let store = engine.store();
    let saves_mask = match call.arg(1)? {
        Value::Bits(bits) => bits != 0,
        Value::Term(term) => engine.decide(store.ne(term, store.constant(store.width(term), 0)))?,
    };
    let blocked = saves_mask.then(|| engine.system().signals.blocked);
    mark(engine, call, blocked)
}

fn mark(engine: &mut dyn EngineContext, call: &Call<'_>, blocked: Option<u64>) -> Result<Reply, Interrupt> {
    let buffer = call.arg(0)?;
    let token = engine.mark_jump_target(blocked);
    engine.write(buffer, TOKEN, Value::word(token))?;
    Ok(Reply::Return(Some(Value::Bits(0))))
}

/// `longjmp(buffer, value)`. The second return of `setjmp` is never 0: a value of 0 becomes 1.
pub fn longjmp(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let (buffer, value) = (call.arg(0)?, call.arg(1)?);
    let token = engine.read(buffer, TOKEN)?;
    let token = match token {
        Value::Bits(bits) => bits as u64,
        // After a merge the token may have several values; the path forks, and each successor jumps to one target.
        Value::Term(term) => {
            let example = engine.example(token)?;
            let store = engine.store();
            engine.decide(store.eq(term, store.constant(64, example)))?;
            example as u64
        }
    };
    let value = match value {
        Value::Bits(bits) => Value::Bits(bits.max(1)),
        Value::Term(term) => {
            let store = engine.store();
            let constant = |bits| store.constant(store.width(term), bits);
            let is_zero = store.eq(term, constant(0));
            Value::of(&store, store.ite(is_zero, constant(1), term))
        }
    };
    Ok(Reply::Jump { token, value })
}
