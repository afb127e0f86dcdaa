//! Models of frequent functions on bytes. Copies and fills are operations of memory, symbolic or not. The other models
//! answer if all bytes that the result depends on are concrete; otherwise they decline, and the code of the C library is
//! executed.
//!
//! That code is musl's or the runtime's, and the models give the same results: comparisons return the difference of the
//! first bytes that differ. Bugs are found by that code too: if a byte that is needed lies outside of the object, is symbolic
//! or uninitialised, a model declines, and the code accesses that byte itself.

use super::{Call, number};
use crate::user_range::UserRange;
use crate::{EngineContext, Interrupt, MemoryContext, Reply};
use loam_memory::model::MemoryRange;
use loam_memory::object::{ObjectKind, Size};
use loam_memory::{Address, Search, Value};

type Answer = Result<Reply, Interrupt>;

pub fn memcpy(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    engine.copy(call.arg(0)?, call.arg(1)?, call.arg(2)?)?;
    Ok(Reply::Return(Some(call.arg(0)?)))
}

pub fn memmove(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    engine.copy(call.arg(0)?, call.arg(1)?, call.arg(2)?)?;
    Ok(Reply::Return(Some(call.arg(0)?)))
}

pub fn memset(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let store = engine.store();
    let byte = match call.arg(1)? {
        Value::Bits(bits) => Value::Bits(bits & 0xff),
        Value::Term(term) => Value::of(&store, store.truncate(term, 8)),
    };
    engine.fill(call.arg(0)?, byte, call.arg(2)?)?;
    Ok(Reply::Return(Some(call.arg(0)?)))
}

// Arguments

/// A concrete argument; `None` if it is symbolic.
fn word(call: &Call<'_>, index: usize) -> Result<Option<u64>, Interrupt> {
    Ok(call.arg(index)?.as_word())
}

/// A concrete address; `None` if it is symbolic.
fn address(call: &Call<'_>, index: usize) -> Result<Option<Address>, Interrupt> {
    Ok(call.arg(index)?.as_address())
}

/// A concrete character argument, converted to a byte as C does.
fn byte(call: &Call<'_>, index: usize) -> Result<Option<u8>, Interrupt> {
    Ok(word(call, index)?.map(|word| word as u8))
}

/// Returns a number, or declines if there is none.
fn answer(result: Option<u64>) -> Answer {
    result.map_or(Ok(Reply::Decline), number)
}

/// Returns an address, or declines if there is none.
fn answer_address(result: Option<Address>) -> Answer {
    answer(result.map(|address| address.0))
}

// Lengths

/// The length of a string; `None` if a byte up to its terminating zero is not concrete.
fn length(engine: &mut dyn MemoryContext, address: Address) -> Option<u64> {
    match engine.known_memory().search(address, u64::MAX, |byte| byte == 0) {
        Search::Found { at, .. } => Some(at),
        Search::Exhausted | Search::Unknown => None,
    }
}

/// As [`length`], but at most `limit`.
fn bounded_length(engine: &mut dyn MemoryContext, address: Address, limit: u64) -> Option<u64> {
    match engine.known_memory().search(address, limit, |byte| byte == 0) {
        Search::Found { at, .. } => Some(at),
        Search::Exhausted => Some(limit),
        Search::Unknown => None,
    }
}

pub fn strlen(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    answer(address(call, 0)?.and_then(|address| length(engine, address)))
}

pub fn strnlen(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(limit)) = (address(call, 0)?, word(call, 1)?) else { return Ok(Reply::Decline) };
    answer(bounded_length(engine, address, limit))
}

// Comparisons

/// The result of a comparison, from the first pair of bytes that differ.
fn difference(found: Search<(u8, u8)>) -> Answer {
    match found {
        Search::Found { what: (left, right), .. } => number((i64::from(left) - i64::from(right)) as u64),
        Search::Exhausted => number(0),
        Search::Unknown => Ok(Reply::Decline),
    }
}

fn compare(
    engine: &mut dyn MemoryContext,
    call: &Call<'_>,
    limit: Option<u64>,
    is_end: impl FnMut(u8, u8) -> bool,
) -> Result<Search<(u8, u8)>, Interrupt> {
    let (Some(left), Some(right), Some(limit)) = (address(call, 0)?, address(call, 1)?, limit) else {
        return Ok(Search::Unknown);
    };
    Ok(engine.known_memory().search_pairs((left, right), limit, is_end))
}

