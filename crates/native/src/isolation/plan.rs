//! The plan of the files that an isolated program sees: all mounts, decided before any process is started.
//!
//! All files can be read under their names. Over each writable mount lies an overlay in memory, which takes all changes.
//! Where the kernel does not support an overlay (some file systems), the files are read-only.

use super::{Means, below, text};
use std::ffi::{CString, OsString};
use std::io;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// Directories that [`super::inside`] makes anew, or that nobody can change.
const SPECIAL: &[&str] = &["/proc", "/dev", "/sys"];

/// The mounts of the new root. All paths are C strings, ready for the kernel.
#[derive(Debug)]
pub struct Plan {
    /// The rights with which the namespaces are made.
    pub means: Means,
    /// The line for `uid_map` of a user namespace: the user keeps its id.
    pub user_map: CString,
    /// The line for `gid_map`.
    pub group_map: CString,
    /// The mount point of the file system in memory: an empty directory.
    pub stage: CString,
    /// The new root, in the file system in memory.
    pub root: CString,
    /// The mounts, parents first; the first is the root directory.
    pub mounts_shown: Vec<BindMount>,
    /// `/proc`, and its path in the new root.
    pub processes: (CString, CString),
    /// The path of `/dev` in the new root.
    pub devices: CString,
    /// Devices that do no harm, and their paths in the new root.
    pub harmless: Vec<(CString, CString)>,
    /// Symbolic links in `/dev`: their targets, and their paths in the new root.
    pub links: Vec<(CString, CString)>,
    /// `/dev/shm`, which is made after `/dev`.
    pub shared_memory: Option<BindMount>,
    root_path: PathBuf,
}

/// A directory with its contents, or a file that is a mount point.
#[derive(Debug)]
pub struct BindMount {
    /// The directory.
    pub from: CString,
    /// Its path in the new root.
    pub to: CString,
    /// The overlay that takes the changes; `None` if it is read-only.
    pub layer: Option<OverlayLayer>,
}

/// What an isolated program can do with a mount.
#[derive(Clone, Copy)]
enum MountKind {
    /// It can read the files.
    ReadOnly,
    /// It can change the files: an overlay takes the changes.
    Overlay,
}

/// An overlay that takes the changes to a directory.
#[derive(Debug)]
pub struct OverlayLayer {
    /// The upper directory, with changed files.
    pub upper: CString,
    /// The work directory that the kernel needs.
    pub work: CString,
    /// Options of the mount.
    pub options: CString,
    /// The owner of the directory.
    pub owner: (u32, u32),
    /// Its mode.
    pub mode: u32,
}

impl Plan {
    /// Reads the mounts of this process. The error is a line for the user.
    pub fn new(means: Means, stage: &Path) -> Result<Self, String> {
        const MOUNTS: &str = "/proc/self/mountinfo";
        let mounts = std::fs::read(MOUNTS).map_err(|why| format!("{MOUNTS}: {why}"))?;
        Self::with_mounts(means, stage, &mount_points(&mounts)).map_err(|why| why.to_string())
    }

    fn with_mounts(means: Means, stage: &Path, mounts: &[PathBuf]) -> io::Result<Self> {
        let root_path = stage.join("root");
        let (user, group) = identity();
        let inside = |path: &str| text(&below(&root_path, Path::new(path)));
        let mut plan = Self {
            means,
            user_map: CString::new(format!("{user} {user} 1"))?,
            group_map: CString::new(format!("{group} {group} 1"))?,
            stage: text(stage)?,
            root: text(&root_path)?,
            mounts_shown: Vec::new(),
            processes: (c"/proc".into(), inside("/proc")?),
            devices: inside("/dev")?,
            harmless: Vec::new(),
            links: Vec::new(),
            shared_memory: None,
            root_path: root_path.clone(),
        };
        for name in ["null", "zero", "full", "random", "urandom", "tty"] {
            let path = format!("/dev/{name}");
            plan.harmless.push((CString::new(path.as_str())?, inside(&path)?));
        }
        for (name, target) in [("fd", c""), ("stdin", c"/0"), ("stdout", c"/1"), ("stderr", c"/2")] {
            let target = [c"/proc/self/fd".to_bytes(), target.to_bytes()].concat();
            plan.links.push((CString::new(target)?, inside(&format!("/dev/{name}"))?));
        }
        match means {
            Means::Root => plan.show_whole(mounts)?,
            Means::UserNamespace => plan.show_in_parts(mounts)?,
        }
        plan.shared_memory = Some(plan.mount(Path::new("/dev/shm"), MountKind::Overlay)?);
        Ok(plan)
    }

