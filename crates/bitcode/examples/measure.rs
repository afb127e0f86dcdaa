//! Loads a module and prints the load time, the size of the program and its unsupported instructions:
//! `measure FILE [LIBRARY [NAME…]]`. The functions that the module needs are taken from the library, and the
//! named functions too.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use loam_bitcode::{Input, LoadOptions, load};
use loam_program::ir::{Block, Inst, Program, Terminator};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let file = arguments.first().map_or("", String::as_str);
    let library = arguments.get(1).map(|library| Input::File(Path::new(library)));
    let needed: Vec<&str> = arguments.iter().skip(2).map(String::as_str).collect();
    let start = Instant::now();
    let options = LoadOptions { entry: String::new(), library, needed: &needed, ..LoadOptions::default() };
    let loaded = load(&[Input::File(Path::new(file))], &options);
    let loaded = match loaded {
        Ok(loaded) => loaded,
        Err(error) => return eprintln!("measure: {error}"),
    };
    let took = start.elapsed();
    let program = &loaded.program;
    let weight: u64 = blocks(program).map(|block| u64::from(block.weight)).sum();
    let insts: usize = blocks(program).map(|block| block.insts.len() + block.phis.len() + 1).sum();
    let functions = program.functions.values().filter(|function| function.body.is_some()).count();
    println!("loaded in {took:?}: {functions} functions, {weight} LLVM instructions, {insts} of Loam");
    let start = Instant::now();
    let verdict = loam_program::verify::verify(program);
    println!("verified in {:?}: {verdict:?}", start.elapsed());
    loaded.warnings.iter().for_each(|warning| println!("warning: {warning}"));
    for (what, count) in unsupported(program) {
        println!("{count} unsupported: {what}");
    }
}

fn blocks(program: &Program) -> impl Iterator<Item = &Block> {
    let bodies = program.functions.values().filter_map(|function| function.body.as_ref());
    bodies.flat_map(|body| body.blocks.values())
}

/// The unsupported instructions of the program, with their counts.
fn unsupported(program: &Program) -> BTreeMap<&str, usize> {
    let mut found = BTreeMap::new();
    for block in blocks(program) {
        for (inst, _) in &block.insts {
            if let Inst::Unsupported { what } = inst {
                *found.entry(what.as_str()).or_default() += 1;
            }
        }
        if let Terminator::Unsupported(what) = &block.terminator {
            *found.entry(what.as_str()).or_default() += 1;
        }
    }
    found
}
