//! The functions of `loam.h`: how a program talks to the engine.

use super::{Call, number, string, zero as zero_reply};
use crate::{EngineContext, Forking, Interrupt, PathContext, Reply};
use loam_memory::model::MemoryRange;
use loam_memory::object::Size;
use loam_memory::{Address, Value};
use loam_state::{Ending, ErrorKind};

/// Most bytes of an input whose size is symbolic.
const LARGEST_INPUT: u64 = 1 << 16;

pub fn make_symbolic(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let (address, length) = (call.arg(0)?, call.arg(1)?);
    let name = match call.args.get(2) {
        Some(argument) if argument.value != Value::Bits(0) => {
            String::from_utf8_lossy(&string(engine, argument.value, "the name of an input")?).into_owned()
        }
        _ => "unnamed".to_owned(),
    };
    let length = short_enough(engine, length)?;
    let place = engine.resolve(MemoryRange { address, length, write: true })?;
    if place.offset != Value::Bits(0) || !is_whole(engine, length, place.object.size)? {
        let message = format!(
            "klee_make_symbolic(\"{name}\") must be given a whole object: {} were given of an object of {}",
            length.as_word().map_or("bytes by an input".to_owned(), |length| format!("{length} bytes")),
            match place.object.size {
                Size::Fixed(size) => format!("{size} bytes"),
                Size::Symbolic { capacity, .. } => format!("up to {capacity} bytes"),
            }
        );
        return Err(Interrupt::Error(ErrorKind::User, message));
    }
    engine.make_symbolic(&place.object, &name)?;
    Ok(Reply::Return(None))
}

/// The length of an input. If it can be too large for a solver on this path, it is restricted to one value.
fn short_enough(engine: &mut dyn EngineContext, length: Value) -> Result<Value, Interrupt> {
    let Value::Term(term) = length else { return Ok(length) };
    let store = engine.store();
    match engine.may_be_true(store.ugt(term, store.word(LARGEST_INPUT)))? {
        true => Ok(Value::word(engine.concretise(length, "the size of an input")? as u64)),
        false => Ok(length),
    }
}

/// Whether a length is the size of an object: where it may be and may be not, the path forks.
fn is_whole(engine: &mut dyn EngineContext, length: Value, size: Size) -> Result<bool, Interrupt> {
    let store = engine.store();
    let size = match size {
        Size::Fixed(size) => store.word(size),
        Size::Symbolic { bytes, .. } => bytes,
    };
    engine.decide(store.eq(length.term(&store, 64), size))
}

/// Assumes that the argument is not zero; false if that is unsatisfiable on this path.
fn restrict(engine: &mut dyn PathContext, call: &Call<'_>) -> Result<bool, Interrupt> {
    let argument = call.args.first().copied();
    let (value, width) = argument.map_or((Value::Bits(1), 64), |argument| (argument.value, argument.width));
    let store = engine.store();
    let term = value.term(&store, u16::from(width));
    let holds = store.ne(term, store.constant(u16::from(width), 0));
    if !engine.may_be_true(holds)? {
        return Ok(false);
    }
    engine.assume(holds)?;
    Ok(true)
}

pub fn assume(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    if !restrict(engine, call)? {
        if engine.is_trial() {
            // The chosen inputs are wrong, not the program.
            return Err(Interrupt::End(Ending::Silent));
        }
        let message = "the assumption can never hold on this path".to_owned();
        return Err(Interrupt::Error(ErrorKind::User, message));
    }
    Ok(Reply::Return(None))
}

/// SV-COMP's assumption: a path on which it is unsatisfiable ends without a report.
pub fn assume_silently(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    if !restrict(engine, call)? {
        return Err(Interrupt::End(Ending::Silent));
    }
    Ok(Reply::Return(None))
}

pub fn is_symbolic(_: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    number(u64::from(matches!(call.arg(0)?, Value::Term(_))))
}

pub fn silent_exit(_: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    Err(Interrupt::End(Ending::Silent))
}

pub fn report_error(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let message = string(engine, call.arg(2)?, "the text of a report")?;
    let suffix = string(engine, call.arg(3)?, "the suffix of a report")?;
    let file = string(engine, call.arg(0)?, "the file of a report")?;
    let line = engine.concretise(call.arg(1)?, "the line of a report")? as u32;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let (message, suffix) = (text(message), text(suffix));
    Err(Interrupt::UserError { message, suffix, location: (text(file), line) })
}

pub fn warning(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let message = string(engine, call.arg(0)?, "the text of a warning")?;
    engine.warn(&String::from_utf8_lossy(&message));
    Ok(Reply::Return(None))
}

/// A fault of Loam, for tests of what becomes of the rest of a run.
pub fn panic(_: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    panic!("the program asked for a fault of Loam");
}

pub fn print_expr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let label = string(engine, call.arg(0)?, "a label")?;
    let label = String::from_utf8_lossy(&label).into_owned();
    let store = engine.store();
    for argument in &call.args[1..] {
        let text = match argument.value {
            Value::Bits(bits) => bits.to_string(),
            Value::Term(term) => loam_expr::text::one_line(&store, term, 4096),
        };
        engine.message(&format!("{label}: {text}"));
    }
    Ok(Reply::Return(None))
}

