//! Functions of the C library called in the host process: results, memory, errno, output, and all the ways a call can
//! go wrong.

#![allow(unsafe_code)]

use loam_allocator::{Address, Mapping, Region, Regions};
use loam_native::{Answer, Argument, Failure, HostCall, HostConfig, HostProcess, ResultPart};
use std::time::Duration;

/// A host process with regions of its own.
struct Host {
    process: HostProcess,
    regions: Mapping,
    heap: Address,
}

impl Host {
    fn new() -> Self {
        Self::with(HostConfig::default())
    }

    fn with(config: HostConfig) -> Self {
        let regions = Regions::default();
        let heap = regions.0[Region::Heap].base;
        Self { process: HostProcess::new(config), regions: Mapping::new(&regions).unwrap(), heap }
    }

    /// Puts bytes into the heap and returns their address.
    fn put(&mut self, offset: u64, bytes: &[u8]) -> Argument {
        self.regions.write(self.heap + offset, bytes).unwrap();
        Argument::Word((self.heap + offset).0)
    }

    fn call(&mut self, name: &str, arguments: &[Argument], result: &[ResultPart]) -> Result<Answer, Failure> {
        self.process.call(&HostCall { name, arguments, result, errno: 0 }, &self.regions)
    }

    fn word(&mut self, name: &str, arguments: &[Argument]) -> u64 {
        self.call(name, arguments, &[ResultPart::Word]).unwrap().result[0] as u64
    }
}

fn double(value: f64) -> Argument {
    Argument::Float { bits: u128::from(value.to_bits()), bytes: 8 }
}

#[test]
fn a_function_of_the_mathematics_library_is_called() {
    let mut host = Host::new();
    let answer = host.call("ldexp", &[double(1.5), Argument::Word(4)], &[ResultPart::Float]).unwrap();
    assert_eq!(f64::from_bits(answer.result[0] as u64), 24.0);
    assert!(answer.refused.is_empty() && answer.printed == [vec![], vec![]]);
}

#[test]
fn the_host_reads_and_writes_memory_at_its_addresses() {
    let mut host = Host::new();
    let text = host.put(0, b"17 is a number\0");
    let buffer = host.put(4096, &[0; 32]);
    assert_eq!(host.word("strtol", &[text.clone(), buffer.clone(), Argument::Word(10)]), 17);
    assert!(host.regions.holds(host.heap + 4096, &(host.heap + 2).0.to_le_bytes()).unwrap());
    let format = host.put(8192, b"%d %.1f %s\0");
    let arguments =
        [buffer, Argument::Word(32), format, Argument::Word(5), double(2.5), text, Argument::Word(0)];
    assert_eq!(host.word("snprintf", &arguments), 20);
    assert!(host.regions.holds(host.heap + 4096, b"5 2.5 17 is a number\0").unwrap());
}

#[test]
fn memory_of_the_host_process_is_told_from_other_addresses() {
    let mut host = Host::new();
    let copy = host.put(0, b"text\0");
    let duplicate = host.word("strdup", &[copy]);
    assert!(host.process.owns(duplicate) && host.process.owns(host.heap.0));
    assert!(!host.process.owns(0) && !host.process.owns(u64::MAX));
}

#[test]
fn errno_goes_in_and_comes_out() {
    let mut host = Host::new();
    let text = host.put(0, b"99999999999999999999999\0");
    let arguments = [text, Argument::Word(0), Argument::Word(10)];
    let call = HostCall { name: "strtol", arguments: &arguments, result: &[ResultPart::Word], errno: 5 };
    let answer = host.process.call(&call, &host.regions).unwrap();
    assert_eq!((answer.errno, answer.result[0] as u64), (34, i64::MAX as u64));
    let call = HostCall { name: "abs", arguments: &[Argument::Word(1)], ..call };
    assert_eq!(host.process.call(&call, &host.regions).unwrap().errno, 5);
}

#[test]
fn what_is_printed_comes_back_with_the_call_that_printed_it() {
    let mut host = Host::new();
    for line in [&b"one\0"[..], b"two\0"] {
        let text = host.put(0, line);
        let answer = host.call("puts", &[text], &[ResultPart::Word]).unwrap();
        let printed = [&line[..3], b"\n"].concat();
        assert_eq!(answer.printed, [printed, vec![]]);
        assert!(answer.refused.is_empty(), "{:?}", answer.refused);
    }
    let text = host.put(0, b"oops");
    let written = host.call("write", &[Argument::Word(2), text, Argument::Word(4)], &[]).unwrap();
    assert_eq!(written.printed, [vec![], b"oops".to_vec()]);
}

