//! The handlers that code instrumented with `-fsanitize=undefined` calls where a check fails. Each call becomes a report with what is passed to
//! the handler: the source location, the type, the operands.

use super::{Call, string};
use crate::checks::{Check, by_handler};
use crate::{EngineContext, Interrupt, Reply};
use loam_memory::{Address, Value};
use loam_state::ErrorKind;

/// Offsets in the handler's data: behind the source location (file, line, column) there are up to two pointers to types.
struct Offsets {
    first: u64,
    second: u64,
}

impl Offsets {
    fn of(engine: &dyn EngineContext) -> Self {
        let pointer = engine.data_model().pointer_bytes();
        Self { first: pointer + 8, second: 2 * pointer + 8 }
    }
}

/// Reports the failed check whose handler is called.
pub fn handle(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let Some(check) = by_handler(call.name) else { return Ok(Reply::Decline) };
    let data = match call.args.first() {
        // Nothing is passed to minimal handlers.
        None => return Err(Interrupt::Error(check.kind, check.words.to_owned())),
        Some(data) => Address(engine.concretise(data.value, "the data of a check")? as u64),
    };
    let (kind, mut message) = details(engine, call, check, data)?;
    if let Some(location) = location(engine, data)? {
        message = format!("{message}, at {location}");
    }
    Err(Interrupt::Error(kind, message))
}

/// The kind of the error, and its message.
fn details(
    engine: &mut dyn EngineContext,
    call: &Call<'_>,
    check: &Check,
    data: Address,
) -> Result<(ErrorKind, String), Interrupt> {
    let name = check.name;
    let Offsets { first, second } = Offsets::of(engine);
    Ok(match name {
        "add_overflow" | "sub_overflow" | "mul_overflow" | "divrem_overflow" => {
            let ty = type_at(engine, data + first)?;
            let (a, b) = (operand(engine, call, 1, &ty)?, operand(engine, call, 2, &ty)?);
            let sign = match name {
                "add_overflow" => '+',
                "sub_overflow" => '-',
                "mul_overflow" => '*',
                _ if b.trim_start_matches(['-', '0', '.']).is_empty() => {
                    return Ok((ErrorKind::Division, format!("division of {a} by zero in type {}", ty.name)));
                }
                _ => '/',
            };
            (ErrorKind::Overflow, format!("{a} {sign} {b} overflows type {}", ty.name))
        }
        "negate_overflow" => {
            let ty = type_at(engine, data + first)?;
            let a = operand(engine, call, 1, &ty)?;
            (check.kind, format!("-({a}) overflows type {}", ty.name))
        }
        "shift_out_of_bounds" => shift(engine, call, data)?,
        "out_of_bounds" => {
            let (array, index) = (type_at(engine, data + first)?, type_at(engine, data + second)?);
            let index = operand(engine, call, 1, &index)?;
            (check.kind, format!("index {index} is outside of an array of type {}", array.name))
        }
        "type_mismatch" => mismatch(engine, call, data)?,
        "float_cast_overflow" => {
            let (from, to) = (type_at(engine, data + first)?, type_at(engine, data + second)?);
            let value = operand(engine, call, 1, &from)?;
            (check.kind, format!("{value} of type {} does not fit type {}", from.name, to.name))
        }
        "implicit_conversion" => {
            let (from, to) = (type_at(engine, data + first)?, type_at(engine, data + second)?);
            let (before, after) = (operand(engine, call, 1, &from)?, operand(engine, call, 2, &to)?);
            (check.kind, format!("{before} of type {} becomes {after} of type {}", from.name, to.name))
        }
        "load_invalid_value" | "vla_bound_not_positive" => {
            let ty = type_at(engine, data + first)?;
            let value = operand(engine, call, 1, &ty)?;
            (check.kind, format!("{} ({value} of type {})", check.words, ty.name))
        }
        "function_type_mismatch" => {
            let ty = type_at(engine, data + first)?;
            (check.kind, format!("{} ({})", check.words, ty.name))
        }
        _ => (check.kind, check.words.to_owned()),
    })
}

/// A shift whose amount is out of range, or whose result overflows.
fn shift(
    engine: &mut dyn EngineContext,
    call: &Call<'_>,
    data: Address,
) -> Result<(ErrorKind, String), Interrupt> {
    let Offsets { first, second } = Offsets::of(engine);
    let (left, right) = (type_at(engine, data + first)?, type_at(engine, data + second)?);
    let (a, b) = (operand(engine, call, 1, &left)?, operand(engine, call, 2, &right)?);
    let in_range = b.parse::<u32>().is_ok_and(|amount| amount < left.bits);
    let text = format!("{a} shifted by {b} in type {}", left.name);
    Ok(match in_range {
        true => (ErrorKind::Overflow, format!("{text} overflows")),
        false => (ErrorKind::Overshift, format!("{text}, which has {} bits", left.bits)),
    })
}