/// Prints the least and the greatest value the argument can have on this path.
pub fn print_range(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let label = string(engine, call.arg(0)?, "a label")?;
    let label = String::from_utf8_lossy(&label).into_owned();
    let value = call.arg(1)?;
    let width = call.args[1].width;
    let text = match value {
        Value::Bits(bits) => signed(bits, width).to_string(),
        Value::Term(term) => {
            let (least, greatest) =
                (extreme(engine, term, Extreme::Least)?, extreme(engine, term, Extreme::Greatest)?);
            let store = engine.store();
            let expression = loam_expr::text::one_line(&store, term, 4096);
            format!("{expression} in [{least}, {greatest}]")
        }
    };
    engine.message(&format!("{label}: {text}"));
    Ok(Reply::Return(None))
}

fn signed(bits: u128, width: u8) -> i128 {
    let unused = 128 - u32::from(width);
    ((bits << unused) as i128) >> unused
}

/// The lower or the upper end of the values of a term.
#[derive(Clone, Copy)]
enum Extreme {
    Least,
    Greatest,
}

/// The least or greatest value of a term as a signed number, found by bisection.
fn extreme(engine: &mut dyn PathContext, term: loam_expr::Expr, extreme: Extreme) -> Result<i128, Interrupt> {
    let store = engine.store();
    let width = store.width(term);
    let constant = |number: i128| store.constant(width, loam_expr::concrete::truncate(width, number as u128));
    let (mut low, mut high) =
        (signed(1 << (width - 1), width as u8), signed((1 << (width - 1)) - 1, width as u8));
    while low < high {
        let middle = low + (high - low) / 2;
        match extreme {
            Extreme::Least => match engine.may_be_true(store.sle(term, constant(middle)))? {
                true => high = middle,
                false => low = middle + 1,
            },
            Extreme::Greatest => {
                // Rounded up: the upper half must be smaller than the whole.
                let middle = middle + (high - low) % 2;
                match engine.may_be_true(store.sle(constant(middle), term))? {
                    true => low = middle,
                    false => high = middle - 1,
                }
            }
        }
    }
    Ok(low)
}

/// `__builtin_return_address(level)`.
pub fn return_address(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let level = engine.concretise(call.arg(0)?, "a number of callers")?;
    number(engine.return_address(usize::try_from(level).unwrap_or(usize::MAX)))
}

/// Prints the call stack.
pub fn stack_trace(engine: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    let lines = engine.stack_lines();
    engine.message(&format!("stack trace:\n{}", lines.join("\n")));
    Ok(Reply::Return(None))
}

/// Makes memory accessible at an address that the program gives, such as the registers of a device.
pub fn define_fixed_object(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let address = Address(engine.concretise(call.arg(0)?, "the address of an object")? as u64);
    let size = engine.concretise(call.arg(1)?, "the size of an object")? as u64;
    if engine.memory().define_at(address, size).is_some() {
        return Ok(Reply::Return(None));
    }
    let message =
        format!("klee_define_fixed_object: {size} bytes at 0x{address:x} are not free for an object");
    Err(Interrupt::Error(ErrorKind::User, message))
}

pub fn set_forking(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let is_allowed = engine.concretise(call.arg(0)?, "whether to fork")? != 0;
    engine.set_forking(if is_allowed { Forking::Allowed } else { Forking::Forbidden });
    Ok(Reply::Return(None))
}

pub fn prefer(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    if let Some(argument) = call.args.get(1)
        && let Value::Term(term) = argument.value
    {
        let store = engine.store();
        let width = store.width(term);
        engine.prefer(store.ne(term, store.constant(width, 0)));
    }
    Ok(Reply::Return(None))
}

pub fn check_memory_access(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    engine.resolve(MemoryRange { address: call.arg(0)?, length: call.arg(1)?, write: false })?;
    Ok(Reply::Return(None))
}

pub fn get_value(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let value = engine.example(call.arg(0)?)?;
    Ok(Reply::Return(Some(Value::Bits(value))))
}

pub fn object_size(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let range = MemoryRange { address: call.arg(0)?, length: Value::word(0), write: false };
    Ok(Reply::Return(Some(match engine.resolve(range)?.object.size {
        Size::Fixed(bytes) => Value::word(bytes),
        Size::Symbolic { bytes, .. } => Value::Term(bytes),
    })))
}

pub fn open_merge(engine: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    engine.open_merge();
    Ok(Reply::Return(None))
}

pub fn close_merge(engine: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    if engine.is_merging() {
        return Err(Interrupt::WaitForMerge);
    }
    engine.warn("klee_close_merge without klee_open_merge does nothing");
    Ok(Reply::Return(None))
}

pub fn nothing(_: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    Ok(Reply::Return(None))
}

pub fn zero(_: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    zero_reply()
}
