//! The functions of `loam.h`: how a program talks to the engine.

use super::{Call, number, string, zero as zero_reply};
use crate::host::{Host, Interrupt, Reply};
use loam_memory::Value;
use loam_memory::model::MemoryRange;
use loam_memory::object::Size;
use loam_state::{Ending, ErrorKind};

pub fn make_symbolic(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let (address, length) = (call.arg(0)?, call.arg(1)?);
    let name = match call.args.get(2) {
        Some(argument) if argument.value != Value::Bits(0) => {
            String::from_utf8_lossy(&string(host, argument.value, "the name of an input")?).into_owned()
        }
        _ => "unnamed".to_owned(),
    };
    let length = host.concretise(length, "the size of an input")? as u64;
    let place = host.resolve(MemoryRange { address, length: Value::word(length), write: true })?;
    if place.offset != Value::Bits(0) || place.object.size != Size::Fixed(length) {
        let message = format!(
            "klee_make_symbolic(\"{name}\") must be given a whole object: {length} bytes were given of an object of {} bytes",
            place.object.size.capacity()
        );
        return Err(Interrupt::Error(ErrorKind::User, message));
    }
    host.make_symbolic(&place.object, &name)?;
    Ok(Reply::Return(None))
}

/// Restricts the path to inputs for which the argument is not zero; false if there are none.
fn restrict(host: &mut dyn Host, call: &Call<'_>) -> Result<bool, Interrupt> {
    let argument = call.args.first().copied();
    let (value, width) = argument.map_or((Value::Bits(1), 64), |argument| (argument.value, argument.width));
    let store = host.store();
    let term = value.term(&store, u16::from(width));
    let holds = store.ne(term, store.constant(u16::from(width), 0));
    if !host.may_be_true(holds)? {
        return Ok(false);
    }
    host.assume(holds)?;
    Ok(true)
}

pub fn assume(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    if !restrict(host, call)? {
        let message = "the assumption can never hold on this path".to_owned();
        return Err(Interrupt::Error(ErrorKind::User, message));
    }
    Ok(Reply::Return(None))
}

/// SV-COMP's assumption: a path on which it cannot hold is none of the program's, and no mistake either.
pub fn assume_silently(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    if !restrict(host, call)? {
        return Err(Interrupt::End(Ending::Silent));
    }
    Ok(Reply::Return(None))
}

pub fn is_symbolic(_: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    number(u64::from(matches!(call.arg(0)?, Value::Term(_))))
}

pub fn silent_exit(_: &mut dyn Host, _: &Call<'_>) -> Result<Reply, Interrupt> {
    Err(Interrupt::End(Ending::Silent))
}

pub fn report_error(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let message = string(host, call.arg(2)?, "the text of a report")?;
    let suffix = string(host, call.arg(3)?, "the suffix of a report")?;
    let file = string(host, call.arg(0)?, "the file of a report")?;
    let line = host.concretise(call.arg(1)?, "the line of a report")? as u32;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let (message, suffix) = (text(message), text(suffix));
    Err(Interrupt::UserError { message, suffix, location: (text(file), line) })
}

pub fn warning(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let message = string(host, call.arg(0)?, "the text of a warning")?;
    host.warn(&String::from_utf8_lossy(&message));
    Ok(Reply::Return(None))
}

pub fn print_expr(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let label = string(host, call.arg(0)?, "a label")?;
    let label = String::from_utf8_lossy(&label).into_owned();
    let store = host.store();
    for argument in &call.args[1..] {
        let text = match argument.value {
            Value::Bits(bits) => bits.to_string(),
            Value::Term(term) => loam_expr::text::one_line(&store, term, 4096),
        };
        host.message(&format!("{label}: {text}"));
    }
    Ok(Reply::Return(None))
}

/// Prints the least and the greatest value the argument can have on this path.
pub fn print_range(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let label = string(host, call.arg(0)?, "a label")?;
    let label = String::from_utf8_lossy(&label).into_owned();
    let value = call.arg(1)?;
    let width = call.args[1].width;
    let text = match value {
        Value::Bits(bits) => signed(bits, width).to_string(),
        Value::Term(term) => {
            let (least, greatest) = (extreme(host, term, false)?, extreme(host, term, true)?);
            let store = host.store();
            let expression = loam_expr::text::one_line(&store, term, 4096);
            format!("{expression} in [{least}, {greatest}]")
        }
    };
    host.message(&format!("{label}: {text}"));
    Ok(Reply::Return(None))
}

