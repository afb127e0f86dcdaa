//! An address space that moves to another thread shares no counts with those that stay: see [`loam_base::detach`].

use crate::layer::{Layer, LayerStack};
use crate::object::ObjectInfo;
use crate::space::{AddressSpace, Body, Entry, Freed};
use loam_base::{Copies, Detach};
use std::sync::Arc;

/// Maps with more entries stay shared: two threads seldom count the same one of so many nodes, and copies of all of them
/// take room.
const MOST_OBJECTS: usize = 1 << 14;

fn detach_info(info: &mut Arc<ObjectInfo>, copies: &mut Copies) {
    copies.replace(info, |_, _| {});
}

impl Detach for LayerStack {
    /// Lower layers stay shared: forks count the topmost one.
    fn detach(&mut self, copies: &mut Copies) {
        match self {
            Self::Blank => {}
            Self::Bytes(bytes) => {
                copies.replace_by(bytes, |bytes| bytes.as_ptr().addr(), |bytes, _| Self::known(&bytes.slice))
            }
            Self::Layer(layer) => copies.replace_by(
                layer,
                |layer| Arc::as_ptr(layer).addr(),
                |layer, _| Arc::new(Layer::copied(layer)),
            ),
        }
    }
}

impl Detach for Entry {
    fn detach(&mut self, copies: &mut Copies) {
        let Self { info, body } = self;
        detach_info(info, copies);
        match body {
            Body::One(stack) => stack.detach(copies),
            // What has several chunks may be large.
            Body::Many(chunks) => copies.replace(chunks, |_, _| {}),
        }
    }
}

impl Detach for AddressSpace {
    fn detach(&mut self, copies: &mut Copies) {
        if self.objects.len() <= MOST_OBJECTS {
            self.objects.detach(copies, Detach::detach);
        }
        if self.freed.len() <= MOST_OBJECTS {
            self.freed.detach(copies, |freed, copies| {
                copies.replace_by(
                    freed,
                    |freed| Arc::as_ptr(freed).addr(),
                    |freed, copies| {
                        let mut object = Arc::clone(&freed.object);
                        detach_info(&mut object, copies);
                        Arc::new(Freed { object, at: Arc::clone(&freed.at) })
                    },
                );
            });
        }
        self.allocator.detach(copies);
        self.pieces.iter_mut().for_each(|pieces| copies.replace(pieces, |_, _| {}));
        self.segments.iter_mut().for_each(|segments| copies.replace(segments, |_, _| {}));
        self.answers.iter_mut().for_each(|answers| copies.replace(answers, |_, _| {}));
    }
}
