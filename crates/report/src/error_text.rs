//! The text of `testNNNNNN.KIND.err`: what happened, where, through which calls, with which memory, how to see it.

use crate::values;
use loam_state::{Bug, ErrorKind, TestCase};
use std::fmt::Write;

/// The context of a bug in its report.
pub struct Surroundings<'a> {
    /// The program as the user named it.
    pub program: &'a str,
    /// The test's name, `test000001`.
    pub test: &'a str,
    /// The inputs that lead to the bug, if they are known.
    pub inputs: Option<&'a TestCase>,
    /// How many paths reached this bug.
    pub reached: u64,
}

/// The report.
pub fn render(bug: &Bug, surroundings: &Surroundings<'_>) -> String {
    let mut text = String::new();
    line(&mut text, format_args!("Error: {}", bug.message));
    line(&mut text, format_args!("Kind: {} ({})", bug.kind.suffix(), bug.kind.title()));
    if let Some(suffix) = &bug.custom_suffix {
        line(&mut text, format_args!("Suffix: {suffix}"));
    }
    if let Some((file, at)) = &bug.location {
        line(&mut text, format_args!("File: {file}"));
        line(&mut text, format_args!("Line: {at}"));
    }
    stack(&mut text, bug);
    if !bug.details.is_empty() {
        let heading = if bug.kind == ErrorKind::Liveness { "Liveness" } else { "Memory" };
        line(&mut text, format_args!("{heading}:"));
        for detail in &bug.details {
            line(&mut text, format_args!("\t{detail}"));
        }
    }
    let times =
        if surroundings.reached == 1 { "once".into() } else { format!("{} times", surroundings.reached) };
    line(&mut text, format_args!("Reached: {times}"));
    write_replay(&mut text, surroundings);
    text
}

fn stack(text: &mut String, bug: &Bug) {
    if bug.stack.is_empty() {
        return;
    }
    line(text, format_args!("Stack:"));
    for (depth, entry) in bug.stack.iter().enumerate() {
        let place = match &entry.location {
            Some((file, at)) => format!(" at {file}:{at}"),
            None => String::new(),
        };
        let arguments = entry.arguments.join(", ");
        line(text, format_args!("\t#{depth} in {}({arguments}){place}", entry.function));
    }
}

/// The inputs, and how to see the bug with them.
pub fn write_replay(text: &mut String, surroundings: &Surroundings<'_>) {
    let Surroundings { program, test, inputs, .. } = surroundings;
    let Some(inputs) = inputs else {
        line(text, format_args!("Replay: not possible, no inputs could be found for this path"));
        return;
    };
    if inputs.objects.is_empty() {
        line(text, format_args!("Inputs: none, every run ends here"));
    } else {
        line(text, format_args!("Inputs: {test}.ktest"));
    }
    for input in values::input_lines(inputs) {
        line(text, format_args!("\t{input}"));
    }
    line(text, format_args!("Replay: {}", values::replay_command(program, &format!("{test}.ktest"))));
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    writeln!(text, "{content}").expect("a string takes everything");
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_state::TestObject;
    use loam_state::ending::StackEntry;

    #[test]
    fn a_report_says_what_where_how_often_and_how_to_see_it() {
        let entry = |function: &str, argument: &str, at| StackEntry {
            function: function.into(),
            arguments: vec![argument.into()],
            location: Some(("list.c".into(), at)),
            column: None,
        };
        let message = "out of bounds: 4 bytes at offset 40 of `a`, which has 40";
        let bug = Bug {
            stack: vec![entry("get", "i=10", 12), entry("main", "argc=1", 30)],
            details: vec!["object `a`: 40 bytes at 0x1000, allocated at list.c:28".into()],
            ..Bug::new(ErrorKind::Pointer, message, Some(("list.c".into(), 12)))
        };
        let inputs = TestCase { objects: vec![TestObject { name: "i".into(), bytes: vec![10, 0, 0, 0] }] };
        let around =
            Surroundings { program: "list.c", test: "test000004", inputs: Some(&inputs), reached: 3 };
        assert_eq!(
            render(&bug, &around),
            "Error: out of bounds: 4 bytes at offset 40 of `a`, which has 40\n\
             Kind: ptr (invalid memory access)\n\
             File: list.c\n\
             Line: 12\n\
             Stack:\n\
             \t#0 in get(i=10) at list.c:12\n\
             \t#1 in main(argc=1) at list.c:30\n\
             Memory:\n\
             \tobject `a`: 40 bytes at 0x1000, allocated at list.c:28\n\
             Reached: 3 times\n\
             Inputs: test000004.ktest\n\
             \ti = 10\n\
             Replay: loam replay list.c test000004.ktest\n"
        );
    }
}
