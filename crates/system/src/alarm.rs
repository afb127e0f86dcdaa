//! The alarm that a program sets for itself, and the clock while the program waits.

use crate::signals::{SIGALRM, bit};
use crate::system::System;

/// When `SIGALRM` is sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Alarm {
    /// The time of the next alarm.
    at: Option<u64>,
    /// After how long it is sent again; 0 for never.
    interval: u64,
}

/// An alarm as a program sets it and asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Timer {
    /// The time left until the alarm; 0 if there is none.
    pub left: u64,
    /// After how long it is sent again; 0 for never.
    pub interval: u64,
}

impl Alarm {
    pub(crate) fn is_set(self) -> bool {
        self.at.is_some()
    }

    /// The time of the first alarm after `now`; `None` if the alarm is not repeated.
    fn next_after(self, now: u64) -> Option<u64> {
        let at = self.at?;
        let times = now.saturating_sub(at).checked_div(self.interval)? + 1;
        Some(at.saturating_add(times.saturating_mul(self.interval)))
    }
}

impl System {
    /// Sets the alarm. Returns what was left of the previous alarm.
    pub fn set_alarm(&mut self, timer: Timer) -> Timer {
        let before = self.alarm_left();
        let Timer { left, interval } = timer;
        self.alarm = Alarm { at: (left > 0).then(|| self.clock.saturating_add(left)), interval };
        before
    }

    /// What is left of the alarm.
    pub fn alarm_left(&self) -> Timer {
        // 0 would say that there is no alarm; an alarm that is due has 1 left.
        let left = self.alarm.at.map_or(0, |at| at.saturating_sub(self.clock).max(1));
        Timer { left, interval: self.alarm.interval }
    }

    /// Advances the clock by `time` (`None`: for ever). Returns true if an alarm that is neither blocked nor ignored interrupts
    /// this; the clock then shows the time of the alarm.
    pub fn rest(&mut self, time: Option<u64>) -> bool {
        self.activity.rests += 1;
        let end = time.map(|time| self.clock.saturating_add(time));
        let due = self.alarm.at.filter(|&at| end.is_none_or(|end| at <= end));
        if let Some(at) = due {
            if self.signals.heeds(SIGALRM) {
                self.clock = self.clock.max(at);
                self.alarm.at = self.alarm.next_after(at);
                return true;
            }
            if self.signals.blocked & bit(SIGALRM) != 0 {
                self.signals.pending |= bit(SIGALRM);
            }
            self.alarm.at = end.and_then(|end| self.alarm.next_after(end));
        }
        self.clock = end.unwrap_or(self.clock);
        false
    }
}