#[test]
fn crashes_exits_and_endless_loops_end_one_call_only() {
    let config = HostConfig { timeout: Duration::from_millis(300), ..HostConfig::default() };
    let mut host = Host::with(config);
    let crash = host.call("strlen", &[Argument::Word(8)], &[ResultPart::Word]);
    assert_eq!(crash, Err(Failure::Crashed(libc::SIGSEGV)));
    assert_eq!(host.word("labs", &[Argument::Word(-3i64 as u64)]), 3);
    assert_eq!(host.call("abort", &[], &[]), Err(Failure::Crashed(libc::SIGABRT)));
    assert_eq!(host.call("_exit", &[Argument::Word(3)], &[]), Err(Failure::Exited(3)));
    let signal = [Argument::Word(libc::SIGUSR1 as u64)];
    assert_eq!(host.call("raise", &signal, &[]), Err(Failure::Crashed(libc::SIGUSR1)));
    let late = host.call("sleep", &[Argument::Word(60)], &[ResultPart::Word]);
    assert_eq!(late, Err(Failure::Late(Duration::from_millis(300))));
    assert_eq!(host.word("labs", &[Argument::Word(-3i64 as u64)]), 3);
}

#[test]
fn what_would_change_the_host_is_refused_and_noted() {
    let path = std::env::temp_dir().join(format!("loam-native-{}", std::process::id()));
    std::fs::write(&path, "still here").unwrap();
    let mut host = Host::new();
    let name = host.put(0, format!("{}\0", path.display()).as_bytes());
    let answer = host.call("unlink", std::slice::from_ref(&name), &[ResultPart::Word]).unwrap();
    assert_eq!((answer.result[0] as i32, answer.errno), (-1, libc::EPERM));
    assert_eq!(answer.refused, [libc::SYS_unlink as u32]);
    let flags = Argument::Word((libc::O_WRONLY | libc::O_TRUNC) as u64);
    let answer = host.call("open", &[name.clone(), flags], &[ResultPart::Word]).unwrap();
    assert_eq!((answer.result[0] as i32, answer.refused.len()), (-1, 1));
    let command = host.put(4096, format!("rm {}\0", path.display()).as_bytes());
    for (function, arguments) in [("fork", vec![]), ("system", vec![command])] {
        let answer = host.call(function, &arguments, &[ResultPart::Word]).unwrap();
        assert_eq!((answer.result[0] as i32 != 0, answer.errno), (true, libc::EPERM));
    }
    assert_eq!(std::fs::read(&path).unwrap(), b"still here");
    // Reading is fine.
    let file = host.word("open", &[name, Argument::Word(0)]);
    let buffer = host.put(8192, &[0; 16]);
    assert_eq!(host.word("read", &[Argument::Word(file), buffer, Argument::Word(16)]), 10);
    assert!(host.regions.holds(host.heap + 8192, b"still here").unwrap());
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn what_is_not_there_is_unknown_and_what_cannot_be_passed_is_named() {
    let mut host = Host::new();
    assert_eq!(host.process.has("labs", &host.regions), Ok(true));
    assert_eq!(host.process.has("a_function_nobody_has", &host.regions), Ok(false));
    assert_eq!(host.call("a_function_nobody_has", &[], &[]), Err(Failure::Unknown));
    let wide = Argument::Object { bytes: vec![0; 64], align: 64 };
    let failure = host.call("labs", &[wide], &[]).unwrap_err();
    assert_eq!(
        failure.to_string(),
        "cannot be called: an argument with an alignment of 64 bytes cannot be passed"
    );
}

#[test]
fn a_program_that_closes_all_it_may_have_does_not_lose_the_host() {
    let mut host = Host::new();
    for descriptor in 3..=501 {
        host.call("close", &[Argument::Word(descriptor)], &[]).unwrap();
    }
    assert_eq!(host.word("labs", &[Argument::Word(3)]), 3);
}

#[test]
fn a_region_may_lie_where_this_process_has_memory_of_its_own() {
    let (heap, far) = (0x1700_0000_0000, 0x6e00_0000_0000);
    for address in [heap, far] {
        // SAFETY: new memory at an address where there is none yet.
        let mapped = unsafe {
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE;
            libc::mmap(address as *mut libc::c_void, 1 << 20, libc::PROT_READ, flags, -1, 0)
        };
        assert_eq!(mapped as usize, address);
    }
    let mut regions = Regions::default();
    regions.set(&format!("heap={heap:#x},1GiB")).unwrap();
    let mut host =
        Host { regions: Mapping::new(&regions).unwrap(), heap: Address(heap as u64), ..Host::new() };
    let text = host.put(8, b"seen\0");
    assert_eq!(host.word("strlen", &[text]), 4);
    // So high, something the process needs may be there.
    regions.set(&format!("heap={far:#x},1GiB")).unwrap();
    host = Host { regions: Mapping::new(&regions).unwrap(), ..Host::new() };
    let failure = host.call("strlen", &[], &[]).unwrap_err();
    assert!(failure.to_string().contains("a region cannot be mapped"), "{failure}");
}

#[test]
fn a_library_that_cannot_be_loaded_is_named() {
    let config = |library: &str| HostConfig { libraries: vec![library.to_owned()], ..HostConfig::default() };
    assert_eq!(HostProcess::try_libraries(&config("libm.so.6")), Ok(()));
    let why = HostProcess::try_libraries(&config("libnobody-has-this.so")).unwrap_err();
    assert!(why.contains("libnobody-has-this.so"), "{why}");
}
