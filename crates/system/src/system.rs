//! The state of the operating system on one path, and how it is at the start of a run.

use crate::alarm::Alarm;
use crate::descriptors::{Flags, Open, Target};
use crate::host_files::HostFileSystem;
use crate::node::{Content, Device, Directory, Identity, Kind, Node, NodeId};
use crate::signals::Signals;
use loam_base::OrdMap;
use std::collections::BTreeMap;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The initial state of the operating system, the same for all paths of a run.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Whether the program sees all files of the host, or only the given ones.
    pub shows_host: bool,
    /// Files and directories of the host that the program may see, as absolute paths.
    pub given: Vec<PathBuf>,
    /// The working directory.
    pub directory: PathBuf,
    /// The user and group that the program runs as.
    pub identities: Identities,
    /// Where random bytes come from.
    pub random: Random,
}

/// User and group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Identities {
    pub user: u32,
    pub group: u32,
}

/// Where random bytes come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Random {
    /// A generator that gives the same bytes in every run.
    #[default]
    Fixed,
    /// They are symbolic inputs.
    Symbolic,
}

/// The operating system of one path.
#[derive(Clone, Hash)]
pub struct System {
    pub(crate) nodes: OrdMap<Arc<Node>>,
    /// Nodes of host files that are in the tree already, by device and inode.
    pub(crate) known: Arc<BTreeMap<Identity, NodeId>>,
    pub(crate) next_node: u32,
    pub(crate) descriptors: OrdMap<Target>,
    pub(crate) opens: OrdMap<Open>,
    pub(crate) next_open: u32,
    /// The working directory.
    pub directory: NodeId,
    /// The permission bits that new files do not get.
    pub umask: u32,
    /// Signals.
    pub signals: Signals,
    /// The user and group that the program runs as.
    pub identities: Identities,
    /// Where random bytes come from.
    pub random: Random,
    /// The state of the random generator, or how many inputs were made of random bytes.
    pub random_count: u64,
    /// How many calls were made to fail on this path.
    pub failures: u32,
    /// How many calls the path could choose the failure of.
    pub choices: u32,
    pub(crate) clock: u64,
    pub(crate) alarm: Alarm,
    /// What the path did up to now that leaves no trace in the rest.
    pub activity: Activity,
}

/// How often a path did what leaves no trace in the state of the system. Whether a figure changed tells what a part of the path
/// did; the figures are no part of what the state is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Activity {
    /// Looks at the clock.
    pub clock_reads: u64,
    /// Times that the program rested: slept, or waited with a limit.
    pub rests: u64,
    /// Reads from descriptors that returned nothing.
    pub empty_reads: u64,
}

/// Left out of hashes.
impl std::hash::Hash for Activity {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// The time at the start of a path, in nanoseconds since 1970: the first second of 2024.
const START: u64 = 1_704_067_200_000_000_000;
/// By how much the clock advances when it is read.
const TICK: u64 = 1_000;
/// The device number of nodes that are not files of the host.
const OWN_DEVICE: u64 = 0xfe00;

/// The root of every tree.
pub(crate) const ROOT: NodeId = NodeId(0);

impl System {
    /// The system at the start of a path. Descriptors 0 to 2 are open: an empty standard input, standard output and error.
    pub fn new(setup: &Setup, host_files: &dyn HostFileSystem) -> Self {
        let mut system = Self {
            nodes: OrdMap::new(),
            known: Arc::default(),
            next_node: 0,
            descriptors: OrdMap::new(),
            opens: OrdMap::new(),
            next_open: 0,
            directory: ROOT,
            umask: 0o022,
            signals: Signals::default(),
            identities: setup.identities,
            random: setup.random,
            random_count: 0,
            failures: 0,
            choices: 0,
            clock: START,
            alarm: Alarm::default(),
            activity: Activity::default(),
        };
        let root = Directory { parent: Some(ROOT), shows_host: setup.shows_host, ..Directory::default() };
        let root = system.add(Kind::Directory(root), 0o755);
        if setup.shows_host {
            system.change(root).host = Some(Path::new("/").into());
        }
        system.add_devices(host_files);
        if !setup.shows_host {
            for path in ["/tmp", "/proc", "/etc"] {
                system.make_path(Path::new(path), host_files);
            }
            system.change_mode_of_tmp(host_files);
            for path in &setup.given {
                system.give(path, host_files);
            }
        }
        system.directory = system.make_path(&setup.directory, host_files);
        system.open_standard();
        system
    }