pub fn strcmp(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    difference(compare(engine, call, Some(u64::MAX), |left, right| left != right || left == 0)?)
}

pub fn strncmp(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let limit = word(call, 2)?;
    difference(compare(engine, call, limit, |left, right| left != right || left == 0)?)
}

/// Compares without regard to case. Declines for bytes beyond ASCII: their case depends on the locale.
fn compare_letters(engine: &mut dyn MemoryContext, call: &Call<'_>, limit: Option<u64>) -> Answer {
    let lower = |byte: u8| byte.to_ascii_lowercase();
    let found = compare(engine, call, limit, |left, right| {
        lower(left) != lower(right) || left == 0 || !left.is_ascii()
    })?;
    match found {
        Search::Found { what: (left, right), .. } if !left.is_ascii() || !right.is_ascii() => {
            Ok(Reply::Decline)
        }
        Search::Found { at, what: (left, right) } => {
            difference(Search::Found { at, what: (lower(left), lower(right)) })
        }
        found => difference(found),
    }
}

pub fn strcasecmp(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    compare_letters(engine, call, Some(u64::MAX))
}

pub fn strncasecmp(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let limit = word(call, 2)?;
    compare_letters(engine, call, limit)
}

pub fn memcmp(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let store = engine.store();
    let length = call.arg(2)?;
    if engine.decide(store.eq(length.term(&store, 64), store.word(0)))? {
        return number(0);
    }
    // Both ranges must lie in their objects as a whole, wherever the first difference is.
    for side in 0..2 {
        engine.check_range(MemoryRange { address: call.arg(side)?, length, write: false })?;
    }
    difference(compare(engine, call, length.as_word(), |left, right| left != right)?)
}

// Searches for one byte

/// The address that a search found; null if it found nothing.
fn found_at(address: Address, found: Search<u8>) -> Answer {
    match found {
        Search::Found { at, .. } => number((address + at).0),
        Search::Exhausted => number(0),
        Search::Unknown => Ok(Reply::Decline),
    }
}

pub fn memchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted), Some(limit)) = (address(call, 0)?, byte(call, 1)?, word(call, 2)?)
    else {
        return Ok(Reply::Decline);
    };
    found_at(address, engine.known_memory().search(address, limit, |byte| byte == wanted))
}

/// As `memchr`, for the first of two bytes.
pub fn memchr2(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (address, limit) = (address(call, 0)?, word(call, 3)?);
    let (Some(address), Some(one), Some(other), Some(limit)) =
        (address, byte(call, 1)?, byte(call, 2)?, limit)
    else {
        return Ok(Reply::Decline);
    };
    found_at(address, engine.known_memory().search(address, limit, |byte| byte == one || byte == other))
}

pub fn rawmemchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted)) = (address(call, 0)?, byte(call, 1)?) else {
        return Ok(Reply::Decline);
    };
    found_at(address, engine.known_memory().search(address, u64::MAX, |byte| byte == wanted))
}

pub fn memrchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted), Some(limit)) = (address(call, 0)?, byte(call, 1)?, word(call, 2)?)
    else {
        return Ok(Reply::Decline);
    };
    let (mut last, mut count) = (None, 0);
    let all = engine.known_memory().search(address, limit, |byte| {
        last = if byte == wanted { Some(count) } else { last };
        count += 1;
        false
    });
    match all {
        Search::Exhausted => number(last.map_or(0, |at: u64| (address + at).0)),
        Search::Found { .. } | Search::Unknown => Ok(Reply::Decline),
    }
}

/// The address of the first byte that is the wanted one or zero, and whether it is the wanted one.
fn byte_or_end(
    engine: &mut dyn MemoryContext,
    call: &Call<'_>,
) -> Result<Option<(Address, bool)>, Interrupt> {
    let (Some(address), Some(wanted)) = (address(call, 0)?, byte(call, 1)?) else { return Ok(None) };
    Ok(match engine.known_memory().search(address, u64::MAX, |byte| byte == wanted || byte == 0) {
        Search::Found { at, what } => Some((address + at, what == wanted)),
        Search::Exhausted | Search::Unknown => None,
    })
}

