//! C++ type information as it lies in memory: which type converts to which, and what an exception says of itself.
//!
//! The first word of a type's description points into a vtable of the C++ runtime, which tells what kind of type it is; the
//! second to its name. What follows depends on the kind, as the ABI defines it.

use crate::machine::Machine;
use loam_environment::{InputContext, Interrupt};
use loam_memory::Value;
use loam_program::ir::Address;

/// What kind of type a description describes, as far as exceptions care.
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
    /// A known word, so many bytes behind an address.
    pub(super) fn word_at(&mut self, address: u64, offset: u64) -> Result<u64, Interrupt> {
        let word = self.read_scalar(Value::word(address.wrapping_add(offset)), 8)?;
        word.as_word().ok_or_else(|| super::unsupported("symbolic type information"))
    }

    /// What a handler of the type `wanted` gets of an object of the type `described`, if it takes it.
    pub(super) fn conversion(
        &mut self,
        object: u64,
        described: u64,
        wanted: u64,
    ) -> Result<Option<u64>, Interrupt> {
        if wanted == 0 {
            return Ok(Some(object));
        }
        if let (Kind::Pointer, Kind::Pointer) = (self.kind(described)?, self.kind(wanted)?) {
            let pointer = self.word_at(object, 0)?;
            return self.pointer_conversion(pointer, described, wanted);
        }
        self.base_of(object, described, wanted, MOST_BASES)
    }

    /// Pointers convert to pointers to more qualified types, to bases and to `void`.
    fn pointer_conversion(
        &mut self,
        pointer: u64,
        described: u64,
        wanted: u64,
    ) -> Result<Option<u64>, Interrupt> {
        let (flags, more) = (self.word_at(described, 16)? as u32, self.word_at(wanted, 16)? as u32);
        let (from, to) = (self.word_at(described, 24)?, self.word_at(wanted, 24)?);
        const QUALIFIERS: u32 = 7;
        if flags & QUALIFIERS & !more != 0 {
            return Ok(None);
        }
        if self.type_name(to)? == "v" {
            return Ok(Some(pointer));
        }
        // A null pointer has no parts; it stays null whatever it points to.
        let found = self.base_of(pointer, from, to, MOST_BASES)?;
        Ok(found.map(|part| if pointer == 0 { 0 } else { part }))
    }

    /// The address of the public part of this type in an object, so many levels of bases deep at most.
    fn base_of(
        &mut self,
        object: u64,
        described: u64,
        wanted: u64,
        levels: u32,
    ) -> Result<Option<u64>, Interrupt> {
        let Some(levels) = levels.checked_sub(1) else {
            return Err(super::unsupported("a class with bases without end"));
        };
        if described == wanted || self.type_name(described)? == self.type_name(wanted)? {
            return Ok(Some(object));
        }
        match self.kind(described)? {
            Kind::Derived => {
                let base = self.word_at(described, 16)?;
                self.base_of(object, base, wanted, levels)
            }
            Kind::OfSeveral => {
                let count = self.word_at(described, 16)? >> 32;
                for index in 0..count {
                    let base = self.word_at(described, 24 + 16 * index)?;
                    let flags = self.word_at(described, 32 + 16 * index)?;
                    let mut offset = (flags as i64 >> 8) as u64;
                    if flags & VIRTUAL != 0 && object != 0 {
                        let vtable = self.word_at(object, 0)?;
                        offset = self.word_at(vtable, offset)?;
                    }
                    if flags & PUBLIC != 0
                        && let Some(part) = self.base_of(object.wrapping_add(offset), base, wanted, levels)?
                    {
                        return Ok(Some(part));
                    }
                }
                Ok(None)
            }
            Kind::Pointer | Kind::Other => Ok(None),
        }
    }

    fn kind(&mut self, described: u64) -> Result<Kind, Interrupt> {
        // The vtable begins two words before the place it is known by.
        let vtable = self.word_at(described, 0)?.wrapping_sub(16);
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

    fn address_of_global(&self, name: &str) -> Option<u64> {
        let (id, _) = self.image.program.globals.iter().find(|(_, global)| global.name == name)?;
        self.image.address(&self.store, Address::Global(id, 0)).as_word()
    }

    fn type_name(&mut self, described: u64) -> Result<String, Interrupt> {
        let name = self.word_at(described, 8)?;
        self.text_at(name)
    }

    /// The string at an address, as it is in the test of this path.
    fn text_at(&mut self, address: u64) -> Result<String, Interrupt> {
        if let Some(known) = self.known_memory().string(address) {
            return Ok(String::from_utf8_lossy(&known).into_owned());
        }
        let mut text = Vec::new();
        loop {
            let byte = match self.read_scalar(Value::word(address.wrapping_add(text.len() as u64)), 1)? {
                Value::Bits(bits) => bits,
                Value::Term(term) => self.some_value(term)?,
            };
            match byte as u8 {
                0 => return Ok(String::from_utf8_lossy(&text).into_owned()),
                byte => text.push(byte),
            }
        }
    }

    /// The words for an exception that nobody catches.
    pub(super) fn uncaught(&mut self, exception: u64, described: u64) -> Result<String, Interrupt> {
        // The path ends here, so it may as well be restricted to what its report says.
        self.concretise_inputs();
        let mut message = format!("uncaught exception of type {}", readable(&self.type_name(described)?));
        for name in ["_ZTISt11logic_error", "_ZTISt13runtime_error"] {
            let Some(base) = self.address_of_global(name) else { continue };
            if let Some(part) = self.base_of(exception, described, base, MOST_BASES)? {
                // Behind the vtable: a pointer to a count and the text.
                let text = self.word_at(part, 8)?;
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
