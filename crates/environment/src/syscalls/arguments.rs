//! The arguments of a system call as numbers, paths and structures.

use super::Failure;
use crate::models::Argument;
use crate::{Attempt, EngineContext, Interrupt};
use loam_expr::Expr;
use loam_memory::model::MemoryRange;
use loam_memory::{ObjectInfo, Value};
use loam_state::LossKind;
use loam_system::{Errno, Follow, HostFileSystem, NodeId, PathLookup, System};
use std::sync::Arc;

/// The longest path that is looked at.
const MAX_PATH: u64 = 4096;
/// `dirfd` for the working directory.
const AT_FDCWD: i32 = -100;

/// A system call under way.
pub struct Arguments<'a> {
    /// The engine.
    pub engine: &'a mut dyn EngineContext,
    /// Whether it was made to do less than it could.
    pub attempt: Attempt,
    values: &'a [Argument],
}

/// A path as the program gave it.
pub enum Path {
    /// Its bytes.
    Known(Vec<u8>),
    /// Some name without a slash that stands for nothing in its directory; at this address.
    Missing(u64),
}

impl<'a> Arguments<'a> {
    pub fn new(engine: &'a mut dyn EngineContext, values: &'a [Argument]) -> Self {
        Self { engine, attempt: Attempt::Succeeded, values }
    }

    /// An argument as it is.
    pub fn value(&self, index: usize) -> Value {
        self.values.get(index).map_or(Value::Bits(0), |argument| argument.value)
    }

    /// An argument that has one value.
    pub fn word(&mut self, index: usize) -> Result<u64, Interrupt> {
        match self.value(index).as_word() {
            Some(word) => Ok(word),
            None => Ok(self.engine.concretise(self.value(index), "an argument of a system call")? as u64),
        }
    }

    /// An argument of 32 bits.
    pub fn int(&mut self, index: usize) -> Result<i32, Interrupt> {
        Ok(self.word(index)? as i32)
    }

    /// A descriptor.
    pub fn descriptor(&mut self, index: usize) -> Result<u64, Interrupt> {
        Ok(u64::from(self.word(index)? as u32))
    }

    /// What the operating system knows.
    pub fn system(&mut self) -> &mut System {
        self.engine.system()
    }

    /// The system together with the files of the host.
    pub fn with_host_files<T>(&mut self, act: impl FnOnce(&mut System, &dyn HostFileSystem) -> T) -> T {
        let host_files = self.engine.host_files();
        act(self.engine.system(), &*host_files)
    }

    // Memory

    /// Bytes the program gave, each with one value.
    pub fn bytes(&mut self, address: u64, length: u64) -> Result<Vec<u8>, Interrupt> {
        if let Some(bytes) = self.engine.known_memory().bytes(address, length) {
            return Ok(bytes);
        }
        let mut bytes = Vec::new();
        for index in 0..length {
            let byte = self.engine.read(Value::word(address + index), 1)?;
            bytes.push(self.engine.concretise(byte, "what a system call is given")? as u8);
        }
        Ok(bytes)
    }

    /// A word the program gave.
    pub fn read_word(&mut self, address: u64) -> Result<u64, Interrupt> {
        let value = self.engine.read(Value::word(address), 8)?;
        Ok(self.engine.concretise(value, "what a system call is given")? as u64)
    }

    /// Writes bytes for the program.
    pub fn put(&mut self, address: u64, bytes: &[u8]) -> Result<(), Interrupt> {
        if bytes.is_empty() {
            return Ok(());
        }
        let length = Value::word(bytes.len() as u64);
        let place =
            self.engine.resolve(MemoryRange { address: Value::word(address), length, write: true })?;
        let store = self.engine.store();
        let offset = place.object.offset_of(address);
        self.engine.memory().contents(&place.object).write_bytes(&store, offset, bytes);
        Ok(())
    }

    /// Writes words for the program, unless the address is zero.
    pub fn put_words(&mut self, address: u64, words: &[u64]) -> Result<(), Interrupt> {
        if address == 0 {
            return Ok(());
        }
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.put(address, &bytes)
    }

    /// Copies from an object of the engine to the program.
    pub fn copy_out(
        &mut self,
        to: u64,
        object: &Arc<ObjectInfo>,
        offset: u64,
        length: u64,
    ) -> Result<(), Interrupt> {
        self.engine.copy(Value::word(to), Value::word(object.base + offset), Value::word(length))
    }

    // Paths

    /// The directory a relative path starts in.
    pub fn directory(&mut self, index: usize) -> Result<NodeId, Failure> {
        let descriptor = self.int(index)?;
        if descriptor == AT_FDCWD {
            return Ok(self.system().directory);
        }
        Ok(self.system().opened(u64::from(descriptor as u32))?.node)
    }

