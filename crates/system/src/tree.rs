//! Names and what they stand for: walking along a path, and changing what directories hold.
//!
//! A directory of the host is shown through the host_files; names the path itself gave or removed lie over it.

use crate::errno::Errno;
use crate::host_files::{FileStatus, HostFileSystem, Sort};
use crate::node::{Content, Directory, Identity, Kind, Node, NodeId};
use crate::system::{ROOT, System};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::Arc;

/// Links followed before it is taken for a circle.
const MAX_LINKS: u32 = 40;
/// The longest name.
const MAX_NAME: usize = 255;
/// The longest path.
pub const MAX_PATH: usize = 4095;

/// Whether the last part of a path may be a link that is followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follow {
    /// It is.
    Yes,
    /// The link itself is meant.
    No,
}

/// Where a path leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathLookup {
    /// The directory its last name is in.
    pub directory: NodeId,
    /// Its last name; empty for the root and for what ends in `.` or `..`.
    pub name: Arc<[u8]>,
    /// What has that name.
    pub node: Option<NodeId>,
    /// Whether the path ends in a slash, so that only a directory will do.
    pub wants_directory: bool,
}

impl System {
    /// Walks along a path that starts in a directory.
    pub fn walk(
        &mut self,
        host_files: &dyn HostFileSystem,
        from: NodeId,
        path: &[u8],
        follow: Follow,
    ) -> Result<PathLookup, Errno> {
        if path.is_empty() {
            return Err(Errno::ENOENT);
        }
        if path.len() > MAX_PATH {
            return Err(Errno::ENAMETOOLONG);
        }
        self.walk_on(host_files, from, path, follow, &mut 0)
    }

    fn walk_on(
        &mut self,
        host_files: &dyn HostFileSystem,
        from: NodeId,
        path: &[u8],
        follow: Follow,
        links: &mut u32,
    ) -> Result<PathLookup, Errno> {
        let mut here = if path.starts_with(b"/") { ROOT } else { from };
        let wants_directory = path.ends_with(b"/");
        let names: Vec<&[u8]> = path.split(|&byte| byte == b'/').filter(|name| !name.is_empty()).collect();
        let mut place =
            PathLookup { directory: here, name: Arc::from(*b""), node: Some(here), wants_directory };
        for (index, &name) in names.iter().enumerate() {
            let is_last = index + 1 == names.len();
            if name.len() > MAX_NAME {
                return Err(Errno::ENAMETOOLONG);
            }
            self.may_search(here)?;
            let node = self.child(here, name, host_files);
            let own_name = if name == b"." || name == b".." { &b""[..] } else { name };
            place = PathLookup { directory: here, name: own_name.into(), node, wants_directory };
            let Some(node) = node else {
                return if is_last { Ok(place) } else { Err(Errno::ENOENT) };
            };
            let follows = !is_last || follow == Follow::Yes || wants_directory;
            if let (Kind::Link(target), true) = (&self.node(node).kind, follows) {
                *links += 1;
                if *links > MAX_LINKS {
                    return Err(Errno::ELOOP);
                }
                let target = Arc::clone(target);
                place = self.walk_on(host_files, here, &target, Follow::Yes, links)?;
                match place.node {
                    Some(node) => here = node,
                    None if is_last => return Ok(place),
                    None => return Err(Errno::ENOENT),
                }
            } else {
                here = node;
            }
        }
        place.wants_directory = wants_directory;
        if wants_directory && !self.node(here).is_directory() {
            return Err(Errno::ENOTDIR);
        }
        Ok(place)
    }

    /// The node a path leads to.
    pub fn find(
        &mut self,
        host_files: &dyn HostFileSystem,
        from: NodeId,
        path: &[u8],
        follow: Follow,
    ) -> Result<NodeId, Errno> {
        self.walk(host_files, from, path, follow)?.node.ok_or(Errno::ENOENT)
    }

    /// What a name in a directory stands for, `.` and `..` included.
    fn child(&mut self, directory: NodeId, name: &[u8], host_files: &dyn HostFileSystem) -> Option<NodeId> {
        match name {
            b"." => Some(directory),
            b".." => match &self.node(directory).kind {
                Kind::Directory(entries) => entries.parent.or(Some(ROOT)),
                _ => Some(ROOT),
            },
            _ => self.entry(directory, name, host_files),
        }
    }

    /// What a name in a directory stands for.
    pub fn entry(
        &mut self,
        directory: NodeId,
        name: &[u8],
        host_files: &dyn HostFileSystem,
    ) -> Option<NodeId> {
        let node = self.node(directory);
        let Kind::Directory(entries) = &node.kind else { return None };
        if let Some(&known) = entries.entries.get(name) {
            return known;
        }
        if !entries.shows_host {
            return None;
        }
        let path = node.host.as_deref()?.join(OsStr::from_bytes(name));
        let node = self.node_of_host(&path, directory, host_files)?;
        self.enter(directory, name, node);
        Some(node)
    }

