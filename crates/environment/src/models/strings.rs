//! Frequent functions on bytes. Copies and fills are done by memory itself, whatever is symbolic about them; the others
//! answer at once if the bytes that decide are known, and otherwise leave the work to the C library's own code.
//!
//! That code is musl's or the runtime's, and the answers here are the same: comparisons return the difference of the
//! bytes that differ. It also finds the errors: whenever a byte to be looked at is not in the object, not known or was
//! never written, a model declines, and the code runs into it byte by byte.

use super::{Call, number};
use crate::{EngineContext, Interrupt, MemoryContext, Reply};
use loam_memory::model::MemoryRange;
use loam_memory::object::{ObjectKind, Size};
use loam_memory::{Search, Value};

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

/// An argument that must be known for a model to answer.
fn word(call: &Call<'_>, index: usize) -> Result<Option<u64>, Interrupt> {
    Ok(call.arg(index)?.as_word())
}

/// The byte that a character argument means.
fn byte(call: &Call<'_>, index: usize) -> Result<Option<u8>, Interrupt> {
    Ok(word(call, index)?.map(|word| word as u8))
}

/// A known number, or the word that nothing is known.
fn answer(result: Option<u64>) -> Answer {
    result.map_or(Ok(Reply::Decline), number)
}

// Lengths

/// How many bytes come before the terminating zero.
fn length(engine: &mut dyn MemoryContext, address: u64) -> Option<u64> {
    match engine.known_memory().search(address, u64::MAX, |byte| byte == 0) {
        Search::Found { at, .. } => Some(at),
        Search::Exhausted | Search::Unknown => None,
    }
}

/// As [`length`], of at most `limit` bytes.
fn bounded_length(engine: &mut dyn MemoryContext, address: u64, limit: u64) -> Option<u64> {
    match engine.known_memory().search(address, limit, |byte| byte == 0) {
        Search::Found { at, .. } => Some(at),
        Search::Exhausted => Some(limit),
        Search::Unknown => None,
    }
}

pub fn strlen(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    answer(word(call, 0)?.and_then(|address| length(engine, address)))
}

pub fn strnlen(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(limit)) = (word(call, 0)?, word(call, 1)?) else { return Ok(Reply::Decline) };
    answer(bounded_length(engine, address, limit))
}

// Comparisons

/// The result of a comparison that ended at this pair.
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
    let (Some(left), Some(right), Some(limit)) = (word(call, 0)?, word(call, 1)?, limit) else {
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

/// Letters of other alphabets are left to the code that knows the locale.
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
    // Both must be there as a whole, wherever the first difference is.
    for side in 0..2 {
        engine.check_range(MemoryRange { address: call.arg(side)?, length, write: false })?;
    }
    difference(compare(engine, call, length.as_word(), |left, right| left != right)?)
}

// Searches for one byte

/// The address of what a search found; null if it is not there.
fn found_at(address: u64, found: Search<u8>) -> Answer {
    match found {
        Search::Found { at, .. } => number(address + at),
        Search::Exhausted => number(0),
        Search::Unknown => Ok(Reply::Decline),
    }
}

pub fn memchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted), Some(limit)) = (word(call, 0)?, byte(call, 1)?, word(call, 2)?) else {
        return Ok(Reply::Decline);
    };
    found_at(address, engine.known_memory().search(address, limit, |byte| byte == wanted))
}

/// As `memchr`, for the first that is one of two.
pub fn memchr2(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (address, limit) = (word(call, 0)?, word(call, 3)?);
    let (Some(address), Some(one), Some(other), Some(limit)) =
        (address, byte(call, 1)?, byte(call, 2)?, limit)
    else {
        return Ok(Reply::Decline);
    };
    found_at(address, engine.known_memory().search(address, limit, |byte| byte == one || byte == other))
}

pub fn rawmemchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted)) = (word(call, 0)?, byte(call, 1)?) else { return Ok(Reply::Decline) };
    found_at(address, engine.known_memory().search(address, u64::MAX, |byte| byte == wanted))
}

pub fn memrchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted), Some(limit)) = (word(call, 0)?, byte(call, 1)?, word(call, 2)?) else {
        return Ok(Reply::Decline);
    };
    let (mut last, mut count) = (None, 0);
    let all = engine.known_memory().search(address, limit, |byte| {
        last = if byte == wanted { Some(count) } else { last };
        count += 1;
        false
    });
    match all {
        Search::Exhausted => number(last.map_or(0, |at: u64| address + at)),
        Search::Found { .. } | Search::Unknown => Ok(Reply::Decline),
    }
}

/// The first byte that is the wanted one or the terminating zero.
fn byte_or_end(engine: &mut dyn MemoryContext, call: &Call<'_>) -> Result<Option<(u64, bool)>, Interrupt> {
    let (Some(address), Some(wanted)) = (word(call, 0)?, byte(call, 1)?) else { return Ok(None) };
    Ok(match engine.known_memory().search(address, u64::MAX, |byte| byte == wanted || byte == 0) {
        Search::Found { at, what } => Some((address + at, what == wanted)),
        Search::Exhausted | Search::Unknown => None,
    })
}

pub fn strchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let found = byte_or_end(engine, call)?;
    answer(found.map(|(address, is_wanted)| if is_wanted { address } else { 0 }))
}

pub fn strchrnul(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    answer(byte_or_end(engine, call)?.map(|(address, _)| address))
}

pub fn strrchr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted)) = (word(call, 0)?, byte(call, 1)?) else { return Ok(Reply::Decline) };
    let (mut last, mut count) = (None, 0);
    let end = engine.known_memory().search(address, u64::MAX, |byte| {
        last = if byte == wanted { Some(count) } else { last };
        count += 1;
        byte == 0
    });
    match end {
        Search::Found { .. } => number(last.map_or(0, |at: u64| address + at)),
        Search::Exhausted | Search::Unknown => Ok(Reply::Decline),
    }
}