    /// The path in the new root, before the root is changed.
    pub fn inside(&self, path: &Path) -> PathBuf {
        below(&self.root_path, path)
    }

    /// The root directory, and each mount on it.
    fn show_whole(&mut self, mounts: &[PathBuf]) -> io::Result<()> {
        self.show(Path::new("/"), MountKind::Overlay)?;
        self.show(Path::new("/sys"), MountKind::ReadOnly)?;
        for mount in mounts.iter().filter(|mount| !is_special(mount) && mount.as_path() != Path::new("/")) {
            let kind = if mount.is_dir() { MountKind::Overlay } else { MountKind::ReadOnly };
            self.show(mount, kind)?;
        }
        Ok(())
    }

    /// In a user namespace the kernel refuses an overlay over a directory that has mounts in it. Such directories are
    /// read-only, and overlays lie over their subdirectories without mounts.
    fn show_in_parts(&mut self, mounts: &[PathBuf]) -> io::Result<()> {
        self.show(Path::new("/"), MountKind::ReadOnly)?;
        let mut to_split = vec![PathBuf::from("/")];
        while let Some(directory) = to_split.pop() {
            for inner in directories_in(&directory).into_iter().filter(|inner| !is_special(inner)) {
                match has_mounts(&inner, mounts) {
                    true => to_split.push(inner),
                    false => self.show(&inner, MountKind::Overlay)?,
                }
            }
        }
        // Nothing can be created in a directory of another user, unless it has an overlay.
        let everybodys = [std::env::temp_dir(), PathBuf::from("/var/tmp")];
        let everybodys = everybodys.iter().filter_map(|path| path.canonicalize().ok());
        for directory in everybodys.filter(|path| !is_special(path) && !has_mounts(path, mounts)) {
            self.show(&directory, MountKind::Overlay)?;
        }
        Ok(())
    }

    fn show(&mut self, path: &Path, kind: MountKind) -> io::Result<()> {
        let mount = self.mount(path, kind)?;
        self.mounts_shown.push(mount);
        Ok(())
    }

    fn mount(&self, path: &Path, kind: MountKind) -> io::Result<BindMount> {
        let layer = match kind {
            MountKind::Overlay => Some(self.layer(path)?),
            MountKind::ReadOnly => None,
        };
        Ok(BindMount { from: text(path)?, to: text(&self.inside(path))?, layer })
    }

    fn layer(&self, lower: &Path) -> io::Result<OverlayLayer> {
        let number = self.mounts_shown.len();
        let stage = self.root_path.parent().unwrap_or(Path::new("/"));
        let (upper, work) = (stage.join(format!("upper{number}")), stage.join(format!("work{number}")));
        let mut options = Vec::new();
        for (name, path) in [("lowerdir=", lower), (",upperdir=", &upper), (",workdir=", &work)] {
            options.extend(name.bytes());
            options.extend(escaped(path));
        }
        // With these attributes directories can be renamed, but only root may set them.
        options.extend(match self.means {
            Means::Root => &b",redirect_dir=on"[..],
            Means::UserNamespace => b",userxattr",
        });
        let about = lower.symlink_metadata();
        let (mut mode, mut owner) = (0o755, identity());
        if let Ok(about) = about {
            (mode, owner) = (about.mode() & 0o7777, (about.uid(), about.gid()));
        }
        // In a user namespace the overlay cannot belong to another user, so permissions refused to others are refused to all.
        if self.means == Means::UserNamespace && !is_writable(lower) {
            mode &= !0o222;
        }
        Ok(OverlayLayer {
            upper: text(&upper)?,
            work: text(&work)?,
            options: CString::new(options)?,
            owner,
            mode,
        })
    }
}

/// The mount points, each once, parents first.
fn mount_points(table: &[u8]) -> Vec<PathBuf> {
    let field = |line: &[u8]| line.split(|&byte| byte == b' ').nth(4).map(unescaped);
    let mut points: Vec<PathBuf> = table.split(|&byte| byte == b'\n').filter_map(field).collect();
    points.sort();
    points.dedup();
    points
}

/// Decodes a path of the kernel, which writes spaces and the like as a backslash and three octal digits.
fn unescaped(field: &[u8]) -> PathBuf {
    let mut path = Vec::new();
    let mut rest = field;
    while let [first, after @ ..] = rest {
        let digits = after.first_chunk::<3>().filter(|_| *first == b'\\');
        let code = digits.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 8).ok());
        path.push(code.unwrap_or(*first));
        rest = if code.is_some() { &after[3..] } else { after };
    }
    OsString::from_vec(path).into()
}