    fn add_devices(&mut self, host_files: &dyn HostFileSystem) {
        let directory = self.make_path(Path::new("/dev"), host_files);
        // The devices of the host are not shown.
        if let Kind::Directory(entries) = &mut self.change(directory).kind {
            entries.shows_host = false;
        }
        for (name, device) in [
            ("null", Device::Null),
            ("zero", Device::Zero),
            ("full", Device::Full),
            ("random", Device::Random),
            ("urandom", Device::Random),
        ] {
            let node = self.add(Kind::Device(device), 0o666);
            self.enter(directory, name.as_bytes(), node);
        }
        for (name, target) in
            [("stdin", "/proc/self/fd/0"), ("stdout", "/proc/self/fd/1"), ("stderr", "/proc/self/fd/2")]
        {
            let node = self.add(Kind::Link(target.as_bytes().into()), 0o777);
            self.enter(directory, name.as_bytes(), node);
        }
    }

    fn change_mode_of_tmp(&mut self, host_files: &dyn HostFileSystem) {
        let tmp = self.make_path(Path::new("/tmp"), host_files);
        self.change(tmp).mode = 0o1777;
    }

    fn open_standard(&mut self) {
        let input = self.add(Kind::File(Content::Empty), 0o644);
        let outputs = [1, 2].map(|stream| self.add(Kind::Device(Device::Output(stream)), 0o600));
        // Cannot fail: the table of descriptors is empty.
        let _ = self.open(input, Flags(0), 0);
        for output in outputs {
            let _ = self.open(output, Flags(Flags::WRONLY), 0);
        }
    }

    /// Sets the content of standard input.
    pub fn set_input(&mut self, content: Content) {
        if let Ok(open) = self.opened(0) {
            self.change(open.node).kind = Kind::File(content);
        }
    }

    /// Adds a file to the working directory.
    pub fn add_file(&mut self, name: &str, content: Content) {
        let node = self.add(Kind::File(content), 0o644);
        self.enter(self.directory, name.as_bytes(), node);
    }

    /// Makes a node that has no name yet.
    pub fn add(&mut self, kind: Kind, mode: u32) -> NodeId {
        let identity = Identity { device: OWN_DEVICE, inode: u64::from(self.next_node) + 1 };
        let links = if matches!(kind, Kind::Directory(_)) { 2 } else { 1 };
        let modified = self.clock;
        let owner = (self.identities.user, self.identities.group);
        self.insert(Node {
            kind,
            mode,
            owner,
            links,
            host_blocks: None,
            modified,
            host_times: None,
            identity,
            host: None,
        })
    }

    pub(crate) fn insert(&mut self, node: Node) -> NodeId {
        let id = NodeId(self.next_node);
        self.next_node += 1;
        self.nodes.insert(u64::from(id.0), Arc::new(node));
        id
    }

    /// A node.
    pub fn node(&self, id: NodeId) -> &Node {
        self.nodes.get(u64::from(id.0)).expect("nodes are never removed")
    }

    /// A node, to be changed.
    pub fn change(&mut self, id: NodeId) -> &mut Node {
        Arc::make_mut(self.nodes.get_mut(u64::from(id.0)).expect("nodes are never removed"))
    }

    /// Reads the clock, which advances by a tick.
    pub fn now(&mut self) -> u64 {
        self.activity.clock_reads += 1;
        self.tick()
    }

    /// Advances the clock by a tick.
    pub fn tick(&mut self) -> u64 {
        self.clock += TICK;
        self.clock
    }

    /// Time since the path began.
    pub fn elapsed(&self) -> u64 {
        self.clock - START
    }

