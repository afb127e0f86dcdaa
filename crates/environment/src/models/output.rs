//! Printing of symbolic text: the text stays symbolic, and gets its bytes when the test of the path is made.
//!
//! Usually the C library's code prints. That code would fork over the length of a symbolic number or string. Where the
//! program uses neither this length nor, later, the text, these models print the text symbolically instead. In all other
//! cases they decline, and the C library's code is executed.

use super::stream::Sink;
use super::{Argument, Call, only_address, zero};
use crate::format::{Amount, Conversion, FormatPart, parse};
use crate::{EngineContext, Interrupt, MemoryContext, Reply};
use loam_memory::model::MemoryRange;
use loam_memory::{Address, ObjectInfo, Value};
use loam_program::ir::DataModel;
use loam_state::{ErrorKind, OutputPiece};
use std::ops::Range;
use std::sync::Arc;

/// Where the arguments of a format come from.
enum Arguments<'a> {
    /// The arguments of the call itself.
    Direct(std::slice::Iter<'a, Argument>),
    /// The arguments of a `va_list`. The list itself is not moved on: a caller may not use it again before `va_end`, and
    /// the call may be executed again after a fork.
    List(List),
}

/// A `va_list` of x86-64: how much of the register save area is used, and the addresses of the two areas. That of i386 is the
/// address of the overflow area.
struct List {
    data_model: DataModel,
    general: u64,
    float: u64,
    overflow: Address,
    save: Address,
}

/// How an argument is passed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passing {
    Integer,
    Float,
    LongDouble,
}

impl List {
    /// The address of the next argument, which has this many bits, and its size.
    fn next(&mut self, bits: u8, passing: Passing) -> (Address, u64) {
        match self.data_model {
            DataModel::Lp64 => self.next_of_registers(passing),
            DataModel::Ilp32 => {
                let at = self.overflow;
                let size = u64::from(bits.div_ceil(8));
                self.overflow = at.wrapping_add(size.next_multiple_of(4));
                (at, size)
            }
        }
    }

    fn next_of_registers(&mut self, passing: Passing) -> (Address, u64) {
        const GENERAL_END: u64 = 48;
        const FLOAT_END: u64 = 176;
        match passing {
            Passing::Integer if self.general < GENERAL_END => {
                self.general += 8;
                (self.save.wrapping_add(self.general - 8), 8)
            }
            Passing::Float if self.float < FLOAT_END => {
                self.float += 16;
                (self.save.wrapping_add(self.float - 16), 8)
            }
            Passing::Integer | Passing::Float => {
                let at = self.overflow;
                self.overflow = at.wrapping_add(8);
                (at, 8)
            }
            Passing::LongDouble => {
                let at = Address(self.overflow.0.next_multiple_of(16));
                self.overflow = at + 16;
                (at, 10)
            }
        }
    }
}

impl Arguments<'_> {
    fn next(
        &mut self,
        engine: &mut dyn MemoryContext,
        bits: u8,
        passing: Passing,
    ) -> Result<Value, Interrupt> {
        match self {
            Self::Direct(arguments) => arguments.next().map(|argument| argument.value).ok_or_else(|| {
                let message = "a format has more conversions than arguments".to_owned();
                Interrupt::Error(ErrorKind::Pointer, message)
            }),
            Self::List(list) => {
                let (at, bytes) = list.next(bits, passing);
                engine.read(Value::address(at), bytes)
            }
        }
    }

    /// An argument of this many bits.
    fn next_bits(
        &mut self,
        engine: &mut dyn MemoryContext,
        bits: u8,
        passing: Passing,
    ) -> Result<Value, Interrupt> {
        let value = self.next(engine, bits, passing)?;
        let store = engine.store();
        Ok(match value {
            Value::Bits(value) if bits < 128 => Value::Bits(value & ((1 << bits) - 1)),
            Value::Term(term) if store.width(term) > u16::from(bits) => {
                Value::of(&store, store.truncate(term, u16::from(bits)))
            }
            value => value,
        })
    }
}

