//! Hot functions on bytes. Copies and fills are done by memory itself, whatever is symbolic about them; the others
//! answer at once on known bytes and otherwise leave the work to the runtime's own code, which forks as it must.

use super::{Call, number};
use crate::host::{Host, Interrupt, Reply};
use loam_memory::Value;
use loam_memory::model::Range;
use std::cmp::Ordering;

pub fn memcpy(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    host.copy(call.arg(0)?, call.arg(1)?, call.arg(2)?)?;
    Ok(Reply::Return(Some(call.arg(0)?)))
}

pub fn memmove(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    host.copy(call.arg(0)?, call.arg(1)?, call.arg(2)?)?;
    Ok(Reply::Return(Some(call.arg(0)?)))
}

pub fn memset(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let store = host.store();
    let byte = match call.arg(1)? {
        Value::Bits(bits) => Value::Bits(bits & 0xff),
        Value::Term(term) => Value::of(&store, store.truncate(term, 8)),
    };
    host.fill(call.arg(0)?, byte, call.arg(2)?)?;
    Ok(Reply::Return(Some(call.arg(0)?)))
}

/// The known string at a known address.
fn known(host: &mut dyn Host, address: Value) -> Option<Vec<u8>> {
    let address = address.as_word()?;
    host.memory().known_string(address)
}

pub fn strlen(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match known(host, call.arg(0)?) {
        Some(string) => number(string.len() as u64),
        None => Ok(Reply::Decline),
    }
}

fn sign(ordering: Ordering) -> Result<Reply, Interrupt> {
    let result = match ordering {
        Ordering::Less => u64::from(u32::MAX),
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    };
    number(result)
}

pub fn strcmp(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match (known(host, call.arg(0)?), known(host, call.arg(1)?)) {
        (Some(left), Some(right)) => sign(left.cmp(&right)),
        _ => Ok(Reply::Decline),
    }
}

pub fn strncmp(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let Some(most) = call.arg(2)?.as_word() else { return Ok(Reply::Decline) };
    let cut = |string: Vec<u8>| string.into_iter().take(most as usize).collect::<Vec<u8>>();
    match (known(host, call.arg(0)?), known(host, call.arg(1)?)) {
        (Some(left), Some(right)) => sign(cut(left).cmp(&cut(right))),
        _ => Ok(Reply::Decline),
    }
}

pub fn memcmp(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let store = host.store();
    let length = call.arg(2)?;
    if host.decide(store.eq(length.term(&store, 64), store.word(0)))? {
        return number(0);
    }
    // Both must be there as a whole, wherever the first difference is.
    for side in 0..2 {
        host.resolve(Range { address: call.arg(side)?, length, write: false })?;
    }
    let words = (call.arg(0)?.as_word(), call.arg(1)?.as_word(), call.arg(2)?.as_word());
    let (Some(left), Some(right), Some(length)) = words else { return Ok(Reply::Decline) };
    let Some(left) = host.memory().known_bytes(left, length).map(<[u8]>::to_vec) else {
        return Ok(Reply::Decline);
    };
    match host.memory().known_bytes(right, length) {
        Some(right) => sign(left[..].cmp(right)),
        None => Ok(Reply::Decline),
    }
}
