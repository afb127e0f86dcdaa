//! From covered blocks to covered lines of the source.

use crate::coverage::{Coverage, NOT_TAKEN, TAKEN};
use crate::image::Image;
use loam_program::code::CodeBlockId;
use loam_program::ir::{Block, SpanId, Terminator};
use loam_state::LineCoverage;

/// Lines and branches of all source files with code, and which of them were executed.
pub fn line_coverage(image: &Image, coverage: &Coverage) -> LineCoverage {
    let mut lines = LineCoverage::default();
    for (id, info) in image.code.blocks.iter() {
        let block = &image.code.functions[info.function].body.blocks[info.block];
        let executed = executed_instructions(coverage, id, block);
        for (index, (_, span)) in block.insts.iter().enumerate() {
            add_line(&mut lines, image, *span, index < executed);
        }
        let completed = coverage.is_completed(id);
        add_line(&mut lines, image, block.terminator_span, completed);
        // A line that was left without instructions is covered when its block is executed to the end.
        for &span in &block.extra_spans {
            add_line(&mut lines, image, span, completed);
        }
        if let Terminator::Branch { .. } = block.terminator
            && let Some((file, line)) = image.own_location(block.terminator_span)
            && let Some(file) = lines.files.get_mut(&*file)
        {
            let flags = coverage.blocks[id.0 as usize];
            let sides = vec![flags & TAKEN != 0, flags & NOT_TAKEN != 0];
            file.branches.entry(line).or_default().push(sides);
        }
    }
    add_functions(&mut lines, image, coverage);
    lines
}

fn executed_instructions(coverage: &Coverage, id: CodeBlockId, block: &Block) -> usize {
    if coverage.is_completed(id) {
        block.insts.len()
    } else {
        coverage.partial.get(&id).map_or(0, |&executed| executed as usize)
    }
}

fn add_line(lines: &mut LineCoverage, image: &Image, span: SpanId, executed: bool) {
    let Some((file, line)) = image.own_location(span) else { return };
    if !lines.files.contains_key(&*file) {
        lines.files.insert(file.to_string(), Default::default());
    }
    if let Some(file) = lines.files.get_mut(&*file) {
        *file.lines.entry(line).or_default() |= executed;
    }
}

fn add_functions(lines: &mut LineCoverage, image: &Image, coverage: &Coverage) {
    for (id, function) in image.program.functions.iter() {
        let Some(entry) = image.code.functions[id].entry else { continue };
        if let Some((file, line)) = image.own_location(function.span)
            && let Some(file) = lines.files.get_mut(&*file)
        {
            let entered = coverage.is_completed(entry) || coverage.partial.contains_key(&entry);
            file.functions.insert(image.function_name(id).to_owned(), (line, entered));
        }
    }
}
