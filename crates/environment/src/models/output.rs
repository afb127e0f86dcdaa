//! What a program prints. Symbolic arguments stay symbolic: their text is decided with the path's test.
//!
//! Only where text goes back into memory (`sprintf`), or where the number of characters is used, must an argument
//! have one value; the path is then restricted to it, with a warning.

use super::{Argument, Call, number, string, zero};
use crate::format::{Amount, Conversion, Part, parse};
use crate::host::{Host, Interrupt, Reply};
use loam_memory::Value;
use loam_state::{ErrorKind, Piece};

const STDOUT: u8 = 1;
const STDERR: u8 = 2;

/// Where the arguments of a format come from.
enum Arguments<'a> {
    /// The call's own.
    Direct(std::slice::Iter<'a, Argument>),
    /// The arguments of a `va_list`. The list itself is not moved on: a caller may not use it again before `va_end`, and
    /// the call may have to be made again after a split.
    List(List),
}

/// What a `va_list` says: how much of its save area is used, and where the areas are.
struct List {
    general: u64,
    float: u64,
    overflow: u64,
    save: u64,
}

/// How an argument is passed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passing {
    Integer,
    Float,
    LongDouble,
}

impl List {
    /// The address of the next argument and its size.
    fn next(&mut self, passing: Passing) -> (u64, u64) {
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
                self.overflow = self.overflow.wrapping_add(8);
                (self.overflow.wrapping_sub(8), 8)
            }
            Passing::LongDouble => {
                let at = self.overflow.next_multiple_of(16);
                self.overflow = at + 16;
                (at, 10)
            }
        }
    }
}

impl Arguments<'_> {
    fn next(&mut self, host: &mut dyn Host, passing: Passing) -> Result<Value, Interrupt> {
        match self {
            Self::Direct(arguments) => arguments.next().map(|argument| argument.value).ok_or_else(|| {
                Interrupt::Error(
                    ErrorKind::Pointer,
                    "a format has more conversions than arguments".to_owned(),
                )
            }),
            Self::List(list) => {
                let (at, bytes) = list.next(passing);
                host.read(Value::word(at), bytes)
            }
        }
    }

    /// An argument of this many bits.
    fn next_bits(&mut self, host: &mut dyn Host, bits: u8, passing: Passing) -> Result<Value, Interrupt> {
        let value = self.next(host, passing)?;
        let store = host.store();
        Ok(match value {
            Value::Bits(value) if bits < 128 => Value::Bits(value & ((1 << bits) - 1)),
            Value::Term(term) if store.width(term) > u16::from(bits) => {
                Value::of(&store, store.truncate(term, u16::from(bits)))
            }
            value => value,
        })
    }
}

/// Formats into pieces; with `known`, symbolic arguments are restricted to one value.
fn format(
    host: &mut dyn Host,
    format: Value,
    mut arguments: Arguments<'_>,
    known: bool,
) -> Result<Vec<Piece>, Interrupt> {
    let format = string(host, format, "a format string")?;
    let parts = parse(&format).map_err(|conversion| {
        let message = format!("printf conversion {conversion}, which --libc musl knows");
        Interrupt::Error(ErrorKind::Unsupported, message)
    })?;
    let mut pieces = Vec::new();
    for part in parts {
        match part {
            Part::Text(text) => pieces.push(Piece::Bytes(text.into())),
            Part::Conversion(mut conversion) => {
                settle(host, &mut arguments, &mut conversion)?;
                pieces.extend(convert(host, &mut arguments, &conversion, known)?);
            }
        }
    }
    Ok(pieces)
}

/// Replaces `*` by the arguments it stands for.
fn settle(host: &mut dyn Host, arguments: &mut Arguments<'_>, c: &mut Conversion) -> Result<(), Interrupt> {
    if c.width == Amount::Argument {
        let width = arguments.next_bits(host, 32, Passing::Integer)?;
        let width = host.concretise(width, "a field width")? as u32 as i32;
        c.left |= width < 0;
        c.width = Amount::Fixed(i64::from(width).abs());
    }
    if c.precision == Amount::Argument {
        let precision = arguments.next_bits(host, 32, Passing::Integer)?;
        let precision = host.concretise(precision, "a precision")? as u32 as i32;
        c.precision = if precision < 0 { Amount::None } else { Amount::Fixed(i64::from(precision)) };
    }
    Ok(())
}

