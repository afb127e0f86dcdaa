//! Prints the Loam IR of a bitcode, text IR, C or C++ file: `dump FILE [FUNCTION]`.

use std::path::Path;
use std::process::ExitCode;

use loam_bitcode::{CompileOptions, Input, LoadOptions, compile_c, load};
use loam_program::{print, verify};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(file) = arguments.first() else {
        eprintln!("usage: dump FILE [FUNCTION]");
        return ExitCode::from(2);
    };
    match dump(Path::new(file), arguments.get(1).map(String::as_str)) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("dump: {message}");
            ExitCode::from(2)
        }
    }
}

fn dump(file: &Path, function: Option<&str>) -> Result<String, String> {
    let source =
        file.extension().is_some_and(|end| ["c", "cc", "cpp", "cxx"].iter().any(|known| end == *known));
    let bytes = if source {
        compile_c(file, &CompileOptions::default()).map_err(|error| error.to_string())?
    } else {
        std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?
    };
    let name = file.display().to_string();
    let options = LoadOptions { entry: String::new(), ..LoadOptions::default() };
    let loaded =
        load(&[Input::Memory { name: &name, bytes: &bytes }], &options).map_err(|error| error.to_string())?;
    loaded.warnings.iter().for_each(|warning| eprintln!("dump: warning: {warning}"));
    let program = &loaded.program;
    verify::verify(program)?;
    let Some(wanted) = function else { return Ok(print::program(program)) };
    let found = program.functions.iter().find(|(_, function)| function.name == wanted);
    found
        .map(|(id, _)| print::function(program, id))
        .ok_or_else(|| format!("{name} has no function {wanted}"))
}