/// A pointer that is null, misaligned, or points to too few bytes for its type.
fn mismatch(
    engine: &mut dyn EngineContext,
    call: &Call<'_>,
    data: Address,
) -> Result<(ErrorKind, String), Interrupt> {
    /// What is done with the pointer, by the number in the handler's data.
    const USES: [&str; 12] = [
        "load of",
        "store to",
        "reference to",
        "access to a member of",
        "call of a member function of",
        "construction of",
        "downcast of a pointer to",
        "downcast of a reference to",
        "upcast of",
        "cast to a virtual base of",
        "use as not null of",
        "operation on",
    ];
    let Offsets { first, second } = Offsets::of(engine);
    let ty = type_at(engine, data + first)?;
    let align = 1u128 << (word(engine, data + second, 1)? & 63);
    let used = word(engine, data + second + 1, 1)? as usize;
    let pointer = engine.example(call.arg(1)?)?;
    let what = format!("{} {}", USES.get(used).copied().unwrap_or("use of"), ty.name);
    Ok(match pointer {
        0 => (ErrorKind::Null, format!("{what} through a null pointer")),
        _ if !pointer.is_multiple_of(align) => {
            (ErrorKind::Pointer, format!("{what} at 0x{pointer:x}, which is no multiple of {align}"))
        }
        _ => (ErrorKind::Pointer, format!("{what} at 0x{pointer:x}, where there is too little room for it")),
    })
}

/// A type as the handler's data describe it.
struct Described {
    name: String,
    kind: u16,
    bits: u32,
}

const INTEGER: u16 = 0;
const FLOAT: u16 = 1;
const BIT_INT: u16 = 2;

/// The type whose description the pointer at `address` points to.
fn type_at(engine: &mut dyn EngineContext, address: Address) -> Result<Described, Interrupt> {
    let bytes = engine.data_model().pointer_bytes();
    let at = Address(word(engine, address, bytes)? as u64);
    let (kind, info) = (word(engine, at, 2)? as u16, word(engine, at + 2, 2)? as u16);
    let name = string(engine, Value::address(at + 4), "the name of a type")?;
    let bits = match kind {
        // The lowest bit says whether it is signed, the others the binary logarithm of its width.
        INTEGER | BIT_INT => 1u32.checked_shl(u32::from(info >> 1)).unwrap_or(64),
        FLOAT => u32::from(info),
        _ => 64,
    };
    let kind = if kind == INTEGER && info & 1 == 1 { SIGNED } else { kind };
    Ok(Described { name: String::from_utf8_lossy(&name).into_owned(), kind, bits })
}

/// An integer type that has a sign.
const SIGNED: u16 = 0x100;

/// An operand as text: one of its possible values on this path. Operands wider than a register are passed by address.
fn operand(
    engine: &mut dyn EngineContext,
    call: &Call<'_>,
    index: usize,
    ty: &Described,
) -> Result<String, Interrupt> {
    let handle = call.arg(index)?;
    let bits = match ty.bits {
        bits if bits <= u32::from(engine.data_model().pointer_width()) => engine.example(handle)?,
        _ => {
            let at = engine.concretise(handle, "the operand of a check")? as u64;
            let value = engine.read(Value::word(at), u64::from(ty.bits.div_ceil(8)).min(16))?;
            engine.example(value)?
        }
    };
    let unused = 128u32.saturating_sub(ty.bits);
    Ok(match (ty.kind, ty.bits) {
        (SIGNED, _) => (((bits << unused) as i128) >> unused).to_string(),
        (FLOAT, 32) => f32::from_bits(bits as u32).to_string(),
        (FLOAT, 64) => f64::from_bits(bits as u64).to_string(),
        (FLOAT, _) => "a number".to_owned(),
        _ => (bits << unused >> unused).to_string(),
    })
}

/// The source location at the start of the handler's data.
fn location(engine: &mut dyn EngineContext, data: Address) -> Result<Option<String>, Interrupt> {
    let pointer = engine.data_model().pointer_bytes();
    let file = word(engine, data, pointer)?;
    if file == 0 {
        return Ok(None);
    }
    let file = string(engine, Value::Bits(file), "the name of a file")?;
    let (line, column) = (word(engine, data + pointer, 4)?, word(engine, data + pointer + 4, 4)?);
    Ok(Some(format!("{}:{line}:{column}", String::from_utf8_lossy(&file))))
}

fn word(engine: &mut dyn EngineContext, at: Address, bytes: u64) -> Result<u128, Interrupt> {
    let value = engine.read(Value::address(at), bytes)?;
    engine.concretise(value, "the data of a check")
}
