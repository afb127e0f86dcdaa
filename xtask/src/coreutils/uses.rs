//! Reads `bench/coreutils/uses.txt`: the programs of coreutils, and the arguments they are called with.

/// One call of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Use {
    /// The program's name.
    pub tool: String,
    /// Its arguments.
    pub args: Vec<String>,
    /// The file that is its standard input.
    pub stdin: Option<String>,
    /// Why the output depends on the machine.
    pub machine: Option<String>,
}

/// All uses, in the order of the file; `--help` and `--version` of a program come first.
pub fn all() -> Vec<Use> {
    let text = include_str!("../../../bench/coreutils/uses.txt");
    let mut uses: Vec<Use> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let next = parse(line);
        if uses.last().is_none_or(|last| last.tool != next.tool) {
            let with = |option: &str| Use {
                tool: next.tool.clone(),
                args: vec![option.to_owned()],
                stdin: None,
                machine: None,
            };
            uses.extend([with("--help"), with("--version")]);
        }
        uses.push(next);
    }
    uses
}

/// The names of all programs, in order.
pub fn tools() -> Vec<String> {
    let mut tools: Vec<String> = all().into_iter().map(|each| each.tool).collect();
    tools.dedup();
    tools
}

fn parse(line: &str) -> Use {
    let (call, machine) = match line.split_once("!!") {
        Some((call, reason)) => (call, Some(reason.trim().to_owned())),
        None => (line, None),
    };
    let mut words = words(call);
    let stdin = match words.iter().position(|word| word == "<") {
        Some(checkout) => words.split_off(checkout).into_iter().nth(1),
        None => None,
    };
    let tool = if words.is_empty() { String::new() } else { words.remove(0) };
    Use { tool, args: words, stdin, machine }
}

/// Splits at blanks outside of quotes, and reads the quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match c {
            '\'' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            '\\' if quoted => word.get_or_insert_default().push(match chars.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                other => other.unwrap_or('\\'),
            }),
            ' ' if !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_call() {
        let expected = Use {
            tool: "tr".into(),
            args: vec!["-s".into(), "a b".into(), "\n\\".into(), String::new()],
            stdin: Some("text".into()),
            machine: Some("prints the time".into()),
        };
        assert_eq!(parse("tr -s 'a b' '\\n\\\\' '' < text  !! prints the time"), expected);
    }

    #[test]
    fn every_program_stands_once_and_in_order() {
        let tools = tools();
        let mut sorted = tools.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(tools, sorted);
        assert_eq!(tools.len(), 107);
    }
}
