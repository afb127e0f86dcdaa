//! `--seed-tests`: the inputs in a directory, along which the program is explored first.
//!
//! A directory has tests (`.ktest`, also KLEE's), or files whose content is the input, as fuzzers keep them.

use loam_report::{Ktest, KtestError};
use loam_state::{Seed, Seeds, TestObject};
use loam_system::{CommandLine, InputName, InputSpec, command_line};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The seeds in these directories, in the order of their names. The error is the message for the user.
pub fn read_seeds(directories: &[PathBuf], command_line: &CommandLine) -> Result<Seeds, String> {
    let mut seeds = Vec::new();
    for directory in directories {
        let files =
            files_in(directory).map_err(|why| format!("--seed-tests: {}: {why}", directory.display()))?;
        let before = seeds.len();
        for file in files {
            let seed = read_seed(&file, command_line);
            seeds.push(Arc::new(seed.map_err(|why| format!("--seed-tests: {}: {why}", file.display()))?));
        }
        if seeds.len() == before {
            return Err(format!("--seed-tests: {}: there are no tests in it", directory.display()));
        }
    }
    Ok(seeds.into())
}

/// What a run and a fuzzer write beside tests, and hidden files, are no seeds.
fn files_in(directory: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(directory)? {
        let entry = entry?;
        if entry.metadata()?.is_file() && !entry.file_name().as_encoded_bytes().starts_with(b".") {
            files.push(entry.path());
        }
    }
    files.sort();
    let is_test = |file: &PathBuf| file.extension().is_some_and(|extension| extension == "ktest");
    if files.iter().any(is_test) {
        files.retain(is_test);
    }
    Ok(files)
}

fn read_seed(file: &Path, command_line: &CommandLine) -> Result<Seed, String> {
    let bytes = loam_base::files::read(file).map_err(|error| error.to_string())?;
    match Ktest::from_bytes(&bytes) {
        Ok(test) => Ok(Seed::Test(named_as_here(test.objects, command_line))),
        Err(KtestError::NotKtest) if file.extension().is_none_or(|extension| extension != "ktest") => {
            Ok(Seed::File(input_for_files(command_line), bytes))
        }
        Err(error) => Err(error.to_string()),
    }
}

/// Files have other names in tests of newer versions of KLEE.
fn named_as_here(mut objects: Vec<TestObject>, command_line: &CommandLine) -> Vec<TestObject> {
    for index in 0..command_line.files.0 {
        let file = command_line::file_name(index);
        let name = InputName::FileContents(&file);
        for object in objects.iter_mut().filter(|object| Some(&object.name) == name.in_newer_klee().as_ref())
        {
            object.name = name.to_string();
        }
    }
    objects
}

/// The input whose content is a file of a fuzzer: standard input, or else the first symbolic file.
fn input_for_files(command_line: &CommandLine) -> Option<String> {
    match command_line.input {
        InputSpec::Symbolic(_) | InputSpec::Like(_) => Some(InputName::StandardInput.to_string()),
        InputSpec::Empty | InputSpec::Host if command_line.files.0 > 0 => {
            Some(InputName::FileContents(&command_line::file_name(0)).to_string())
        }
        InputSpec::Empty | InputSpec::Host => None,
    }
}
