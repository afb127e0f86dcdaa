//! Signals a program sends itself: what it wants done about each, which ones it holds back.

/// The greatest signal number.
pub const LAST: u64 = 64;

/// What a program wants done when a signal comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Action {
    /// 0: what is usual for it; 1: nothing; otherwise the address of a function.
    pub handler: u64,
    /// As given.
    pub flags: u64,
    /// As given.
    pub restorer: u64,
    /// Signals held back while the function runs.
    pub mask: u64,
}

/// The usual.
pub const DEFAULT: u64 = 0;
/// Nothing.
pub const IGNORE: u64 = 1;

/// The flag by which a handler asks for three arguments.
pub const SA_SIGINFO: u64 = 4;
/// The flag by which a handler asks not to have its own signal held back.
pub const SA_NODEFER: u64 = 0x4000_0000;
/// The flag by which a handler asks to be called once only.
pub const SA_RESETHAND: u64 = 0x8000_0000;

/// The signals of a path.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Signals {
    actions: Vec<Action>,
    /// Signals held back, one bit each.
    pub blocked: u64,
    /// Signals that came and were held back.
    pub pending: u64,
}

/// What becomes of a signal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// Nothing.
    Nothing,
    /// The process dies.
    Death(u64),
    /// A function of the program is called.
    Handler(u64, Action),
}

impl Signals {
    /// What is done about a signal.
    pub fn action(&self, signal: u64) -> Action {
        self.actions.get(signal as usize).copied().unwrap_or_default()
    }

    /// Whether a signal would be acted on if it came now.
    pub fn heeds(&self, signal: u64) -> bool {
        self.blocked & bit(signal) == 0 && !self.ignores(signal)
    }

    fn ignores(&self, signal: u64) -> bool {
        match self.action(signal).handler {
            IGNORE => true,
            DEFAULT => is_harmless(signal),
            _ => false,
        }
    }

    /// Holds these signals back and no others; some cannot be held back.
    pub fn block(&mut self, signals: u64) {
        self.blocked = signals & !(bit(SIGKILL) | bit(SIGSTOP));
    }

    /// Takes one of these signals out of those that came and were held back.
    pub fn accept(&mut self, signals: u64) -> Option<u64> {
        let ready = self.pending & signals;
        let signal = (ready != 0).then(|| u64::from(ready.trailing_zeros()) + 1)?;
        self.pending &= !bit(signal);
        Some(signal)
    }

    /// Changes what is done about a signal.
    pub fn set_action(&mut self, signal: u64, action: Action) {
        let index = signal as usize;
        if self.actions.len() <= index {
            self.actions.resize(index + 1, Action::default());
        }
        self.actions[index] = action;
        // What waits to be ignored is forgotten.
        if self.ignores(signal) {
            self.pending &= !bit(signal);
        }
    }

    /// A signal comes.
    pub fn send(&mut self, signal: u64) -> Delivery {
        if self.blocked & bit(signal) != 0 {
            self.pending |= bit(signal);
            return Delivery::Nothing;
        }
        self.deliver(signal)
    }

    /// The next signal that was held back and is not any more.
    pub fn next_pending(&mut self) -> Delivery {
        self.accept(!self.blocked).map_or(Delivery::Nothing, |signal| self.deliver(signal))
    }

    fn deliver(&mut self, signal: u64) -> Delivery {
        let action = self.action(signal);
        match action.handler {
            _ if signal == SIGKILL || signal == SIGSTOP => Delivery::Death(signal),
            _ if self.ignores(signal) => Delivery::Nothing,
            DEFAULT => Delivery::Death(signal),
            _ => {
                if action.flags & SA_RESETHAND != 0 {
                    self.set_action(signal, Action::default());
                }
                Delivery::Handler(signal, action)
            }
        }
    }
}

/// The bit of a signal in a set.
pub fn bit(signal: u64) -> u64 {
    1 << (signal - 1)
}

/// A pipe that nobody reads.
pub const SIGPIPE: u64 = 13;
/// The alarm.
pub const SIGALRM: u64 = 14;
/// The one that nobody escapes.
pub const SIGKILL: u64 = 9;
/// The one that nobody goes on after.
pub const SIGSTOP: u64 = 19;
const SIGCHLD: u64 = 17;
const SIGCONT: u64 = 18;
const SIGURG: u64 = 23;
const SIGWINCH: u64 = 28;

/// Whether a process that did not ask for anything survives it.
fn is_harmless(signal: u64) -> bool {
    matches!(signal, SIGCHLD | SIGCONT | SIGURG | SIGWINCH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_ignored_does_not_wait() {
        let mut signals = Signals { blocked: bit(10), ..Signals::default() };
        signals.send(10);
        assert_eq!(signals.pending, bit(10));
        signals.set_action(10, Action { handler: IGNORE, ..Action::default() });
        assert_eq!(signals.pending, 0);
        signals.block(u64::MAX);
        assert_eq!(signals.blocked, !(bit(SIGKILL) | bit(SIGSTOP)));
    }

    #[test]
    fn a_signal_that_is_held_back_comes_when_it_is_let_through() {
        let mut signals = Signals::default();
        let action = Action { handler: 0x1000, ..Action::default() };
        signals.set_action(10, action);
        signals.blocked = bit(10) | bit(6);
        assert_eq!(signals.send(10), Delivery::Nothing);
        assert_eq!(signals.next_pending(), Delivery::Nothing);
        signals.blocked = bit(6);
        assert_eq!(signals.next_pending(), Delivery::Handler(10, action));
        assert_eq!(signals.next_pending(), Delivery::Nothing);
        assert_eq!(signals.send(15), Delivery::Death(15));
        assert_eq!(signals.send(SIGCHLD), Delivery::Nothing);
    }
}
