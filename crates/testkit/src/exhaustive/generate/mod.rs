//! Random C programs with at most 16 bits of symbolic input.
//!
//! A program is a few parts, each a function made from a template (`templates/*.txt`, see [`template`]) that
//! computes a number from two, and a `main` that calls them in various ways and observes their results.
//! `observe` branches on the value it prints, so that all inputs of a path print the same; it is never
//! optimised, so that this stays true. Programs are defined for all inputs, except for the inputs that
//! trigger the bug of a part, in some programs.
//!
//! The same seed gives the same program. Any part can be replaced by a constant without changing the others:
//! this is how a program that shows a difference is reduced.

pub mod template;

use super::random::Random;
use std::collections::BTreeSet;
use std::fmt::Write;
use template::{Filled, condition, fill};

/// Templates that are defined for all inputs.
const DEFINED: &[&str] = &[
    include_str!("../../../templates/values.txt"),
    include_str!("../../../templates/memory.txt"),
    include_str!("../../../templates/loops.txt"),
    include_str!("../../../templates/pointers.txt"),
    include_str!("../../../templates/library.txt"),
];
/// Templates that format symbolic values into memory.
const FORMATTED: &str = include_str!("../../../templates/formatted.txt");
/// Templates that have a bug on some inputs.
const BUGS: &str = include_str!("../../../templates/bugs.txt");
/// Templates with decisions that depend on uninitialised memory on some inputs.
const UNINITIALISED: &str = include_str!("../../../templates/uninitialised.txt");

/// All of them.
const ALL: &[&str] = &[
    include_str!("../../../templates/values.txt"),
    include_str!("../../../templates/memory.txt"),
    include_str!("../../../templates/loops.txt"),
    include_str!("../../../templates/pointers.txt"),
    include_str!("../../../templates/library.txt"),
    FORMATTED,
    BUGS,
    UNINITIALISED,
];

const HEAD: &str = "\
#define _GNU_SOURCE
#include <assert.h>
#include <ctype.h>
#include <klee/klee.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

__attribute__((noinline, optnone)) static int is_equal(unsigned v, int i) { return v == (unsigned)i; }

__attribute__((noinline, optnone)) static int observe(unsigned v, int n) {
  for (int i = 0; i < n; i++)
    if (is_equal(v, i)) {
      printf(\"%d\\n\", i);
      fflush(stdout);
      return i;
    }
  printf(\"other\\n\");
  fflush(stdout);
  return n;
}
";

/// A generated program.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The source.
    pub text: String,
    /// The number of its parts.
    pub parts: usize,
    /// Whether decisions depend on uninitialised memory on some inputs.
    pub may_be_uninitialised: bool,
    /// An upper bound of the inputs, if an assumption enforces it.
    pub inputs_below: Option<u32>,
}

/// The composition of the program of a seed.
struct Plan {
    inputs: Inputs,
    parts: usize,
    bug: Option<Bug>,
}

/// The part with a bug.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bug {
    Memory(usize),
    Uninitialised(usize),
}

/// The number of input bits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inputs {
    /// A byte, or fewer bits of it.
    Byte(u32),
    /// A byte, and a second one with few values.
    ByteAndFew(u32),
    /// Two bytes, of which only a few bits are used.
    TwoBytes,
}

impl Inputs {
    /// Fewer inputs: natively an input that ends in a bug takes as long as a hundred others.
    fn for_bugs(self) -> Self {
        match self {
            Self::Byte(bits) => Self::Byte(bits),
            Self::ByteAndFew(_) => Self::ByteAndFew(2),
            Self::TwoBytes => Self::Byte(8),
        }
    }
}