// Searches for one of several bytes

/// A set of bytes.
struct ByteSet([bool; 256]);

/// The bytes of a known string.
fn bytes_of(engine: &mut dyn MemoryContext, address: u64) -> Option<ByteSet> {
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
    let (Some(address), Some(others)) = (word(call, 0)?, word(call, 1)?) else { return Ok(None) };
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
    let Some(address) = word(call, 0)? else { return Ok(Reply::Decline) };
    answer(found.map(|(at, byte)| if byte == 0 { 0 } else { address + at }))
}

// Searches for a sequence

/// The first place of a sequence in another.
fn place_of(wanted: &[u8], bytes: &[u8]) -> Option<usize> {
    let Some((&first, rest)) = wanted.split_first() else { return Some(0) };
    let last = bytes.len().checked_sub(rest.len())?;
    (0..last).find(|&at| bytes[at] == first && bytes[at + 1..].starts_with(rest))
}

fn address_of(address: u64, wanted: &[u8], bytes: &[u8]) -> Answer {
    number(place_of(wanted, bytes).map_or(0, |at| address + at as u64))
}

pub fn strstr(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(address), Some(wanted)) = (word(call, 0)?, word(call, 1)?) else { return Ok(Reply::Decline) };
    let strings = (engine.known_memory().string(address), engine.known_memory().string(wanted));
    let (Some(bytes), Some(wanted)) = strings else { return Ok(Reply::Decline) };
    address_of(address, &wanted, &bytes)
}

pub fn memmem(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let arguments = (word(call, 0)?, word(call, 1)?, word(call, 2)?, word(call, 3)?);
    let (Some(address), Some(length), Some(wanted), Some(wanted_length)) = arguments else {
        return Ok(Reply::Decline);
    };
    let bytes = engine.known_memory().bytes(address, length);
    let wanted = engine.known_memory().bytes(wanted, wanted_length);
    let (Some(bytes), Some(wanted)) = (bytes, wanted) else { return Ok(Reply::Decline) };
    address_of(address, &wanted, &bytes)
}

// Copies of strings

/// Whether so many bytes can be written there without a query, and none of them is among those read.
fn is_free_room(engine: &mut dyn MemoryContext, to: u64, written: u64, from: u64, read: u64) -> bool {
    let Some(object) = engine.memory().find(to) else { return false };
    let Size::Fixed(size) = object.size else { return false };
    let fits = object.kind != ObjectKind::Constant && size - object.offset_of(to) >= written;
    fits && (from.saturating_add(read) <= to || to.saturating_add(written) <= from)
}

/// Copies the string at `from` with its zero to `to`. The length that was copied, or `None` if nothing was done.
fn copy_string(engine: &mut dyn MemoryContext, to: u64, from: u64) -> Result<Option<u64>, Interrupt> {
    let Some(length) = length(engine, from) else { return Ok(None) };
    if !is_free_room(engine, to, length + 1, from, length + 1) {
        return Ok(None);
    }
    engine.copy(Value::word(to), Value::word(from), Value::word(length + 1))?;
    Ok(Some(length))
}

pub fn strcpy(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(to), Some(from)) = (word(call, 0)?, word(call, 1)?) else { return Ok(Reply::Decline) };
    answer(copy_string(engine, to, from)?.map(|_| to))
}

pub fn stpcpy(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(to), Some(from)) = (word(call, 0)?, word(call, 1)?) else { return Ok(Reply::Decline) };
    answer(copy_string(engine, to, from)?.map(|length| to + length))
}

pub fn strcat(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(to), Some(from)) = (word(call, 0)?, word(call, 1)?) else { return Ok(Reply::Decline) };
    let Some(end) = length(engine, to) else { return Ok(Reply::Decline) };
    answer(copy_string(engine, to + end, from)?.map(|_| to))
}

/// `strncpy`: at most `limit` bytes, the rest of them zeros. The length that was copied, or `None` if nothing was done.
fn copy_padded(engine: &mut dyn MemoryContext, call: &Call<'_>) -> Result<Option<u64>, Interrupt> {
    let (Some(to), Some(from), Some(limit)) = (word(call, 0)?, word(call, 1)?, word(call, 2)?) else {
        return Ok(None);
    };
    let Some(length) = bounded_length(engine, from, limit) else { return Ok(None) };
    if !is_free_room(engine, to, limit, from, (length + 1).min(limit)) {
        return Ok(None);
    }
    if length > 0 {
        engine.copy(Value::word(to), Value::word(from), Value::word(length))?;
    }
    if length < limit {
        engine.fill(Value::word(to + length), Value::Bits(0), Value::word(limit - length))?;
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
    answer(word(call, 0)?.zip(copied).map(|(to, length)| to + length))
}

/// `strncat`: at most `limit` bytes and a zero.
pub fn strncat(engine: &mut dyn EngineContext, call: &Call<'_>) -> Answer {
    let (Some(to), Some(from), Some(limit)) = (word(call, 0)?, word(call, 1)?, word(call, 2)?) else {
        return Ok(Reply::Decline);
    };
    let (Some(end), Some(length)) = (length(engine, to), bounded_length(engine, from, limit)) else {
        return Ok(Reply::Decline);
    };
    if !is_free_room(engine, to + end, length + 1, from, (length + 1).min(limit)) {
        return Ok(Reply::Decline);
    }
    if length > 0 {
        engine.copy(Value::word(to + end), Value::word(from), Value::word(length))?;
    }
    engine.fill(Value::word(to + end + length), Value::Bits(0), Value::word(1))?;
    number(to)
}
