//! `run.sarif`: what a run found in the Static Analysis Results Interchange Format, version 2.1.0.
//!
//! One result per bug, whose rule is its kind. Places are relative to the top of the checkout, and fingerprints do not
//! change when lines are inserted above a bug, so that a review tool knows a bug again. What was not explored is a
//! notification about the run. There are no times in it: equal runs leave equal files.

use super::Findings;
use super::rules::rule;
use super::source::{Place, SourceTexts};
use crate::figures::RunStatus;
use crate::summary::BugSummary;
use crate::values;
use loam_base::StableHasher;
use loam_state::{Bug, ErrorKind, LossKind, StackEntry};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::hash::Hasher;
use std::sync::Arc;

/// The name of the directory to which places are relative.
const ROOT: &str = "%SRCROOT%";
/// The name of a fingerprint, with the version of how it is computed.
const FINGERPRINT: &str = "loamBug/v1";

/// The whole log.
pub fn log(findings: &Findings<'_>) -> Value {
    let Findings { summary, root, .. } = findings;
    let mut results = Results { findings, texts: SourceTexts::default(), seen: BTreeMap::new() };
    let bugs: Vec<Value> = summary.bugs.iter().map(|bug| results.result(bug)).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": driver() },
            "automationDetails": { "id": format!("loam/{}/", summary.program) },
            "originalUriBaseIds": { ROOT: { "uri": root.uri() } },
            "columnKind": "unicodeCodePoints",
            "invocations": [invocation(findings)],
            "results": bugs,
        }],
    })
}

/// Loam itself, with the explanations of all kinds.
fn driver() -> Value {
    let notifications = LossKind::TABLE.iter().map(|&(_, name)| name).chain([STOPPED]);
    json!({
        "name": "Loam",
        "version": env!("CARGO_PKG_VERSION"),
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "rules": ErrorKind::TABLE.iter().map(|row| reporting_rule(row.0)).collect::<Vec<_>>(),
        "notifications": notifications.map(|id| json!({ "id": id })).collect::<Vec<_>>(),
    })
}

fn reporting_rule(kind: ErrorKind) -> Value {
    let explained = rule(kind);
    let mut tags = vec![if kind.is_limitation() { "limitation" } else { "correctness" }.to_owned()];
    if explained.severity.is_some() {
        tags.push("security".to_owned());
    }
    tags.extend(explained.weaknesses.iter().map(|number| format!("external/cwe/cwe-{number}")));
    let mut properties = json!({ "tags": tags, "precision": "very-high" });
    if let Some(severity) = explained.severity {
        properties["security-severity"] = json!(severity);
    }
    json!({
        "id": kind.suffix(),
        "name": explained.name,
        "shortDescription": { "text": capitalised(kind.title()) },
        "fullDescription": { "text": explained.help },
        "help": { "text": explained.help },
        "defaultConfiguration": { "level": level(kind) },
        "properties": properties,
    })
}

fn level(kind: ErrorKind) -> &'static str {
    if kind.is_limitation() { "note" } else { "error" }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The notification that a run was stopped.
const STOPPED: &str = "stopped";

fn invocation(findings: &Findings<'_>) -> Value {
    let Findings { summary, exit_status, info, .. } = findings;
    let mut notifications: Vec<Value> = Vec::new();
    if !matches!(summary.status, RunStatus::Done | RunStatus::DoneWithLosses) {
        let text = format!("the run was {}", summary.status.describe());
        let level = if summary.status == RunStatus::Error { "error" } else { "note" };
        notifications
            .push(json!({ "descriptor": { "id": STOPPED }, "level": level, "message": { "text": text } }));
    }
    for (loss, times) in &summary.figures.losses {
        let often = if *times == 1 { String::new() } else { format!(" ({times} times)") };
        let mut notification = json!({
            "descriptor": { "id": loss.kind.name() },
            "level": if loss.kind == LossKind::Fault { "error" } else { "warning" },
            "message": { "text": format!("{}{often}", loss.reason) },
        });
        if let Some(location) = &loss.location {
            notification["locations"] = json!([{ "physicalLocation": physical(findings, location, None) }]);
        }
        notifications.push(notification);
    }
    json!({
        "executionSuccessful": summary.status != RunStatus::Error,
        "exitCode": exit_status,
        "arguments": info.command_line.get(1..).unwrap_or_default(),
        "toolExecutionNotifications": notifications,
        "properties": {
            "status": summary.status.name(),
            "paths": summary.figures.paths_completed + summary.figures.paths_error + summary.figures.paths_partial,
            "tests": summary.tests,
        },
    })
}

/// Makes results; the source is read for their fingerprints.
struct Results<'a> {
    findings: &'a Findings<'a>,
    texts: SourceTexts,
    /// How many results have a fingerprint so far.
    seen: BTreeMap<u64, u32>,
}

