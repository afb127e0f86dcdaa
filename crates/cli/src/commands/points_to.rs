//! `loam points-to`: the points-to set of each pointer, and the resulting segments.

use crate::args::{OverflowCheck, PointsToArgs};
use crate::commands::{print, refuse, status};
use crate::process::Process;
use crate::program::load_program;
use loam_analysis::points_to::{AbstractObjectId, InstRef, Origin, Pointer, Role, function_name, line};
use loam_analysis::{PointsTo, StaticSegments};
use loam_base::Halt;
use loam_executor::{Monitor, pointer_check};
use loam_program::ir::{Callee, FunctionId, Inst, Program, SourceOrigin};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::process::ExitCode;

/// The most objects of one set that the text form lists; the rest is counted.
const MOST_LISTED: usize = 8;

/// Analyses and prints.
pub fn run(args: &PointsToArgs) -> ExitCode {
    let loaded = match load_program(&args.program, &args.load, OverflowCheck::Off) {
        Ok(loaded) => loaded,
        Err(message) => return refuse(&message),
    };
    let program = &loaded.program;
    let shown = match shown_functions(program, &args.functions) {
        Ok(shown) => shown,
        Err(message) => return refuse(&message),
    };
    let process = Process::start();
    let options =
        pointer_check::options(program, &args.load.entry, usize::from(args.context), &Halt::default());
    let points_to = PointsTo::of(program, &options);
    let segments = StaticSegments::of(&points_to, program);
    let seconds = process.elapsed().as_secs_f64();
    let listing = Listing { program, points_to: &points_to, segments: &segments, shown };
    print(&match (args.json, args.dot) {
        (true, _) => listing.json(seconds, process.resident_bytes()),
        (false, true) => listing.dot(),
        (false, false) => listing.text(seconds, process.resident_bytes()),
    });
    ExitCode::from(status::FINE)
}

/// The functions whose pointers are shown.
fn shown_functions(program: &Program, names: &[String]) -> Result<BTreeSet<FunctionId>, String> {
    let is_named = |id: FunctionId, name: &String| {
        program.functions[id].name == *name || function_name(program, id) == name
    };
    for name in names {
        if !program.functions.ids().any(|id| is_named(id, name)) {
            return Err(format!("--function {name}: the program has no function of this name"));
        }
    }
    let is_own = |id: FunctionId| {
        let location = line(program, program.functions[id].span);
        !location.is_some_and(|(file, _)| program.files[file].origin != SourceOrigin::Program)
    };
    let is_shown = |id: &FunctionId| match names {
        [] => is_own(*id),
        names => names.iter().any(|name| is_named(*id, name)),
    };
    Ok(program.functions.ids().filter(is_shown).collect())
}

/// The output.
struct Listing<'a> {
    program: &'a Program,
    points_to: &'a PointsTo,
    segments: &'a StaticSegments,
    shown: BTreeSet<FunctionId>,
}

/// A pointer with its source location and its points-to set.
struct Shown {
    at: InstRef,
    pointer: Pointer,
    objects: Vec<AbstractObjectId>,
}

