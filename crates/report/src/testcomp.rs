//! Tests as Test-Comp exchanges them: `metadata.xml` about the suite, and an XML file per test with the values that the
//! `__VERIFIER_nondet_*` functions return, in their order.

use crate::layout::date;
use loam_state::{TestCase, TestObject};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The start of the names of inputs that a function of SV-COMP makes.
const NONDET: &str = "__VERIFIER_nondet_";

/// What the suite is for.
#[derive(Clone, Debug, Default)]
pub struct SuiteInfo {
    /// The program, as the user named it.
    pub program: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The function that exploration begins with.
    pub entry: String,
    /// What the tests are to cover, as a property file says it.
    pub specification: String,
    /// When the run was started, in seconds since 1970.
    pub started: u64,
}

/// What tests are for if nothing else is said: all branches.
pub const ALL_BRANCHES: &str = "COVER( init(main()), FQL(COVER EDGES(@DECISIONEDGE)) )";

/// The text of `metadata.xml`.
pub fn metadata(info: &SuiteInfo) -> String {
    let hash =
        Sha256::digest(&info.bytes).iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    let language = if info.program.ends_with(".cc") || info.program.ends_with(".cpp") { "C++" } else { "C" };
    let elements = [
        ("sourcecodelang", language.to_owned()),
        ("producer", concat!("Loam ", env!("CARGO_PKG_VERSION")).to_owned()),
        ("specification", info.specification.clone()),
        ("programfile", info.program.clone()),
        ("programhash", hash),
        ("entryfunction", info.entry.clone()),
        ("architecture", "64bit".to_owned()),
        ("creationtime", format!("{}Z", date(info.started).replace(' ', "T"))),
    ];
    let mut text = head("test-metadata");
    text.push_str("<test-metadata>\n");
    for (name, value) in elements {
        let _ = writeln!(text, "  <{name}>{}</{name}>", escaped(&value));
    }
    text + "</test-metadata>\n"
}

/// The text of the file of a test. Inputs that no function of SV-COMP made are bytes, one after the other.
pub fn test_case(test: &TestCase, covers_error: bool) -> String {
    let mut text = head("testcase");
    text.push_str(if covers_error { "<testcase coversError=\"true\">\n" } else { "<testcase>\n" });
    for object in test.objects.iter().filter(|object| !is_of_engine(&object.name)) {
        let TestObject { name, bytes } = object;
        match name.strip_prefix(NONDET).map(base_name).and_then(|kind| value(kind, bytes)) {
            Some((ty, value)) => {
                let _ = writeln!(text, "  <input type=\"{ty}\">{value}</input>");
            }
            None => bytes.iter().for_each(|byte| {
                let _ = writeln!(
                    text,
                    "  <input variable=\"{}\" type=\"unsigned char\">{byte}</input>",
                    escaped(name)
                );
            }),
        }
    }
    text + "</testcase>\n"
}

/// Objects that describe the surroundings rather than an input.
fn is_of_engine(name: &str) -> bool {
    name == "model_version"
}

/// A name without the number that tells inputs of one name apart.
fn base_name(name: &str) -> &str {
    match name.rsplit_once('_') {
        Some((base, digits)) if !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()) => {
            base
        }
        _ => name,
    }
}

/// The type and the value of what `__VERIFIER_nondet_KIND` returns.
fn value(kind: &str, bytes: &[u8]) -> Option<(&'static str, String)> {
    let bits = bytes.iter().rev().fold(0u128, |bits, &byte| bits << 8 | u128::from(byte));
    let unused = 128 - 8 * u32::try_from(bytes.len()).ok().filter(|&length| 0 < length && length <= 16)?;
    let signed = || (((bits << unused) as i128) >> unused).to_string();
    Some(match kind {
        "bool" => ("bool", bits.to_string()),
        "char" => ("char", signed()),
        "schar" => ("signed char", signed()),
        "uchar" | "u8" => ("unsigned char", bits.to_string()),
        "short" => ("short", signed()),
        "ushort" | "u16" => ("unsigned short", bits.to_string()),
        "int" => ("int", signed()),
        "uint" | "unsigned" | "u32" => ("unsigned int", bits.to_string()),
        "long" => ("long", signed()),
        "ulong" | "size_t" => ("unsigned long", bits.to_string()),
        "longlong" | "loff_t" => ("long long", signed()),
        "ulonglong" | "u64" => ("unsigned long long", bits.to_string()),
        "int128" => ("__int128", signed()),
        "uint128" => ("unsigned __int128", bits.to_string()),
        "float" => ("float", f32::from_bits(bits as u32).to_string()),
        "double" => ("double", f64::from_bits(bits as u64).to_string()),
        "pointer" | "pchar" | "charp" => ("void *", bits.to_string()),
        _ => return None,
    })
}

fn head(root: &str) -> String {
    let file = if root == "testcase" { "testcase" } else { "test-metadata" };
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<!DOCTYPE {root} PUBLIC \"+//IDN sosy-lab.org//DTD \
         test-format {file} 1.1//EN\" \"https://sosy-lab.org/test-format/{file}-1.1.dtd\">\n"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(name: &str, bytes: &[u8]) -> TestObject {
        TestObject { name: name.to_owned(), bytes: bytes.to_vec() }
    }

    #[test]
    fn values_have_the_types_of_their_functions() {
        let objects = vec![
            object("__VERIFIER_nondet_int", &[0xfe, 0xff, 0xff, 0xff]),
            object("__VERIFIER_nondet_uint_1", &[0xfe, 0xff, 0xff, 0xff]),
            object("__VERIFIER_nondet_size_t", &[3, 0, 0, 0, 0, 0, 0, 0]),
            object("__VERIFIER_nondet_float", &1.5f32.to_le_bytes()),
            object("a<b", &[7, 8]),
        ];
        let text = test_case(&TestCase { objects }, true);
        let lines: Vec<&str> = text.lines().skip(2).collect();
        assert_eq!(
            lines,
            [
                "<testcase coversError=\"true\">",
                "  <input type=\"int\">-2</input>",
                "  <input type=\"unsigned int\">4294967294</input>",
                "  <input type=\"unsigned long\">3</input>",
                "  <input type=\"float\">1.5</input>",
                "  <input variable=\"a&lt;b\" type=\"unsigned char\">7</input>",
                "  <input variable=\"a&lt;b\" type=\"unsigned char\">8</input>",
                "</testcase>",
            ]
        );
    }

    #[test]
    fn the_suite_says_what_it_is_for() {
        let info = SuiteInfo {
            program: "a.c".into(),
            entry: "main".into(),
            bytes: b"abc".to_vec(),
            ..SuiteInfo::default()
        };
        let text = metadata(&info);
        assert!(text.contains(
            "<programhash>ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad</programhash>"
        ));
        assert!(text.contains("<creationtime>1970-01-01T00:00:00Z</creationtime>"), "{text}");
    }
}