    /// The node of a file of the host. Two names of one file give one node.
    pub(crate) fn node_of_host(
        &mut self,
        path: &Path,
        parent: NodeId,
        host_files: &dyn HostFileSystem,
    ) -> Option<NodeId> {
        let status = host_files.status(path)?;
        let identity = Identity { device: status.device, inode: status.inode };
        if let Some(&known) = self.known.get(&identity).filter(|_| status.sort == Sort::File) {
            return Some(known);
        }
        let kind = match status.sort {
            // Files of /proc say that they are empty, and are not.
            Sort::File => Kind::File(Content::OnHost(status.size)),
            Sort::Directory => {
                Kind::Directory(Directory { parent: Some(parent), shows_host: true, ..Directory::default() })
            }
            Sort::Link => Kind::Link(host_files.link(path).ok()?.into()),
        };
        let FileStatus { mode, user, group, links, blocks, accessed, modified, changed, .. } = status;
        let node = Node {
            kind,
            mode,
            owner: (user, group),
            links,
            host_blocks: Some(blocks),
            modified,
            host_times: Some((accessed, changed)),
            identity,
            host: Some(path.into()),
        };
        let id = self.insert(node);
        Arc::make_mut(&mut self.known).insert(identity, id);
        Some(id)
    }

    /// The names in a directory with what they stand for: first those of the host in its order, then those of the path.
    /// `.` and `..` are not among them.
    pub fn list(&mut self, directory: NodeId, host_files: &dyn HostFileSystem) -> Vec<(Arc<[u8]>, NodeId)> {
        let node = self.node(directory);
        let Kind::Directory(entries) = &node.kind else { return Vec::new() };
        let host = node.host.clone().filter(|_| entries.shows_host);
        let own: Vec<Arc<[u8]>> = entries.entries.keys().cloned().collect();
        // A directory that cannot be listed shows what is known of it.
        let on_host = host.and_then(|path| host_files.list(&path).ok()).unwrap_or_default();
        let mut names: Vec<Arc<[u8]>> = on_host.into_iter().map(Arc::from).collect();
        let on_host: BTreeSet<Arc<[u8]>> = names.iter().cloned().collect();
        names.extend(own.into_iter().filter(|name| !on_host.contains(name)));
        let mut found = Vec::new();
        for name in names {
            if let Some(node) = self.entry(directory, &name, host_files) {
                found.push((name, node));
            }
        }
        found
    }

    /// Gives a node a name.
    pub fn enter(&mut self, directory: NodeId, name: &[u8], node: NodeId) {
        self.set_entry(directory, name, Some(node));
    }

    fn set_entry(&mut self, directory: NodeId, name: &[u8], node: Option<NodeId>) {
        if let Kind::Directory(entries) = &mut self.change(directory).kind {
            Arc::make_mut(&mut entries.entries).insert(name.into(), node);
        }
    }

    fn touch(&mut self, directory: NodeId) {
        let now = self.now();
        self.change(directory).modified = now;
    }

    /// Makes a node under a name that is free.
    pub fn create(&mut self, place: &PathLookup, kind: Kind, mode: u32) -> Result<NodeId, Errno> {
        if place.node.is_some() {
            return Err(Errno::EEXIST);
        }
        let is_directory = matches!(kind, Kind::Directory(_));
        if place.wants_directory && !is_directory {
            return Err(Errno::EISDIR);
        }
        self.may_change(place.directory)?;
        let kind = match kind {
            Kind::Directory(entries) => {
                Kind::Directory(Directory { parent: Some(place.directory), ..entries })
            }
            kind => kind,
        };
        let mode = if matches!(kind, Kind::Link(_)) { 0o777 } else { mode & 0o7777 & !self.umask };
        let node = self.add(kind, mode);
        self.enter(place.directory, &place.name, node);
        if is_directory {
            self.change(place.directory).links += 1;
        }
        self.touch(place.directory);
        Ok(node)
    }

    /// Gives a file another name.
    pub fn link(&mut self, node: NodeId, place: &PathLookup) -> Result<(), Errno> {
        if place.node.is_some() {
            return Err(Errno::EEXIST);
        }
        if self.node(node).is_directory() {
            return Err(Errno::EPERM);
        }
        self.may_change(place.directory)?;
        self.change(node).links += 1;
        self.enter(place.directory, &place.name, node);
        self.touch(place.directory);
        Ok(())
    }

    /// Takes a name away from what is not a directory.
    pub fn unlink(&mut self, place: &PathLookup) -> Result<(), Errno> {
        let node = place.node.ok_or(Errno::ENOENT)?;
        if self.node(node).is_directory() {
            return Err(Errno::EISDIR);
        }
        self.may_change(place.directory)?;
        self.may_move(place.directory, node)?;
        let target = self.change(node);
        target.links = target.links.saturating_sub(1);
        self.set_entry(place.directory, &place.name, None);
        self.touch(place.directory);
        Ok(())
    }

