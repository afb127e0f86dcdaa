//! What each kind of error means and what to do about it: one row per kind.

use loam_state::ErrorKind;

/// The explanation of a kind.
pub struct Rule {
    /// A name in one word.
    pub name: &'static str,
    /// What it is, why it matters, what to look at.
    pub help: &'static str,
    /// Entries of the Common Weakness Enumeration.
    pub weaknesses: &'static [u16],
    /// How bad it is for security, as review tools sort it, from 0 to 10. `None` if that cannot be said by the kind alone.
    pub severity: Option<&'static str>,
}

/// A row: the kind, a name, the explanation, the weaknesses, the severity.
type Row = (ErrorKind, &'static str, &'static str, &'static [u16], Option<&'static str>);

/// In the order of the kinds.
const RULES: &[Row; ErrorKind::COUNT] = &[
    (
        ErrorKind::Assert,
        "AssertionFailed",
        "An assertion of the program does not hold for this input. Either the program is wrong or the assertion is; the \
             input shows which values were not thought of.",
        &[617],
        None,
    ),
    (
        ErrorKind::Abort,
        "Abort",
        "The program ends itself with abort, a trap, a panic or code that must not be reached. For input that a user can \
             give it should report an error instead.",
        &[617],
        None,
    ),
    (
        ErrorKind::Pointer,
        "InvalidMemoryAccess",
        "The program reads or writes outside of its objects, or through a value that is no pointer. The report names the \
             object, the offset and the size of the access: check the index or the length against the size before the access.",
        &[119, 125, 787],
        Some("8.8"),
    ),
    (
        ErrorKind::Free,
        "InvalidFree",
        "The program frees memory twice, or something that no allocation returned. Give every object one owner that \
             frees it, and set pointers to null afterwards.",
        &[415, 590],
        Some("8.1"),
    ),
    (
        ErrorKind::UseAfterFree,
        "UseAfterFree",
        "The program uses an object after it was freed, or a local after its scope. The report says where the object was \
             allocated, where it ended and where it is used.",
        &[416],
        Some("8.8"),
    ),
    (
        ErrorKind::Null,
        "NullPointer",
        "The program reads or writes through a null pointer. Functions that may return null, such as malloc or strchr, \
             must be checked before their result is used.",
        &[476],
        Some("5.5"),
    ),
    (
        ErrorKind::ReadOnly,
        "WriteToConstant",
        "The program writes to memory that is constant, such as a string literal. Copy the text first.",
        &[123],
        Some("5.5"),
    ),
    (
        ErrorKind::Uninitialised,
        "UseOfUninitialisedMemory",
        "What the program does depends on memory that it never wrote. The value differs from run to run; initialise \
             the object, or do not read what was not set.",
        &[457, 908],
        Some("6.5"),
    ),
    (
        ErrorKind::Leak,
        "MemoryLeak",
        "At exit nothing points to a heap object any more, so it could never be freed. Free it where the last pointer \
             to it goes away.",
        &[401],
        Some("3.3"),
    ),
    (
        ErrorKind::Division,
        "DivisionByZero",
        "The divisor can be zero, or the quotient does not fit its type. Check the divisor first.",
        &[369],
        Some("5.5"),
    ),
    (
        ErrorKind::Overshift,
        "ShiftByTooMuch",
        "A value is shifted by its width or more, or by a negative number: the result is undefined in C. Limit the \
             shift count first.",
        &[1335],
        Some("3.3"),
    ),
    (
        ErrorKind::Overflow,
        "Overflow",
        "The result of an operation, or the operand of a conversion, does not fit its type. Use a wider type or check \
             the operands first.",
        &[190, 681],
        Some("6.5"),
    ),
    (
        ErrorKind::Liveness,
        "NeverEnds",
        "The program comes back to a state in which it was before and never ends. The report has the lines of the \
             cycle: something in it must change.",
        &[835],
        Some("5.5"),
    ),
    (
        ErrorKind::External,
        "CallThatCannotBeMade",
        "The program calls a function that is neither in it nor known to Loam, and the call could not be made on the \
             machine. This path was not explored further; it is no bug of the program.",
        &[],
        None,
    ),
    (
        ErrorKind::Unsupported,
        "NotSupported",
        "The program does something that Loam does not support. This path was not explored further; it is no bug of the \
             program.",
        &[],
        None,
    ),
    (
        ErrorKind::Model,
        "NotDecided",
        "The memory model or the model of a function cannot decide an operation. This path was not explored further; it \
             is no bug of the program. Another memory model may get further.",
        &[],
        None,
    ),
    (
        ErrorKind::User,
        "ReportedByTheProgram",
        "The program itself reports an error, with klee_report_error or a function like it.",
        &[],
        None,
    ),
    (
        ErrorKind::Stack,
        "StackOverflow",
        "The stack of the program is full: a recursion is too deep for this input, or a local is too large. Limit the \
             depth by the input that decides it.",
        &[674, 770],
        Some("5.5"),
    ),
];

/// The explanation of a kind.
pub fn rule(kind: ErrorKind) -> Rule {
    let (_, name, help, weaknesses, severity) = RULES[kind as usize];
    Rule { name, help, weaknesses, severity }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_has_a_name_of_its_own_and_help() {
        assert!(RULES.iter().zip(ErrorKind::TABLE).all(|(rule, row)| rule.0 == row.0));
        let names: BTreeSet<&str> = ErrorKind::TABLE.iter().map(|row| rule(row.0).name).collect();
        assert_eq!(names.len(), ErrorKind::COUNT);
        assert!(ErrorKind::TABLE.iter().all(|row| rule(row.0).help.ends_with('.')));
    }
}