/// The pieces of a formatted text; `None` if nothing in it is symbolic, or if a conversion is not supported here.
fn format(
    engine: &mut dyn EngineContext,
    format: Value,
    mut arguments: Arguments<'_>,
) -> Result<Option<Vec<OutputPiece>>, Interrupt> {
    let address = only_address(engine, format)?;
    let Some(text) = address.and_then(|address| engine.known_memory().string(address)) else {
        return Ok(None);
    };
    let Ok(parts) = parse(&text, engine.data_model()) else { return Ok(None) };
    let mut pieces = Vec::new();
    for part in parts {
        let piece = match part {
            FormatPart::Text(text) => Some(OutputPiece::Bytes(text.into())),
            FormatPart::Conversion(conversion) => convert(engine, &mut arguments, conversion)?,
        };
        let Some(piece) = piece else { return Ok(None) };
        pieces.push(piece);
    }
    let is_symbolic = pieces.iter().any(|piece| !matches!(piece, OutputPiece::Bytes(_)));
    Ok(is_symbolic.then_some(pieces))
}

/// Replaces `*` by the arguments it stands for; `None` if one of them is symbolic.
fn with_amounts(
    engine: &mut dyn EngineContext,
    arguments: &mut Arguments<'_>,
    mut conversion: Conversion,
) -> Result<Option<Conversion>, Interrupt> {
    let mut next = |amount: Amount| {
        if amount != Amount::Argument {
            return Ok::<_, Interrupt>(Some(None));
        }
        let value = arguments.next_bits(engine, 32, Passing::Integer)?;
        Ok(value.as_word().map(|word| Some(i64::from((word as u32).cast_signed()))))
    };
    let (Some(width), Some(precision)) = (next(conversion.width)?, next(conversion.precision)?) else {
        return Ok(None);
    };
    if let Some(width) = width {
        conversion.left |= width < 0;
        conversion.width = Amount::Fixed(width.abs());
    }
    if let Some(precision) = precision {
        conversion.precision = if precision < 0 { Amount::None } else { Amount::Fixed(precision) };
    }
    Ok(Some(conversion))
}

fn convert(
    engine: &mut dyn EngineContext,
    arguments: &mut Arguments<'_>,
    conversion: Conversion,
) -> Result<Option<OutputPiece>, Interrupt> {
    let Some(conversion) = with_amounts(engine, arguments, conversion)? else { return Ok(None) };
    let passing = match conversion.is_float() {
        true if conversion.bits == 80 => Passing::LongDouble,
        true => Passing::Float,
        false => Passing::Integer,
    };
    let value = match conversion.letter {
        b's' | b'p' | b'n' => {
            let width = engine.data_model().pointer_width();
            let pointer = arguments.next_bits(engine, width, passing)?;
            engine.pointer(pointer)
        }
        _ => arguments.next_bits(engine, conversion.bits, passing)?,
    };
    Ok(match (conversion.letter, value) {
        (b's', value) => string_piece(engine, value, &conversion)?,
        (b'n', _) | (b'p', Value::Bits(0)) => None,
        // A long double may have more digits than a double, with which conversions compute.
        _ if conversion.bits == 80 => None,
        (_, Value::Term(term)) => Some(OutputPiece::Formatted(describe(&conversion).into(), term)),
        (_, Value::Bits(bits)) => Some(OutputPiece::Bytes(conversion.text(bits as u64).into())),
    })
}

/// The conversion as text that [`parse`] reads back, `*` replaced.
fn describe(c: &Conversion) -> String {
    let mut text = String::from("%");
    for (set, flag) in [(c.left, '-'), (c.plus, '+'), (c.space, ' '), (c.alternate, '#'), (c.zero, '0')] {
        if set {
            text.push(flag);
        }
    }
    if let Amount::Fixed(width) = c.width {
        text += &width.to_string();
    }
    if let Amount::Fixed(precision) = c.precision {
        text += &format!(".{precision}");
    }
    text += match (c.bits, c.is_float() || c.letter == b'p' || c.letter == b'c') {
        (_, true) => "",
        (8, _) => "hh",
        (16, _) => "h",
        (64, _) => "l",
        _ => "",
    };
    text.push(char::from(c.letter));
    text
}