impl Plan {
    fn of(seed: u64) -> Self {
        let mut random = Random::of(seed, 0);
        let inputs = match random.below(20) {
            0..=10 => Inputs::Byte(8),
            11..=13 => Inputs::Byte(random.between(3, 7) as u32),
            14..=18 => Inputs::ByteAndFew(random.between(2, 9) as u32),
            _ => Inputs::TwoBytes,
        };
        let most = match inputs {
            Inputs::Byte(_) => 5,
            Inputs::ByteAndFew(_) | Inputs::TwoBytes => 3,
        };
        let parts = random.between(1, most) as usize;
        let part = random.below(parts as u64) as usize;
        let bug = match random.below(20) {
            0..=6 => Some(Bug::Memory(part)),
            7 => Some(Bug::Uninitialised(part)),
            _ => None,
        };
        let inputs = if bug.is_some() { inputs.for_bugs() } else { inputs };
        Self { inputs, parts, bug }
    }

    fn templates(&self, part: usize, random: &mut Random) -> &'static str {
        match self.bug {
            Some(Bug::Memory(faulty)) if faulty == part => BUGS,
            Some(Bug::Uninitialised(faulty)) if faulty == part => UNINITIALISED,
            Some(_) | None if random.chance(4) => FORMATTED,
            Some(_) | None => random.pick(DEFINED),
        }
    }
}

/// Requirements on a generated program.
#[derive(Clone, Default, Debug)]
pub struct Wanted {
    /// Parts to leave out.
    pub left_out: BTreeSet<usize>,
    /// The name of the template of all parts, instead of random templates.
    pub template: Option<String>,
}

/// Whether there is a template of this name.
pub fn has_template(name: &str) -> bool {
    named(name).is_some()
}

/// The file and the text of a template.
fn named(name: &str) -> Option<(&'static str, &'static str)> {
    let mut all = ALL.iter().flat_map(|file| templates(file).map(move |template| (*file, template)));
    all.find_map(|(file, (known, template))| (known == name).then_some((file, template)))
}

/// The templates of a file: names and texts.
fn templates(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    file.split("=== ").filter_map(|template| template.split_once('\n'))
}

/// The program of a seed.
pub fn generate(seed: u64, wanted: &Wanted) -> Generated {
    let mut plan = Plan::of(seed);
    let wanted_template = wanted.template.as_deref().and_then(named);
    if let Some((file, _)) = wanted_template {
        plan.bug = (file == UNINITIALISED).then_some(Bug::Uninitialised(0));
        plan.inputs =
            if [BUGS, UNINITIALISED].contains(&file) { plan.inputs.for_bugs() } else { plan.inputs };
    }
    let mut declarations = String::new();
    let mut statements = inputs(plan.inputs);
    for part in 0..plan.parts {
        let mut random = Random::of(seed, part + 1);
        let any = pick(plan.templates(part, &mut random), &mut random);
        let template = wanted_template.map_or(any, |(_, template)| template);
        let Filled { declarations: own, body } = fill(template, part, &mut random);
        let start = random.below(100);
        let call = call(part, &mut random);
        if wanted.left_out.contains(&part) {
            let _ = writeln!(statements, "  int v{} = {start};", part + 2);
            continue;
        }
        let _ = write!(
            declarations,
            "\n{own}static int part_{part}(int x, int y) {{\n  unsigned r = {start};\n{body}  return (int)r;\n}}\n"
        );
        statements += &call;
    }
    let mut random = Random::of(seed, plan.parts + 1);
    let classes = random.between(2, 9);
    let all: Vec<String> = (2..plan.parts + 2).map(|v| format!("(unsigned)v{v}")).collect();
    let _ = writeln!(statements, "  return observe(({}) % {classes}u, {classes});", all.join(" ^ "));
    Generated {
        text: format!("/* Program {seed}. */\n{HEAD}{declarations}\nint main(void) {{\n{statements}}}\n"),
        parts: plan.parts,
        may_be_uninitialised: matches!(plan.bug, Some(Bug::Uninitialised(_))),
        inputs_below: match plan.inputs {
            // The second byte is the high one.
            Inputs::ByteAndFew(values) => Some(values << 8),
            Inputs::Byte(_) | Inputs::TwoBytes => None,
        },
    }
}

