//! Loam's side of the host process: starts it when it is needed, sends requests, and kills it when it does not answer.

use crate::abi::{self, Argument, Arranged, ResultPart, Unpassable};
use crate::child::{self, Inheritance};
use crate::wire::{self, Kind, LONGEST_NAME, Reply};
use loam_allocator::Mapping;
use loam_base::fork::{ChildSignals, fork, reset_all_signals};
use std::collections::BTreeMap;
use std::ffi::CString;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::time::{Duration, Instant};
use std::{fmt, io};

/// Most bytes of a message from the child: an answer, or a line that says why there is none.
const LONGEST_MESSAGE: usize = 2048;

/// How host functions are called.
#[derive(Clone, Debug)]
pub struct HostConfig {
    /// Libraries to look functions up in, before the C library; names as for `dlopen`.
    pub libraries: Vec<String>,
    /// Longest time for one call.
    pub timeout: Duration,
}

/// How long the first answer may take: the child loads libraries before, which is slow on a busy machine.
const LOADING: Duration = Duration::from_secs(10);

impl Default for HostConfig {
    fn default() -> Self {
        Self { libraries: Vec::new(), timeout: Duration::from_secs(10) }
    }
}

/// A call to be made.
#[derive(Clone, Debug)]
pub struct HostCall<'a> {
    /// The function.
    pub name: &'a str,
    /// Its arguments.
    pub arguments: &'a [Argument],
    /// The scalars of its result.
    pub result: &'a [ResultPart],
    /// `errno` before the call.
    pub errno: i32,
}

/// The result of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The scalars of the result.
    pub result: Vec<u128>,
    /// `errno` afterwards.
    pub errno: i32,
    /// What the function printed: to standard output, and to standard error.
    pub printed: [Vec<u8>; 2],
    /// The numbers of the first few system calls that the function was refused.
    pub refused: Vec<u32>,
}

/// Why a call has no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There is no host process, and why.
    NotStarted(String),
    /// No library has such a function.
    Unknown,
    /// The calling convention of the call is not supported.
    Unpassable(Unpassable),
    /// A signal ended the function.
    Crashed(i32),
    /// The function ended the process with this status.
    Exited(i32),
    /// The function did not return in time.
    Late(Duration),
}

impl fmt::Display for Failure {
    /// Completes "the host function NAME …".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(why) => write!(f, "cannot be called: {why}"),
            Self::Unknown => write!(f, "does not exist"),
            Self::Unpassable(what) => write!(f, "cannot be called: {what} cannot be passed"),
            Self::Crashed(signal) => write!(f, "crashed with signal {signal}{}", signal_name(*signal)),
            Self::Exited(status) => write!(f, "ended its process with status {status}"),
            Self::Late(time) => write!(f, "did not return within {time:?}"),
        }
    }
}

fn signal_name(signal: i32) -> &'static str {
    match signal {
        libc::SIGILL => " (SIGILL)",
        libc::SIGABRT => " (SIGABRT)",
        libc::SIGBUS => " (SIGBUS)",
        libc::SIGFPE => " (SIGFPE)",
        libc::SIGKILL => " (SIGKILL)",
        libc::SIGSEGV => " (SIGSEGV)",
        libc::SIGSYS => " (SIGSYS)",
        libc::SIGTRAP => " (SIGTRAP)",
        _ => "",
    }
}

/// The host process, started on demand, and what is known of its libraries.
#[derive(Debug)]
pub struct HostProcess {
    config: HostConfig,
    child: Option<Child>,
    /// Names that were looked up, and whether there is such a function.
    known: BTreeMap<String, bool>,
}

impl HostProcess {
    /// A host process that is started by the first call.
    pub fn new(config: HostConfig) -> Self {
        Self { config, child: None, known: BTreeMap::new() }
    }

    /// Checks that all libraries can be loaded, in a process that ends at once. The error is a line for the user.
    pub fn try_libraries(config: &HostConfig) -> Result<(), String> {
        match Child::start(config, None) {
            Ok(_) => Ok(()),
            Err(Failure::NotStarted(why)) => Err(why),
            Err(failure) => Err(format!("a host library {failure} while it was loaded")),
        }
    }

    /// Whether there is a function of this name.
    pub fn has(&mut self, name: &str, regions: &Mapping) -> Result<bool, Failure> {
        if let Some(&known) = self.known.get(name) {
            return Ok(known);
        }
        let is_name = !name.is_empty() && name.len() < LONGEST_NAME && !name.contains('\0');
        let found = is_name && self.ask(Kind::Find, name, 0, 0, &Arranged::default(), regions)?.found;
        self.known.insert(name.to_owned(), found);
        Ok(found)
    }