impl Listing<'_> {
    /// The pointers of the shown functions with a points-to set that is not empty, in the order of the
    /// program.
    fn pointers(&self) -> Vec<Shown> {
        let mut all = Vec::new();
        self.points_to.each_pointer(self.program, &mut |at, pointer| {
            if self.shown.contains(&at.function) {
                let objects = self.points_to.objects_of(pointer.function, pointer.operand);
                if !objects.is_empty() {
                    all.push(Shown { at, pointer, objects });
                }
            }
        });
        all
    }

    fn name(&self, object: AbstractObjectId) -> String {
        self.points_to.object(object).describe(self.program)
    }

    fn location(&self, at: InstRef) -> Option<(&str, u32)> {
        let (file, line) = line(self.program, at.span(self.program))?;
        Some((&self.program.files[file].path, line))
    }

    /// The function that a call names.
    fn callee(&self, at: InstRef) -> Option<&str> {
        match at.inst(self.program) {
            Some(Inst::Call(call)) => match call.callee {
                Callee::Direct(callee) => Some(function_name(self.program, callee)),
                Callee::Indirect(_) => None,
            },
            _ => None,
        }
    }

    // As text

    fn text(&self, seconds: f64, resident: u64) -> String {
        let mut text = String::new();
        // One line per source line and use: code that reads a variable twice has the same set both times.
        let mut lines: BTreeMap<(FunctionId, String, u32, Role), BTreeSet<AbstractObjectId>> =
            BTreeMap::new();
        for Shown { at, pointer, objects } in self.pointers() {
            let (file, number) = self.location(at).unwrap_or(("unknown location", 0));
            let key = (at.function, file.to_owned(), number, pointer.role);
            lines.entry(key).or_default().extend(objects.into_iter().filter(|&id| !self.is_trivial(at, id)));
        }
        let mut last = None;
        for ((function, file, number, role), objects) in lines.iter().filter(|(_, set)| !set.is_empty()) {
            if last.replace(*function) != Some(*function) {
                let _ = writeln!(text, "{}", function_name(self.program, *function));
            }
            let objects: Vec<AbstractObjectId> = objects.iter().copied().collect();
            let _ = writeln!(text, "  {file}:{number} {}: {}", role.words(), self.list(&objects));
        }
        text += &self.segments_text();
        let figures = self.points_to.figures();
        let _ = writeln!(
            text,
            "{} objects, {} constraints, {} nodes ({} merged), {} flows, {} waves, {:.1} MB of sets; {seconds:.2} s, {} MB \
             resident",
            self.points_to.objects().len(),
            figures.constraints,
            figures.nodes,
            figures.merged_nodes,
            figures.flows,
            figures.waves,
            figures.set_bytes as f64 / 1e6,
            resident / 1_000_000,
        );
        text
    }

    /// A local accessed by its own name, which is obvious to the reader.
    fn is_trivial(&self, at: InstRef, object: AbstractObjectId) -> bool {
        matches!(self.points_to.object(object).origin, Origin::Local(local) if local.function == at.function)
    }

    fn list(&self, objects: &[AbstractObjectId]) -> String {
        let names: Vec<String> = objects.iter().take(MOST_LISTED).map(|&object| self.name(object)).collect();
        let rest = objects.len().saturating_sub(MOST_LISTED);
        let more = if rest > 0 { format!("; and {rest} more") } else { String::new() };
        format!("{}{more}", names.join("; "))
    }

    fn segments_text(&self) -> String {
        let mut text = String::from("segments\n");
        for (id, members) in self.segments.members().iter() {
            let _ = writeln!(text, "  {}: {}", id.0, self.list(members));
        }
        text
    }

    // As JSON

    /// One object, pointer or segment per line: there may be many, and they are never all in memory as
    /// values.
    fn json(&self, seconds: f64, resident: u64) -> String {
        let objects = self.points_to.objects().iter().map(|(id, object)| {
            json!({
                "id": id.0,
                "what": object.describe(self.program),
                "kind": kind(object.origin),
                "size": object.size,
                "segment": self.segments.segment_of(id).map(|segment| segment.0),
            })
        });
        let pointers = self.pointers();
        let members = self.segments.members().values();
        let segments =
            members.map(|members| json!(members.iter().map(|object| object.0).collect::<Vec<_>>()));
        let figures = self.points_to.figures();
        let figures = json!({
            "seconds": seconds,
            "resident_bytes": resident,
            "constraints": figures.constraints,
            "nodes": figures.nodes,
            "merged_nodes": figures.merged_nodes,
            "flows": figures.flows,
            "waves": figures.waves,
            "set_bytes": figures.set_bytes,
        });
        let mut text = String::from("{\n");
        add_list(&mut text, "objects", objects);
        add_list(&mut text, "pointers", pointers.iter().map(|shown| self.pointer_json(shown)));
        add_list(&mut text, "segments", segments);
        let _ = writeln!(text, "\"figures\": {figures}\n}}");
        text
    }

    fn pointer_json(&self, Shown { at, pointer, objects }: &Shown) -> serde_json::Value {
        let location = self.location(*at);
        let index = match at.inst(self.program) {
            Some(Inst::Call(call)) if pointer.role == Role::Passed => {
                call.args.iter().position(|arg| arg.value == pointer.operand)
            }
            _ => None,
        };
        json!({
            "function": function_name(self.program, at.function),
            "file": location.map(|(file, _)| file),
            "line": location.map(|(_, line)| line),
            "instruction": [at.block.0, at.index],
            "role": pointer.role.words(),
            "callee": self.callee(*at),
            "argument": index,
            "objects": objects.iter().map(|object| object.0).collect::<Vec<_>>(),
        })
    }

    // As a graph

    /// Objects as nodes, and an edge from each object to the objects that its pointers may point to. Objects
    /// without edges are left out.
    fn dot(&self) -> String {
        let mut edges: BTreeMap<(AbstractObjectId, AbstractObjectId), BTreeSet<String>> = BTreeMap::new();
        for object in self.points_to.objects().ids() {
            for (at, targets) in self.points_to.stored(object) {
                let label = at.map_or("anywhere".to_owned(), |at| format!("+{at}"));
                for target in targets {
                    edges.entry((object, target)).or_default().insert(label.clone());
                }
            }
        }
        let named: BTreeSet<AbstractObjectId> = edges.keys().flat_map(|&(from, to)| [from, to]).collect();
        let mut text = String::from("digraph points_to {\n  node [shape=box];\n");
        let quote = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
        for (segment, members) in self.segments.members().iter() {
            let members: Vec<String> =
                members.iter().filter(|id| named.contains(id)).map(|id| format!("o{};", id.0)).collect();
            if !members.is_empty() {
                let _ = writeln!(
                    text,
                    "  subgraph cluster_{0} {{ label=\"segment {0}\"; {1} }}",
                    segment.0,
                    members.join(" ")
                );
            }
        }
        for object in named {
            let _ = writeln!(text, "  o{} [label=\"{}\"];", object.0, quote(&self.name(object)));
        }
        for ((from, to), labels) in edges {
            let labels: Vec<String> = labels.into_iter().collect();
            let _ = writeln!(text, "  o{} -> o{} [label=\"{}\"];", from.0, to.0, labels.join(", "));
        }
        text + "}\n"
    }
}

/// Adds an array member to a JSON object, one element per line.
fn add_list(text: &mut String, name: &str, elements: impl Iterator<Item = serde_json::Value>) {
    let _ = write!(text, "\"{name}\": [");
    for (index, element) in elements.enumerate() {
        let _ = write!(text, "{}\n{element}", if index == 0 { "" } else { "," });
    }
    text.push_str("\n],\n");
}

fn kind(origin: Origin) -> &'static str {
    match origin {
        Origin::Global(_) => "global",
        Origin::Constants => "constant",
        Origin::Function(_) => "function",
        Origin::Local(_) | Origin::ByValue(..) | Origin::Variadic(_) => "stack",
        Origin::Heap(_) => "heap",
        Origin::Engine(_) => "engine",
        Origin::Outside(_) => "outside",
    }
}
