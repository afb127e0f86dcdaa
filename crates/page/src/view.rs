//! What the template is given: plain data, already in words where people read it.

use serde::Serialize;

/// The page.
#[derive(Serialize)]
pub struct Page {
    pub title: String,
    pub version: &'static str,
    pub style: &'static str,
    pub script: &'static str,
    /// The run, if there is one only.
    pub run: Option<RunView>,
    /// Several runs side by side.
    pub compared: Option<Compared>,
}

/// All about one run.
#[derive(Serialize)]
pub struct RunView {
    pub program: String,
    pub directory: String,
    pub headline: Headline,
    pub facts: Vec<Fact>,
    pub bugs: Vec<BugView>,
    pub limits: Vec<BugView>,
    pub charts: Vec<Chart>,
    pub files: Vec<SourceFile>,
    pub never_entered: Vec<Linked>,
    pub tests: TestsView,
    pub costs: Vec<Table>,
    pub losses: Vec<LossRow>,
    pub early: Vec<(String, String)>,
    pub warnings: Vec<String>,
    pub settings: Vec<Fact>,
    pub figures: Vec<(String, String)>,
}

/// The verdict at the top.
#[derive(Serialize)]
pub struct Headline {
    /// `bad`, `good` or `open`.
    pub tone: &'static str,
    pub text: String,
    pub detail: String,
}

/// A figure with its name.
#[derive(Serialize)]
pub struct Fact {
    pub name: String,
    pub value: String,
    pub note: String,
    /// A share from 0 to 100, if it is one.
    pub share: Option<f64>,
}

/// A text that may lead to a place on the page.
#[derive(Serialize, Clone, Default)]
pub struct Linked {
    pub text: String,
    pub link: Option<String>,
}

/// A bug.
#[derive(Serialize)]
pub struct BugView {
    pub id: String,
    pub kind: String,
    pub title: String,
    pub message: String,
    pub place: Linked,
    pub excerpt: Vec<CodeLine>,
    pub frames: Vec<FrameView>,
    pub memory: Option<MemoryView>,
    pub details: Vec<String>,
    pub inputs: Vec<InputView>,
    pub more_inputs: usize,
    pub has_test: bool,
    pub test: String,
    pub test_link: Option<String>,
    pub report: String,
    pub replay: String,
    pub reached: String,
    pub help: String,
    /// The runs that found it, if several are compared.
    pub runs: Vec<String>,
}

/// A line of source.
#[derive(Serialize)]
pub struct CodeLine {
    pub number: u32,
    pub text: String,
    pub is_marked: bool,
}

/// A frame of a stack.
#[derive(Serialize)]
pub struct FrameView {
    pub function: String,
    pub arguments: String,
    pub place: Linked,
    pub code: Option<String>,
}

/// An object with the bytes of an access.
#[derive(Serialize)]
pub struct MemoryView {
    pub caption: String,
    pub is_freed: bool,
    pub cells: Vec<Cell>,
    pub origin: Vec<FrameView>,
    pub origin_title: &'static str,
    pub freed: Vec<FrameView>,
    pub freed_title: &'static str,
}

/// A byte of a drawn object, or a gap.
#[derive(Serialize)]
pub struct Cell {
    /// `in`, `hit`, `out`, `near` or `gap`.
    pub class: &'static str,
    pub label: String,
    pub title: String,
}

/// An input of a test.
#[derive(Serialize)]
pub struct InputView {
    pub name: String,
    pub size: String,
    pub value: String,
    pub rows: Vec<HexRow>,
    pub more: usize,
}

/// Sixteen bytes.
#[derive(Serialize)]
pub struct HexRow {
    pub offset: String,
    pub bytes: String,
    pub text: String,
}

/// A curve.
#[derive(Serialize)]
pub struct Chart {
    pub title: String,
    pub last: String,
    pub svg: String,
}

/// A source file with its coverage.
#[derive(Serialize)]
pub struct SourceFile {
    pub id: String,
    pub name: String,
    pub covered: usize,
    pub lines: usize,
    pub share: f64,
    pub branches: String,
    pub one_way: usize,
    /// Why there is no text, if there is none.
    pub absent: Option<String>,
    pub note: Option<String>,
    /// The rows, as HTML.
    pub rows: String,
}

/// Tests and the execution tree, for the script.
#[derive(Serialize)]
pub struct TestsView {
    pub count: String,
    pub shown: usize,
    pub has_tree: bool,
    pub absent: Option<String>,
    pub legend: Vec<(String, String)>,
    /// The data, as JSON.
    pub data: String,
}

/// A table of costs.
#[derive(Serialize)]
pub struct Table {
    pub title: String,
    pub note: String,
    pub heads: Vec<String>,
    pub rows: Vec<Row>,
}

/// A row of a table, with a bar of a length from 0 to 100.
#[derive(Serialize)]
pub struct Row {
    pub name: Linked,
    pub cells: Vec<String>,
    pub share: f64,
}

/// Something that was not explored.
#[derive(Serialize)]
pub struct LossRow {
    pub kind: String,
    pub place: Linked,
    pub reason: String,
    pub times: String,
}

/// Several runs.
#[derive(Serialize)]
pub struct Compared {
    pub runs: Vec<ComparedRun>,
    pub rows: Vec<ComparedRow>,
    pub charts: Vec<Chart>,
    pub bugs: Vec<BugView>,
}

/// The head of a column.
#[derive(Serialize)]
pub struct ComparedRun {
    pub name: String,
    pub program: String,
    pub status: String,
    pub colour: usize,
}

/// A figure of all runs.
#[derive(Serialize)]
pub struct ComparedRow {
    pub name: String,
    pub cells: Vec<ComparedCell>,
}

/// A figure of a run.
#[derive(Serialize)]
pub struct ComparedCell {
    pub text: String,
    pub is_best: bool,
}
