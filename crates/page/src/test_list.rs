//! The tests of a run and their places in the execution tree, as data for the script.

use crate::run::{MOST_TESTS, Run, test_name};
use crate::view::TestsView;
use loam_report::ktest::Ktest;
use loam_report::tree::{Leaf, LeafEnding};
use loam_report::values;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Letters of one input in the list of tests.
const SHOWN_LETTERS: usize = 60;
/// Letters of all inputs of a test there.
const SHOWN_IN_ALL: usize = 140;
/// Bytes of data; further tests are left out.
const MOST_BYTES: usize = 2 << 20;

/// The ending of a test, as the script and the style sheet call it.
fn class(ending: LeafEnding) -> &'static str {
    match ending {
        LeafEnding::Exit(0) => "ok",
        LeafEnding::Exit(_) => "exit",
        LeafEnding::Error => "error",
        LeafEnding::Early => "early",
        LeafEnding::Other => "other",
    }
}

/// The endings with what they mean.
const LEGEND: &[(&str, &str)] = &[
    ("ok", "exit status 0"),
    ("exit", "another exit status"),
    ("error", "an error"),
    ("early", "cut short"),
    ("other", "otherwise"),
];

/// The tests of a run, and the tree.
pub fn view(run: &Run) -> TestsView {
    let bugs: BTreeMap<&str, usize> = (1..)
        .zip(run.list("errors"))
        .filter_map(|(number, error)| Some((error["test"].as_str()?, number)))
        .collect();
    let leaves = run.tree.as_ref().map(|(_, leaves)| leaves.as_slice()).unwrap_or_default();
    let mut rows: Vec<Value> = Vec::new();
    let mut bytes = 0;
    for (&number, test) in &run.tests {
        let ending = number.checked_sub(1).and_then(|index| leaves.get(index)).map(|leaf| leaf.ending);
        let name = test_name(number);
        let (kind, text) = ending_of(run, &name, ending, bugs.get(name.as_str()).copied());
        let row = json!([number, kind, text, inputs(test), bugs.get(name.as_str())]);
        bytes += row.to_string().len();
        if bytes > MOST_BYTES {
            break;
        }
        rows.push(row);
    }
    let classes: Vec<&str> = LEGEND.iter().map(|row| row.0).collect();
    let present = |name: &str| rows.iter().any(|row| row[1] == name);
    let legend = LEGEND.iter().filter(|(name, _)| present(name));
    let legend = legend.map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    let tree =
        if leaves.len() > 1 { tree(&leaves[..leaves.len().min(MOST_TESTS)], &classes) } else { Value::Null };
    let absent = match &run.tree {
        None => Some("This run was made by a Loam that did not keep the tree."),
        Some((_, leaves)) if leaves.len() < 2 => Some("There is one path only, so there is no tree to show."),
        Some(_) => None,
    };
    let (count, shown) = (run.count("tests"), rows.len());
    let data = json!({
        "program": run.text("program"),
        "directory": run.directory.display().to_string(),
        "tests": rows,
        "tree": tree,
        "endings": LEGEND,
    });
    TestsView {
        count: values::counted(count, "test", "tests"),
        shown,
        has_tree: !tree.is_null(),
        absent: absent.map(str::to_owned),
        legend,
        data: for_script(&data),
    }
}

/// How a test ended: from the tree, or from what `run.json` says for runs without one.
fn ending_of(
    run: &Run,
    name: &str,
    ending: Option<LeafEnding>,
    bug: Option<usize>,
) -> (&'static str, String) {
    let ending = ending.unwrap_or_else(|| {
        let is_early = || run.list("tests_early").iter().any(|early| early == name);
        match run.figures["tests_exit"][name].as_i64() {
            _ if bug.is_some() => LeafEnding::Error,
            Some(code) => LeafEnding::Exit(code as i32),
            None if is_early() => LeafEnding::Early,
            None => LeafEnding::Exit(0),
        }
    });
    let text = match (ending, bug) {
        (LeafEnding::Error, Some(number)) => {
            let kind = run.list("errors")[number - 1]["kind"].as_str().unwrap_or("error");
            format!("error {kind}")
        }
        (LeafEnding::Error, None) => "error".to_owned(),
        (LeafEnding::Exit(code), _) => format!("exit {code}"),
        (LeafEnding::Early, _) => "cut short".to_owned(),
        (LeafEnding::Other, _) => "ended silently".to_owned(),
    };
    (class(ending), text)
}

fn inputs(test: &Ktest) -> String {
    let mut all = String::new();
    for object in &test.objects {
        if all.chars().count() > SHOWN_IN_ALL {
            return all + " …";
        }
        if !all.is_empty() {
            all.push_str(", ");
        }
        let value = values::describe_bytes(&object.bytes);
        let mut shown: String = value.chars().take(SHOWN_LETTERS).collect();
        if shown.len() < value.len() {
            shown.push('…');
        }
        all.push_str(&format!("{} = {shown}", object.name));
    }
    all
}

/// The tree: for each leaf the decisions it shares with the one before, its others as text, and its ending. Chains of
/// decisions without an alternative among the tests are left to the script.
fn tree(leaves: &[Leaf], classes: &[&str]) -> Value {
    let row = |leaf: &Leaf| {
        let ending = classes.iter().position(|name| *name == class(leaf.ending));
        let decision = |decision: &u32| match decision {
            0..=9 => decision.to_string(),
            _ => format!("({decision})"),
        };
        let decisions: String = leaf.decisions.iter().map(decision).collect();
        json!([leaf.shared, decisions, ending])
    };
    leaves.iter().map(row).collect()
}

/// JSON that may stand in a script element.
fn for_script(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_cannot_end_its_element() {
        let text = for_script(&json!(["</script><b>"]));
        assert!(!text.contains('<'), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), json!(["</script><b>"]));
    }
}
