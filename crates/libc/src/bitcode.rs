//! Compiles every file of musl and of the overlay to bitcode, on all cores, and links the files into one
//! module.

use crate::overlay::{self, DIRECTORY, FLAGS, TREE};
use crate::tools::{CLANG, cannot_start, command, error_line};
use crate::{Error, Step, source};
use loam_bitcode::{Input, link};
use loam_program::ir::DataModel;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// One file to compile.
struct Job {
    /// Relative to the source tree.
    file: String,
    flags: Vec<&'static str>,
    /// The output file.
    bitcode: PathBuf,
}

/// Compiles and links `libc.bc`. `tree` is the configured build, which has the generated headers.
pub fn build(
    source: &Path,
    data_model: DataModel,
    tree: &Path,
    scratch: &Path,
    result: &Path,
    progress: &mut dyn FnMut(Step),
) -> Result<(), Error> {
    overlay::write_to(source, data_model)?;
    let directory = scratch.join("bitcode");
    std::fs::create_dir_all(&directory).map_err(|why| Error::file("make", &directory, &why))?;
    let jobs = jobs(source, data_model, &directory)?;
    compile_all(&jobs, source, &common_flags(tree, data_model), progress)?;
    progress(Step::Linking);
    let inputs: Vec<Input> = jobs.iter().map(|job| Input::File(&job.bitcode)).collect();
    let module = link(&inputs).map_err(|error| {
        Error::new(
            format!("the C library cannot be linked: {}", error.message),
            "this is a bug in Loam; report it",
        )
    })?;
    std::fs::write(result, module).map_err(|why| Error::file("write", result, &why))
}

/// The files to compile, in the order of linking: musl first, so that its definitions win.
fn jobs(source: &Path, data_model: DataModel, directory: &Path) -> Result<Vec<Job>, Error> {
    let mut jobs = Vec::new();
    let mut add = |file: String, flags: Vec<&'static str>| {
        let bitcode = directory.join(format!("{:04}.bc", jobs.len()));
        jobs.push(Job { file, flags, bitcode });
    };
    for path in source::files(&source.join("src"))? {
        let name = path.strip_prefix(source.join("src")).unwrap_or(&path).to_string_lossy().into_owned();
        // Files one directory down are C for all machines; deeper directories are for one machine each.
        if name.ends_with(".c") && name.matches('/').count() == 1 && overlay::is_compiled(&name, data_model) {
            let flags = overlay::flags_of(&name).to_vec();
            add(format!("src/{name}"), flags);
        }
    }
    for (name, _) in overlay::SOURCES {
        add(format!("{DIRECTORY}/{name}"), overlay::flags_of_own(name).to_vec());
    }
    Ok(jobs)
}

/// The target and the directories of headers. They are relative to the source tree, so that no path of this machine gets
/// into the module.
fn common_flags(tree: &Path, data_model: DataModel) -> Vec<OsString> {
    let tree = Path::new("..").join(tree.file_name().unwrap_or_default());
    let directories = overlay::header_directories(data_model);
    let directories = directories.into_iter().map(|directory| match directory.strip_prefix(TREE) {
        Some(generated) => tree.join(generated),
        None => PathBuf::from(directory),
    });
    let headers = directories.flat_map(|directory| [OsString::from("-I"), directory.into_os_string()]);
    overlay::target_flags(data_model).iter().map(OsString::from).chain(headers).collect()
}

/// Compiles on all cores; stops at the first failure.
fn compile_all(
    jobs: &[Job],
    source: &Path,
    common: &[OsString],
    progress: &mut dyn FnMut(Step),
) -> Result<(), Error> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let (report, reports) = mpsc::channel();
    progress(Step::Compiling { done: 0, of: jobs.len() });
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (report, next) = (report.clone(), &next);
            scope.spawn(move || {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if report.send(compile(job, source, common)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(report);
        for (outcome, done) in reports.iter().zip(1..) {
            if let Err(error) = outcome {
                next.store(jobs.len(), Ordering::Relaxed);
                return Err(error);
            }
            progress(Step::Compiling { done, of: jobs.len() });
        }
        Ok(())
    })
}

fn compile(job: &Job, source: &Path, common: &[OsString]) -> Result<(), Error> {
    let mut clang = command(CLANG, source);
    clang.args(FLAGS).args(common).args(&job.flags).arg(&job.file).arg("-o").arg(&job.bitcode);
    let output = clang.output().map_err(|why| cannot_start(CLANG, &why))?;
    if output.status.success() {
        return Ok(());
    }
    let what = format!("{} does not compile: {}", job.file, error_line(&output));
    Err(Error::new(what, "try another version of musl 1.2.x with `loam libc --musl-source PATH`"))
}