/// A string as it is printed; `None` if its address is symbolic, or if padding depends on its length.
fn string_piece(
    engine: &mut dyn EngineContext,
    value: Value,
    c: &Conversion,
) -> Result<Option<OutputPiece>, Interrupt> {
    let Some(address) = only_address(engine, value)?.filter(|address| !address.is_null()) else {
        return Ok(None);
    };
    if let Some(text) = engine.known_memory().string(address) {
        return Ok(Some(OutputPiece::Bytes(c.string(&text).into())));
    }
    if c.width != Amount::None {
        return Ok(None);
    }
    let most = match c.precision {
        Amount::Fixed(most) => u64::try_from(most).unwrap_or(u64::MAX),
        Amount::None | Amount::Argument => u64::MAX,
    };
    characters(engine, address, most).map(Some)
}

/// A string of which not all bytes are known, up to `most` of them.
fn characters(engine: &mut dyn EngineContext, address: Address, most: u64) -> Result<OutputPiece, Interrupt> {
    let mut characters = Vec::new();
    let store = engine.store();
    while (characters.len() as u64) < most {
        let byte = engine.read(Value::address(address + characters.len() as u64), 1)?;
        if byte == Value::Bits(0) {
            break;
        }
        characters.push(byte.term(&store, 8));
        // A byte that must be zero ends the string: nothing behind it is read, so nothing behind it can be a bug.
        if let Value::Term(term) = byte
            && !engine.may_be_true(store.ne(term, store.constant(8, 0)))?
        {
            break;
        }
        // A precision ends the string too.
        let goes_on = (characters.len() as u64) < most;
        if goes_on && engine.memory().find(address + characters.len() as u64).is_none() {
            ensure_terminated(engine, address, &characters)?;
            break;
        }
    }
    Ok(OutputPiece::Characters(characters.into(), true))
}

/// Makes sure that one of the characters, which reach the end of their object, is zero. Where none is zero, the read behind the
/// object is the bug.
fn ensure_terminated(
    engine: &mut dyn EngineContext,
    address: Address,
    characters: &[loam_expr::Expr],
) -> Result<(), Interrupt> {
    let store = engine.store();
    let zero = store.constant(8, 0);
    let terminated =
        characters.iter().fold(store.bool(false), |any, &byte| store.or(any, store.eq(byte, zero)));
    if !engine.decide(terminated)? {
        engine.read(Value::address(address + characters.len() as u64), 1)?;
    }
    Ok(())
}

/// Prints formatted text. The C library does so where nothing is symbolic, and where the program uses the length of the
/// text.
fn print(
    engine: &mut dyn EngineContext,
    call: &Call<'_>,
    to: To,
    text: Value,
    arguments: Arguments<'_>,
) -> Result<Reply, Interrupt> {
    if call.result_used {
        return Ok(Reply::Decline);
    }
    let Some(pieces) = format(engine, text, arguments)? else { return Ok(Reply::Decline) };
    let Some(sink) = to.sink(engine)? else { return Ok(Reply::Decline) };
    sink.print(engine, pieces)?;
    zero()
}

fn direct<'a>(call: &'a Call<'_>, from: usize) -> Arguments<'a> {
    Arguments::Direct(call.args.get(from..).unwrap_or_default().iter())
}

fn list(engine: &mut dyn MemoryContext, value: Value) -> Result<Option<Arguments<'static>>, Interrupt> {
    let Some(list) = value.as_word() else { return Ok(None) };
    let data_model = engine.data_model();
    if data_model == DataModel::Ilp32 {
        let overflow = engine.read(Value::word(list), 4)?.as_address();
        let list =
            overflow.map(|overflow| List { data_model, general: 0, float: 0, overflow, save: Address::NULL });
        return Ok(list.map(Arguments::List));
    }
    let mut field = |offset: u64, bytes| {
        Ok::<_, Interrupt>(engine.read(Value::word(list.wrapping_add(offset)), bytes)?.as_word())
    };
    let (general, float, overflow, save) = (field(0, 4)?, field(4, 4)?, field(8, 8)?, field(16, 8)?);
    let (Some(general), Some(float), Some(overflow), Some(save)) = (general, float, overflow, save) else {
        return Ok(None);
    };
    let (overflow, save) = (Address(overflow), Address(save));
    Ok(Some(Arguments::List(List { data_model, general, float, overflow, save })))
}