    /// Whether an address is mapped in the host process; false if none runs.
    pub fn owns(&self, address: u64) -> bool {
        let Some(child) = &self.child else { return false };
        let maps = std::fs::read_to_string(format!("/proc/{}/maps", child.pid)).unwrap_or_default();
        let bounds = |line: &str| {
            let (start, end) = line.split_once(' ')?.0.split_once('-')?;
            Some(u64::from_str_radix(start, 16).ok()?..u64::from_str_radix(end, 16).ok()?)
        };
        maps.lines().filter_map(bounds).any(|range| range.contains(&address))
    }

    /// Calls a function.
    pub fn call(&mut self, call: &HostCall<'_>, regions: &Mapping) -> Result<Answer, Failure> {
        let arranged = abi::arrange(call.arguments).map_err(Failure::Unpassable)?;
        abi::check_result(call.result).map_err(Failure::Unpassable)?;
        if !self.has(call.name, regions)? {
            return Err(Failure::Unknown);
        }
        let extended = abi::extended_results(call.result);
        let reply = self.ask(Kind::Call, call.name, call.errno, extended, &arranged, regions)?;
        let Some(result) = abi::take_result(call.result, &reply.returned).filter(|_| reply.found) else {
            return Err(Failure::Unknown);
        };
        let (count, refused) = reply.refused;
        let printed = self.child.as_mut().map_or_else(Default::default, Child::take_output);
        Ok(Answer { result, errno: reply.errno, printed, refused: refused[..count].to_vec() })
    }

    fn ask(
        &mut self,
        kind: Kind,
        name: &str,
        errno: i32,
        extended: u64,
        arranged: &Arranged,
        regions: &Mapping,
    ) -> Result<Reply, Failure> {
        let child = match &mut self.child {
            Some(child) => child,
            none => none.insert(Child::start(&self.config, Some(regions))?),
        };
        let answered = child.ask(&wire::request(kind, name, errno, extended, arranged), self.config.timeout);
        answered.inspect_err(|_| self.child = None)
    }
}

/// A running host process. Dropping it kills and reaps the process.
#[derive(Debug)]
struct Child {
    pid: libc::pid_t,
    channel: OwnedFd,
    output: [OwnedFd; 2],
}

impl Child {
    fn start(config: &HostConfig, regions: Option<&Mapping>) -> Result<Self, Failure> {
        let not_started = |why: io::Error| Failure::NotStarted(format!("no host process: {why}"));
        let name = |name: &String| CString::new(name.as_bytes());
        let libraries: Result<Vec<CString>, _> = config.libraries.iter().map(name).collect();
        let libraries = libraries.map_err(|why| Failure::NotStarted(why.to_string()))?;
        let (channel, theirs) = channel().map_err(not_started)?;
        let output = [output_file().map_err(not_started)?, output_file().map_err(not_started)?];
        let inheritance = Inheritance {
            // SAFETY: getpid has no preconditions.
            parent: unsafe { libc::getpid() },
            channel: theirs.as_raw_fd(),
            output: output.each_ref().map(AsRawFd::as_raw_fd),
            regions: regions.map(Mapping::shared),
            libraries,
            present: private_memory(),
        };
        // SAFETY: the child does only what the head of `child` allows.
        let pid = unsafe { fork(ChildSignals::Default, || child::run(inheritance)) }.map_err(not_started)?;
        let child = Self { pid, channel, output };
        // Loam's copy of the child's end is closed: the channel ends when the child does.
        drop(theirs);
        match child.receive(config.timeout.max(LOADING)) {
            Ok(words) if words == [1u64.to_ne_bytes()].concat() => Ok(child),
            Ok(text) => Err(Failure::NotStarted(String::from_utf8_lossy(&text).into_owned())),
            Err(failure) => Err(failure),
        }
    }

    fn ask(&mut self, request: &[u64], timeout: Duration) -> Result<Reply, Failure> {
        // SAFETY: the words outlive the call. MSG_NOSIGNAL: a child that is gone is no reason to die.
        let sent = unsafe {
            libc::send(
                self.channel.as_raw_fd(),
                request.as_ptr().cast(),
                request.len() * 8,
                libc::MSG_NOSIGNAL,
            )
        };
        if sent != request.len() as isize * 8 {
            return Err(self.ended());
        }
        let bytes = self.receive(timeout)?;
        let (words, _) = bytes.as_chunks::<8>();
        let words: Vec<u64> = words.iter().map(|word| u64::from_ne_bytes(*word)).collect();
        // Any other message was written to the channel by a host function.
        Reply::read(&words).ok_or_else(|| Failure::NotStarted("an answer makes no sense".to_owned()))
    }

