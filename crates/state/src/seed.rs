//! Seeds: inputs along which a program is explored first. Some are given before a run; others are those of trials that have found
//! something.

use crate::found::TestObject;
use std::sync::Arc;

/// The inputs of one seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seed {
    /// A test: inputs by their names. Of several inputs of one name the first is that with ordinal 0.
    Test(Vec<TestObject>),
    /// A file: the bytes of the input with this name, or without a name of the first input that the program makes.
    File(Option<String>, Vec<u8>),
    /// The inputs of a trial, as those of a test.
    Trial(Vec<TestObject>),
}

/// The seeds whose inputs take one path.
pub type Seeds = Arc<[Arc<Seed>]>;

/// An input as a seed knows it.
#[derive(Clone, Copy, Debug)]
pub struct SeededInput<'a> {
    /// Its name.
    pub name: &'a str,
    /// How many inputs of the same name the path made earlier.
    pub ordinal: u32,
    /// Whether it is the first input that the program makes.
    pub is_first: bool,
}

impl Seed {
    /// Whether the user has given the seed.
    pub fn is_given(&self) -> bool {
        !matches!(self, Self::Trial(_))
    }

    /// The bytes of an input, if the seed has some. The input may be longer, and is zero from there on.
    pub fn bytes_of(&self, input: SeededInput<'_>) -> Option<&[u8]> {
        match self {
            Self::Test(objects) | Self::Trial(objects) => {
                let same_name = objects.iter().filter(|object| object.name == input.name);
                same_name.map(|object| &*object.bytes).nth(input.ordinal as usize)
            }
            Self::File(Some(name), bytes) => (name == input.name && input.ordinal == 0).then_some(&**bytes),
            Self::File(None, bytes) => input.is_first.then_some(&**bytes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(name: &str, bytes: &[u8]) -> TestObject {
        TestObject { name: name.to_owned(), bytes: bytes.to_vec() }
    }

    #[test]
    fn inputs_of_one_name_are_told_apart_by_their_order() {
        let seed = Seed::Test(vec![object("x", b"1"), object("y", b"2"), object("x", b"3")]);
        let input = |name, ordinal| SeededInput { name, ordinal, is_first: false };
        assert_eq!(seed.bytes_of(input("x", 1)), Some(&b"3"[..]));
        assert_eq!(seed.bytes_of(input("y", 0)), Some(&b"2"[..]));
        assert_eq!(seed.bytes_of(input("x", 2)), None);
    }

    #[test]
    fn a_file_is_one_input() {
        let input = |name, is_first| SeededInput { name, ordinal: 0, is_first };
        let first = Seed::File(None, b"1".to_vec());
        assert_eq!(first.bytes_of(input("x", true)), Some(&b"1"[..]));
        assert_eq!(first.bytes_of(input("y", false)), None);
        let named = Seed::File(Some("stdin".to_owned()), b"1".to_vec());
        assert_eq!(named.bytes_of(input("stdin", false)), Some(&b"1"[..]));
        assert_eq!(named.bytes_of(input("x", true)), None);
    }
}