fn convert(
    host: &mut dyn Host,
    arguments: &mut Arguments<'_>,
    conversion: &Conversion,
    known: bool,
) -> Result<Option<Piece>, Interrupt> {
    let passing = match conversion.is_float() {
        true if conversion.bits == 80 => Passing::LongDouble,
        true => Passing::Float,
        false => Passing::Integer,
    };
    let value = arguments.next_bits(host, conversion.bits, passing)?;
    match conversion.letter {
        b's' => string_piece(host, value, conversion, known).map(Some),
        b'n' => Err(Interrupt::Error(
            ErrorKind::Unsupported,
            "printf conversion %n, which --libc musl knows".to_owned(),
        )),
        _ => {
            let value = if conversion.bits == 80 { narrow(host, value)? } else { value };
            match value {
                Value::Term(term) if !known => Ok(Some(Piece::Formatted(describe(conversion).into(), term))),
                value => {
                    let bits = host.concretise(value, "a printed value")? as u64;
                    Ok(Some(Piece::Bytes(conversion.text(bits).into())))
                }
            }
        }
    }
}

/// A `long double` is printed with the digits of a double.
fn narrow(host: &mut dyn Host, value: Value) -> Result<Value, Interrupt> {
    let bits = host.concretise(value, "a printed long double")?;
    let store = host.store();
    let double = store.float_convert(store.constant(80, bits), 64);
    Ok(Value::of(&store, double))
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

fn string_piece(host: &mut dyn Host, value: Value, c: &Conversion, known: bool) -> Result<Piece, Interrupt> {
    if value == Value::Bits(0) {
        return Ok(Piece::Bytes(c.string(b"(null)").into()));
    }
    let address = host.concretise(value, "a printed string")? as u64;
    if let Some(text) = host.memory().known_string(address) {
        return Ok(Piece::Bytes(c.string(&text).into()));
    }
    let most = match c.precision {
        Amount::Fixed(most) if most >= 0 => most as u64,
        _ => u64::MAX,
    };
    let plain = c.width == Amount::None;
    if known || !plain {
        let text = bounded_string(host, address, most)?;
        return Ok(Piece::Bytes(c.string(&text).into()));
    }
    let mut characters = Vec::new();
    let store = host.store();
    while (characters.len() as u64) < most {
        let byte = host.read(Value::word(address + characters.len() as u64), 1)?;
        if byte == Value::Bits(0) {
            break;
        }
        characters.push(byte.term(&store, 8));
        // Behind this byte the string may be over: then no more of it is read, and nothing can go wrong there.
        if let Value::Term(term) = byte
            && !host.may_be_true(store.ne(term, store.constant(8, 0)))?
        {
            break;
        }
        // A precision ends the string too.
        let goes_on = (characters.len() as u64) < most;
        if goes_on && host.memory().find(address + characters.len() as u64).is_none() {
            ensure_terminated(host, address, &characters)?;
            break;
        }
    }
    Ok(Piece::Characters(characters.into(), true))
}

/// A string that reaches the end of its object must have its zero before it; where it has not, reading on is the bug.
fn ensure_terminated(
    host: &mut dyn Host,
    address: u64,
    characters: &[loam_expr::Expr],
) -> Result<(), Interrupt> {
    let store = host.store();
    let zero = store.constant(8, 0);
    let terminated =
        characters.iter().fold(store.bool(false), |any, &byte| store.or(any, store.eq(byte, zero)));
    if !host.decide(terminated)? {
        host.read(Value::word(address + characters.len() as u64), 1)?;
    }
    Ok(())
}

fn bounded_string(host: &mut dyn Host, address: u64, most: u64) -> Result<Vec<u8>, Interrupt> {
    let mut text = Vec::new();
    while (text.len() as u64) < most {
        let byte = host.read(Value::word(address + text.len() as u64), 1)?;
        match host.concretise(byte, "a printed string")? as u8 {
            0 => break,
            byte => text.push(byte),
        }
    }
    Ok(text)
}

fn print(
    host: &mut dyn Host,
    stream: u8,
    call: &Call<'_>,
    text: Value,
    arguments: Arguments<'_>,
) -> Result<Reply, Interrupt> {
    let pieces = format(host, text, arguments, call.result_used)?;
    let length = pieces
        .iter()
        .map(|piece| if let Piece::Bytes(bytes) = piece { bytes.len() } else { 0 })
        .sum::<usize>();
    host.print(stream, pieces)?;
    number(length as u64)
}

fn direct<'a>(call: &'a Call<'_>, from: usize) -> Arguments<'a> {
    Arguments::Direct(call.args.get(from..).unwrap_or_default().iter())
}

fn list(host: &mut dyn Host, value: Value) -> Result<Arguments<'static>, Interrupt> {
    let list = host.concretise(value, "a va_list")? as u64;
    let mut field = |offset: u64, bytes| {
        let value = host.read(Value::word(list.wrapping_add(offset)), bytes)?;
        Ok::<u64, Interrupt>(host.concretise(value, "a va_list")? as u64)
    };
    let (general, float) = (field(0, 4)?, field(4, 4)?);
    let (overflow, save) = (field(8, 8)?, field(16, 8)?);
    Ok(Arguments::List(List { general, float, overflow, save }))
}