/// As [`print`], with the arguments in a `va_list`.
fn print_list(
    engine: &mut dyn EngineContext,
    call: &Call<'_>,
    to: To,
    text: Value,
    arguments: Value,
) -> Result<Reply, Interrupt> {
    match list(engine, arguments)? {
        Some(arguments) => print(engine, call, to, text, arguments),
        None => Ok(Reply::Decline),
    }
}

/// Where a call prints to.
enum To {
    Output,
    Stream(Value),
    Descriptor(Value),
}

impl To {
    /// The sink of what is printed; `None` if the program may read again what it prints there.
    fn sink(&self, engine: &mut dyn EngineContext) -> Result<Option<Sink>, Interrupt> {
        match *self {
            // musl's name of standard output; without the C library there is no such variable.
            Self::Output => match engine.global_address("__stdout_FILE") {
                Some(stream) => Sink::of_stream(engine, Value::word(stream)),
                None => Ok(None),
            },
            Self::Stream(stream) => Sink::of_stream(engine, stream),
            Self::Descriptor(descriptor) => Sink::of_descriptor(engine, descriptor),
        }
    }
}

pub fn printf(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print(engine, call, To::Output, call.arg(0)?, direct(call, 1))
}

pub fn printf_chk(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print(engine, call, To::Output, call.arg(1)?, direct(call, 2))
}

pub fn vprintf(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print_list(engine, call, To::Output, call.arg(0)?, call.arg(1)?)
}

pub fn fprintf(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print(engine, call, To::Stream(call.arg(0)?), call.arg(1)?, direct(call, 2))
}

pub fn fprintf_chk(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print(engine, call, To::Stream(call.arg(0)?), call.arg(2)?, direct(call, 3))
}

pub fn vfprintf(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print_list(engine, call, To::Stream(call.arg(0)?), call.arg(1)?, call.arg(2)?)
}

pub fn dprintf(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print(engine, call, To::Descriptor(call.arg(0)?), call.arg(1)?, direct(call, 2))
}

/// Prints a string of which not all bytes are known, and this text behind it.
fn print_string(
    engine: &mut dyn EngineContext,
    to: To,
    text: Value,
    behind: &'static [u8],
) -> Result<Reply, Interrupt> {
    let Some(address) = only_address(engine, text)?.filter(|address| !address.is_null()) else {
        return Ok(Reply::Decline);
    };
    if engine.known_memory().string(address).is_some() {
        return Ok(Reply::Decline);
    }
    let Some(sink) = to.sink(engine)? else { return Ok(Reply::Decline) };
    let text = characters(engine, address, u64::MAX)?;
    sink.print(engine, vec![text, OutputPiece::Bytes(behind.into())])?;
    zero()
}

pub fn puts(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print_string(engine, To::Output, call.arg(0)?, b"\n")
}

pub fn fputs(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print_string(engine, To::Stream(call.arg(1)?), call.arg(0)?, b"")
}

/// `length` bytes of memory as something that can be printed.
pub(crate) fn pieces_of(
    engine: &mut dyn MemoryContext,
    address: Address,
    length: u64,
) -> Result<Vec<OutputPiece>, Interrupt> {
    if length == 0 {
        return Ok(Vec::new());
    }
    let (start, bytes) = (Value::address(address), Value::word(length));
    let resolved = engine.resolve(MemoryRange { address: start, length: bytes, write: false })?;
    let offset = resolved.object.offset_of(address);
    Ok(vec![piece_of(engine, &resolved.object, offset..offset + length)])
}

/// The bytes of an object in a range of offsets as something that can be printed.
pub(super) fn piece_of(
    engine: &mut dyn MemoryContext,
    object: &Arc<ObjectInfo>,
    range: Range<u64>,
) -> OutputPiece {
    let store = engine.store();
    let mut contents = engine.memory().contents(object);
    match contents.known(range.clone()) {
        Some(bytes) => OutputPiece::Bytes(bytes.into()),
        None => OutputPiece::Characters(range.map(|at| contents.byte(&store, at)).collect(), false),
    }
}