    /// The path at an address.
    pub fn path(&mut self, index: usize, from: NodeId) -> Result<Path, Failure> {
        let address = self.word(index)?;
        match self.engine.known_memory().string(address) {
            Some(path) => Ok(Path::Known(path)),
            None => self.symbolic_path(address, from),
        }
    }

    /// The bytes of a path, restricted to one value if need be.
    pub fn path_bytes(&mut self, path: &Path) -> Result<Vec<u8>, Interrupt> {
        match path {
            Path::Known(bytes) => Ok(bytes.clone()),
            Path::Missing(address) => {
                crate::models::string(self.engine, Value::word(*address), "the name of a new file")
            }
        }
    }

    /// A path with symbolic bytes: one of the names that are there (each is explored), a name that is not, or some
    /// path with a slash.
    fn symbolic_path(&mut self, address: u64, from: NodeId) -> Result<Path, Failure> {
        let bytes = self.characters(address)?;
        let mut names = self.with_host_files(|system, host_files| system.list(from, host_files));
        // In an order that does not depend on the file system.
        names.sort_by(|(one, _), (other, _)| one.cmp(other));
        if names.len() > MOST_NAMES {
            let reason = format!("a symbolic path is compared with {MOST_NAMES} names of a directory only");
            self.engine.lose(LossKind::Environment, &reason);
            names.truncate(MOST_NAMES);
        }
        let dots = [&b"."[..], b".."].into_iter().map(Arc::<[u8]>::from);
        for name in dots.chain(names.into_iter().map(|(name, _)| name)) {
            let Some(same) = self.is_name(&bytes, &name) else { continue };
            if self.engine.decide(same)? {
                return Ok(Path::Known(name.to_vec()));
            }
        }
        let has_slash = self.has_slash(&bytes);
        if self.engine.decide(has_slash)? {
            let path = crate::models::string(self.engine, Value::word(address), "a path with a slash")?;
            return Ok(Path::Known(path));
        }
        Ok(Path::Missing(address))
    }

    /// The characters of a string up to the first that must be zero. At the end of the object one of them must have been
    /// zero; on the part of the path where none was, the string goes on where nothing is.
    fn characters(&mut self, address: u64) -> Result<Vec<Expr>, Interrupt> {
        let store = self.engine.store();
        let end = self.engine.memory().find(address).map(|object| object.base + object.size.capacity());
        let mut bytes = Vec::new();
        let mut goes_on = store.bool(true);
        for index in 0..MAX_PATH {
            let byte = self.engine.read(Value::word(address + index), 1)?.term(&store, 8);
            goes_on = store.and(goes_on, store.ne(byte, store.constant(8, 0)));
            let is_last = end == Some(address + index + 1);
            if !self.engine.may_be_true(goes_on)? || (is_last && !self.engine.decide(goes_on)?) {
                break;
            }
            bytes.push(byte);
        }
        Ok(bytes)
    }

    /// When the string is this name; `None` if it is too short for that.
    fn is_name(&self, bytes: &[Expr], name: &[u8]) -> Option<Expr> {
        let store = self.engine.store();
        let zero = [0];
        let wanted = name.iter().chain(&zero).take(bytes.len());
        (name.len() <= bytes.len()).then(|| {
            let equal = bytes
                .iter()
                .zip(wanted)
                .map(|(&byte, &wanted)| store.eq(byte, store.constant(8, u128::from(wanted))));
            equal.fold(store.bool(true), |all, one| store.and(all, one))
        })
    }

    /// When a slash comes before the first zero.
    fn has_slash(&self, bytes: &[Expr]) -> Expr {
        let store = self.engine.store();
        let is = |byte: Expr, character: u8| store.eq(byte, store.constant(8, u128::from(character)));
        bytes.iter().rev().fold(store.bool(false), |later, &byte| {
            let goes_on = store.and(store.not(is(byte, 0)), later);
            store.or(is(byte, b'/'), goes_on)
        })
    }

    /// Where a path leads that must be known because something may be made there.
    pub fn place(&mut self, directory: NodeId, index: usize, follow: Follow) -> Result<PathLookup, Failure> {
        let path = self.path(index, directory)?;
        let bytes = self.path_bytes(&path)?;
        Ok(self.with_host_files(|system, host_files| system.walk(host_files, directory, &bytes, follow))?)
    }

    /// What a path leads to.
    pub fn node(&mut self, directory: NodeId, index: usize, follow: Follow) -> Result<NodeId, Failure> {
        match self.path(index, directory)? {
            Path::Known(bytes) => Ok(self
                .with_host_files(|system, host_files| system.find(host_files, directory, &bytes, follow))?),
            Path::Missing(_) => Err(Errno::ENOENT.into()),
        }
    }
}

/// Names of a directory that a symbolic path is compared with, at most.
const MOST_NAMES: usize = 4096;
