//! Runs a program in isolation, where it cannot harm the machine. A replay executes the tests of `kill`, `date` or `rm`
//! natively, and three symbolic arguments are enough to kill every process, set the clock or delete all files.
//!
//! The program gets its own PID, network and IPC namespaces, a mount namespace in which its changes to files are discarded
//! ([`plan`]), and no capabilities over the machine ([`inside`]). It keeps its name and working
//! directory, its user and permissions and its standard streams, and its parent sees its exit status.
//!
//! Root can make these namespaces. Other users need a user namespace first, which some systems refuse: whether and
//! how isolation works is found out by trying ([`Isolation::prepare`]).

mod inside;
mod plan;

use inside::{Refusal, Rooms};
use plan::Plan;
use std::ffi::CString;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::Arc;

/// A way to isolate programs that works on this machine.
#[derive(Clone, Debug)]
pub struct Isolation {
    plan: Arc<Plan>,
    /// A directory whose changes are kept.
    shared: Option<PathBuf>,
}

/// How the namespaces are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Means {
    /// Made directly, by root.
    Root,
    /// Made inside of a user namespace, by any user.
    UserNamespace,
}

/// What a process does once it is isolated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Then {
    /// It becomes the program.
    Run,
    /// It ends: the isolation was only tried.
    End,
}

impl Isolation {
    /// Finds out how programs can be isolated here. `place` is an empty directory that must stay as long as the answer is
    /// used. The error completes "programs cannot be isolated: ".
    pub fn prepare(place: &Path) -> Result<Self, String> {
        let place = std::path::absolute(place).map_err(|why| why.to_string())?;
        let (stage, trial) = (place.join("stage"), place.join("trial"));
        for directory in [&stage, &trial] {
            std::fs::create_dir_all(directory).map_err(|why| format!("{}: {why}", directory.display()))?;
        }
        let means = [Means::Root, Means::UserNamespace];
        let mut refused = String::new();
        for means in means {
            let isolation = Self { plan: Arc::new(Plan::new(means, &stage)?), shared: None };
            match isolation.try_out(&trial) {
                Ok(()) => return Ok(isolation),
                Err(why) => refused = why,
            }
        }
        Err(refused)
    }

    /// Programs change the files of this directory, which exists, for real: for results that outlive them.
    pub fn share(&mut self, directory: &Path) -> io::Result<()> {
        self.shared = Some(directory.canonicalize()?);
        Ok(())
    }

    fn try_out(&self, trial: &Path) -> Result<(), String> {
        let mut command = Command::new("nothing");
        command.process_group(0).current_dir(trial);
        let mut child = self.start(&mut command, trial, Then::End).map_err(|why| why.to_string())?;
        let status = child.wait().map_err(|why| why.to_string())?;
        if status.success() { Ok(()) } else { Err(format!("a trial ended with {status}")) }
    }

    /// Starts a command in isolation, in a session of its own and in the directory that is set. It can write to the directory
    /// `own` in any case; whether that is seen outside depends on the file system. An isolation that fails is an error; the
    /// child's ending is that of the program.
    ///
    /// A signal to the process group of the child ends all that the program started, if it is SIGKILL.
    pub fn spawn(&self, command: &mut Command, own: &Path) -> io::Result<Child> {
        command.process_group(0);
        self.start(command, own, Then::Run)
    }

    fn start(&self, command: &mut Command, own: &Path, then: Then) -> io::Result<Child> {
        let directory =
            command.get_current_dir().map_or_else(std::env::current_dir, |path| Ok(path.into()))?;
        // A link in it would lead out of the new root before that is one.
        let own = own.canonicalize()?;
        let rooms = Rooms {
            own: text(&own)?,
            own_inside: text(&self.plan.inside(&own))?,
            own_trial: text(&self.plan.inside(&own).join(".loam-trial"))?,
            shared: self.shared.as_deref().map(|shared| self.shared_mount(shared)).transpose()?,
            directory: text(&directory)?,
            parent: std::process::id(),
        };
        let plan = Arc::clone(&self.plan);
        let enter = move || {
            inside::enter(&plan, &rooms).map_err(Refusal::into_error)?;
            if then == Then::End {
                inside::end();
            }
            Ok(())
        };
        // SAFETY: `enter` only makes system calls on memory that was there before the fork.
        unsafe { command.pre_exec(enter) };
        command.spawn().map_err(Refusal::explain)
    }

    /// The path of a shared directory, and where it will be before the root is changed.
    fn shared_mount(&self, shared: &Path) -> io::Result<(CString, CString)> {
        Ok((text(shared)?, text(&self.plan.inside(shared))?))
    }
}

/// A path as the kernel takes it.
fn text(path: &Path) -> io::Result<CString> {
    Ok(CString::new(path.as_os_str().as_bytes())?)
}

/// A path below another one, even if it is absolute.
fn below(root: &Path, path: &Path) -> PathBuf {
    root.join(path.strip_prefix("/").unwrap_or(path))
}
