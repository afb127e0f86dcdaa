//! Templates of C code with holes, and how the holes are filled at random.
//!
//! A template has declarations, a line `---`, and the body of a function with the parameters `int x, int y` and the
//! result `unsigned r`. Holes are written in guillemets:
//!
//! | hole | becomes |
//! |---|---|
//! | `«expr»` | an expression over `x` and `y` of type `int`, defined for all of their values |
//! | `«cond»` | a comparison of such expressions |
//! | `«below N»` | an expression from 0 to N - 1 |
//! | `«const A B»` | a number from A to B |
//! | `«pick a\|b\|c»` | one of the alternatives, which may have holes |
//! | `«type»` | an integer type |
//! | `«char»` | a letter from `'a'` to `'e'` |
//! | `«name=…»` | what follows, which `«name»` repeats |
//!
//! `#` is the number of the part, for names at the top level. A hole never produces undefined behaviour:
//! numbers are added as unsigned, divided by positive numbers and shifted by small amounts.

use crate::exhaustive::random::Random;
use std::collections::BTreeMap;

/// Declarations and a function body.
#[derive(Clone, Default, Debug)]
pub struct Filled {
    /// At the top level.
    pub declarations: String,
    /// Statements.
    pub body: String,
}

/// Fills the holes of a template.
pub fn fill(template: &str, part: usize, random: &mut Random) -> Filled {
    let mut filler = Filler { random, names: BTreeMap::new() };
    let text = filler.fill(&template.replace('#', &part.to_string()));
    let (declarations, body) = text.split_once("---\n").unwrap_or(("", &text));
    Filled { declarations: declarations.trim_start().to_owned(), body: body.to_owned() }
}

struct Filler<'a> {
    random: &'a mut Random,
    names: BTreeMap<String, String>,
}

impl Filler<'_> {
    fn fill(&mut self, template: &str) -> String {
        let mut text = String::new();
        let mut rest = template;
        while let Some((before, behind)) = rest.split_once('«') {
            let (hole, after) = behind.split_at(end_of_hole(behind));
            text += before;
            text += &self.hole(hole);
            rest = after.strip_prefix('»').unwrap_or(after);
        }
        text + rest
    }

    fn hole(&mut self, hole: &str) -> String {
        if let Some((name, what)) =
            hole.split_once('=').filter(|(name, _)| name.chars().all(char::is_alphanumeric))
        {
            let text = self.hole(what);
            self.names.insert(name.to_owned(), text.clone());
            return text;
        }
        if let Some(known) = self.names.get(hole) {
            return known.clone();
        }
        let (word, rest) = hole.split_once(' ').unwrap_or((hole, ""));
        let named = |text: &str| {
            self.names.get(text).map_or_else(|| text.parse(), |known| known.parse()).unwrap_or(1)
        };
        match word {
            "expr" => expression(self.random, 2),
            "cond" => condition(self.random, 2),
            "below" => {
                let bound = named(rest);
                below(self.random, bound)
            }
            "const" => {
                let (low, high) = rest.split_once(' ').unwrap_or((rest, rest));
                let (low, high) = (named(low), named(high));
                self.random.between(low, high.max(low)).to_string()
            }
            "pick" => {
                let alternatives: Vec<&str> = rest.split('|').collect();
                let picked = self.random.pick(&alternatives);
                self.fill(picked)
            }
            "type" => self.random.pick(TYPES).to_owned(),
            "char" => format!("'{}'", self.random.pick(&["a", "b", "c", "d", "e"])),
            _ => unreachable!("no hole is called {word}"),
        }
    }
}

/// The end of a hole, which may contain others.
fn end_of_hole(text: &str) -> usize {
    let mut depth = 0;
    let ends = |(_, c): &(usize, char)| {
        depth += match c {
            '«' => 1,
            '»' => -1,
            _ => 0,
        };
        depth < 0
    };
    text.char_indices().find(ends).map_or(text.len(), |(at, _)| at)
}

const TYPES: &[&str] =
    &["signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long"];