    /// The next message, or why there is none.
    fn receive(&self, timeout: Duration) -> Result<Vec<u8>, Failure> {
        let deadline = Instant::now().checked_add(timeout);
        let mut message = [0; LONGEST_MESSAGE];
        loop {
            let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            // Rounded up: a timeout of 0 would not wait at all.
            let milliseconds =
                left.map_or(-1, |left| i32::try_from(left.as_micros().div_ceil(1000)).unwrap_or(i32::MAX));
            let mut poll = libc::pollfd { fd: self.channel.as_raw_fd(), events: libc::POLLIN, revents: 0 };
            // SAFETY: the one entry outlives the call.
            match unsafe { libc::poll(&mut poll, 1, milliseconds) } {
                // Nothing yet, or interrupted by a signal.
                ..=0 if left.is_some_and(|left| left.is_zero()) => return Err(Failure::Late(timeout)),
                ..=0 => continue,
                1.. => {}
            }
            // SAFETY: the buffer has that many bytes.
            let length = unsafe {
                libc::recv(self.channel.as_raw_fd(), message.as_mut_ptr().cast(), message.len(), 0)
            };
            match usize::try_from(length) {
                Ok(length @ 1..) => return Ok(message[..length].to_vec()),
                Err(_) if io::Error::last_os_error().kind() == io::ErrorKind::Interrupted => {}
                Ok(0) | Err(_) => return Err(self.ended()),
            }
        }
    }

    /// Waits for the end of the child; says how it ended. The child stays a zombie until it is dropped.
    fn ended(&self) -> Failure {
        // SAFETY: the information is written before it is read; the child is ours and is left to be reaped.
        let (code, status) = unsafe {
            let mut information: libc::siginfo_t = std::mem::zeroed();
            let how = libc::WEXITED | libc::WNOWAIT;
            while libc::waitid(libc::P_PID, self.pid as libc::id_t, &mut information, how) != 0
                && io::Error::last_os_error().kind() == io::ErrorKind::Interrupted
            {}
            (information.si_code, information.si_status())
        };
        match code {
            libc::CLD_EXITED => Failure::Exited(status),
            _ => Failure::Crashed(status),
        }
    }

    /// What was printed since the last call of this function.
    fn take_output(&mut self) -> [Vec<u8>; 2] {
        self.output.each_ref().map(take_contents)
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // SAFETY: the child was not reaped, so the number is still its own.
        unsafe {
            libc::kill(self.pid, libc::SIGKILL);
            while libc::waitpid(self.pid, std::ptr::null_mut(), 0) < 0
                && io::Error::last_os_error().kind() == io::ErrorKind::Interrupted
            {}
        }
    }
}

/// The two ends of a `SOCK_SEQPACKET` socket: it keeps messages apart and tells when the other end is closed.
fn channel() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut ends = [0; 2];
    // SAFETY: the array takes two descriptors, which are new and ours.
    unsafe {
        let kind = libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC;
        if libc::socketpair(libc::AF_UNIX, kind, 0, ends.as_mut_ptr()) != 0 {
            return Err(io::Error::last_os_error());
        }
        Ok((OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])))
    }
}

/// A file in memory for output; every write appends.
fn output_file() -> io::Result<OwnedFd> {
    // SAFETY: the name is a C string; the descriptor is new and ours.
    unsafe {
        let file = libc::memfd_create(c"loam output".as_ptr(), libc::MFD_CLOEXEC);
        if file < 0 || libc::fcntl(file, libc::F_SETFL, libc::O_APPEND) != 0 {
            return Err(io::Error::last_os_error());
        }
        Ok(OwnedFd::from_raw_fd(file))
    }
}

/// Reads a file of output and empties it.
fn take_contents(file: &OwnedFd) -> Vec<u8> {
    // SAFETY: plain system calls on a descriptor of ours; the buffer has as many bytes as are read.
    unsafe {
        let file = file.as_raw_fd();
        let size = libc::lseek(file, 0, libc::SEEK_END);
        let mut contents = vec![0; usize::try_from(size).unwrap_or(0)];
        if contents.is_empty() {
            return contents;
        }
        let length = libc::pread(file, contents.as_mut_ptr().cast(), contents.len(), 0);
        contents.truncate(usize::try_from(length).unwrap_or(0));
        libc::ftruncate(file, 0);
        contents
    }
}

/// Bytes of private memory of this process.
fn private_memory() -> u64 {
    let sizes = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: u64 = sizes.split_ascii_whitespace().nth(5).and_then(|pages| pages.parse().ok()).unwrap_or(0);
    pages * 4096
}

/// Makes a command start with the default action of every signal. Otherwise it inherits the signals that Loam ignores, and a
/// shell lets commands in the background ignore interrupts.
pub fn with_usual_signals(command: &mut std::process::Command) -> &mut std::process::Command {
    let reset = || {
        reset_all_signals();
        Ok(())
    };
    // SAFETY: the closure makes nothing but system calls.
    unsafe { std::os::unix::process::CommandExt::pre_exec(command, reset) }
}
