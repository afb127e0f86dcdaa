//! From runs to the text of a page.

use crate::run::{Run, is_limitation};
use crate::sources::Sources;
use crate::view::{Fact, Headline, Linked, LossRow, Page, Row, RunView, Table};
use crate::{bugs, charts, compared, test_list};
use loam_report::values;
use minijinja::{AutoEscape, Environment};
use serde_json::Value;
use std::time::Duration;

const TEMPLATE: &str = include_str!("../assets/page.html");
const STYLE: &str = include_str!("../assets/page.css");
const SCRIPT: &str = include_str!("../assets/page.js");

/// Rows of a table of costs; all are in `run.json`.
const SHOWN_ROWS: usize = 15;

/// The page of a run, or of several side by side.
pub fn render(runs: &[Run]) -> Result<String, String> {
    let (title, run, compared) = match runs {
        [run] => (format!("{} · Loam", run.text("program")), Some(view(run)), None),
        _ => (format!("{} runs · Loam", runs.len()), None, Some(compared::compare(runs))),
    };
    let page =
        Page { title, version: env!("CARGO_PKG_VERSION"), style: STYLE, script: SCRIPT, run, compared };
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    environment.set_trim_blocks(true);
    environment.set_lstrip_blocks(true);
    let rendered = environment.add_template("page.html", TEMPLATE).and_then(|()| {
        environment.get_template("page.html")?.render(minijinja::Value::from_serialize(&page))
    });
    rendered.map_err(|error| format!("the page cannot be made: {error:#}"))
}

fn view(run: &Run) -> RunView {
    let mut sources = Sources::new(run.coverage.keys());
    let files = sources.files(run);
    let all: Vec<_> = (1..)
        .zip(run.list("errors"))
        .map(|(number, error)| (error, bugs::bug(run, &mut sources, number, error)))
        .collect();
    let (limits, found): (Vec<_>, Vec<_>) = all.into_iter().partition(|(error, _)| is_limitation(error));
    let views = |list: Vec<(&Value, crate::view::BugView)>| list.into_iter().map(|(_, bug)| bug).collect();
    RunView {
        program: run.text("program").to_owned(),
        directory: run.directory.display().to_string(),
        headline: headline(run),
        facts: facts(run),
        bugs: views(found),
        limits: views(limits),
        charts: charts::charts(&[&run.series]),
        files,
        never_entered: never_entered(run, &sources),
        tests: test_list::view(run),
        costs: costs(run, &sources),
        losses: losses(run, &sources),
        early: early(run),
        warnings: run.warnings.clone(),
        settings: settings(run),
        figures: figures(run),
    }
}

fn headline(run: &Run) -> Headline {
    let bugs = run.bugs() as u64;
    let status = run.text("status");
    let detail = match status {
        "done" => "Everything was explored.".to_owned(),
        "done-with-losses" => "Explored, except for what was lost.".to_owned(),
        "timeout" | "limit" => {
            format!(
                "Stopped by {}; there is more to explore.",
                run.figures["limit"].as_str().unwrap_or("a limit")
            )
        }
        "interrupted" => "Interrupted; there is more to explore.".to_owned(),
        "error" => "Stopped by a fault in Loam.".to_owned(),
        other => format!("It ended with \"{other}\"."),
    };
    let (tone, text) = match (bugs, status) {
        (0, "done") => ("good", "No bugs".to_owned()),
        (0, _) => ("open", "No bugs so far".to_owned()),
        _ => ("bad", values::counted(bugs, "bug", "bugs")),
    };
    Headline { tone, text, detail }
}

fn fact(name: &str, value: String, note: String) -> Fact {
    Fact { name: name.to_owned(), value, note, share: None }
}

fn facts(run: &Run) -> Vec<Fact> {
    let share = |name: &str, key: &str, covered: &str, total: &str| Fact {
        name: name.to_owned(),
        value: values::percent(run.number(key), 1.0),
        note: format!("{} of {}", values::grouped(run.count(covered)), values::grouped(run.count(total))),
        share: Some(100.0 * run.number(key)),
    };
    let solver =
        values::percent(run.number("solver_time_s"), run.number("wall_time_s") * run.number("jobs").max(1.0));
    let parts = [("paths_error", "with an error"), ("paths_partial", "cut short")];
    let parts: Vec<String> = parts
        .iter()
        .filter(|(key, _)| run.count(key) > 0)
        .map(|(key, what)| format!("{} {what}", values::grouped(run.count(key))))
        .collect();
    vec![
        fact("Paths", values::grouped(run.paths()), parts.join(", ")),
        fact("Tests", values::grouped(run.count("tests")), String::new()),
        share("Lines", "coverage_lines", "covered_lines", "total_lines"),
        share("Branches", "coverage_branches", "covered_branches", "total_branches"),
        fact("Time", seconds(run.number("wall_time_s")), format!("{solver} in the solver")),
        fact("Memory", values::size(run.count("max_rss_bytes")), String::new()),
        fact("Instructions", short(run.count("instructions")), String::new()),
        fact(
            "Queries",
            short(run.count("queries")),
            format!("{} reached a solver", short(run.count("solver_queries"))),
        ),
    ]
}