fn inputs(inputs: Inputs) -> String {
    let first = "  unsigned char in0;\n  klee_make_symbolic(&in0, sizeof in0, \"in0\");\n";
    let second = "  unsigned char in1;\n  klee_make_symbolic(&in1, sizeof in1, \"in1\");\n";
    match inputs {
        Inputs::Byte(8) => format!("{first}  int v0 = in0, v1 = (signed char)(in0 * 7 + 3);\n"),
        Inputs::Byte(bits) => format!("{first}  int v0 = in0 & {}, v1 = 9 - v0;\n", (1 << bits) - 1),
        Inputs::ByteAndFew(values) => {
            format!("{first}{second}  klee_assume(in1 < {values});\n  int v0 = in0, v1 = in1 - 2;\n")
        }
        Inputs::TwoBytes => {
            format!("{first}{second}  int v0 = (in0 + 3 * in1) & 31, v1 = (in0 ^ in1) >> 5;\n")
        }
    }
}

/// One of the templates of a file.
fn pick(file: &'static str, random: &mut Random) -> &'static str {
    let all: Vec<&str> = templates(file).map(|(_, template)| template).collect();
    random.pick(&all)
}

/// How `main` calls a part, and whether it observes the result.
fn call(part: usize, random: &mut Random) -> String {
    let value = part + 2;
    let earlier = |random: &mut Random| format!("v{}", random.below(value as u64));
    // The newest value is the most likely.
    let a = if random.chance(50) { format!("v{}", value - 1) } else { earlier(random) };
    let b = earlier(random);
    let mut text = match random.below(10) {
        0..=4 => format!("  int v{value} = part_{part}({a}, {b});\n"),
        5 | 6 => {
            let condition = condition(random, 1).replace('x', &a).replace('y', &b);
            // The x of hexadecimal numbers is no variable.
            let condition = condition.replace(&format!("0{a}"), "0x");
            let otherwise = random.below(50);
            format!(
                "  int v{value} = {otherwise};\n  if ({condition})\n    v{value} = part_{part}({a}, {b});\n"
            )
        }
        7 | 8 => {
            let times = random.between(2, 3);
            format!(
                "  int v{value} = {a};\n  for (int i = 0; i < {times}; i++)\n    v{value} = part_{part}(v{value}, (int)((unsigned){b} + i));\n"
            )
        }
        _ => format!("  int v{value} = part_{part}({b}, part_{part}({a}, 1));\n"),
    };
    if random.chance(60) {
        let classes = random.between(2, 9);
        let _ = writeln!(text, "  observe((unsigned)v{value} % {classes}u, {classes});");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(seed: u64) -> Generated {
        generate(seed, &Wanted::default())
    }

    #[test]
    fn the_same_seed_gives_the_same_program() {
        assert_eq!(whole(7).text, whole(7).text);
        assert_ne!(whole(7).text, whole(8).text);
    }

    #[test]
    fn a_part_left_out_changes_no_other() {
        let seed = (1..).find(|&seed| whole(seed).parts == 3).expect("some seed has three parts");
        let wanted = Wanted { left_out: BTreeSet::from([1]), template: None };
        let (whole, less) = (whole(seed).text, generate(seed, &wanted).text);
        let function = |text: &str, part: usize| {
            let from = text.find(&format!("static int part_{part}("))?;
            Some(text[from..from + text[from..].find("\n}\n")?].to_owned())
        };
        assert_eq!(function(&whole, 0), function(&less, 0));
        assert_eq!(function(&whole, 2), function(&less, 2));
        assert!(function(&whole, 1).is_some() && function(&less, 1).is_none());
    }

    #[test]
    fn every_template_can_be_filled_and_has_a_name_of_its_own() {
        let mut names = BTreeSet::new();
        for (name, template) in ALL.iter().flat_map(|file| templates(file)) {
            let filled = fill(template, 0, &mut Random::of(3, 3));
            assert!(!filled.body.contains(['«', '»']) && !filled.body.is_empty(), "{name}");
            assert!(names.insert(name), "{name}");
        }
    }

    #[test]
    fn a_template_can_be_asked_for() {
        let wanted = Wanted { template: Some("sscanf".to_owned()), ..Wanted::default() };
        assert!(has_template("sscanf") && !has_template("no such template"));
        assert!(generate(4, &wanted).text.contains("sscanf(s"));
    }
}
