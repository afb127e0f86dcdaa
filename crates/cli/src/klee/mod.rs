//! KLEE's command line, read as KLEE reads it and translated into that of `loam run`.
//!
//! Options stand before the program, with one or two dashes, their values after `=` or as the next word; switches may be followed by
//! `=true`, `=false` and the like. Everything after the program is the program's.

mod table;
mod wish;

use table::{Answer, KleeOption, OPTIONS, Takes};
use wish::Wish;

/// A command line of KLEE in Loam's terms.
#[derive(Debug, PartialEq, Eq)]
pub struct Translated {
    /// The words after `loam run`, the program and its arguments included.
    pub words: Vec<String>,
    /// What has no effect, a line each.
    pub notes: Vec<String>,
    /// Whether `assembly.ll` is written.
    pub assembly: bool,
    /// Whether `final.bc` is written.
    pub module: bool,
    /// Whether warnings go to their file alone.
    pub quiet_warnings: bool,
}

/// What the words after `loam klee` ask for.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked {
    /// A run.
    Run(Translated),
    /// Every option and what becomes of it.
    Help,
    /// The version.
    Version,
}

/// Options of the POSIX runtime that stand among the arguments of the program and have no counterpart: the name, how many numbers follow,
/// and why.
const POSIX_WITHOUT_EFFECT: &[(&str, usize, &str)] = &[
    ("sym-stdout", 0, "what is printed is not a symbolic file"),
    ("save-all-writes", 0, "files are kept as they are written"),
    ("fd-fail", 0, "use --fail-syscalls of loam run"),
    ("max-fail", 1, "use --fail-syscalls of loam run"),
    ("bout-file", 1, "a test is named with loam replay"),
];

/// Translates the words after `loam klee`. The error is one line for the user.
pub fn translate(words: &[String]) -> Result<Asked, String> {
    let mut wish = Wish::default();
    let mut rest = words.iter();
    let mut program = None;
    while let Some(word) = rest.next() {
        let Some((name, value)) = option_in(word) else {
            program = Some(word);
            break;
        };
        match name {
            "" => {
                program = rest.next();
                break;
            }
            "help" | "h" | "help-list" | "help-hidden" | "help-list-hidden" => return Ok(Asked::Help),
            "version" => return Ok(Asked::Version),
            "color" => wish.notes.push("--color has no effect: messages have no colours".to_owned()),
            _ => {
                let option = table::by_name(name).ok_or_else(|| unknown(name))?;
                let value = match (value, option.takes) {
                    (Some(value), _) => value,
                    (None, Takes::Switch) => "",
                    (None, Takes::Value) => rest.next().ok_or_else(|| format!("--{name} needs a value"))?,
                };
                apply(&mut wish, option, value).map_err(|why| format!("--{name}: {why}"))?;
            }
        }
    }
    let program = program.ok_or("name the program: loam klee [KLEE'S OPTIONS] PROGRAM.bc [ARGS]...")?;
    let mut words = wish.options()?;
    words.push("--".to_owned());
    words.push(program.clone());
    words.extend(arguments(rest, &mut wish)?);
    let Wish { mut notes, no_source, module, quiet_warnings, .. } = wish;
    let mut given = std::collections::BTreeSet::new();
    notes.retain(|note| given.insert(note.clone()));
    Ok(Asked::Run(Translated { words, notes, assembly: !no_source, module, quiet_warnings }))
}

/// The name and the value of an option. A single dash alone is standard input, which is no option.
fn option_in(word: &str) -> Option<(&str, Option<&str>)> {
    let name = word.strip_prefix("--").or_else(|| word.strip_prefix('-').filter(|rest| !rest.is_empty()))?;
    Some(match name.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (name, None),
    })
}

fn apply(wish: &mut Wish, option: &KleeOption, value: &str) -> Result<(), String> {
    let name = option.name;
    if option.takes == Takes::Switch {
        wish::switch(value)?;
    }
    match option.answer {
        Answer::Mapped(_, apply) => apply(wish, value),
        Answer::Always(always, why) => {
            if wish::switch(value)? != always {
                wish.notes.push(format!("--{name}={} has no effect: {why}", !always));
            }
            Ok(())
        }
        Answer::NoEffect(why) => {
            wish.notes.push(format!("--{name} has no effect: {why}"));
            Ok(())
        }
        // A switch that is off asks for nothing.
        Answer::Refused(_) if option.takes == Takes::Switch && !wish::switch(value)? => Ok(()),
        Answer::Refused(why) => Err(format!("not possible: {why}")),
    }
}

/// The arguments of the program, without options of the POSIX runtime that have no counterpart.
fn arguments<'a>(words: impl Iterator<Item = &'a String>, wish: &mut Wish) -> Result<Vec<String>, String> {
    let mut kept = Vec::new();
    let mut words = words;
    while let Some(word) = words.next() {
        let name = word.strip_prefix("--").or_else(|| word.strip_prefix('-')).unwrap_or_default();
        match POSIX_WITHOUT_EFFECT.iter().find(|(known, ..)| *known == name && wish.is_posix()) {
            None => kept.push(word.clone()),
            Some(&(known, numbers, why)) => {
                wish.notes.push(format!("--{known} has no effect: {why}"));
                for _ in 0..numbers {
                    words.next().ok_or_else(|| format!("--{known} needs a value"))?;
                }
            }
        }
    }
    Ok(kept)
}

fn unknown(name: &str) -> String {
    let near = OPTIONS.iter().map(|option| option.name).min_by_key(|known| distance(known, name));
    match near.filter(|known| distance(known, name) <= name.len() / 3) {
        Some(near) => format!("KLEE has no option '--{name}'; did you mean '--{near}'?"),
        None => format!("KLEE has no option '--{name}'; loam klee --help shows all"),
    }
}

/// How many letters must be inserted, removed or replaced to make one word of the other.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut before = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.bytes().enumerate() {
            let replaced = before + usize::from(x != y);
            before = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(before + 1);
        }
    }
    row[b.len()]
}

/// Every option of KLEE and what becomes of it, a line each.
pub fn help() -> String {
    let mut text =
        "loam klee [KLEE'S OPTIONS] PROGRAM.bc [ARGS]...\n\nWhat becomes of the options of KLEE 3.2:\n"
            .to_owned();
    for KleeOption { name, takes, answer } in OPTIONS {
        let name = if *takes == Takes::Value { format!("--{name}=…") } else { format!("--{name}") };
        let what = match answer {
            Answer::Mapped(to, _) => (*to).to_owned(),
            Answer::Always(value, why) => format!("always {value}: {why}"),
            Answer::NoEffect(why) => format!("no effect: {why}"),
            Answer::Refused(why) => format!("refused: {why}"),
        };
        text += &format!("  {name:<40} {what}\n");
    }
    text
}

#[cfg(test)]
mod tests;