/// A path, escaped as a value in the options of an overlay.
fn escaped(path: &Path) -> Vec<u8> {
    let bytes = path.as_os_str().as_encoded_bytes().iter();
    bytes
        .flat_map(|&byte| matches!(byte, b'\\' | b',' | b':').then_some(b'\\').into_iter().chain([byte]))
        .collect()
}

fn has_mounts(directory: &Path, mounts: &[PathBuf]) -> bool {
    mounts.iter().any(|mount| mount.starts_with(directory) && mount != directory)
}

fn is_special(path: &Path) -> bool {
    SPECIAL.iter().any(|special| path.starts_with(special))
}

/// The subdirectories of a directory, sorted; none if it cannot be read.
fn directories_in(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).into_iter().flatten().flatten();
    let is_directory = |entry: &std::fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_dir());
    let mut directories: Vec<PathBuf> = entries.filter(is_directory).map(|entry| entry.path()).collect();
    directories.sort();
    directories
}

/// Whether the user may create files in a directory.
fn is_writable(directory: &Path) -> bool {
    // SAFETY: the path is a C string, and nothing is changed.
    text(directory).is_ok_and(|path| unsafe { libc::access(path.as_ptr(), libc::W_OK) } == 0)
}

/// The user and the group.
fn identity() -> (u32, u32) {
    // SAFETY: these have no preconditions.
    unsafe { (libc::geteuid(), libc::getegid()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &[u8] = b"22 27 0:21 / /proc rw - proc proc rw\n\
        27 1 254:0 / / rw - ext4 /dev/vda rw\n\
        29 27 0:26 / /my\\040disk/a rw - ext4 /dev/vdb rw\n\
        30 27 0:26 / /home rw - ext4 /dev/vdc rw\n\
        31 27 0:26 / /home rw - tmpfs none rw\n\
        28 22 0:21 / /proc/sys ro - proc proc rw\n";

    #[test]
    fn mounts_are_read_in_order_and_with_their_true_names() {
        let points = mount_points(TABLE);
        assert_eq!(points, ["/", "/home", "/my disk/a", "/proc", "/proc/sys"].map(PathBuf::from));
        assert_eq!(unescaped(b"a\\0"), Path::new("a\\0"));
    }

    fn shown(means: Means, mounts: &[PathBuf]) -> Vec<(String, bool)> {
        let plan = Plan::with_mounts(means, Path::new("/a/b"), mounts).unwrap();
        let shown = |mount: &BindMount| (mount.from.to_string_lossy().into_owned(), mount.layer.is_some());
        plan.mounts_shown.iter().map(shown).collect()
    }

    #[test]
    fn as_root_layers_lie_over_the_root_and_over_mounts() {
        let shown = shown(Means::Root, &mount_points(TABLE));
        let shown: Vec<(&str, bool)> = shown.iter().map(|(path, layer)| (path.as_str(), *layer)).collect();
        assert_eq!(shown[..3], [("/", true), ("/sys", false), ("/home", true)]);
        assert_eq!(shown.len(), 4, "{shown:?}");
    }

    #[test]
    fn in_a_user_namespace_no_layer_lies_over_a_directory_with_mounts() {
        let directory = std::env::temp_dir();
        let shown = shown(Means::UserNamespace, &[PathBuf::from("/"), directory.join("mounted")]);
        assert_eq!(shown[0], ("/".to_owned(), false));
        assert!(!shown.iter().any(|(path, _)| Path::new(path) == directory), "{shown:?}");
        assert!(shown[1..].iter().all(|(_, has_layer)| *has_layer), "{shown:?}");
        assert!(shown.iter().any(|(path, _)| path == "/usr"), "{shown:?}");
        assert!(!shown.iter().any(|(path, _)| path == "/proc"), "{shown:?}");
    }

    #[test]
    fn names_cannot_be_taken_for_options() {
        assert_eq!(escaped(Path::new("/a,b:c\\d")), br"/a\,b\:c\\d");
        let plan = Plan::with_mounts(Means::Root, Path::new("/x,y"), &[]).unwrap();
        let options = &plan.mounts_shown[0].layer.as_ref().unwrap().options;
        assert_eq!(
            options.as_c_str(),
            cr"lowerdir=/,upperdir=/x\,y/upper0,workdir=/x\,y/work0,redirect_dir=on"
        );
    }
}
