//! The tree of files: looking up names, and making, renaming and removing entries of directories.
//!
//! A directory of the host is read through a [`HostFileSystem`]; entries that the path made or removed take precedence.

use crate::errno::Errno;
use crate::host_files::{FileStatus, HostFileSystem, Sort};
use crate::node::{Content, Directory, Identity, Kind, Node, NodeId};
use crate::system::{ROOT, System};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::Arc;

/// Most links that are followed in one look-up.
const MAX_LINKS: u32 = 40;
/// The longest name of a directory entry.
const MAX_NAME: usize = 255;
/// The longest file name with directories.
pub const MAX_PATH: usize = 4095;

/// Whether a link in the last component of a file name is followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follow {
    /// It is followed.
    Yes,
    /// The name stands for the link itself.
    No,
}

/// The result of looking up a file name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathLookup {
    /// The directory of the last component.
    pub directory: NodeId,
    /// The last component; empty for the root and for names that end in `.` or `..`.
    pub name: Arc<[u8]>,
    /// The node with that name, if there is one.
    pub node: Option<NodeId>,
    /// Whether the file name ends in a slash, so that it can only name a directory.
    pub wants_directory: bool,
}

impl System {
    /// Looks up a file name; a relative one starts in the directory `from`.
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
        let mut lookup =
            PathLookup { directory: here, name: Arc::from(*b""), node: Some(here), wants_directory };
        for (index, &name) in names.iter().enumerate() {
            let is_last = index + 1 == names.len();
            if name.len() > MAX_NAME {
                return Err(Errno::ENAMETOOLONG);
            }
            self.may_search(here)?;
            let node = self.child(here, name, host_files);
            let own_name = if name == b"." || name == b".." { &b""[..] } else { name };
            lookup = PathLookup { directory: here, name: own_name.into(), node, wants_directory };
            let Some(node) = node else {
                return if is_last { Ok(lookup) } else { Err(Errno::ENOENT) };
            };
            let follows = !is_last || follow == Follow::Yes || wants_directory;
            if let (Kind::Link(target), true) = (&self.node(node).kind, follows) {
                *links += 1;
                if *links > MAX_LINKS {
                    return Err(Errno::ELOOP);
                }
                let target = Arc::clone(target);
                lookup = self.walk_on(host_files, here, &target, Follow::Yes, links)?;
                match lookup.node {
                    Some(node) => here = node,
                    None if is_last => return Ok(lookup),
                    None => return Err(Errno::ENOENT),
                }
            } else {
                here = node;
            }
        }
        lookup.wants_directory = wants_directory;
        if wants_directory && !self.node(here).is_directory() {
            return Err(Errno::ENOTDIR);
        }
        Ok(lookup)
    }

    /// The node that a file name leads to.
    pub fn find(
        &mut self,
        host_files: &dyn HostFileSystem,
        from: NodeId,
        path: &[u8],
        follow: Follow,
    ) -> Result<NodeId, Errno> {
        self.walk(host_files, from, path, follow)?.node.ok_or(Errno::ENOENT)
    }

    /// The node of a component in a directory, `.` and `..` included.
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

    /// The node of an entry of a directory.
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
            // The size of files in /proc is 0, whatever they contain: the content is read even so.
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

    /// The entries of a directory without `.` and `..`: first those of the host in its order, then those that the path made.
    pub fn list(&mut self, directory: NodeId, host_files: &dyn HostFileSystem) -> Vec<(Arc<[u8]>, NodeId)> {
        let node = self.node(directory);
        let Kind::Directory(entries) = &node.kind else { return Vec::new() };
        let host = node.host.clone().filter(|_| entries.shows_host);
        let own: Vec<Arc<[u8]>> = entries.entries.keys().cloned().collect();
        // Of a host directory that cannot be listed, the entries that were looked up are shown.
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

    /// Adds an entry to a directory.
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

    /// Makes a node with a name that no other has.
    pub fn create(&mut self, lookup: &PathLookup, kind: Kind, mode: u32) -> Result<NodeId, Errno> {
        if lookup.node.is_some() {
            return Err(Errno::EEXIST);
        }
        let is_directory = matches!(kind, Kind::Directory(_));
        if lookup.wants_directory && !is_directory {
            return Err(Errno::EISDIR);
        }
        self.may_change(lookup.directory)?;
        let kind = match kind {
            Kind::Directory(entries) => {
                Kind::Directory(Directory { parent: Some(lookup.directory), ..entries })
            }
            kind => kind,
        };
        let mode = if matches!(kind, Kind::Link(_)) { 0o777 } else { mode & 0o7777 & !self.umask };
        let node = self.add(kind, mode);
        self.enter(lookup.directory, &lookup.name, node);
        if is_directory {
            self.change(lookup.directory).links += 1;
        }
        self.touch(lookup.directory);
        Ok(node)
    }

    /// Makes another name for a file.
    pub fn link(&mut self, node: NodeId, lookup: &PathLookup) -> Result<(), Errno> {
        if lookup.node.is_some() {
            return Err(Errno::EEXIST);
        }
        if self.node(node).is_directory() {
            return Err(Errno::EPERM);
        }
        self.may_change(lookup.directory)?;
        self.change(node).links += 1;
        self.enter(lookup.directory, &lookup.name, node);
        self.touch(lookup.directory);
        Ok(())
    }

    /// Removes a name of a node that is no directory.
    pub fn unlink(&mut self, lookup: &PathLookup) -> Result<(), Errno> {
        let node = lookup.node.ok_or(Errno::ENOENT)?;
        if self.node(node).is_directory() {
            return Err(Errno::EISDIR);
        }
        self.may_change(lookup.directory)?;
        self.may_move(lookup.directory, node)?;
        let target = self.change(node);
        target.links = target.links.saturating_sub(1);
        self.set_entry(lookup.directory, &lookup.name, None);
        self.touch(lookup.directory);
        Ok(())
    }

    /// Removes an empty directory.
    pub fn remove_directory(
        &mut self,
        host_files: &dyn HostFileSystem,
        lookup: &PathLookup,
    ) -> Result<(), Errno> {
        let node = lookup.node.ok_or(Errno::ENOENT)?;
        if !self.node(node).is_directory() {
            return Err(Errno::ENOTDIR);
        }
        if node == ROOT || lookup.name.is_empty() {
            return Err(Errno::EBUSY);
        }
        if !self.list(node, host_files).is_empty() {
            return Err(Errno::ENOTEMPTY);
        }
        self.may_change(lookup.directory)?;
        self.may_move(lookup.directory, node)?;
        self.change(node).links = 0;
        self.set_entry(lookup.directory, &lookup.name, None);
        self.change(lookup.directory).lose_directory();
        self.touch(lookup.directory);
        Ok(())
    }

    /// Renames a node; a node that has the new name already is replaced.
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
                (true, true) => self.remove_directory(host_files, to)?,
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

    /// Whether a directory is another one or below it.
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

    // Permissions

    /// Whether a node may be read (4), written (2), executed or searched (1).
    pub fn may(&self, node: NodeId, wanted: u32) -> bool {
        let node = self.node(node);
        let who = self.identities;
        if who.user == 0 {
            // The superuser may do everything, but execute only files that somebody may execute.
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

    /// In a directory with the sticky bit, only owners may rename and remove their nodes.
    fn may_move(&self, directory: NodeId, node: NodeId) -> Result<(), Errno> {
        let user = self.identities.user;
        let directory = self.node(directory);
        let is_owner = user == 0 || user == self.node(node).owner.0 || user == directory.owner.0;
        if directory.mode & 0o1000 == 0 || is_owner { Ok(()) } else { Err(Errno::EPERM) }
    }
}