/// Standard error is known by its name: a stream is the address of `stderr`'s object.
fn stream(host: &mut dyn Host, value: Value) -> Result<u8, Interrupt> {
    let address = host.concretise(value, "a stream")? as u64;
    let name = host.memory().find(address).and_then(|object| object.name.clone());
    Ok(match name.as_deref() {
        Some("loam stderr") => STDERR,
        _ => STDOUT,
    })
}

pub fn printf(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print(host, STDOUT, call, call.arg(0)?, direct(call, 1))
}

pub fn printf_chk(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print(host, STDOUT, call, call.arg(1)?, direct(call, 2))
}

pub fn vprintf(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let arguments = list(host, call.arg(1)?)?;
    print(host, STDOUT, call, call.arg(0)?, arguments)
}

pub fn fprintf(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let stream = stream(host, call.arg(0)?)?;
    print(host, stream, call, call.arg(1)?, direct(call, 2))
}

pub fn fprintf_chk(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let stream = stream(host, call.arg(0)?)?;
    print(host, stream, call, call.arg(2)?, direct(call, 3))
}

pub fn vfprintf(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let stream = stream(host, call.arg(0)?)?;
    let arguments = list(host, call.arg(2)?)?;
    print(host, stream, call, call.arg(1)?, arguments)
}

/// A file descriptor as a stream.
fn descriptor(host: &mut dyn Host, value: Value) -> Result<u8, Interrupt> {
    let descriptor = host.concretise(value, "a file descriptor")?;
    Ok(if descriptor == 2 { STDERR } else { STDOUT })
}

pub fn dprintf(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let stream = descriptor(host, call.arg(0)?)?;
    print(host, stream, call, call.arg(1)?, direct(call, 2))
}

fn write_text(
    host: &mut dyn Host,
    to: Value,
    room: Option<u64>,
    text: Value,
    arguments: Arguments<'_>,
) -> Result<Reply, Interrupt> {
    let pieces = format(host, text, arguments, true)?;
    let mut bytes = Vec::new();
    for piece in &pieces {
        if let Piece::Bytes(piece) = piece {
            bytes.extend_from_slice(piece);
        }
    }
    let length = bytes.len() as u64;
    if let Some(room) = room {
        bytes.truncate(room.saturating_sub(1) as usize);
    }
    if room != Some(0) {
        bytes.push(0);
        let address = host.concretise(to, "the buffer of sprintf")? as u64;
        let range = loam_memory::model::Range {
            address: Value::word(address),
            length: Value::word(bytes.len() as u64),
            write: true,
        };
        let place = host.resolve(range)?;
        let store = host.store();
        let offset = place.object.offset_of(address);
        host.memory().contents(&place.object).write_bytes(&store, offset, &bytes);
    }
    number(length)
}

pub fn sprintf(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    write_text(host, call.arg(0)?, None, call.arg(1)?, direct(call, 2))
}

pub fn vsprintf(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let arguments = list(host, call.arg(2)?)?;
    write_text(host, call.arg(0)?, None, call.arg(1)?, arguments)
}

pub fn snprintf(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let room = host.concretise(call.arg(1)?, "the room of snprintf")? as u64;
    write_text(host, call.arg(0)?, Some(room), call.arg(2)?, direct(call, 3))
}

pub fn vsnprintf(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let room = host.concretise(call.arg(1)?, "the room of snprintf")? as u64;
    let arguments = list(host, call.arg(3)?)?;
    write_text(host, call.arg(0)?, Some(room), call.arg(2)?, arguments)
}

