//! From covered blocks to covered lines of the source.

use crate::coverage::{Coverage, NOT_TAKEN, TAKEN};
use crate::gaps::gaps;
use crate::image::Image;
use loam_environment::checks::by_handler;
use loam_program::code::CodeBlockId;
use loam_program::ir::{Block, BlockId, Callee, FunctionId, Inst, SpanId, Terminator};
use loam_state::{FunctionFigures, LineCost, LineCoverage};
use std::collections::BTreeMap;

/// How many functions have figures.
const MOST_FUNCTIONS: usize = 50;

/// Lines and branches of all source files with code, and which of them were executed; and what they cost, if that is wanted.
pub fn line_coverage(image: &Image, coverage: &Coverage, with_costs: bool) -> LineCoverage {
    let mut lines = LineCoverage::default();
    for (id, info) in image.code.blocks.iter() {
        let block = &image.code.functions[info.function].body.blocks[info.block];
        let executed = executed_instructions(coverage, id, block);
        let times = coverage.times[id.0 as usize];
        for (index, (_, span)) in block.insts.iter().enumerate() {
            add_line(&mut lines, image, *span, if index < executed { times.max(1) } else { 0 });
        }
        // A block that a saved run executed is covered, but was not executed again.
        let completed = if coverage.is_completed(id) { times.max(1) } else { 0 };
        add_line(&mut lines, image, block.terminator_span, completed);
        // A line that was left without instructions is covered when its block is executed to the end.
        for &span in &block.extra_spans {
            add_line(&mut lines, image, span, completed);
        }
        if let Terminator::Branch { then, otherwise, .. } = block.terminator
            && !is_check(image, id, [then, otherwise])
            && let Some((file, line)) = image.own_location(block.terminator_span)
            && let Some(file) = lines.files.get_mut(&*file)
        {
            let sides = sides_taken(image, coverage, id, [then, otherwise]);
            file.branches.entry(line).or_default().push(sides.to_vec());
        }
    }
    add_functions(&mut lines, image, coverage);
    lines.gaps = gaps(image, coverage);
    if with_costs {
        lines.costs = costs(image, coverage);
    }
    lines
}

/// How many instructions each line of each function executed, of the program and of its libraries. The instructions of a block belong to
/// its lines in the proportion of their operations; what is left over belongs to the line of its end.
fn costs(image: &Image, coverage: &Coverage) -> BTreeMap<(String, String), BTreeMap<u32, LineCost>> {
    let mut costs = BTreeMap::<_, BTreeMap<u32, LineCost>>::new();
    for (id, info) in image.code.blocks.iter() {
        let function = &image.program.functions[info.function];
        let Some(place) = image.location(function.span) else { continue };
        let hits = coverage.times[id.0 as usize];
        if hits == 0 && !place.is_own() {
            continue;
        }
        let lines =
            costs.entry((place.file.to_string(), image.function_name(info.function).to_owned())).or_default();
        let block = &image.code.functions[info.function].body.blocks[info.block];
        for (line, instructions) in shares(image, block, info.work.instructions()) {
            let cost: &mut LineCost = lines.entry(line).or_default();
            cost.executed += hits * instructions;
            let is_covered = coverage.is_completed(id);
            *(if is_covered { &mut cost.covered } else { &mut cost.uncovered }) += instructions;
        }
    }
    costs
}

/// The instructions of a block by line.
fn shares(image: &Image, block: &Block, instructions: u64) -> BTreeMap<u32, u64> {
    let line = |span: SpanId| image.location(span).map_or(0, |location| location.line);
    let spans = block.insts.iter().map(|(_, span)| *span).chain([block.terminator_span]);
    let mut operations = BTreeMap::<u32, u64>::new();
    for span in spans {
        *operations.entry(line(span)).or_default() += 1;
    }
    let total: u64 = operations.values().sum();
    let mut left = instructions;
    for share in operations.values_mut() {
        *share = instructions * *share / total.max(1);
        left -= *share;
    }
    *operations.entry(line(block.terminator_span)).or_default() += left;
    operations
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

/// Whether the branch at the end of a block is no branch of the source but the check of a sanitizer: on one side a path ends in its
/// report.
pub(crate) fn is_check(image: &Image, block: CodeBlockId, targets: [BlockId; 2]) -> bool {
    let body = &image.code.functions[image.code.blocks[block].function].body;
    let is_handler = |inst: &Inst| match inst {
        Inst::Call(call) => match call.callee {
            Callee::Direct(callee) => by_handler(&image.program.functions[callee].name).is_some(),
            Callee::Indirect(_) => false,
        },
        _ => false,
    };
    targets.into_iter().map(|target| &body.blocks[target]).any(|block| {
        matches!(block.terminator, Terminator::Trap { check: Some(_) })
            || block.insts.iter().any(|(inst, _)| is_handler(inst))
    })
}

fn executed_instructions(coverage: &Coverage, id: CodeBlockId, block: &Block) -> usize {
    if coverage.is_completed(id) {
        block.insts.len()
    } else {
        coverage.partial.get(&id).map_or(0, |&executed| executed as usize)
    }
}

/// The count of a line is that of its block that was executed most often.
fn add_line(lines: &mut LineCoverage, image: &Image, span: SpanId, times: u64) {
    let Some((file, line)) = image.own_location(span) else { return };
    if !lines.files.contains_key(&*file) {
        lines.files.insert(file.to_string(), Default::default());
    }
    if let Some(file) = lines.files.get_mut(&*file) {
        let most = file.lines.entry(line).or_default();
        *most = times.max(*most);
    }
}

fn add_functions(lines: &mut LineCoverage, image: &Image, coverage: &Coverage) {
    for (id, function) in image.program.functions.iter() {
        let Some(entry) = image.code.functions[id].entry else { continue };
        if let Some((file, line)) = image.own_location(function.span)
            && let Some(file) = lines.files.get_mut(&*file)
        {
            let entered = coverage.is_completed(entry) || coverage.partial.contains_key(&entry);
            let times = if entered { coverage.times[entry.0 as usize].max(1) } else { 0 };
            file.functions.insert(image.function_name(id).to_owned(), (line, times));
        }
    }
}

/// The functions in which most instructions were executed, those of libraries included.
pub fn function_figures(image: &Image, coverage: &Coverage) -> Vec<FunctionFigures> {
    let mut instructions: BTreeMap<FunctionId, u64> = BTreeMap::new();
    for (id, info) in image.code.blocks.iter() {
        *instructions.entry(info.function).or_default() +=
            coverage.times[id.0 as usize] * info.work.instructions();
    }
    let mut figures: Vec<FunctionFigures> = instructions
        .into_iter()
        .filter(|&(_, instructions)| instructions > 0)
        .map(|(id, instructions)| FunctionFigures {
            name: image.function_name(id).to_owned(),
            location: image.own_location(image.program.functions[id].span),
            instructions,
        })
        .collect();
    figures.sort_by(|one, other| {
        other.instructions.cmp(&one.instructions).then_with(|| one.name.cmp(&other.name))
    });
    figures.truncate(MOST_FUNCTIONS);
    figures
}
