//! Tests of the translation of KLEE's command line.

use super::*;

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

fn run(line: &str) -> Translated {
    match translate(&words(line)) {
        Ok(Asked::Run(translated)) => translated,
        other => panic!("{line}: {other:?}"),
    }
}

fn has(line: &str, word: &str) -> bool {
    run(line).words.iter().any(|found| found == word)
}

#[test]
fn options_are_read_in_every_spelling() {
    for line in [
        "--max-time=60s p.bc",
        "-max-time=60s p.bc",
        "--max-time 60s p.bc",
        "-max-time 60 p.bc",
        "--max-time=1min p.bc",
        "-emit-all-errors --max-time=60s p.bc",
    ] {
        assert!(has(line, "--max-time=60"), "{line}: {:?}", run(line).words);
    }
    for (line, is_on) in [
        ("--emit-all-errors p.bc", true),
        ("-emit-all-errors=1 p.bc", true),
        ("--emit-all-errors=true p.bc", true),
        ("--emit-all-errors=False p.bc", false),
        ("--emit-all-errors --emit-all-errors=0 p.bc", false),
        ("p.bc --emit-all-errors", false),
    ] {
        let translated = run(line);
        let program = translated.words.iter().position(|word| word == "p.bc").unwrap();
        assert_eq!(translated.words[..program].contains(&"--all-errors".to_owned()), is_on, "{line}");
    }
}

#[test]
fn every_option_of_klee_is_answered() {
    assert!(OPTIONS.is_sorted_by_key(|option| option.name), "by name, each once");
    assert_eq!(OPTIONS.len(), 165);
    for option in OPTIONS {
        let value = match option.takes {
            Takes::Switch => "true",
            Takes::Value => "1",
        };
        let answered = translate(&words(&format!("--{}={value} p.bc", option.name)));
        let named = format!("--{}", option.name);
        match (&option.answer, answered) {
            (Answer::Refused(why), Err(line)) => {
                assert!(line.contains(&named) && line.contains(why), "{line}")
            }
            (Answer::NoEffect(why), Ok(Asked::Run(translated))) => {
                let is_told = |note: &&String| note.contains(&named) && note.contains(why);
                assert_eq!(translated.notes.iter().filter(is_told).count(), 1, "{named}");
            }
            (Answer::Always(always, _), Ok(Asked::Run(translated))) => {
                assert_eq!(translated.notes.is_empty(), *always, "{named}");
            }
            (Answer::Mapped(..), Ok(Asked::Run(translated))) => {
                assert!(!translated.notes.iter().any(|note| note.contains("no effect")), "{named}");
            }
            // One that names its values.
            (Answer::Mapped(..), Err(line)) => assert!(line.starts_with(&named), "{line}"),
            (_, answered) => panic!("{named}: {answered:?}"),
        }
        assert!(help().contains(&named));
    }
}

#[test]
fn what_is_translated_is_a_command_line_of_loam_run() {
    use clap::Parser;
    let line = "--search=dfs --search=nurs:covnew --max-memory=4000 --max-tests 10 --exit-on-error-type=Ptr --libc=uclibc \
                --posix-runtime --external-calls=all --kdalloc-heap-size=64 --kdalloc-quarantine=-1 --solver-backend=z3 --use-cex-cache=0 \
                --write-smt2s --write-kqueries --output-dir=out --rng-initial-seed=3 --only-output-states-covering-new p.bc \
                -sym-args 0 1 3 --sym-stdout --max-fail 1 -x";
    let translated = run(line);
    let all = ["loam", "run"].into_iter().map(str::to_owned).chain(translated.words.clone());
    let crate::args::Command::Run(args) = crate::args::Loam::try_parse_from(all).unwrap().command else {
        panic!("another command")
    };
    assert_eq!(args.exploration.search, ["dfs", "cov-new"]);
    assert_eq!((args.limits.max_memory, args.limits.max_tests), (Some(4000 << 20), Some(10)));
    assert_eq!(args.command, ["p.bc", "-sym-args", "0", "1", "3", "-x"]);
    assert_eq!(args.exploration.regions, ["heap=0x100000000000,68719476736"]);
    assert!(args.output.only_new);
    assert_eq!(translated.notes.len(), 2, "{:?}", translated.notes);
}

#[test]
fn what_is_wrong_gets_one_line() {
    for (line, text) in [
        ("", "name the program"),
        ("--max-tim=3 p.bc", "did you mean '--max-time'?"),
        ("--zzyzx p.bc", "KLEE has no option '--zzyzx'"),
        ("--max-time", "--max-time needs a value"),
        ("--max-time=soon p.bc", "--max-time: a duration"),
        ("--search=best p.bc", "--search: 'best' is none of dfs"),
        ("--emit-all-errors=maybe p.bc", "neither true nor false"),
        ("--write-paths p.bc", "--write-paths: not possible"),
    ] {
        let found = translate(&words(line)).unwrap_err();
        assert!(found.contains(text) && !found.contains('\n'), "{found}");
    }
    assert!(translate(&words("--write-paths=false p.bc")).is_ok());
    assert_eq!(translate(&words("--help")), Ok(Asked::Help));
}