/// Prints a whole string argument.
fn print_string(host: &mut dyn Host, stream: u8, text: Value) -> Result<(), Interrupt> {
    let plain = match &parse(b"%s") {
        Ok(parts) => match parts.first() {
            Some(Part::Conversion(conversion)) => conversion.clone(),
            _ => return Ok(()),
        },
        Err(_) => return Ok(()),
    };
    let piece = string_piece(host, text, &plain, false)?;
    host.print(stream, vec![piece])?;
    Ok(())
}

pub fn puts(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print_string(host, STDOUT, call.arg(0)?)?;
    host.print(STDOUT, vec![Piece::Bytes(b"\n"[..].into())])?;
    number(1)
}

pub fn fputs(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let stream = stream(host, call.arg(1)?)?;
    print_string(host, stream, call.arg(0)?)?;
    number(1)
}

pub fn perror(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print_string(host, STDERR, call.arg(0)?)?;
    host.print(STDERR, vec![Piece::Bytes(b": error\n"[..].into())])?;
    Ok(Reply::Return(None))
}

fn print_character(host: &mut dyn Host, stream: u8, value: Value) -> Result<Reply, Interrupt> {
    let store = host.store();
    let byte = store.truncate(value.term(&store, 32), 8);
    let piece = match store.as_u64(byte) {
        Some(byte) => Piece::Bytes([byte as u8][..].into()),
        None => Piece::Characters([byte][..].into(), false),
    };
    host.print(stream, vec![piece])?;
    Ok(Reply::Return(Some(Value::of(&store, store.zext(byte, 32)))))
}

pub fn putchar(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    print_character(host, STDOUT, call.arg(0)?)
}

pub fn fputc(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let stream = stream(host, call.arg(1)?)?;
    print_character(host, stream, call.arg(0)?)
}

/// Prints `length` bytes of memory.
fn print_bytes(host: &mut dyn Host, stream: u8, address: Value, length: u64) -> Result<(), Interrupt> {
    if length == 0 {
        return Ok(());
    }
    let address = host.concretise(address, "a buffer to print")? as u64;
    let pieces = pieces_of(host, address, length)?;
    host.print(stream, pieces)
}

/// `length` bytes of memory as something that can be printed.
pub(crate) fn pieces_of(host: &mut dyn Host, address: u64, length: u64) -> Result<Vec<Piece>, Interrupt> {
    if length == 0 {
        return Ok(Vec::new());
    }
    let (start, length_value) = (Value::word(address), Value::word(length));
    let range = loam_memory::model::Range { address: start, length: length_value, write: false };
    let place = host.resolve(range)?;
    let offset = place.object.offset_of(address);
    let store = host.store();
    let mut contents = host.memory().contents(&place.object);
    Ok(vec![match contents.known(offset, length) {
        Some(bytes) => Piece::Bytes(bytes.into()),
        None => Piece::Characters((0..length).map(|at| contents.byte(&store, offset + at)).collect(), false),
    }])
}

/// Looks at a symbolic range as a whole before the path is restricted to one value: what is wrong for another value
/// would not be found afterwards.
fn ensure_readable(host: &mut dyn Host, address: Value, length: Value) -> Result<(), Interrupt> {
    let store = host.store();
    let is_known = matches!((address, length), (Value::Bits(_), Value::Bits(_)));
    if !is_known && !host.decide(store.eq(length.term(&store, 64), store.word(0)))? {
        host.resolve(loam_memory::model::Range { address, length, write: false })?;
    }
    Ok(())
}

pub fn fwrite(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let store = host.store();
    let size = host.concretise(call.arg(1)?, "a size to write")? as u64;
    let length = store.mul(call.arg(2)?.term(&store, 64), store.word(size));
    ensure_readable(host, call.arg(0)?, Value::of(&store, length))?;
    let count = host.concretise(call.arg(2)?, "a count to write")? as u64;
    let stream = stream(host, call.arg(3)?)?;
    print_bytes(host, stream, call.arg(0)?, size.saturating_mul(count))?;
    number(count)
}

pub fn write(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let stream = descriptor(host, call.arg(0)?)?;
    ensure_readable(host, call.arg(1)?, call.arg(2)?)?;
    let length = host.concretise(call.arg(2)?, "a length to write")? as u64;
    print_bytes(host, stream, call.arg(1)?, length)?;
    number(length)
}

pub fn success(_: &mut dyn Host, _: &Call<'_>) -> Result<Reply, Interrupt> {
    zero()
}