impl Results<'_> {
    fn result(&mut self, found: &BugSummary) -> Value {
        let BugSummary { bug, test, inputs, count } = found;
        let Findings { summary, .. } = self.findings;
        let mut text = format!("{}.", bug.message);
        for line in inputs.iter().flat_map(values::input_lines) {
            text.push_str(&format!("\nInput: {line}"));
        }
        let directory = summary.directory.display();
        let mut properties = json!({ "test": format!("{test}.ktest"), "paths": count });
        if inputs.is_some() {
            let replay = values::replay_command(&summary.program, &format!("{directory}/{test}.ktest"));
            properties["replay"] = json!(replay);
        }
        if let Some(suffix) = &bug.custom_suffix {
            properties["suffix"] = json!(suffix);
        }
        let mut result = json!({
            "ruleId": bug.kind.suffix(),
            "ruleIndex": bug.kind as usize,
            "level": level(bug.kind),
            "message": { "text": text },
            "locations": [],
            "partialFingerprints": { FINGERPRINT: self.fingerprint(bug) },
            "properties": properties,
        });
        if let Some(location) = &bug.location {
            let mut place = json!({ "physicalLocation": physical(self.findings, location, bug.column) });
            if let Some(entry) = bug.stack.iter().find(|entry| entry.location.as_ref() == Some(location)) {
                place["logicalLocations"] = json!([{ "name": entry.function, "kind": "function" }]);
            }
            result["locations"] = json!([place]);
        }
        if !bug.stack.is_empty() {
            result["codeFlows"] = json!([{ "threadFlows": [{ "locations": self.flow(bug) }] }]);
            result["stacks"] =
                json!([{ "frames": bug.stack.iter().map(|entry| self.frame(entry)).collect::<Vec<_>>() }]);
        }
        let related = self.related(bug);
        if !related.is_empty() {
            result["relatedLocations"] = json!(related);
        }
        result
    }

    /// The calls from the outermost function to the error.
    fn flow(&self, bug: &Bug) -> Vec<Value> {
        let innermost = bug.stack.len() - 1;
        let step = |(depth, entry): (usize, &StackEntry)| {
            let text = match bug.stack.len().checked_sub(depth + 2).map(|next| &bug.stack[next]) {
                Some(called) => format!("{} calls {}", entry.function, called.function),
                None => bug.message.clone(),
            };
            let mut location = json!({ "message": { "text": text } });
            if let Some(place) = &entry.location {
                location["physicalLocation"] = physical(self.findings, place, entry.column);
            }
            let importance = if depth == innermost { "essential" } else { "important" };
            json!({ "location": location, "nestingLevel": depth, "importance": importance })
        };
        bug.stack.iter().rev().enumerate().map(step).collect()
    }

    fn frame(&self, entry: &StackEntry) -> Value {
        let mut location = json!({
            "logicalLocations": [{ "name": entry.function, "kind": "function" }],
            "message": { "text": entry.function },
        });
        if let Some(place) = &entry.location {
            location["physicalLocation"] = physical(self.findings, place, entry.column);
        }
        json!({ "location": location, "parameters": entry.arguments })
    }

    /// Where the object was allocated or declared, and where it was freed.
    fn related(&self, bug: &Bug) -> Vec<Value> {
        let Some(picture) = &bug.memory else { return Vec::new() };
        let origin = picture.origin.iter().map(|entry| (entry, "the object comes from here"));
        let freed = picture.freed.iter().map(|entry| (entry, "the object ends here"));
        let places = origin.take(1).chain(freed.take(1)).filter_map(|(entry, text)| {
            let place = physical(self.findings, entry.location.as_ref()?, entry.column);
            Some((place, text))
        });
        let numbered = (1..).zip(places);
        numbered
            .map(|(id, (place, text))| {
                json!({ "id": id, "physicalLocation": place, "message": { "text": text } })
            })
            .collect()
    }

    /// The same for the same bug in another run, also if lines were inserted above it: kind, file, function, and the text of the
    /// line. Equal ones are numbered.
    fn fingerprint(&mut self, bug: &Bug) -> String {
        let mut hasher = StableHasher::default();
        let mut add = |text: &str| {
            hasher.write(text.as_bytes());
            hasher.write_u8(0);
        };
        add(bug.kind.suffix());
        if let Some((file, line)) = &bug.location {
            let (Place::Below(uri) | Place::Elsewhere(uri)) = self.findings.root.uri_of(file);
            add(&uri);
            match self.texts.line(self.findings.root, file, *line) {
                Some(text) => add(&text.split_whitespace().collect::<Vec<_>>().join(" ")),
                None => add(&line.to_string()),
            }
        }
        let at_bug = |entry: &&StackEntry| entry.location == bug.location;
        add(bug.stack.iter().find(at_bug).map_or("", |entry| &entry.function));
        let hash = hasher.finish();
        let number = self.seen.entry(hash).or_default();
        *number += 1;
        format!("{hash:016x}:{number}")
    }
}

fn physical(findings: &Findings<'_>, (file, line): &(Arc<str>, u32), column: Option<u32>) -> Value {
    let artifact = match findings.root.uri_of(file) {
        Place::Below(uri) => json!({ "uri": uri, "uriBaseId": ROOT }),
        Place::Elsewhere(uri) => json!({ "uri": uri }),
    };
    let mut region = json!({ "startLine": line });
    if let Some(column) = column {
        region["startColumn"] = json!(column);
    }
    json!({ "artifactLocation": artifact, "region": region })
}
