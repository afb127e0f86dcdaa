//! Builds a program natively once more from the bitcode in it: with the address sanitizer, which the first
//! build lacks.
//!
//! Bitcode compiled for the system's C library is linked with that library. Bitcode compiled for Loam's own C
//! library is not, because the two libraries have different layouts of files, regular expressions and
//! locales. But sanitizers need the system's library. So the program and Loam's C library, which is bitcode
//! too, become one object in which every symbol is local, and that object runs in a process of the system's C
//! library, of which it uses nothing but the allocator (`support/around.c`, `support/inside.c`). The program
//! then runs on the same code that was explored, and the sanitizer checks the C library's accesses too.

use crate::{ExtractError, Kit, Language, extract};
use loam_base::files;
use loam_bitcode::{Checked, Closed, Input, for_machine, target_of};
use object::read::elf::{Dyn, ElfFile64};
use object::{Object, ObjectSymbol};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Symbols that the process around a program provides: the allocator, jumps out of functions, system calls,
/// and the symbols that linkers and compilers define.
const PROVIDED: &[&str] = &[
    "malloc",
    "calloc",
    "realloc",
    "free",
    "memalign",
    "aligned_alloc",
    "posix_memalign",
    "valloc",
    "malloc_usable_size",
    "__libc_malloc",
    "__libc_calloc",
    "__libc_realloc",
    "__libc_free",
    "setjmp",
    "_setjmp",
    "sigsetjmp",
    "longjmp",
    "_longjmp",
    "siglongjmp",
    "__loam_syscall",
    "__asan_*",
    "__lsan_*",
    "__sanitizer_*",
    "_Unwind_*",
    "__gcc_personality_v0",
    "__start_*",
    "__stop_*",
    "_end",
    "end",
    "_edata",
    "edata",
    "_etext",
    "etext",
    "__bss_start",
    "__ehdr_start",
    "__executable_start",
];

/// Symbols taken from Loam's C library although no program mentions them.
const NEEDED: &[&str] = &["__libc_start_main"];

/// Bitcode of a whole program.
pub struct Whole {
    name: String,
    modules: Vec<Vec<u8>>,
    is_for_own_libc: bool,
    /// Shared libraries that the program names.
    libraries: Vec<String>,
    /// Whether the program is already compiled with the address sanitizer.
    has_address_checks: bool,
}

/// Options of the build.
#[derive(Clone, Copy, Debug)]
pub struct Rebuild<'a> {
    /// The kit for the C library that the bitcode was compiled for.
    pub kit: &'a Kit,
    /// Loam's C library as bitcode.
    pub library: Option<&'a Path>,
    /// Whether a function of the program, by its name and its type, is replaced by the definition of the C
    /// library or the replay library.
    pub yields: fn(name: &str, type_: &str) -> bool,
    /// The checks to compile in.
    pub checked: Checked,
    /// More arguments for the compiler and linker.
    pub arguments: &'a [String],
}

impl Whole {
    /// The bitcode in what `loam cc` built, or in a file of bitcode or LLVM text.
    pub fn read(path: &Path) -> Result<Self, ExtractError> {
        let name = path.display().to_string();
        let fail = |message: String| ExtractError { message };
        let bytes = files::read(path).map_err(|why| fail(format!("{name}: {why}")))?;
        let is_built = extract::may_hold_bitcode(&bytes);
        let modules = if is_built { extract::bitcode_in(path)? } else { vec![bytes.clone()] };
        let first = Input::Memory { name: &name, bytes: &modules[0] };
        let target = target_of(&first).map_err(|why| fail(why.message))?;
        Ok(Self {
            is_for_own_libc: target.ends_with("musl"),
            libraries: needed_libraries(&bytes).unwrap_or_default(),
            has_address_checks: is_built && has_address_checks(&bytes),
            name,
            modules,
        })
    }

    /// Whether the bitcode was compiled for Loam's C library.
    pub fn is_for_own_libc(&self) -> bool {
        self.is_for_own_libc
    }

    /// Whether the program is already compiled with the address sanitizer.
    pub fn has_address_checks(&self) -> bool {
        self.has_address_checks
    }

    /// Builds the program. It reads its inputs from a test, like every program that `loam cc` links. The
    /// error is the message for the user.
    pub fn build(&self, how: &Rebuild, output: &Path) -> Result<(), String> {
        let scratch = tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
        match how.library {
            Some(library) => self.build_closed(how, library, &scratch, output),
            None => self.build_open(how, &scratch, output),
        }
    }

    /// Builds with the system's C library.
    fn build_open(&self, how: &Rebuild, scratch: &TempDir, output: &Path) -> Result<(), String> {
        let inputs: Vec<Input> = self.inputs().collect();
        let module = for_machine(&inputs, None, how.checked).map_err(|why| why.message)?;
        let object = self.object_of(&module, how, scratch)?;
        let mut link = Command::new(Language::Cxx.clang());
        link.args(checks(how.checked)).arg(object).arg(how.kit.replay_library()).args(["-lm", "-lpthread"]);
        link.args(self.libraries.iter().map(|library| format!("-l:{library}")));
        self.run(link.args(how.arguments).arg("-o").arg(output))
    }

