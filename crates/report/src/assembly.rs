//! A program as LLVM's text, and in which of its lines a line of the source begins.

use std::collections::HashMap;

/// The text, and an index of its lines.
#[derive(Debug, Default)]
pub struct Assembly {
    /// The text.
    pub text: String,
    /// By function and line of the source, the first line with an instruction of it.
    lines: HashMap<(String, u32), u32>,
    /// By line of the source alone, for functions that have another name in the source.
    any: HashMap<u32, u32>,
}

impl Assembly {
    /// Reads the text of a module.
    pub fn read(text: &str) -> Self {
        let locations = locations(text);
        let mut assembly = Self { text: text.to_owned(), ..Self::default() };
        let mut function = String::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.starts_with("define ") {
                function = name_in(line).unwrap_or_default().to_owned();
            } else if line.starts_with("  ")
                && let Some(at) = debug_number(line).and_then(|number| locations.get(number))
            {
                assembly.lines.entry((function.clone(), *at)).or_insert(number);
                assembly.any.entry(*at).or_insert(number);
            }
        }
        assembly
    }

    /// The line of the text where a line of the source begins, in this function; 0 if none is known.
    pub fn line(&self, function: Option<&str>, line: u32) -> u32 {
        let named = function.and_then(|function| self.lines.get(&(function.to_owned(), line)));
        named.or_else(|| self.any.get(&line)).copied().unwrap_or_default()
    }
}

/// The lines of the source that `!N = !DILocation(line: L, …)` name.
fn locations(text: &str) -> HashMap<&str, u32> {
    let location = |line: &'_ str| -> Option<(usize, usize, u32)> {
        let (name, rest) = line.split_once(" = ")?;
        let rest = rest.strip_prefix("distinct ").unwrap_or(rest).strip_prefix("!DILocation(line: ")?;
        let digits = rest.split([',', ')']).next()?;
        Some((1, name.len(), digits.parse().ok()?))
    };
    let lines = text.lines().filter(|line| line.starts_with('!'));
    lines.filter_map(|line| location(line).map(|(start, end, at)| (&line[start..end], at))).collect()
}

/// `123` of an instruction that ends with `, !dbg !123`.
fn debug_number(line: &str) -> Option<&str> {
    let (_, rest) = line.rsplit_once("!dbg !")?;
    Some(rest.split([',', ' ']).next().unwrap_or(rest))
}

/// The name in `define i32 @name(…`.
fn name_in(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once('@')?;
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => rest.split('(').next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_source_are_found_in_their_functions() {
        let text = "source_filename = \"a.c\"\n\ndefine dso_local i32 @f() !dbg !4 {\n  %1 = add i32 1, 2, !dbg !7\n  \
                    ret i32 %1, !dbg !8\n}\ndefine void @g() !dbg !5 {\n  ret void, !dbg !9\n}\n\
                    !7 = !DILocation(line: 10, column: 2, scope: !4)\n\
                    !8 = !DILocation(line: 11, column: 2, scope: !4)\n\
                    !9 = !DILocation(line: 10, column: 2, scope: !5)\n";
        let assembly = Assembly::read(text);
        assert_eq!(assembly.line(Some("f"), 10), 4);
        assert_eq!(assembly.line(Some("f"), 11), 5);
        assert_eq!(assembly.line(Some("g"), 10), 8);
        assert_eq!(assembly.line(Some("demangled"), 11), 5);
        assert_eq!(assembly.line(Some("f"), 99), 0);
    }
}
