//! Work in a child process, which can be killed at any time and whose memory is limited.
//!
//! [`run`] forks: the child has a copy of the parent's memory, does the work, writes the result into a pipe and exits.
//! The parent waits for the result or for the deadline; then the child is killed and reaped in any case.
//!
//! After a fork the child has only the thread that forked, and a lock that another thread held is never released. So
//! the child may only use what takes no lock: memory (glibc makes its own locks usable after a fork), system calls,
//! terms of the expression store (which are read without locks), and Bitwuzla, whose data belongs to its session. If
//! the child does wait for a lock, it waits until the deadline and no longer.

use loam_base::Deadline;
use loam_base::fork::{ChildSignals, fork};
use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::os::fd::AsRawFd;
use std::time::Duration;

/// Why there is no result of a child.
#[derive(Debug)]
pub enum Failure {
    /// The system refused to fork.
    NotStarted,
    /// The deadline passed.
    Late,
    /// The child ended before its work was done; the signal that killed it, if any.
    Ended(Option<i32>),
}

/// The limits of a child.
#[derive(Clone, Debug)]
pub struct Allowance {
    /// When the child is killed.
    pub deadline: Deadline,
    /// Bytes of address space in addition to the parent's.
    pub memory: u64,
}

/// Runs `work` in a child process and returns its bytes.
pub fn run(allowance: Allowance, work: impl FnOnce() -> Vec<u8>) -> Result<Vec<u8>, Failure> {
    let (reader, writer) = io::pipe().map_err(|_| Failure::NotStarted)?;
    // SAFETY: getpid has no preconditions.
    let parent = unsafe { libc::getpid() };
    let serve = || {
        prepare(parent, &writer, allowance.memory);
        i32::from(send(&writer, &work()).is_err())
    };
    // SAFETY: the child does only what the head of this file allows.
    let pid = unsafe { fork(ChildSignals::LikeParent, serve) }.map_err(|_| Failure::NotStarted)?;
    // Without the parent's copy of the writer, the pipe is closed when the child ends.
    drop(writer);
    receive(reader, Child { pid, is_reaped: false }, &allowance.deadline)
}

/// Restricts the child: it dies with its parent, has no open file but the pipe, leaves no core dump and has limited
/// memory.
fn prepare(parent: libc::pid_t, writer: &PipeWriter, memory: u64) {
    let pipe = writer.as_raw_fd() as libc::c_uint;
    // SAFETY: plain system calls on the child itself. Nothing in it uses the files that are closed: it only computes
    // and writes to the pipe.
    unsafe {
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        if libc::getppid() != parent {
            libc::_exit(1);
        }
        libc::prctl(libc::PR_SET_DUMPABLE, 0);
        // The library may print a message when memory runs out; standard error is closed.
        if pipe > 0 {
            libc::syscall(libc::SYS_close_range, 0, pipe - 1, 0);
        }
        libc::syscall(libc::SYS_close_range, pipe + 1, libc::c_uint::MAX, 0);
    }
    limit_memory(memory);
}

/// Limits the address space to its current size and `more` bytes.
fn limit_memory(more: u64) {
    let Some(present) = address_space() else { return };
    // SAFETY: the limit is written before it is read.
    unsafe {
        let mut limit: libc::rlimit = std::mem::zeroed();
        if libc::getrlimit(libc::RLIMIT_AS, &mut limit) == 0 {
            limit.rlim_cur = limit.rlim_cur.min(present.saturating_add(more));
            libc::setrlimit(libc::RLIMIT_AS, &limit);
        }
    }
}

/// Bytes of address space of this process.
fn address_space() -> Option<u64> {
    let sizes = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = sizes.split(' ').next()?.parse().ok()?;
    // SAFETY: sysconf has no preconditions.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    pages.checked_mul(u64::try_from(page).ok()?)
}

/// Sends a message after its length, so that a truncated message is detected.
fn send(mut pipe: &PipeWriter, message: &[u8]) -> io::Result<()> {
    pipe.write_all(&(message.len() as u64).to_le_bytes())?;
    pipe.write_all(message)
}