/// An expression from 0 to `bound` - 1.
fn below(random: &mut Random, bound: i64) -> String {
    let value = match random.below(6) {
        0 | 1 => "(unsigned)x".to_owned(),
        2 => "(unsigned)y".to_owned(),
        3 => "((unsigned)x + (unsigned)y)".to_owned(),
        4 => format!("((unsigned)x >> {})", random.between(1, 4)),
        _ => format!("(unsigned)({})", expression(random, 1)),
    };
    match bound.count_ones() == 1 && random.chance(60) {
        true => format!("({value} & {})", bound - 1),
        false => format!("({value} % {bound}u)"),
    }
}

/// An expression of type `int`.
pub fn expression(random: &mut Random, depth: u32) -> String {
    if depth == 0 || random.chance(15) {
        return match random.below(10) {
            0..=4 => "x".to_owned(),
            5 | 6 => "y".to_owned(),
            7 | 8 => random.between(-20, 300).to_string().replace('-', "0 - "),
            _ => {
                random.pick(&["0x7f", "0x80", "255", "1000", "0x7fff", "65535", "0x7fffffff", "1"]).to_owned()
            }
        };
    }
    let a = expression(random, depth - 1);
    let b = expression(random, depth - 1);
    match random.below(21) {
        0..=3 => format!("(int)((unsigned)({a}) {} (unsigned)({b}))", random.pick(&["+", "-", "+", "*"])),
        4..=6 => format!("(({a}) {} ({b}))", random.pick(&["&", "|", "^"])),
        7 => format!("(({a}) / ((({b}) & 15) + 1))"),
        8 => format!("(({a}) % ((({b}) & 15) + 1))"),
        9 => format!("(int)((unsigned)({a}) {} ((unsigned)({b}) % 13u + 1u))", random.pick(&["/", "%"])),
        10 => format!("(int)((unsigned)({a}) << (({b}) & 7))"),
        11 => format!("(({a}) >> (({b}) & 15))"),
        12 => format!("(int)((unsigned)({a}) >> (({b}) & 31))"),
        13 => format!(
            "(int)({})({a})",
            random.pick(&["signed char", "unsigned char", "short", "unsigned short"])
        ),
        14 => format!("(({a}) {} ({b}))", random.pick(&["<", "<=", "==", "!=", ">", ">="])),
        15 => format!("((unsigned)({a}) {} (unsigned)({b}))", random.pick(&["<", "<=", ">"])),
        16 => format!("({} ? ({a}) : ({b}))", condition(random, depth - 1)),
        17 => format!("(({a}) {} ({b}))", random.pick(&["&&", "||"])),
        18 => format!("{}({a})", random.pick(&["~", "!", "!!"])),
        19 => format!("(int)(((long)({a}) * (long)({b})) >> {})", random.between(0, 40)),
        _ => format!("(({a}) / (0 - ((({b}) & 7) + 2)))"),
    }
}

/// A comparison.
pub fn condition(random: &mut Random, depth: u32) -> String {
    let a = expression(random, depth.saturating_sub(1));
    // The comparison must depend on the input.
    let a = if a.contains(['x', 'y']) { a } else { format!("(x ^ {a})") };
    let b = match random.chance(60) {
        true => random.between(0, 255).to_string(),
        false => expression(random, depth.saturating_sub(1)),
    };
    match random.chance(25) {
        true => format!("((unsigned)({a}) {} (unsigned)({b}))", random.pick(&["<", ">", "<=", ">="])),
        false => format!("(({a}) {} ({b}))", random.pick(&["<", ">", "<=", ">=", "==", "!="])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_filled_and_names_repeated() {
        let template = "static int t#[«size=const 4 9»];\n---\n  t#[«below size»] = «size»;\n";
        let filled = fill(template, 3, &mut Random::of(1, 1));
        let size = filled.declarations["static int t3[".len()..].split(']').next().map(str::to_owned);
        assert!(filled.body.ends_with(&format!("= {};\n", size.expect("it has a size"))), "{filled:?}");
        assert!(!filled.body.contains(['«', '»', '#']));
    }

    #[test]
    fn the_same_seed_fills_alike() {
        let text = |seed| fill("«expr» «cond»", 1, &mut Random::of(seed, 0)).body;
        assert_eq!(text(5), text(5));
        assert_ne!(text(5), text(6));
    }
}