    /// Makes the missing directories of a file name; returns the last one.
    fn make_path(&mut self, path: &Path, host_files: &dyn HostFileSystem) -> NodeId {
        let mut directory = ROOT;
        for name in path.as_os_str().as_bytes().split(|&byte| byte == b'/').filter(|name| !name.is_empty()) {
            directory = match self.entry(directory, name, host_files) {
                Some(node) if self.node(node).is_directory() => node,
                _ => {
                    let made = Directory { parent: Some(directory), ..Directory::default() };
                    let node = self.add(Kind::Directory(made), 0o755);
                    self.enter(directory, name, node);
                    node
                }
            };
        }
        directory
    }

    /// Shows a file or directory of the host under its own name.
    fn give(&mut self, path: &Path, host_files: &dyn HostFileSystem) {
        let (Some(parent), Some(name)) = (path.parent(), path.file_name()) else { return };
        let parent = self.make_path(parent, host_files);
        if let Some(node) = self.node_of_host(path, parent, host_files) {
            self.enter(parent, name.as_bytes(), node);
        }
    }

    /// Whether two systems surely have the same state: parts that they share are not compared.
    pub fn is_same(&self, other: &Self) -> bool {
        // Nodes of host files that are in the tree already are among the nodes.
        let Self {
            nodes,
            descriptors,
            opens,
            next_node,
            next_open,
            directory,
            umask,
            signals,
            identities,
            random,
            random_count,
            failures,
            choices,
            clock,
            alarm,
            known: _,
            activity: _,
        } = self;
        nodes.is_same(&other.nodes)
            && descriptors.is_same(&other.descriptors)
            && opens.is_same(&other.opens)
            && (*next_node, *next_open) == (other.next_node, other.next_open)
            && (*directory, *umask) == (other.directory, other.umask)
            && *signals == other.signals
            && (*identities, *random, *random_count) == (other.identities, other.random, other.random_count)
            && (*failures, *choices) == (other.failures, other.choices)
            && (*clock, *alarm) == (other.clock, other.alarm)
    }

    /// Whether the system is again what it was earlier on the path, as far as the program can tell. The clock may have moved on
    /// if the program has not looked at it; open files may have other numbers.
    pub fn is_again(&self, earlier: &Self) -> bool {
        let Self {
            nodes,
            descriptors,
            opens: _,
            next_node,
            next_open: _,
            directory,
            umask,
            signals,
            identities,
            random,
            random_count,
            failures,
            choices,
            clock,
            alarm,
            known: _,
            activity,
        } = self;
        let is_same_time = *clock == earlier.clock || activity.clock_reads == earlier.activity.clock_reads;
        is_same_time
            && *alarm == earlier.alarm
            && *next_node == earlier.next_node
            && (*directory, *umask) == (earlier.directory, earlier.umask)
            && *signals == earlier.signals
            && (*identities, *random, *random_count)
                == (earlier.identities, earlier.random, earlier.random_count)
            && (*failures, *choices) == (earlier.failures, earlier.choices)
            && *nodes == earlier.nodes
            && descriptors.len() == earlier.descriptors.len()
            && self.has_descriptors_of(earlier)
    }

    /// Whether each descriptor refers to the same open file as in `earlier`, which may have another number.
    fn has_descriptors_of(&self, earlier: &Self) -> bool {
        let mut numbers = BTreeMap::new();
        self.descriptors.iter().all(|(descriptor, target)| {
            let Ok(before) = earlier.target(descriptor) else { return false };
            let is_same_file = *numbers.entry(target.open).or_insert(before.open) == before.open;
            is_same_file
                && target.on_exec == before.on_exec
                && self.opened(descriptor).ok() == earlier.opened(descriptor).ok()
        })
    }

    /// Whether the clocks of two systems show the same time.
    pub fn has_time_of(&self, other: &Self) -> bool {
        self.clock == other.clock
    }

    /// Whether an alarm is set: then the mere passing of time changes what the program does.
    pub fn has_alarm(&self) -> bool {
        self.alarm.is_set()
    }
}