fn short(count: u64) -> String {
    if count < 100_000 { values::grouped(count) } else { values::short_count(count as f64) }
}

fn seconds(value: f64) -> String {
    values::duration(Duration::try_from_secs_f64(value).unwrap_or_default())
}

fn never_entered(run: &Run, sources: &Sources) -> Vec<Linked> {
    let functions = run.coverage.iter().flat_map(|(file, coverage)| {
        let never = coverage.functions.iter().filter(|(_, (_, count))| *count == 0);
        never.map(move |(name, (line, _))| (file, name, *line))
    });
    functions
        .map(|(file, name, line)| Linked { text: name.clone(), ..sources.place(file, u64::from(line)) })
        .collect()
}

// Costs

fn costs(run: &Run, sources: &Sources) -> Vec<Table> {
    let tables = [functions(run, sources), solver_time(run), answers(run), places(run, sources), forks(run)];
    tables.into_iter().flatten().collect()
}

/// A table with bars; the rows are sorted by their weight. `None` if there is nothing to show.
fn table(
    title: &str,
    note: &str,
    heads: &[&str],
    mut rows: Vec<(f64, Linked, Vec<String>)>,
) -> Option<Table> {
    rows.retain(|row| row.0 > 0.0);
    rows.sort_by(|one, other| other.0.total_cmp(&one.0));
    let (most, left) = (rows.first()?.0, rows.len().saturating_sub(SHOWN_ROWS));
    rows.truncate(SHOWN_ROWS);
    let row =
        |(weight, name, cells): (f64, Linked, Vec<String>)| Row { name, cells, share: 100.0 * weight / most };
    let note = if left > 0 { format!("{note} {left} more are in run.json.") } else { note.to_owned() };
    let heads = heads.iter().map(|head| (*head).to_owned()).collect();
    Some(Table { title: title.to_owned(), note, heads, rows: rows.into_iter().map(row).collect() })
}

fn named(text: &str) -> Linked {
    Linked { text: text.to_owned(), link: None }
}

fn entries(value: &Value) -> impl Iterator<Item = (&str, f64)> {
    value.as_object().into_iter().flatten().filter_map(|(name, value)| Some((name.as_str(), value.as_f64()?)))
}

fn functions(run: &Run, sources: &Sources) -> Option<Table> {
    let row = |entry: &Value| {
        let count = entry["instructions"].as_f64()?;
        let place = sources.place(entry["file"].as_str()?, entry["line"].as_u64()?);
        let name = Linked { text: entry["function"].as_str()?.to_owned(), ..place };
        let share = values::percent(count, run.number("instructions"));
        Some((count, name, vec![values::grouped(count as u64), share]))
    };
    let rows = run.list("functions").iter().filter_map(row).collect();
    table("Functions", "Instructions executed in each.", &["Function", "Instructions", "Share"], rows)
}

fn solver_time(run: &Run) -> Option<Table> {
    let total = run.number("solver_time_s");
    let row =
        |(name, time): (&str, f64)| (time, named(name), vec![seconds(time), values::percent(time, total)]);
    let is_worth_it = total >= 0.01;
    let rows = entries(&run.figures["solver_time_by_s"]).filter(|_| is_worth_it).map(row).collect();
    table("Time in the solver, by layer", "", &["Layer", "Time", "Share"], rows)
}

fn answers(run: &Run) -> Option<Table> {
    let row = |(name, count): (&str, f64)| {
        (
            count,
            named(name),
            vec![values::grouped(count as u64), values::percent(count, run.number("queries"))],
        )
    };
    let rows = entries(&run.figures["answered_by"]).map(row).collect();
    table("Queries, by the layer that answered", "", &["Layer", "Queries", "Share"], rows)
}

