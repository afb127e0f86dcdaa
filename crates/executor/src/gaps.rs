//! Gaps in the coverage: executed branches of the user's own code with a side that was never taken, and how much code
//! lies behind.

use crate::coverage::Coverage;
use crate::image::Image;
use crate::lines::{is_check, sides_taken};
use loam_program::code::CodeBlockId;
use loam_program::ir::{Callee, Inst, Terminator};
use loam_state::{Gap, UntakenSide};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// How many gaps are listed.
const LISTED: usize = 5;
/// Most blocks that are looked at behind one branch.
const MOST_BLOCKS: usize = 4096;

/// The gaps with the most lines of code behind them, the largest first.
pub fn gaps(image: &Image, coverage: &Coverage) -> Vec<Gap> {
    let executed = image.own_blocks.iter().filter(|&&block| coverage.is_completed(block));
    let mut gaps: Vec<Gap> =
        executed.flat_map(|&block| gaps_after(image, coverage, block)).filter(|gap| gap.lines > 0).collect();
    gaps.sort_by(|a, b| (Reverse(a.lines), &a.file, a.line).cmp(&(Reverse(b.lines), &b.file, b.line)));
    // One line of source may be many branches, for example in a macro.
    gaps.dedup_by(|a, b| (&a.file, a.line, a.side) == (&b.file, b.line, b.side));
    gaps.truncate(LISTED);
    gaps
}

/// The sides of the branch at the end of a block that were never taken.
fn gaps_after(image: &Image, coverage: &Coverage, block: CodeBlockId) -> Vec<Gap> {
    let info = &image.code.blocks[block];
    let function = &image.code.functions[info.function];
    let ir = &function.body.blocks[info.block];
    let (Some(entry), Some((file, line))) = (function.entry, image.own_location(ir.terminator_span)) else {
        return Vec::new();
    };
    let untaken: Vec<(UntakenSide, u32)> = match &ir.terminator {
        Terminator::Branch { then, otherwise, .. } if is_check(image, block, [*then, *otherwise]) => {
            Vec::new()
        }
        Terminator::Branch { then, otherwise, .. } => {
            let [is_true, is_false] = sides_taken(image, coverage, block, [*then, *otherwise]);
            let sides = [(is_true, UntakenSide::True, then), (is_false, UntakenSide::False, otherwise)];
            sides.iter().filter(|(was_taken, ..)| !was_taken).map(|&(_, side, to)| (side, to.0)).collect()
        }
        Terminator::Switch { cases, .. } => {
            cases.iter().map(|&(value, to)| (UntakenSide::Case(value), to.0)).collect()
        }
        _ => Vec::new(),
    };
    let gap = |(side, target): (UntakenSide, u32)| Gap {
        file: file.to_string(),
        line,
        side,
        lines: lines_behind(image, coverage, CodeBlockId(entry.0 + target)),
    };
    untaken.into_iter().map(gap).collect()
}

/// The number of lines of the user's own code that can be reached from a block through uncovered blocks alone.
fn lines_behind(image: &Image, coverage: &Coverage, start: CodeBlockId) -> u32 {
    let mut seen = BTreeSet::from([start]);
    let mut open = vec![start];
    let mut lines = BTreeSet::new();
    while let Some(block) = open.pop().filter(|_| seen.len() < MOST_BLOCKS) {
        if coverage.is_completed(block) {
            continue;
        }
        let info = &image.code.blocks[block];
        let function = &image.code.functions[info.function];
        let ir = &function.body.blocks[info.block];
        let spans = ir.insts.iter().map(|(_, span)| *span).chain([ir.terminator_span]);
        lines.extend(spans.filter_map(|span| image.own_location(span)));
        let callees = ir.insts.iter().filter_map(|(inst, _)| match inst {
            Inst::Call(call) => match call.callee {
                Callee::Direct(callee) => image.code.functions[callee].entry,
                Callee::Indirect(_) => None,
            },
            _ => None,
        });
        let entry = function.entry.map_or(0, |entry| entry.0);
        let successors =
            ir.terminator.successors().into_iter().map(|successor| CodeBlockId(entry + successor.0));
        open.extend(successors.chain(callees).filter(|&next| seen.insert(next)));
    }
    lines.len() as u32
}
