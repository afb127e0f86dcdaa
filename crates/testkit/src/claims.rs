//! Claims of test programs about their pointers, compared with the result of `loam points-to`.
//!
//! A line `may_alias(p, q)` claims that the points-to sets of both pointers overlap, a line `no_alias(p, q)`
//! that they are disjoint. Both make two calls of `klee_check_memory_access`, by whose arguments the sets are
//! found. An empty set proves nothing, so it is an error.

use crate::checkout::Checkout;
use crate::directives::Directives;
use crate::process::{End, run};
use crate::ui::{Verdict, compile_with};
use crate::{pool, ui};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(120);
/// The function whose arguments are compared.
const LOOKED_AT: &str = "klee_check_memory_access";

/// Judges the claims of programs, a few at a time. An outcome is the number of claims.
pub fn judge_all(checkout: &Checkout, programs: &[PathBuf]) -> Vec<Verdict> {
    pool::map(programs, |program| Verdict { program: program.clone(), outcome: judge(checkout, program) })
}

/// One claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Claim {
    line: u64,
    aliases: bool,
}

fn judge(checkout: &Checkout, program: &Path) -> Result<usize, String> {
    let text = std::fs::read_to_string(program).map_err(|why| why.to_string())?;
    let directives = Directives::parse(&text)?;
    let claims = claims(&text);
    if claims.is_empty() {
        return Err("it claims nothing".to_owned());
    }
    let out =
        checkout.fresh(&format!("claims/{}", checkout.flat_name(program))).map_err(|why| why.to_string())?;
    let input = match &directives.flags {
        Some(flags) => compile_with(checkout, program, flags, &out)?,
        None => program.to_path_buf(),
    };
    let answer = ask(checkout, &input, context(&directives))?;
    let problems: Vec<String> = claims.iter().filter_map(|&claim| check(&answer, claim).err()).collect();
    if problems.is_empty() { Ok(claims.len()) } else { Err(problems.join("\n")) }
}

/// The claims of a program, without the definitions of the macros.
fn claims(text: &str) -> Vec<Claim> {
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#'));
    lines
        .filter_map(|(line, number)| {
            let is = |word: &str| line.trim_start().starts_with(word);
            let aliases = is("may_alias(");
            (aliases || is("no_alias(")).then_some(Claim { line: number, aliases })
        })
        .collect()
}

/// The context depth with which a program is analysed.
fn context(directives: &Directives) -> &str {
    let options = directives.args.iter();
    options.filter_map(|option| option.strip_prefix("--check-points-to=")).next().unwrap_or("0")
}

fn ask(checkout: &Checkout, input: &Path, context: &str) -> Result<Value, String> {
    let mut command = Command::new(&checkout.loam);
    command.current_dir(&checkout.root).args(["points-to", "--json", "--context", context]);
    let ran = run(command.arg(checkout.short(input)), LIMIT)?;
    if ran.end != End::Status(0) {
        return Err(format!("loam points-to fails: {}", ui::tail(&ran)));
    }
    serde_json::from_slice(&ran.stdout).map_err(|why| format!("the answer is no JSON: {why}"))
}

fn check(answer: &Value, claim: Claim) -> Result<(), String> {
    let sets = sets(answer, claim.line);
    let [left, right] = &sets[..] else {
        return Err(format!("line {}: {} sets instead of two that are not empty", claim.line, sets.len()));
    };
    let common: Vec<&str> = left.intersection(right).map(|&object| name(answer, object)).collect();
    match (claim.aliases, common.is_empty()) {
        (true, true) => Err(format!("line {}: nothing is in both sets", claim.line)),
        (false, false) => Err(format!("line {}: in both sets: {}", claim.line, common.join("; "))),
        (true, false) | (false, true) => Ok(()),
    }
}

/// The points-to sets of the pointers on a line, in the order of the calls.
fn sets(answer: &Value, line: u64) -> Vec<BTreeSet<u64>> {
    let pointers = answer["pointers"].as_array().map_or(&[][..], Vec::as_slice).iter();
    let looked_at = pointers.filter(|pointer| {
        pointer["line"] == line && pointer["callee"] == LOOKED_AT && pointer["argument"] == 0
    });
    let numbers = |pointer: &Value| {
        let objects = pointer["objects"].as_array().map_or(&[][..], Vec::as_slice).iter();
        objects.filter_map(Value::as_u64).collect()
    };
    looked_at.map(numbers).collect()
}

fn name(answer: &Value, object: u64) -> &str {
    let objects = answer["objects"].as_array().map_or(&[][..], Vec::as_slice);
    let found = objects.iter().find(|candidate| candidate["id"] == object);
    found.and_then(|object| object["what"].as_str()).unwrap_or("an object without a name")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn answer(left: &[u64], right: &[u64]) -> Value {
        let pointer =
            |objects: &[u64]| json!({"line": 3, "callee": LOOKED_AT, "argument": 0, "objects": objects});
        json!({"pointers": [pointer(left), pointer(right)], "objects": [{"id": 7, "what": "global 'x'"}]})
    }

    #[test]
    fn claims_are_lines_of_code() {
        let text = "#define may_alias(p, q) 0\nint main() {\n    may_alias(a, b);\n    no_alias(a, b);\n}";
        let expected = [Claim { line: 3, aliases: true }, Claim { line: 4, aliases: false }];
        assert_eq!(claims(text), expected);
    }

    #[test]
    fn a_claim_that_does_not_hold_is_told() {
        let (may, no) = (Claim { line: 3, aliases: true }, Claim { line: 3, aliases: false });
        assert!(check(&answer(&[7, 8], &[7]), may).is_ok());
        assert!(check(&answer(&[8], &[7]), no).is_ok());
        assert!(check(&answer(&[8], &[7]), may).is_err());
        let told = check(&answer(&[7], &[7]), no).expect_err("they have an object in common");
        assert!(told.contains("global 'x'"), "{told}");
        assert!(check(&json!({}), no).is_err(), "nothing known proves nothing");
    }
}
