//! In which order gates are decided: those that took part in recent conflicts first.
//!
//! A binary heap that knows where each gate is, so that a gate can be moved when its activity grows. Among gates
//! of equal activity the latest comes first: towards the outputs large tables are settled several times faster.

/// Gates waiting for a decision.
#[derive(Debug, Default)]
pub struct Order {
    /// No gate comes before its parent, which is at half the place.
    heap: Vec<u32>,
    /// Per gate its place in the heap, or [`AWAY`].
    places: Vec<u32>,
    activity: Vec<f64>,
    bump: f64,
}

const AWAY: u32 = u32::MAX;

impl Order {
    /// Makes room for the gates below `count`.
    pub fn reach(&mut self, count: usize) {
        self.places.resize(count, AWAY);
        self.activity.resize(count, 0.0);
    }

    /// Takes all gates out.
    pub fn clear(&mut self) {
        for gate in self.heap.drain(..) {
            self.places[gate as usize] = AWAY;
        }
    }

    /// Puts a gate in, if it is not.
    pub fn insert(&mut self, gate: usize) {
        if self.places[gate] == AWAY {
            self.heap.push(gate as u32);
            self.move_up(self.heap.len() - 1);
        }
    }

    /// Takes the first gate out.
    pub fn pop(&mut self) -> Option<usize> {
        let last = self.heap.pop()?;
        let Some(&first) = self.heap.first() else {
            self.places[last as usize] = AWAY;
            return Some(last as usize);
        };
        self.places[first as usize] = AWAY;
        self.heap[0] = last;
        self.move_down(0);
        Some(first as usize)
    }

    /// Notes that a gate took part in the present conflict.
    pub fn bump(&mut self, gate: usize) {
        const TOO_LARGE: f64 = 1e100;
        self.activity[gate] += self.bump;
        if self.activity[gate] > TOO_LARGE {
            self.activity.iter_mut().for_each(|activity| *activity /= TOO_LARGE);
            self.bump /= TOO_LARGE;
        }
        if self.places[gate] != AWAY {
            self.move_up(self.places[gate] as usize);
        }
    }

    /// Makes all conflicts so far count a little less.
    pub fn decay(&mut self) {
        const DECAY: f64 = 0.95;
        self.bump = (self.bump / DECAY).max(1.0);
    }

    fn is_before(&self, a: u32, b: u32) -> bool {
        (self.activity[a as usize], a) > (self.activity[b as usize], b)
    }

    fn put(&mut self, place: usize, gate: u32) {
        self.heap[place] = gate;
        self.places[gate as usize] = place as u32;
    }

    fn move_up(&mut self, mut place: usize) {
        let gate = self.heap[place];
        while place > 0 {
            let parent = (place - 1) / 2;
            if !self.is_before(gate, self.heap[parent]) {
                break;
            }
            self.put(place, self.heap[parent]);
            place = parent;
        }
        self.put(place, gate);
    }

    fn move_down(&mut self, mut place: usize) {
        let gate = self.heap[place];
        loop {
            let (left, right) = (2 * place + 1, 2 * place + 2);
            if left >= self.heap.len() {
                break;
            }
            let right_first = right < self.heap.len() && self.is_before(self.heap[right], self.heap[left]);
            let child = if right_first { right } else { left };
            if !self.is_before(self.heap[child], gate) {
                break;
            }
            self.put(place, self.heap[child]);
            place = child;
        }
        self.put(place, gate);
    }
}