fn places(run: &Run, sources: &Sources) -> Option<Table> {
    const DECISIONS: [(&str, &str); 5] = [
        ("chosen", "value by value"),
        ("merged", "merged"),
        ("segmented", "in a segment"),
        ("forked", "forked"),
        ("split", "split"),
    ];
    let row = |place: &Value| {
        let count = |key: &str| place[key].as_u64().unwrap_or(0);
        let done = DECISIONS.iter().filter(|(key, _)| count(key) > 0);
        let done: Vec<String> =
            done.map(|(key, what)| format!("{} {what}", values::grouped(count(key)))).collect();
        let name = sources.place(place["file"].as_str().unwrap_or_default(), count("line"));
        let name = if name.text.is_empty() { named("unknown place") } else { name };
        let weight = DECISIONS.iter().map(|(key, _)| count(key)).sum::<u64>() as f64;
        (
            weight,
            name,
            vec![done.join(", "), values::grouped(count("objects")), values::grouped(count("asked"))],
        )
    };
    let rows = run.list("memory_places").iter().map(row).collect();
    let note = "Places where an address may point to several objects, or into several pieces of one.";
    table("Resolutions, by place", note, &["Place", "What was done", "Most objects", "Queries"], rows)
}

fn forks(run: &Run) -> Option<Table> {
    let row = |(name, count): (&str, f64)| (count, named(name), vec![values::grouped(count as u64)]);
    table(
        "Forks, by the kind of decision",
        "",
        &["Decision", "Forks"],
        entries(&run.figures["forks_by"]).map(row).collect(),
    )
}

// Losses and settings

fn losses(run: &Run, sources: &Sources) -> Vec<LossRow> {
    let mut losses: Vec<&Value> = run.list("losses").iter().collect();
    losses.sort_by_key(|loss| std::cmp::Reverse(loss["times"].as_u64()));
    let text = |loss: &Value, key: &str| loss[key].as_str().unwrap_or_default().to_owned();
    let row = |loss: &Value| LossRow {
        kind: text(loss, "kind"),
        place: sources.place(&text(loss, "file"), loss["line"].as_u64().unwrap_or(0)),
        reason: text(loss, "reason"),
        times: values::grouped(loss["times"].as_u64().unwrap_or(1)),
    };
    losses.into_iter().map(row).collect()
}

fn early(run: &Run) -> Vec<(String, String)> {
    let tables = [("early", "cut short: "), ("loops_not_compacted", "loops executed as usual: ")];
    let rows = tables.iter().flat_map(|(key, lead)| {
        entries(&run.figures[*key])
            .map(move |(why, count)| (format!("{lead}{why}"), values::grouped(count as u64)))
    });
    rows.collect()
}

fn settings(run: &Run) -> Vec<Fact> {
    let words = |key: &str| {
        let words = run.list(key).iter().filter_map(Value::as_str);
        words.map(values::quoted).collect::<Vec<_>>().join(" ")
    };
    let all = [
        ("Command", words("command_line")),
        ("Program", run.text("program").to_owned()),
        ("Arguments", words("arguments")),
        ("Variables", words("environment")),
        ("Files", words("files")),
        ("Replaced functions", words("replaced")),
        ("Memory model", run.text("memory_model").to_owned()),
        ("Points-to analysis", run.text("points_to").to_owned()),
        ("Allocator", run.text("allocator").to_owned()),
        ("Search", run.text("search").to_owned()),
        ("Solver", run.text("solver").to_owned()),
        ("Seed", run.count("seed").to_string()),
        ("Workers", run.count("jobs").to_string()),
        ("Loam", run.text("version").to_owned()),
        ("Results", run.directory.display().to_string()),
    ];
    let given = all.into_iter().filter(|(_, value)| !value.is_empty());
    given.map(|(name, value)| fact(name, value, String::new())).collect()
}

/// All plain figures of `run.json`.
fn figures(run: &Run) -> Vec<(String, String)> {
    let shown = |value: &Value| match value {
        Value::Number(number) => Some(match number.as_u64() {
            Some(count) => values::grouped(count),
            None => number.as_f64().map(|value| format!("{value:.4}")).unwrap_or_default(),
        }),
        Value::String(text) => Some(text.clone()),
        Value::Bool(is) => Some(is.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    };
    let all = run.figures.as_object().into_iter().flatten();
    all.filter_map(|(name, value)| Some((name.clone(), shown(value)?))).collect()
}
