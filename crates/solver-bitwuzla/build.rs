//! Compiles Bitwuzla, its SAT solver CaDiCaL and our `session.cpp` into one static library, once per target directory.
//!
//! The C++ sources are those inside the crates that `native/Cargo.toml` names; cargo finds (or downloads) them.
//! The library is kept in `<target dir>/loam-cache/`, or in `LOAM_CACHE_DIR` if that is set, under a key made of
//! everything that goes into it, and is optimised whatever the profile: minutes of C++ are paid once, and a build
//! in another profile only links.

use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const BITWUZLA: (&str, &str) = ("bitwuzla-sys", "0.8.0");
const CADICAL: (&str, &str) = ("rustsat-cadical", "0.7.5");
const LIBRARY: &str = "loam_bitwuzla";

fn main() {
    for input in ["build.rs", "native/Cargo.toml", "native/Cargo.lock", "native/session.cpp"] {
        println!("cargo:rerun-if-changed={input}");
    }
    println!("cargo:rerun-if-env-changed=LOAM_CACHE_DIR");
    let out_dir = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let place = cache_dir(&out_dir).join(format!("bitwuzla-{:016x}", cache_key()));
    if !place.join(format!("lib{LIBRARY}.a")).is_file() {
        require_header("gmp.h", "libgmp-dev");
        require_header("symfpu/core/packing.h", "libsymfpu-dev");
        let library = compile(&out_dir);
        publish(&library, &place);
    }
    println!("cargo:rerun-if-changed={}", place.display());
    println!("cargo:rustc-link-search=native={}", place.display());
    println!("cargo:rustc-link-lib=static:-bundle={LIBRARY}");
    println!("cargo:rustc-link-lib=gmp");
    println!("cargo:rustc-link-lib=stdc++");
}

/// Where finished libraries are kept: shared by all profiles of one target directory.
fn cache_dir(out_dir: &Path) -> PathBuf {
    if let Some(dir) = env::var_os("LOAM_CACHE_DIR") {
        return dir.into();
    }
    // Cargo marks the top of the target directory; without the mark, OUT_DIR lies four levels below it.
    let marked = out_dir.ancestors().find(|dir| dir.join("CACHEDIR.TAG").is_file());
    marked.or(out_dir.ancestors().nth(4)).unwrap_or(out_dir).join("loam-cache")
}

/// A hash of all that decides the library: this script, the versions, the target and the compiler.
fn cache_key() -> u64 {
    let compiler = compiler().get_compiler();
    let version = Command::new(compiler.path()).arg("--version").output();
    let mut hasher = std::hash::DefaultHasher::new();
    hasher.write(include_bytes!("build.rs"));
    hasher.write(include_bytes!("native/session.cpp"));
    hasher.write(format!("{BITWUZLA:?} {CADICAL:?}").as_bytes());
    hasher.write(env::var("TARGET").unwrap_or_default().as_bytes());
    hasher.write(format!("{:?}", compiler.args()).as_bytes());
    hasher.write(&version.map(|output| output.stdout).unwrap_or_default());
    hasher.finish()
}

/// Stops with one clear line if a system header is missing.
fn require_header(header: &str, package: &str) {
    let mut check = compiler().get_compiler().to_command();
    check.args(["-E", "-x", "c++", "-include", header, "/dev/null", "-o", "/dev/null"]);
    if !check.output().is_ok_and(|output| output.status.success()) {
        fail(&format!("<{header}> or a C++ compiler is missing; run: apt-get install g++ {package}"));
    }
}

/// Compiles everything into `out_dir` and returns the library's path.
fn compile(out_dir: &Path) -> PathBuf {
    let sources = Sources::find();
    let generated = out_dir.join("generated");
    write_config_header(&sources.bitwuzla, &generated);

    let mut kitten = compiler();
    kitten.cpp(false).std("c99").include(&sources.cadical).file(sources.cadical.join("kitten.c"));
    let mut cadical = compiler();
    cadical.std("c++17").include(&sources.cadical).include(&sources.cadical_extension);
    cadical.files(cpp_files(&sources.cadical, &["cadical.cpp", "mobical.cpp", "ipasir.cpp"]));
    for macro_name in ["NBUILD", "NCONTRACTS", "NTRACING", "QUIET", "NUNLOCKED", "NCLOSEFROM"] {
        kitten.define(macro_name, None);
        cadical.define(macro_name, None);
    }
    // The crate's additions to CaDiCaL's header ask for the version in this form.
    for version in ["V154", "V160", "V190", "V194", "V200", "V213", "V220"] {
        cadical.define(version, None);
    }

    let bitwuzla_source = sources.bitwuzla.join("src");
    let mut library = compiler();
    library.std("c++17").define("HAVE_RUSAGE", None).define("V213", None).define("V220", None);
    library.include(sources.bitwuzla.join("include")).include(&bitwuzla_source);
    library.include(bitwuzla_source.join("lib")).include(generated);
    library.include(&sources.cadical).include(&sources.cadical_extension);
    library.files(cpp_files(&bitwuzla_source, &["main", "python"])).file("native/session.cpp");
    library.objects(cadical.compile_intermediates()).objects(kitten.compile_intermediates());
    library.compile(LIBRARY);
    out_dir.join(format!("lib{LIBRARY}.a"))
}

