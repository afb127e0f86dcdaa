//! C++ type information in memory: conversions between types, and the message of an exception.
//!
//! The first word of a `std::type_info` points into a vtable of the C++ runtime, which identifies the kind of the type; the
//! second word points to its name. The rest depends on the kind, as defined in the ABI.

use crate::machine::Machine;
use loam_environment::{InputContext, Interrupt};
use loam_memory::{Address, Value};
use loam_program::ir;

/// The description of a type: the address of a `std::type_info`. Null in a handler that catches everything.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct TypeInfo(pub Address);

/// An object in the memory of the program and its type.
#[derive(Clone, Copy)]
pub(super) struct TypedObject {
    /// Where the object lies.
    pub address: Address,
    /// Its type.
    pub type_info: TypeInfo,
}

/// The kinds of types that exceptions distinguish.
enum Kind {
    /// A class with one public base at its start.
    Derived,
    /// A class with bases anywhere.
    OfSeveral,
    /// A pointer.
    Pointer,
    /// Anything without bases.
    Other,
}

/// Deepest class hierarchy that is looked at.
const MOST_BASES: u32 = 256;

/// Bits of a base's flags.
const VIRTUAL: u64 = 1;
const PUBLIC: u64 = 2;

impl Machine {
    /// The word at an offset from an address, which must be known.
    pub(super) fn word_at(&mut self, address: Address, offset: u64) -> Result<u64, Interrupt> {
        let word = self.read_scalar(Value::address(address.wrapping_add(offset)), 8)?;
        word.as_word().ok_or_else(|| super::unsupported("symbolic type information"))
    }

    /// The address that a handler of the type `wanted` gets of an object; `None` if the handler does not catch the object.
    pub(super) fn conversion(
        &mut self,
        object: TypedObject,
        wanted: TypeInfo,
    ) -> Result<Option<Address>, Interrupt> {
        if wanted.0.is_null() {
            return Ok(Some(object.address));
        }
        if let (Kind::Pointer, Kind::Pointer) = (self.kind(object.type_info)?, self.kind(wanted)?) {
            return self.pointer_conversion(object, wanted);
        }
        self.base_of(object, wanted, MOST_BASES)
    }

    /// Converts an object that is a pointer: to a pointer to a more qualified type, to a base or to `void`.
    fn pointer_conversion(
        &mut self,
        object: TypedObject,
        wanted: TypeInfo,
    ) -> Result<Option<Address>, Interrupt> {
        let pointer = Address(self.word_at(object.address, 0)?);
        let described = object.type_info;
        let (flags, more) = (self.word_at(described.0, 16)? as u32, self.word_at(wanted.0, 16)? as u32);
        let [from, to] = [self.type_at(described, 24)?, self.type_at(wanted, 24)?];
        const QUALIFIERS: u32 = 7;
        if flags & QUALIFIERS & !more != 0 {
            return Ok(None);
        }
        if self.type_name(to)? == "v" {
            return Ok(Some(pointer));
        }
        // A null pointer has no parts; it stays null whatever it points to.
        let found = self.base_of(TypedObject { address: pointer, type_info: from }, to, MOST_BASES)?;
        Ok(found.map(|part| if pointer.is_null() { Address::NULL } else { part }))
    }

