//! Loads a module and says how long it took and what came out: `measure FILE`.

use std::path::Path;
use std::time::Instant;

use loam_bitcode::{Input, LoadOptions, load};

fn main() {
    let file = std::env::args().nth(1).unwrap_or_default();
    let start = Instant::now();
    let loaded = load(&[Input::File(Path::new(&file))], &LoadOptions { entry: String::new() });
    let loaded = match loaded {
        Ok(loaded) => loaded,
        Err(error) => return eprintln!("measure: {error}"),
    };
    let took = start.elapsed();
    let program = &loaded.program;
    let blocks =
        || program.functions.values().filter_map(|f| f.body.as_ref()).flat_map(|b| b.blocks.values());
    let weight: u64 = blocks().map(|block| u64::from(block.weight)).sum();
    let insts: usize = blocks().map(|block| block.insts.len() + block.phis.len() + 1).sum();
    println!("{took:?}: {weight} LLVM instructions, {insts} of Loam, {} warnings", loaded.warnings.len());
    let start = Instant::now();
    let verdict = loam_program::verify::verify(program);
    println!("{:?}: {verdict:?}", start.elapsed());
}