    /// Removes an empty directory.
    pub fn remove_directory(
        &mut self,
        host_files: &dyn HostFileSystem,
        place: &PathLookup,
        ends_in_dot: bool,
    ) -> Result<(), Errno> {
        let node = place.node.ok_or(Errno::ENOENT)?;
        if !self.node(node).is_directory() {
            return Err(Errno::ENOTDIR);
        }
        if ends_in_dot {
            return Err(Errno::EINVAL);
        }
        if node == ROOT || place.name.is_empty() {
            return Err(Errno::EBUSY);
        }
        if !self.list(node, host_files).is_empty() {
            return Err(Errno::ENOTEMPTY);
        }
        self.may_change(place.directory)?;
        self.may_move(place.directory, node)?;
        self.change(node).links = 0;
        self.set_entry(place.directory, &place.name, None);
        self.change(place.directory).lose_directory();
        self.touch(place.directory);
        Ok(())
    }

    /// Gives what has one name another, in place of what had it.
    pub fn rename(
        &mut self,
        host_files: &dyn HostFileSystem,
        from: &PathLookup,
        to: &PathLookup,
    ) -> Result<(), Errno> {
        let node = from.node.ok_or(Errno::ENOENT)?;
        if from.name.is_empty() || to.name.is_empty() {
            return Err(Errno::EBUSY);
        }
        if to.node == Some(node) {
            return Ok(());
        }
        let is_directory = self.node(node).is_directory();
        if is_directory && self.is_within(to.directory, node) {
            return Err(Errno::EINVAL);
        }
        if to.wants_directory && !is_directory {
            return Err(Errno::ENOTDIR);
        }
        self.may_change(from.directory)?;
        self.may_change(to.directory)?;
        if let Some(old) = to.node {
            match (is_directory, self.node(old).is_directory()) {
                (true, false) => return Err(Errno::ENOTDIR),
                (false, true) => return Err(Errno::EISDIR),
                (true, true) => self.remove_directory(host_files, to, false)?,
                (false, false) => self.unlink(to)?,
            }
        }
        self.set_entry(from.directory, &from.name, None);
        self.enter(to.directory, &to.name, node);
        if let Kind::Directory(entries) = &mut self.change(node).kind {
            entries.parent = Some(to.directory);
            self.change(from.directory).lose_directory();
            self.change(to.directory).links += 1;
        }
        self.touch(from.directory);
        self.touch(to.directory);
        Ok(())
    }

    /// Whether a directory is another one or lies in it.
    fn is_within(&self, mut directory: NodeId, other: NodeId) -> bool {
        while directory != other {
            match &self.node(directory).kind {
                Kind::Directory(Directory { parent: Some(parent), .. }) if *parent != directory => {
                    directory = *parent;
                }
                _ => return false,
            }
        }
        true
    }

    /// The absolute path of a directory; `None` if it was removed.
    pub fn path_of(&self, directory: NodeId) -> Option<Vec<u8>> {
        let mut names: Vec<Arc<[u8]>> = Vec::new();
        let mut here = directory;
        while here != ROOT {
            let Kind::Directory(Directory { parent: Some(parent), .. }) = &self.node(here).kind else {
                return None;
            };
            let Kind::Directory(entries) = &self.node(*parent).kind else { return None };
            let (name, _) = entries.entries.iter().find(|&(_, &node)| node == Some(here))?;
            names.push(Arc::clone(name));
            here = *parent;
        }
        let path: Vec<u8> = names.iter().rev().flat_map(|name| [b"/", &name[..]].concat()).collect();
        Some(if path.is_empty() { b"/".to_vec() } else { path })
    }

    // Who may do what

    /// Whether a node may be read (4), written (2), executed or searched (1).
    pub fn may(&self, node: NodeId, wanted: u32) -> bool {
        let node = self.node(node);
        let who = self.identities;
        if who.user == 0 {
            // The superuser may do all but execute what nobody may.
            return wanted & 1 == 0 || node.is_directory() || node.mode & 0o111 != 0;
        }
        let shift = match node.owner {
            (user, _) if user == who.user => 6,
            (_, group) if group == who.group => 3,
            _ => 0,
        };
        (node.mode >> shift) & wanted == wanted
    }

    fn may_search(&self, directory: NodeId) -> Result<(), Errno> {
        match self.node(directory).is_directory() {
            false => Err(Errno::ENOTDIR),
            true if !self.may(directory, 1) => Err(Errno::EACCES),
            true => Ok(()),
        }
    }

    fn may_change(&self, directory: NodeId) -> Result<(), Errno> {
        if self.node(directory).is_removed() {
            return Err(Errno::ENOENT);
        }
        if self.may(directory, 3) { Ok(()) } else { Err(Errno::EACCES) }
    }

    /// In a directory with the sticky bit, only owners move and remove what is theirs.
    fn may_move(&self, directory: NodeId, node: NodeId) -> Result<(), Errno> {
        let user = self.identities.user;
        let directory = self.node(directory);
        let is_owner = user == 0 || user == self.node(node).owner.0 || user == directory.owner.0;
        if directory.mode & 0o1000 == 0 || is_owner { Ok(()) } else { Err(Errno::EPERM) }
    }
}
