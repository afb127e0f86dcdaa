//! What C++ programs need of the engine beside `runtime/cpp.cc`: memory, and the end of a program that throws.

use super::{Call, string, zero};
use crate::host::{Host, Interrupt, Reply};
use loam_memory::ObjectInfo;
use loam_memory::Value;
use loam_state::ErrorKind;
use std::sync::Arc;

/// What `operator new` aligns to if nothing is said.
const ALIGN: u64 = 16;

/// `operator new(size)` and `operator new(size, alignment)`.
pub fn new(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match object(host, call)? {
        Some(object) => Ok(Reply::Return(Some(host.address(&object)))),
        None => {
            let message = "operator new finds no memory (std::bad_alloc)".to_owned();
            Err(Interrupt::Error(ErrorKind::Abort, message))
        }
    }
}

/// The same with `std::nothrow`.
pub fn new_or_null(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match object(host, call)? {
        Some(object) => Ok(Reply::Return(Some(host.address(&object)))),
        None => zero(),
    }
}

fn object(host: &mut dyn Host, call: &Call<'_>) -> Result<Option<Arc<ObjectInfo>>, Interrupt> {
    let align = match call.args.get(1) {
        Some(align) => host.concretise(align.value, "an alignment")? as u64,
        None => ALIGN,
    };
    host.allocate(call.arg(0)?, align.max(ALIGN), false)
}

/// `__loam_terminate(why)`: the C++ runtime ends the program.
pub fn terminate(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let why = string(host, call.arg(0)?, "a reason")?;
    Err(Interrupt::Error(ErrorKind::Abort, String::from_utf8_lossy(&why).into_owned()))
}

/// `__loam_throw(exception)`.
pub fn throw(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let exception = host.concretise(call.arg(0)?, "an exception")? as u64;
    let described = type_name(host, exception)?;
    let message = format!("C++ exceptions are not supported: throw of {described}");
    Err(Interrupt::Error(ErrorKind::Unsupported, message))
}

/// What the header in front of an exception is large; its first word is the exception's type.
const HEADER: u64 = 64;

/// The name of an exception's type.
fn type_name(host: &mut dyn Host, exception: u64) -> Result<String, Interrupt> {
    let described = host.read(Value::word(exception - HEADER), 8)?;
    let described = host.concretise(described, "a type")? as u64;
    let name = host.read(Value::word(described + 8), 8)?;
    let name = string(host, name, "the name of a type")?;
    Ok(readable(&String::from_utf8_lossy(&name)))
}

/// The name of a type as in the source, where it is as simple as most are; otherwise as it is mangled.
fn readable(mangled: &str) -> String {
    const FUNDAMENTAL: [(&str, &str); 12] = [
        ("i", "int"),
        ("j", "unsigned int"),
        ("l", "long"),
        ("m", "unsigned long"),
        ("c", "char"),
        ("b", "bool"),
        ("s", "short"),
        ("d", "double"),
        ("f", "float"),
        ("x", "long long"),
        ("PKc", "char const*"),
        ("Pc", "char*"),
    ];
    if let Some((_, name)) = FUNDAMENTAL.iter().find(|(code, _)| *code == mangled) {
        return (*name).to_owned();
    }
    let mut rest = mangled.strip_prefix('*').unwrap_or(mangled);
    rest = rest.strip_prefix('N').and_then(|inner| inner.strip_suffix('E')).unwrap_or(rest);
    let mut parts = Vec::new();
    if let Some(inner) = rest.strip_prefix("St") {
        parts.push("std");
        rest = inner;
    }
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let Ok(length) = rest[..digits].parse::<usize>() else { return mangled.to_owned() };
        let Some(part) = rest[digits..].get(..length) else { return mangled.to_owned() };
        parts.push(part);
        rest = &rest[digits + length..];
    }
    parts.join("::")
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn names_of_types_are_shown_as_in_the_source() {
        for (mangled, shown) in [
            ("St12out_of_range", "std::out_of_range"),
            ("3Foo", "Foo"),
            ("N5space5ErrorE", "space::Error"),
            ("i", "int"),
            ("PKc", "char const*"),
            ("St6vectorIiSaIiEE", "St6vectorIiSaIiEE"),
            ("99x", "99x"),
        ] {
            assert_eq!(readable(mangled), shown);
        }
    }
}