/// The settings all parts share: optimised in every profile, and silent towards cargo.
fn compiler() -> cc::Build {
    let mut build = cc::Build::new();
    build.cpp(true).opt_level(3).debug(false).warnings(false).define("NDEBUG", None).cargo_metadata(false);
    build
}

/// Moves the finished library to its place in one step, so that no other build can see half of it.
fn publish(library: &Path, place: &Path) {
    fs::create_dir_all(place).expect("the cache directory can be made");
    let name = library.file_name().expect("a library has a name");
    let partial = place.join(format!("partial-{}", std::process::id()));
    fs::copy(library, &partial).expect("the library can be copied to the cache");
    fs::rename(&partial, place.join(name)).expect("the library can be renamed in the cache");
    fs::remove_file(library).expect("the first copy of the library can be removed");
}

/// The source trees inside the two crates.
struct Sources {
    bitwuzla: PathBuf,
    cadical: PathBuf,
    cadical_extension: PathBuf,
}

impl Sources {
    fn find() -> Self {
        let cargo = env::var_os("CARGO").expect("cargo sets CARGO");
        let target = env::var("TARGET").expect("cargo sets TARGET");
        let mut metadata = Command::new(cargo);
        metadata.args(["metadata", "--format-version=1", "--locked", "--manifest-path=native/Cargo.toml"]);
        metadata.args(["--filter-platform", &target]);
        let output = metadata.output().expect("cargo runs");
        if !output.status.success() {
            let reason = String::from_utf8_lossy(&output.stderr).trim().replace('\n', " ");
            fail(&format!("the sources of Bitwuzla cannot be had: {reason}"));
        }
        let listing = String::from_utf8_lossy(&output.stdout);
        let cadical = crate_dir(&listing, CADICAL);
        Self {
            bitwuzla: crate_dir(&listing, BITWUZLA).join("bitwuzla"),
            cadical: cadical.join("cppsrc/src"),
            cadical_extension: cadical.join("cpp-extension"),
        }
    }
}

/// The directory of a crate in cargo's listing. In a package's entry the manifest path follows the id.
fn crate_dir(listing: &str, (name, version): (&str, &str)) -> PathBuf {
    let manifest = listing
        .split_once(&format!("#{name}@{version}\""))
        .and_then(|(_, rest)| rest.split_once("\"manifest_path\":\""))
        .and_then(|(_, rest)| rest.split_once('"'))
        .map(|(path, _)| Path::new(path));
    match manifest.and_then(Path::parent) {
        Some(dir) => dir.to_path_buf(),
        None => fail(&format!("cargo does not list {name} {version}")),
    }
}

/// All C++ files under `dir`, sorted, without files and directories of the names in `except`.
fn cpp_files(dir: &Path, except: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let entries = fs::read_dir(dir).unwrap_or_else(|error| fail(&format!("{}: {error}", dir.display())));
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let name = path.file_name().unwrap_or_default();
        if except.iter().any(|excluded| name == *excluded) {
            continue;
        }
        if path.is_dir() {
            files.extend(cpp_files(&path, except));
        } else if path.extension().is_some_and(|extension| extension == "cpp") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Writes the `config.h` that Bitwuzla's own build system would write.
fn write_config_header(bitwuzla: &Path, generated: &Path) {
    let template = bitwuzla.join("src/config.h.in");
    let mut text =
        fs::read_to_string(&template).unwrap_or_else(|error| fail(&format!("{template:?}: {error}")));
    for (name, value) in [
        ("is_debug_build", "false"),
        ("is_dev_version", "false"),
        ("is_git_version", "false"),
        ("git_id", ""),
        ("version", BITWUZLA.1),
        ("license", "MIT"),
        ("os", "linux"),
        ("cc", "cc"),
        ("cxx", "c++"),
    ] {
        text = text.replace(&format!("@{name}@"), value);
    }
    fs::create_dir_all(generated).expect("OUT_DIR can be written");
    fs::write(generated.join("config.h"), text).expect("OUT_DIR can be written");
}

/// Ends the build with one line for the user.
fn fail(message: &str) -> ! {
    println!("cargo:warning={message}");
    eprintln!("{message}");
    std::process::exit(1)
}
