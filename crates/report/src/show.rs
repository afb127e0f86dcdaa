//! `loam test show`: the inputs of a test, readable at a glance and exact to the byte.

use crate::ktest::Ktest;
use crate::values;
use std::fmt::{self, Write};

/// Bytes per line of the listing.
const ROW: usize = 16;

/// The test as text. `name` is the file as the user named it.
pub fn render(name: &str, test: &Ktest) -> String {
    let mut text = String::new();
    write_test(&mut text, name, test).expect("a string takes everything");
    text
}

fn write_test(text: &mut String, name: &str, test: &Ktest) -> fmt::Result {
    writeln!(text, "{name}: {}", values::counted(test.objects.len() as u64, "input", "inputs"))?;
    if !test.arguments.is_empty() {
        writeln!(text, "  program: {}", test.arguments.join(" "))?;
    }
    for object in &test.objects {
        let size = values::counted(object.bytes.len() as u64, "byte", "bytes");
        writeln!(text, "  {} ({size}) = {}", object.name, values::describe_bytes(&object.bytes))?;
        for (row, bytes) in object.bytes.chunks(ROW).enumerate() {
            let hex: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            let letters: String = bytes.iter().map(|&byte| letter(byte)).collect();
            writeln!(text, "    {:06x}  {:47}  {letters}", row * ROW, hex.join(" "))?;
        }
    }
    Ok(())
}

fn letter(byte: u8) -> char {
    if byte.is_ascii_graphic() || byte == b' ' { char::from(byte) } else { '.' }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_state::TestObject;

    #[test]
    fn each_input_has_its_value_and_its_bytes() {
        let objects = vec![TestObject { name: "n".into(), bytes: vec![0xfe, 0xff, 0xff, 0xff] }];
        let test = Ktest { arguments: vec!["prog.c".into()], objects, ..Ktest::default() };
        let expected = "a.ktest: 1 input\n  program: prog.c\n  n (4 bytes) = -2 (unsigned 4294967294, 0xfffffffe)\n    \
                        000000  fe ff ff ff                                      ....\n";
        assert_eq!(render("a.ktest", &test), expected);
    }
}
