//! The native library: headers, `libc.a` and the start files, as musl's own build makes them.

use crate::tools::{CLANG, command, run};
use crate::{Error, Step, overlay};
use loam_program::ir::DataModel;
use std::path::{Path, PathBuf};

/// The options of musl's configure. Programs are linked statically, and `loam cc` is the compiler wrapper.
pub const FLAGS: &[&str] = &["--disable-shared", "--disable-wrapper"];

/// Headers that musl's build generates.
const GENERATED: &[&str] =
    &["obj/include/bits/alltypes.h", "obj/include/bits/syscall.h", "obj/src/internal/version.h"];

/// Directories of the kernel's headers, and their paths in distributions.
pub const KERNEL: &[(&str, &[&str])] = &[
    ("asm", &["/usr/include/x86_64-linux-gnu/asm", "/usr/include/asm"]),
    ("asm-generic", &["/usr/include/asm-generic"]),
    ("drm", &["/usr/include/drm"]),
    ("linux", &["/usr/include/linux"]),
    ("misc", &["/usr/include/misc"]),
    ("mtd", &["/usr/include/mtd"]),
    ("rdma", &["/usr/include/rdma"]),
    ("sound", &["/usr/include/sound"]),
    ("video", &["/usr/include/video"]),
    ("xen", &["/usr/include/xen"]),
];

/// Configures a build in the directory `tree`, for files that end up in `result`, and makes the generated headers.
pub fn configure(
    source: &Path,
    data_model: DataModel,
    tree: &Path,
    result: &Path,
    progress: &mut dyn FnMut(Step),
) -> Result<PathBuf, Error> {
    progress(Step::Configuring);
    for directory in [tree, result] {
        std::fs::create_dir_all(directory).map_err(|why| Error::file("make", directory, &why))?;
    }
    // Relative to the build: musl's configure does not support blanks in paths.
    let script = Path::new("..").join(source.file_name().unwrap_or_default()).join("configure");
    let prefix = Path::new("..").join(result.file_name().unwrap_or_default());
    let mut configure = command("sh", tree);
    configure.arg(script).args(FLAGS).arg(format!("--prefix={}", prefix.display()));
    match data_model {
        DataModel::Lp64 => configure.arg(format!("CC={CLANG}")),
        DataModel::Ilp32 => {
            let flags = overlay::target_flags(data_model);
            configure.arg(flags[0]).arg(format!("CC={CLANG} {}", flags.join(" ")))
        }
    };
    run(&mut configure, "musl's configure")?;
    run(command("make", tree).args(GENERATED), "make")?;
    Ok(tree.to_path_buf())
}

/// Installs the headers into `result`; without a library, which needs functions of the compiler's for 32 bits.
pub fn install_headers(source: &Path, tree: &Path, result: &Path) -> Result<(), Error> {
    run(command("make", tree).arg("install-headers"), "make of musl")?;
    let include = result.join("include");
    overlay::write_numbers(source, &include.join("bits/syscall.h"))?;
    link_kernel_headers(&include)
}

/// Builds and installs into `result`.
pub fn build(tree: &Path, result: &Path, progress: &mut dyn FnMut(Step)) -> Result<(), Error> {
    progress(Step::Native);
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let mut make = command("make", tree);
    make.arg(format!("-j{jobs}")).args(["install-headers", "install-libs"]);
    run(&mut make, "make of musl")?;
    link_kernel_headers(&result.join("include"))
}

/// Links headers of the kernel, which some programs include and musl does not have.
fn link_kernel_headers(include: &Path) -> Result<(), Error> {
    for (name, places) in KERNEL {
        if let Some(place) = places.iter().map(Path::new).find(|place| place.is_dir()) {
            let link = include.join(name);
            std::os::unix::fs::symlink(place, &link)
                .map_err(|why| Error::file("make the link", &link, &why))?;
        }
    }
    Ok(())
}
