//! A verdict as bytes, which a child process sends to its parent.
//!
//! The first byte is the kind of verdict. After it come the model's symbols and values, or the message of a failure.

use loam_expr::view::{ArrayId, Symbol};
use loam_solver::{Model, Unknown, Verdict};

const SAT: u8 = 0;
const UNSAT: u8 = 1;
const TIMEOUT: u8 = 2;
const EFFORT: u8 = 3;
const UNSUPPORTED: u8 = 4;
const FAILED: u8 = 5;

/// Bytes of a symbol with its value: array, offset, value.
const ENTRY: usize = 9;

/// The bytes of a verdict.
pub fn to_bytes(verdict: &Verdict) -> Vec<u8> {
    let text = |kind, text: &str| [&[kind], text.as_bytes()].concat();
    match verdict {
        Verdict::Sat(model) => std::iter::once(SAT).chain(model.iter().flat_map(entry)).collect(),
        Verdict::Unsat => vec![UNSAT],
        Verdict::Unknown(Unknown::Timeout) => vec![TIMEOUT],
        Verdict::Unknown(Unknown::Effort) => vec![EFFORT],
        Verdict::Unknown(Unknown::Unsupported(what)) => text(UNSUPPORTED, what),
        Verdict::Unknown(Unknown::Failed(why)) => text(FAILED, why),
    }
}

fn entry((symbol, value): (Symbol, u8)) -> [u8; ENTRY] {
    let mut entry = [value; ENTRY];
    entry[..4].copy_from_slice(&symbol.array.0.to_le_bytes());
    entry[4..8].copy_from_slice(&symbol.offset.to_le_bytes());
    entry
}

/// The verdict of these bytes; `None` if they are not a verdict.
pub fn from_bytes(bytes: &[u8]) -> Option<Verdict> {
    let (&kind, rest) = bytes.split_first()?;
    let text = || String::from_utf8(rest.to_vec()).ok();
    Some(match kind {
        SAT => Verdict::Sat(model(rest)?),
        UNSAT => Verdict::Unsat,
        TIMEOUT => Verdict::Unknown(Unknown::Timeout),
        EFFORT => Verdict::Unknown(Unknown::Effort),
        UNSUPPORTED => Verdict::Unknown(Unknown::Unsupported(text()?.into())),
        FAILED => Verdict::Unknown(Unknown::Failed(text()?)),
        _ => return None,
    })
}

fn model(bytes: &[u8]) -> Option<Model> {
    let (entries, rest) = bytes.as_chunks::<ENTRY>();
    let number = |bytes: &[u8]| Some(u32::from_le_bytes(bytes.try_into().ok()?));
    let value = |entry: &[u8; ENTRY]| {
        let symbol = Symbol { array: ArrayId(number(&entry[..4])?), offset: number(&entry[4..8])? };
        Some((symbol, entry[8]))
    };
    rest.is_empty().then(|| entries.iter().map(value).collect())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verdict_comes_back_from_its_bytes() {
        let symbol = |array, offset| Symbol { array: ArrayId(array), offset };
        let values = vec![(symbol(0, 0x01020304), 5), (symbol(7, 1), 255), (symbol(0x0a0b0c0d, 0), 0)];
        let unknown = [
            Unknown::Timeout,
            Unknown::Effort,
            Unknown::Unsupported("address base".into()),
            Unknown::Failed("no memory, größer".into()),
        ];
        let sat = [Model::default(), Model::new(values)].map(Verdict::Sat);
        for verdict in sat.into_iter().chain([Verdict::Unsat]).chain(unknown.map(Verdict::Unknown)) {
            assert_eq!(from_bytes(&to_bytes(&verdict)), Some(verdict));
        }
    }

    #[test]
    fn other_bytes_are_no_verdict() {
        for bytes in [&[][..], &[9], &[SAT, 1, 2], &[FAILED, 0xff]] {
            assert_eq!(from_bytes(bytes), None, "{bytes:?}");
        }
    }
}