    /// The address of the public base of the type `wanted` in an object, at most this many levels of bases deep.
    fn base_of(
        &mut self,
        object: TypedObject,
        wanted: TypeInfo,
        levels: u32,
    ) -> Result<Option<Address>, Interrupt> {
        let TypedObject { address, type_info } = object;
        let Some(levels) = levels.checked_sub(1) else {
            return Err(super::unsupported("a class with bases without end"));
        };
        if type_info == wanted || self.type_name(type_info)? == self.type_name(wanted)? {
            return Ok(Some(address));
        }
        match self.kind(type_info)? {
            Kind::Derived => {
                let type_info = self.type_at(type_info, 16)?;
                self.base_of(TypedObject { address, type_info }, wanted, levels)
            }
            Kind::OfSeveral => {
                let count = self.word_at(type_info.0, 16)? >> 32;
                for index in 0..count {
                    let base = self.type_at(type_info, 24 + 16 * index)?;
                    let flags = self.word_at(type_info.0, 32 + 16 * index)?;
                    let mut offset = (flags as i64 >> 8) as u64;
                    if flags & VIRTUAL != 0 && !address.is_null() {
                        let vtable = Address(self.word_at(address, 0)?);
                        offset = self.word_at(vtable, offset)?;
                    }
                    let part = TypedObject { address: address.wrapping_add(offset), type_info: base };
                    if flags & PUBLIC != 0
                        && let Some(found) = self.base_of(part, wanted, levels)?
                    {
                        return Ok(Some(found));
                    }
                }
                Ok(None)
            }
            Kind::Pointer | Kind::Other => Ok(None),
        }
    }

    /// The type that a word of a type's description points to.
    fn type_at(&mut self, described: TypeInfo, offset: u64) -> Result<TypeInfo, Interrupt> {
        Ok(TypeInfo(Address(self.word_at(described.0, offset)?)))
    }

    fn kind(&mut self, described: TypeInfo) -> Result<Kind, Interrupt> {
        // A description points two words behind the beginning of the vtable.
        let vtable = Address(self.word_at(described.0, 0)?.wrapping_sub(16));
        let is = |name: &str| self.address_of_global(name) == Some(vtable);
        Ok(if is("_ZTVN10__cxxabiv120__si_class_type_infoE") {
            Kind::Derived
        } else if is("_ZTVN10__cxxabiv121__vmi_class_type_infoE") {
            Kind::OfSeveral
        } else if is("_ZTVN10__cxxabiv119__pointer_type_infoE") {
            Kind::Pointer
        } else {
            Kind::Other
        })
    }

    fn address_of_global(&self, name: &str) -> Option<Address> {
        let (id, _) = self.image.program.globals.iter().find(|(_, global)| global.name == name)?;
        self.image.address(&self.store, ir::Address::Global(id, 0)).as_address()
    }

    fn type_name(&mut self, described: TypeInfo) -> Result<String, Interrupt> {
        let name = self.word_at(described.0, 8)?;
        self.text_at(Address(name))
    }

    /// The string at an address, as it is in the test of this path.
    fn text_at(&mut self, address: Address) -> Result<String, Interrupt> {
        if let Some(known) = self.known_memory().string(address) {
            return Ok(String::from_utf8_lossy(&known).into_owned());
        }
        let mut text = Vec::new();
        loop {
            let byte = match self.read_scalar(Value::address(address.wrapping_add(text.len() as u64)), 1)? {
                Value::Bits(bits) => bits,
                Value::Term(term) => self.some_value(term)?,
            };
            match byte as u8 {
                0 => return Ok(String::from_utf8_lossy(&text).into_owned()),
                byte => text.push(byte),
            }
        }
    }

    /// The message of the error that nobody catches an exception.
    pub(super) fn uncaught(&mut self, exception: TypedObject) -> Result<String, Interrupt> {
        // The path ends here, so it can be restricted to the message of its report.
        self.concretise_inputs();
        let mut message =
            format!("uncaught exception of type {}", readable(&self.type_name(exception.type_info)?));
        for name in ["_ZTISt11logic_error", "_ZTISt13runtime_error"] {
            let Some(base) = self.address_of_global(name) else { continue };
            if let Some(part) = self.base_of(exception, TypeInfo(base), MOST_BASES)? {
                // Behind the vtable: a pointer to a count and the text.
                let text = Address(self.word_at(part, 8)?);
                message += &format!(" ({})", self.text_at(text.wrapping_add(8))?);
            }
        }
        Ok(message)
    }
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