    /// Builds with Loam's C library, inside of a process of the system's.
    fn build_closed(
        &self,
        how: &Rebuild,
        library: &Path,
        scratch: &TempDir,
        output: &Path,
    ) -> Result<(), String> {
        let [inside, around] = [("inside.c", INSIDE), ("around.c", AROUND)]
            .map(|(name, text)| (scratch.path().join(name), text));
        for (path, text) in [&inside, &around] {
            std::fs::write(path, text).map_err(|why| format!("{}: {why}", path.display()))?;
        }
        let support =
            [&how.kit.replay_source(), &inside.0].map(|source| self.support(source, how.kit, scratch));
        let support: Vec<PathBuf> = support.into_iter().collect::<Result<_, String>>()?;
        let support: Vec<Input> = support.iter().map(|path| Input::File(path)).collect();
        let inputs: Vec<Input> = self.inputs().collect();
        let closed = Closed {
            support: &support,
            library: Input::File(library),
            needed: NEEDED,
            yields: how.yields,
            entry: "loam_start_inside",
            missing: "loam_missing",
            provided: PROVIDED,
        };
        let module = for_machine(&inputs, Some(&closed), how.checked).map_err(|why| why.message)?;
        let object = self.object_of(&module, how, scratch)?;
        let mut link = Command::new(Language::C.clang());
        link.args(checks(how.checked)).args(["-w", "-g", "-O1"]).arg(around.0).arg(object);
        self.run(link.args(["-lm"]).args(how.arguments).arg("-o").arg(output))
    }

    fn inputs(&self) -> impl Iterator<Item = Input<'_>> {
        self.modules.iter().map(|bytes| Input::Memory { name: &self.name, bytes })
    }

    /// Compiles a support file that is linked with the program.
    fn support(&self, source: &Path, kit: &Kit, scratch: &TempDir) -> Result<PathBuf, String> {
        let bitcode = scratch.path().join(source.file_name().unwrap_or_default()).with_extension("bc");
        let mut clang = Command::new(Language::C.clang());
        clang.args(kit.compile_flags()).args(["-w", "-g", "-O1", "-emit-llvm", "-c"]);
        self.run(clang.arg(source).arg("-o").arg(&bitcode))?;
        Ok(bitcode)
    }

    /// Compiles the module without optimisation: an optimiser would remove accesses that the sanitizer should
    /// check.
    fn object_of(&self, module: &[u8], how: &Rebuild, scratch: &TempDir) -> Result<PathBuf, String> {
        let (bitcode, object) = (scratch.path().join("whole.bc"), scratch.path().join("whole.o"));
        std::fs::write(&bitcode, module).map_err(|why| format!("{}: {why}", bitcode.display()))?;
        let mut clang = Command::new(Language::C.clang());
        clang
            .args(checks(how.checked))
            .args(["-w", "-O0", "-Qunused-arguments", "-mllvm", "-trap-unreachable"])
            .args(how.arguments);
        self.run(clang.arg("-c").arg(bitcode).arg("-o").arg(&object))?;
        Ok(object)
    }

    fn run(&self, command: &mut Command) -> Result<(), String> {
        let tool = command.get_program().to_string_lossy().into_owned();
        let output = command.output().map_err(|error| format!("{tool}: {error}"))?;
        if output.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&output.stderr);
        let telling = |line: &&str| line.contains("error:") || line.contains("undefined reference");
        let line = said.lines().find(telling).or(said.lines().next());
        let line = line.unwrap_or("the compiler does not say why");
        Err(format!("{}: its bitcode cannot be built natively: {line}", self.name))
    }
}

const INSIDE: &str = include_str!("../support/inside.c");
const AROUND: &str = include_str!("../support/around.c");

fn checks(checked: Checked) -> &'static [&'static str] {
    match checked {
        Checked::Addresses => &["-fsanitize=address"],
        Checked::Nothing => &[],
    }
}

fn has_address_checks(bytes: &[u8]) -> bool {
    let Ok(file) = object::File::parse(bytes) else { return false };
    file.symbols().chain(file.dynamic_symbols()).any(|symbol| symbol.name() == Ok("__asan_init"))
}

/// The shared libraries that a program needs (`DT_NEEDED`), in order.
fn needed_libraries(bytes: &[u8]) -> Option<Vec<String>> {
    let file = ElfFile64::<object::Endianness>::parse(bytes).ok()?;
    let endian = file.endian();
    let (entries, strings) = file.elf_section_table().dynamic(endian, bytes).ok()??;
    let strings = file.elf_section_table().strings(endian, bytes, strings).ok()?;
    let needed = entries.iter().filter(|entry| entry.tag(endian) == object::elf::DT_NEEDED);
    let name = |entry: &object::elf::Dyn64<object::Endianness>| entry.string(endian, strings).ok();
    let names = needed.filter_map(|entry| Some(String::from_utf8_lossy(name(entry)?).into_owned()));
    Some(names.collect())
}