pub fn strchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let found = byte_or_end(engine, call)?;
    answer_address(found.map(|(address, is_wanted)| if is_wanted { address } else { Address::NULL }))
}

pub fn strchrnul(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    answer_address(byte_or_end(engine, call)?.map(|(address, _)| address))
}

pub fn strrchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted)) = (address(call, 0)?, byte(call, 1)?) else {
        return Ok(Reply::Decline);
    };
    let (mut last, mut count) = (None, 0);
    let end = engine.known_memory().search(address, u64::MAX, |byte| {
        last = if byte == wanted { Some(count) } else { last };
        count += 1;
        byte == 0
    });
    match end {
        Search::Found { .. } => number(last.map_or(0, |at: u64| (address + at).0)),
        Search::Exhausted | Search::Unknown => Ok(Reply::Decline),
    }
}

// Searches for one of several bytes

/// A set of bytes.
struct ByteSet([bool; 256]);

/// The set of the bytes of a string; `None` if one is not concrete.
fn bytes_of(engine: &mut dyn MemoryContext, address: Address) -> Option<ByteSet> {
    let mut set = ByteSet([false; 256]);
    match engine.known_memory().search(address, u64::MAX, |byte| {
        set.0[usize::from(byte)] |= byte != 0;
        byte == 0
    }) {
        Search::Found { .. } => Some(set),
        Search::Exhausted | Search::Unknown => None,
    }
}

/// Which bytes a span is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Members {
    /// Bytes that are in the set.
    Among,
    /// Bytes that are not in the set.
    NotAmong,
}

/// The length of the longest prefix of the first string whose bytes are all among (or all not among) the bytes of the
/// second string, and the byte behind this prefix.
fn span(
    engine: &mut dyn MemoryContext,
    call: &Call<'_>,
    members: Members,
) -> Result<Option<(u64, u8)>, Interrupt> {
    let (Some(address), Some(others)) = (address(call, 0)?, address(call, 1)?) else { return Ok(None) };
    let Some(set) = bytes_of(engine, others) else { return Ok(None) };
    let is_end = |byte: u8| byte == 0 || set.0[usize::from(byte)] != (members == Members::Among);
    Ok(match engine.known_memory().search(address, u64::MAX, is_end) {
        Search::Found { at, what } => Some((at, what)),
        Search::Exhausted | Search::Unknown => None,
    })
}

pub fn strspn(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    answer(span(engine, call, Members::Among)?.map(|(at, _)| at))
}

pub fn strcspn(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    answer(span(engine, call, Members::NotAmong)?.map(|(at, _)| at))
}

pub fn strpbrk(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let found = span(engine, call, Members::NotAmong)?;
    let Some(address) = address(call, 0)? else { return Ok(Reply::Decline) };
    answer_address(found.map(|(at, byte)| if byte == 0 { Address::NULL } else { address + at }))
}

// Searches for a sequence

/// The index of the first occurrence of a sequence in another.
fn index_of(wanted: &[u8], bytes: &[u8]) -> Option<usize> {
    let Some((&first, rest)) = wanted.split_first() else { return Some(0) };
    let last = bytes.len().checked_sub(rest.len())?;
    (0..last).find(|&at| bytes[at] == first && bytes[at + 1..].starts_with(rest))
}

fn address_of(address: Address, wanted: &[u8], bytes: &[u8]) -> Answer {
    number(index_of(wanted, bytes).map_or(0, |at| (address + at as u64).0))
}

pub fn strstr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted)) = (address(call, 0)?, address(call, 1)?) else {
        return Ok(Reply::Decline);
    };
    let strings = (engine.known_memory().string(address), engine.known_memory().string(wanted));
    let (Some(bytes), Some(wanted)) = strings else { return Ok(Reply::Decline) };
    address_of(address, &wanted, &bytes)
}

pub fn memmem(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let arguments = (address(call, 0)?, word(call, 1)?, address(call, 2)?, word(call, 3)?);
    let (Some(address), Some(length), Some(wanted), Some(wanted_length)) = arguments else {
        return Ok(Reply::Decline);
    };
    let bytes = engine.known_memory().bytes(address, length);
    let wanted = engine.known_memory().bytes(wanted, wanted_length);
    let (Some(bytes), Some(wanted)) = (bytes, wanted) else { return Ok(Reply::Decline) };
    address_of(address, &wanted, &bytes)
}

