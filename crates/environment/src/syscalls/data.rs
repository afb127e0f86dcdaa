//! The bytes of files: objects of the engine in the state's memory, so that they may be symbolic.

use super::arguments::Arguments;
use super::{Failure, Outcome, done};
use crate::Interrupt;
use crate::user_range::UserRange;
use loam_memory::{EngineObject, ObjectInfo, Value};
use loam_state::LossKind;
use loam_state::ending::Early;
use loam_state::{Ending, ErrorKind};
use loam_system::{Content, Errno, InputName, Kind, MOST_INPUT, NoInput, NodeId, Random};
use std::ops::Range;
use std::sync::Arc;

/// The least capacity of the object of a file that is written to.
const LEAST_ROOM: u64 = 64;
/// The greatest size of a file that is written.
const MAX_FILE: u64 = 1 << 30;

impl Arguments<'_> {
    /// The object with the bytes of a file, and the size of the file. The bytes of a host file are read the first time.
    pub fn loaded(&mut self, node: NodeId) -> Result<Option<(Arc<ObjectInfo>, u64)>, Failure> {
        let found = self.system().node(node);
        let host_path = found.host.clone();
        let content = match &found.kind {
            Kind::File(content) | Kind::Pipe(content, _) => content.clone(),
            _ => return Err(Errno::EINVAL.into()),
        };
        match content {
            Content::Empty => Ok(None),
            Content::InMemory { object, size } => Ok(Some((object, size))),
            Content::Input => {
                let host_files = self.engine.host_files();
                let input = host_files.input().map_err(no_input)?;
                self.fill(node, "standard input", input)
            }
            Content::OnHost(_) => {
                let path = host_path.ok_or(Errno::EIO)?;
                let bytes = self.engine.host_files().read(&path).map_err(|_| Errno::EIO)?;
                self.fill(node, &path.display().to_string(), &bytes)
            }
        }
    }

    /// Sets the content of a file.
    fn fill(
        &mut self,
        node: NodeId,
        name: &str,
        bytes: &[u8],
    ) -> Result<Option<(Arc<ObjectInfo>, u64)>, Failure> {
        let size = bytes.len() as u64;
        if size == 0 {
            self.set_content(node, Content::Empty);
            return Ok(None);
        }
        let object = self.engine.engine_object(EngineObject::Bytes, name, size)?;
        let store = self.engine.store();
        self.engine.memory().contents(&object).write_bytes(&store, 0, bytes);
        self.set_content(node, Content::InMemory { object: Arc::clone(&object), size });
        Ok(Some((object, size)))
    }

    fn set_content(&mut self, node: NodeId, content: Content) {
        match &mut self.system().change(node).kind {
            Kind::File(old) | Kind::Pipe(old, _) => *old = content,
            _ => {}
        }
    }

    /// Sets the size of a file. New bytes are zero; their object grows only when they are written.
    pub fn resize(&mut self, node: NodeId, size: u64) -> Result<(), Failure> {
        let old = self.loaded(node)?;
        let object = match old {
            Some((object, old_size)) => {
                let kept = old_size.min(object.size.capacity());
                if size < kept {
                    self.clear(&object, size..kept)?;
                }
                object
            }
            None if size > 0 => self.engine.engine_object(EngineObject::Bytes, "a file", LEAST_ROOM)?,
            None => return Ok(()),
        };
        self.set_content(node, Content::InMemory { object, size });
        let now = self.system().now();
        let changed = self.system().change(node);
        (changed.modified, changed.host_blocks, changed.host_times) = (now, None, None);
        Ok(())
    }

    /// Extends a file to `end`, and its object so that all of these bytes can be written; returns the object.
    pub fn make_room(&mut self, node: NodeId, end: u64) -> Result<Arc<ObjectInfo>, Failure> {
        if end > MAX_FILE {
            return Err(Errno::EFBIG.into());
        }
        let size = self.loaded(node)?.map_or(0, |(_, size)| size);
        self.resize(node, size.max(end))?;
        let (object, size) = self.loaded(node)?.ok_or(Errno::EIO)?;
        let room = object.size.capacity();
        if end <= room {
            return Ok(object);
        }
        let grown = self.engine.engine_object(EngineObject::Bytes, "a file", end.max(2 * room))?;
        let (to, from) = (Value::address(grown.base), Value::address(object.base));
        self.engine.copy(to, from, Value::word(room))?;
        self.engine.drop_engine_object(&object);
        self.set_content(node, Content::InMemory { object: Arc::clone(&grown), size });
        Ok(grown)
    }

    /// Zeroes bytes beyond the new end of a file: they are read as zeros if the file grows again.
    fn clear(&mut self, object: &Arc<ObjectInfo>, range: Range<u64>) -> Result<(), Interrupt> {
        let length = Value::word(range.end - range.start);
        self.engine.fill(Value::address(object.base + range.start), Value::Bits(0), length)
    }

    /// Writes random bytes to the program's memory: a symbolic input.
    pub fn put_random(&mut self, target: UserRange) -> Result<(), Failure> {
        let UserRange { address, length } = target;
        const MOST_SYMBOLIC: u64 = 1 << 24;
        let count = self.system().random_count;
        let is_symbolic = self.system().random == Random::Symbolic && length > 0;
        if is_symbolic && length > MOST_SYMBOLIC {
            let reason = format!("more than {MOST_SYMBOLIC} random bytes at once are not symbolic");
            self.engine.lose(LossKind::Environment, &reason);
        }
        if is_symbolic && length <= MOST_SYMBOLIC {
            let object = self.engine.engine_object(EngineObject::Bytes, "random bytes", length)?;
            self.copy_out(address, &object, 0..length)?;
            self.engine.make_symbolic(&object, &InputName::Random(count).to_string())?;
            self.copy_out(address, &object, 0..length)?;
            self.engine.drop_engine_object(&object);
            self.system().random_count += 1;
            return Ok(());
        }
        let mut generator = loam_base::Rng::new(count);
        let bytes: Vec<u8> = (0..length).map(|_| generator.next_u64() as u8).collect();
        self.put(address, &bytes)?;
        self.system().random_count += 1;
        Ok(())
    }
}

fn no_input(why: NoInput) -> Interrupt {
    match why {
        NoInput::RunOver => Interrupt::End(Ending::Early(Early::RunOver)),
        NoInput::TooLong => {
            let message = format!("standard input has more than {MOST_INPUT} bytes");
            Interrupt::Error(ErrorKind::Model, message)
        }
    }
}

pub fn getrandom(call: &mut Arguments<'_>) -> Outcome {
    let (address, length) = (call.address(0)?, call.word(1)?);
    call.put_random(UserRange { address, length })?;
    done(length)
}