/// Reads a message until it is complete, the child has ended or the deadline has passed.
fn receive(mut pipe: PipeReader, child: Child, deadline: &Deadline) -> Result<Vec<u8>, Failure> {
    let mut received = Vec::new();
    let mut part = [0; 4096];
    loop {
        if let Some((length, message)) = received.split_first_chunk()
            && message.len() as u64 >= u64::from_le_bytes(*length)
        {
            let message = message.to_vec();
            child.end();
            return Ok(message);
        }
        if !wait_for(&pipe, deadline) {
            return Err(Failure::Late);
        }
        match pipe.read(&mut part) {
            Ok(0) => return Err(Failure::Ended(child.end())),
            Ok(count) => received.extend_from_slice(&part[..count]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return Err(Failure::Ended(None)),
        }
    }
}

/// Waits until the pipe can be read or is closed. Returns false if the deadline has passed.
fn wait_for(pipe: &PipeReader, deadline: &Deadline) -> bool {
    /// The longest wait between two checks whether the run is halted.
    const LOOK: Duration = Duration::from_millis(50);
    loop {
        let left = deadline.left().unwrap_or(LOOK);
        let mut poll = libc::pollfd { fd: pipe.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // Rounded up, because a timeout of zero would not wait at all.
        let milliseconds = i32::try_from(left.min(LOOK).as_micros().div_ceil(1000)).unwrap_or(i32::MAX);
        // SAFETY: the one entry outlives the call.
        let ready = unsafe { libc::poll(&mut poll, 1, milliseconds) };
        if ready > 0 {
            return true;
        }
        // Nothing to read yet, or interrupted by a signal.
        if left.is_zero() {
            return false;
        }
    }
}

/// A child process, which is killed and reaped when dropped.
#[derive(Debug)]
struct Child {
    pid: libc::pid_t,
    is_reaped: bool,
}

impl Child {
    /// Waits for a child that is about to exit. Returns the signal that killed it, if any.
    fn end(mut self) -> Option<i32> {
        let status = self.reap()?;
        libc::WIFSIGNALED(status).then(|| libc::WTERMSIG(status))
    }

    fn reap(&mut self) -> Option<i32> {
        self.is_reaped = true;
        let mut status = 0;
        loop {
            // SAFETY: the status outlives the call; the child is ours and was not waited for.
            let reaped = unsafe { libc::waitpid(self.pid, &mut status, 0) };
            if reaped == self.pid {
                return Some(status);
            }
            // If the process ignores SIGCHLD there is nothing to reap.
            if io::Error::last_os_error().kind() != io::ErrorKind::Interrupted {
                return None;
            }
        }
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        if !self.is_reaped {
            // SAFETY: the child was not reaped, so its process id is still its own.
            unsafe { libc::kill(self.pid, libc::SIGKILL) };
            self.reap();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_base::Halt;

    fn allowance(time: Duration) -> Allowance {
        Allowance { deadline: Deadline::after(Some(time), Halt::default()), memory: 1 << 30 }
    }

    fn run_long(work: impl FnOnce() -> Vec<u8>) -> Result<Vec<u8>, Failure> {
        run(allowance(Duration::from_secs(60)), work)
    }

    /// A signal of the child to itself.
    fn raise(signal: i32) -> Vec<u8> {
        // SAFETY: raise has no preconditions.
        unsafe { libc::raise(signal) };
        vec![1]
    }

    #[test]
    fn a_message_longer_than_the_pipe_arrives_whole() {
        let long: Vec<u8> = (0..1_000_000u32).map(|number| (number % 251) as u8).collect();
        for message in [long, vec![7], Vec::new()] {
            assert_eq!(run_long(|| message.clone()).expect("the child ends well"), message);
        }
    }

    #[test]
    fn a_child_that_dies_is_told_from_one_that_is_late() {
        for signal in [libc::SIGSEGV, libc::SIGABRT, libc::SIGKILL] {
            let failure = run_long(|| raise(signal)).expect_err("the child dies");
            assert!(matches!(failure, Failure::Ended(Some(by)) if by == signal), "{failure:?}");
        }
        let failure = run_long(|| std::panic::resume_unwind(Box::new(()))).expect_err("the child panics");
        assert!(matches!(failure, Failure::Ended(None)), "{failure:?}");
        let sleep = || {
            std::thread::sleep(Duration::from_secs(60));
            Vec::new()
        };
        let failure = run(allowance(Duration::from_millis(30)), sleep).expect_err("the child is late");
        assert!(matches!(failure, Failure::Late), "{failure:?}");
    }

    #[test]
    fn a_signal_interrupts_neither_the_wait_nor_is_its_handler_inherited() {
        extern "C" fn handle(_: libc::c_int) {}
        // SAFETY: the handler does nothing; without SA_RESTART it interrupts what waits.
        let (process, thread) = unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handle as *const () as usize;
            libc::sigaction(libc::SIGUSR1, &action, std::ptr::null_mut());
            (libc::getpid(), libc::syscall(libc::SYS_gettid))
        };
        let answered = run_long(|| {
            for _ in 0..10 {
                // SAFETY: a plain system call; the thread waits for this child.
                unsafe { libc::syscall(libc::SYS_tgkill, process, thread, libc::SIGUSR1) };
                std::thread::sleep(Duration::from_millis(3));
            }
            vec![1, 2]
        });
        assert_eq!(answered.expect("the child ends well"), [1, 2]);
        let failure = run_long(|| raise(libc::SIGUSR1)).expect_err("the child has no handler");
        assert!(matches!(failure, Failure::Ended(Some(libc::SIGUSR1))), "{failure:?}");
    }

    #[test]
    fn a_child_has_the_memory_it_was_given() {
        let allocate = || {
            let is_refused = Vec::<u8>::new().try_reserve_exact(2 << 30).is_err();
            let is_granted = Vec::<u8>::new().try_reserve_exact(1 << 29).is_ok();
            vec![u8::from(is_refused), u8::from(is_granted)]
        };
        assert_eq!(run_long(allocate).expect("the child ends well"), [1, 1]);
    }
}
