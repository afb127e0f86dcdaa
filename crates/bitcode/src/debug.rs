//! Source locations and names from debug information.
//!
//! Equal locations share one id; ids follow the order in which the program mentions the locations.

use std::collections::HashMap;

use loam_program::ir::{FileId, Program, SourceFile, Span, SpanId};

use crate::llvm::{Metadata, Value};

/// The locations found so far.
#[derive(Default)]
pub struct Spans {
    by_location: HashMap<Metadata, SpanId>,
    by_span: HashMap<Span, SpanId>,
    by_file: HashMap<Metadata, FileId>,
    by_path: HashMap<String, FileId>,
}

impl Spans {
    /// The location of an instruction.
    pub fn of_instruction(&mut self, instruction: Value, program: &mut Program) -> SpanId {
        instruction.debug_location().map_or(SpanId(0), |location| self.of_location(location, program))
    }

    /// The location of a function's definition.
    pub fn of_function(&mut self, subprogram: Metadata, program: &mut Program) -> SpanId {
        let file = subprogram.file_of_scope().map(|file| self.file(file, program));
        let line = subprogram.subprogram_line();
        self.number(Span { file, line, column: 0, inlined_at: None }, program)
    }

    /// The location of a global's declaration.
    pub fn of_global(&mut self, variable: Metadata, program: &mut Program) -> SpanId {
        let (file, line) = variable.variable_location();
        let file = file.map(|file| self.file(file, program));
        self.number(Span { file, line, column: 0, inlined_at: None }, program)
    }

    fn of_location(&mut self, location: Metadata, program: &mut Program) -> SpanId {
        if let Some(&known) = self.by_location.get(&location) {
            return known;
        }
        // Inlining nests to any depth, so the walk to the outermost call does not recurse.
        let mut path = vec![location];
        while let Some(outer) = path[path.len() - 1].inlined_at() {
            path.push(outer);
        }
        let mut inlined_at = None;
        for &location in path.iter().rev() {
            let (line, column) = location.line_column();
            let file =
                location.scope().and_then(Metadata::file_of_scope).map(|file| self.file(file, program));
            let id = self.number(Span { file, line, column, inlined_at }, program);
            self.by_location.insert(location, id);
            inlined_at = Some(id);
        }
        inlined_at.unwrap_or_default()
    }

    fn number(&mut self, span: Span, program: &mut Program) -> SpanId {
        *self.by_span.entry(span).or_insert_with(|| program.spans.push(span))
    }

    fn file(&mut self, file: Metadata, program: &mut Program) -> FileId {
        if let Some(&known) = self.by_file.get(&file) {
            return known;
        }
        let (directory, name) = file.file_path();
        let path =
            if directory.is_empty() || name.starts_with('/') { name } else { format!("{directory}/{name}") };
        let id =
            *self.by_path.entry(path.clone()).or_insert_with(|| program.files.push(SourceFile::new(path)));
        self.by_file.insert(file, id);
        id
    }
}