fn signed(bits: u128, width: u8) -> i128 {
    let unused = 128 - u32::from(width);
    ((bits << unused) as i128) >> unused
}

/// The least or greatest value of a term as a signed number, by halving the range in which it is.
fn extreme(host: &mut dyn Host, term: loam_expr::Expr, greatest: bool) -> Result<i128, Interrupt> {
    let store = host.store();
    let width = store.width(term);
    let constant = |number: i128| store.constant(width, loam_expr::concrete::truncate(width, number as u128));
    let (mut low, mut high) =
        (signed(1 << (width - 1), width as u8), signed((1 << (width - 1)) - 1, width as u8));
    while low < high {
        // Rounded towards the end that is kept when the other half is possible.
        let middle = low + (high - low) / 2 + i128::from(greatest && (high - low) % 2 == 1);
        let possible = match greatest {
            true => store.sle(constant(middle), term),
            false => store.sle(term, constant(middle)),
        };
        match (host.may_be_true(possible)?, greatest) {
            (true, true) => low = middle,
            (true, false) => high = middle,
            (false, true) => high = middle - 1,
            (false, false) => low = middle + 1,
        }
    }
    Ok(low)
}

/// `__builtin_return_address(level)`.
pub fn return_address(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let level = host.concretise(call.arg(0)?, "a number of callers")?;
    number(host.return_address(usize::try_from(level).unwrap_or(usize::MAX)))
}

/// Prints the call stack.
pub fn stack_trace(host: &mut dyn Host, _: &Call<'_>) -> Result<Reply, Interrupt> {
    let lines = host.stack_lines();
    host.message(&format!("stack trace:\n{}", lines.join("\n")));
    Ok(Reply::Return(None))
}

/// Memory at an address that the program knows beforehand, such as that of a device.
pub fn define_fixed_object(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let address = host.concretise(call.arg(0)?, "the address of an object")? as u64;
    let size = host.concretise(call.arg(1)?, "the size of an object")? as u64;
    if host.memory().define_at(address, size).is_some() {
        return Ok(Reply::Return(None));
    }
    let message =
        format!("klee_define_fixed_object: {size} bytes at 0x{address:x} are not free for an object");
    Err(Interrupt::Error(ErrorKind::User, message))
}

pub fn set_forking(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let allowed = host.concretise(call.arg(0)?, "whether to fork")? != 0;
    host.set_forking(allowed);
    Ok(Reply::Return(None))
}

pub fn prefer(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    if let Some(argument) = call.args.get(1)
        && let Value::Term(term) = argument.value
    {
        let store = host.store();
        let width = store.width(term);
        host.prefer(store.ne(term, store.constant(width, 0)));
    }
    Ok(Reply::Return(None))
}

pub fn check_memory_access(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    host.resolve(MemoryRange { address: call.arg(0)?, length: call.arg(1)?, write: false })?;
    Ok(Reply::Return(None))
}

pub fn get_value(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let value = host.example(call.arg(0)?)?;
    Ok(Reply::Return(Some(Value::Bits(value))))
}

pub fn object_size(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let range = MemoryRange { address: call.arg(0)?, length: Value::word(0), write: false };
    Ok(Reply::Return(Some(match host.resolve(range)?.object.size {
        Size::Fixed(bytes) => Value::word(bytes),
        Size::Symbolic { bytes, .. } => Value::Term(bytes),
    })))
}

pub fn open_merge(host: &mut dyn Host, _: &Call<'_>) -> Result<Reply, Interrupt> {
    host.open_merge();
    Ok(Reply::Return(None))
}

pub fn close_merge(host: &mut dyn Host, _: &Call<'_>) -> Result<Reply, Interrupt> {
    if host.is_merging() {
        return Err(Interrupt::WaitForMerge);
    }
    host.warn("klee_close_merge without klee_open_merge does nothing");
    Ok(Reply::Return(None))
}

pub fn nothing(_: &mut dyn Host, _: &Call<'_>) -> Result<Reply, Interrupt> {
    Ok(Reply::Return(None))
}

pub fn zero(_: &mut dyn Host, _: &Call<'_>) -> Result<Reply, Interrupt> {
    zero_reply()
}
