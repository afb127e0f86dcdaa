//! From covered blocks to covered lines of the source.

use crate::coverage::{Coverage, NOT_TAKEN, TAKEN};
use crate::gaps::gaps;
use crate::image::Image;
use loam_program::code::CodeBlockId;
use loam_program::ir::{Block, BlockId, SpanId, Terminator};
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
        if let Terminator::Branch { then, otherwise, .. } = block.terminator
            && let Some((file, line)) = image.own_location(block.terminator_span)
            && let Some(file) = lines.files.get_mut(&*file)
        {
            let sides = sides_taken(image, coverage, id, [then, otherwise]);
            file.branches.entry(line).or_default().push(sides.to_vec());
        }
    }
    add_functions(&mut lines, image, coverage);
    lines.gaps = gaps(image, coverage);
    lines
}

/// Whether the condition of the branch at the end of a block was ever true, and ever false. Coverage counts the sides of
/// the lowered branch, whose condition may be the opposite.
pub(crate) fn sides_taken(
    image: &Image,
    coverage: &Coverage,
    block: CodeBlockId,
    targets: [BlockId; 2],
) -> [bool; 2] {
    let info = &image.code.blocks[block];
    let entry = image.code.functions[info.function].entry.map_or(0, |entry| entry.0);
    let [then, otherwise] = targets.map(|target| CodeBlockId(entry + target.0));
    let pcs = (info.start as usize..)
        .take_while(|&pc| image.code.origins.get(pc).is_some_and(|at| at.block == block));
    let in_code = pcs.filter_map(|pc| image.code.insts[pc].target_if_true()).last();
    let is_opposite = then != otherwise && in_code == Some(otherwise);
    let flags = coverage.blocks[block.0 as usize];
    let [taken, not_taken] = [flags & TAKEN != 0, flags & NOT_TAKEN != 0];
    if is_opposite { [not_taken, taken] } else { [taken, not_taken] }
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