// Copies of strings

/// Whether the bytes that are written surely lie in a writable object of known size, and do not overlap with the bytes that
/// are read.
fn can_copy(engine: &mut dyn MemoryContext, written: UserRange, read: UserRange) -> bool {
    let Some(object) = engine.memory().find(written.address) else { return false };
    let Size::Fixed(size) = object.size else { return false };
    let room = size - object.offset_of(written.address);
    let fits = object.kind != ObjectKind::Constant && room >= written.length;
    fits && (read.end() <= written.address || written.end() <= read.address)
}

/// Copies the string at `from` with its zero to `to`; returns its length, or `None` if nothing was copied.
fn copy_string(engine: &mut dyn MemoryContext, to: Address, from: Address) -> Result<Option<u64>, Interrupt> {
    let Some(length) = length(engine, from) else { return Ok(None) };
    let copied = |address| UserRange { address, length: length + 1 };
    if !can_copy(engine, copied(to), copied(from)) {
        return Ok(None);
    }
    engine.copy(Value::address(to), Value::address(from), Value::word(length + 1))?;
    Ok(Some(length))
}

pub fn strcpy(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(to), Some(from)) = (address(call, 0)?, address(call, 1)?) else { return Ok(Reply::Decline) };
    answer_address(copy_string(engine, to, from)?.map(|_| to))
}

pub fn stpcpy(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(to), Some(from)) = (address(call, 0)?, address(call, 1)?) else { return Ok(Reply::Decline) };
    answer_address(copy_string(engine, to, from)?.map(|length| to + length))
}

pub fn strcat(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(to), Some(from)) = (address(call, 0)?, address(call, 1)?) else { return Ok(Reply::Decline) };
    let Some(end) = length(engine, to) else { return Ok(Reply::Decline) };
    answer_address(copy_string(engine, to + end, from)?.map(|_| to))
}

/// `strncpy`: copies at most `limit` bytes and fills the rest with zeros; returns the length copied, or `None` if nothing was.
fn copy_padded(engine: &mut dyn MemoryContext, call: &Call<'_>) -> Result<Option<u64>, Interrupt> {
    let (Some(to), Some(from), Some(limit)) = (address(call, 0)?, address(call, 1)?, word(call, 2)?) else {
        return Ok(None);
    };
    let Some(length) = bounded_length(engine, from, limit) else { return Ok(None) };
    let written = UserRange { address: to, length: limit };
    if !can_copy(engine, written, UserRange { address: from, length: (length + 1).min(limit) }) {
        return Ok(None);
    }
    if length > 0 {
        engine.copy(Value::address(to), Value::address(from), Value::word(length))?;
    }
    if length < limit {
        engine.fill(Value::address(to + length), Value::Bits(0), Value::word(limit - length))?;
    }
    Ok(Some(length))
}

pub fn strncpy(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    match copy_padded(engine, call)? {
        Some(_) => Ok(Reply::Return(Some(call.arg(0)?))),
        None => Ok(Reply::Decline),
    }
}

pub fn stpncpy(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let copied = copy_padded(engine, call)?;
    answer_address(address(call, 0)?.zip(copied).map(|(to, length)| to + length))
}

/// `strncat`: at most `limit` bytes and a zero.
pub fn strncat(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(to), Some(from), Some(limit)) = (address(call, 0)?, address(call, 1)?, word(call, 2)?) else {
        return Ok(Reply::Decline);
    };
    let (Some(end), Some(length)) = (length(engine, to), bounded_length(engine, from, limit)) else {
        return Ok(Reply::Decline);
    };
    let written = UserRange { address: to + end, length: length + 1 };
    if !can_copy(engine, written, UserRange { address: from, length: (length + 1).min(limit) }) {
        return Ok(Reply::Decline);
    }
    if length > 0 {
        engine.copy(Value::address(to + end), Value::address(from), Value::word(length))?;
    }
    engine.fill(Value::address(to + end + length), Value::Bits(0), Value::word(1))?;
    number(to.0)
}
