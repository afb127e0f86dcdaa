//! What a run leaves behind: names, numbers, contents, and that nothing is lost on the way.

use loam_report::{Ktest, ProgramOutput, RunDirectory, RunInfo, RunOptions, RunStatus};
use loam_state::ending::Early;
use loam_state::{
    Bug, ErrorKind, Figures, FinishedAs, FinishedPath, Found, FoundBy, Language, LineCoverage, TestCase,
    TestObject,
};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

fn options(parent: &TempDir) -> RunOptions {
    let info = RunInfo { program: "prog.c".into(), memory_model: "forking".into(), ..RunInfo::default() };
    RunOptions { parent: Some(parent.path().into()), info, test_times: true, ..RunOptions::default() }
}

fn path(position: &[u32], ending: FinishedAs) -> FinishedPath {
    let bytes = position.iter().map(|&decision| decision as u8).collect();
    let test = Some(TestCase { objects: vec![TestObject { name: "x".into(), bytes }] });
    let (stdout, stderr) = (Vec::new(), Vec::new());
    let (found_by, conditions) = (FoundBy::Path, Vec::new());
    FinishedPath { position: position.into(), ending, found_by, test, stdout, stderr, conditions }
}

fn bug(kind: ErrorKind, line: u32) -> FinishedAs {
    FinishedAs::Error(Box::new(Bug::new(kind, "it broke", Some(("prog.c".into(), line)))))
}

fn names(directory: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn tests_in(directory: &Path) -> Vec<String> {
    names(directory).into_iter().filter(|name| name.starts_with("test")).collect()
}

fn json(directory: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(directory.join("run.json")).unwrap()).unwrap()
}

fn input(directory: &Path, number: usize) -> Vec<u8> {
    let test = Ktest::read(&directory.join(format!("test{number:06}.ktest"))).unwrap();
    test.objects.into_iter().next().unwrap().bytes
}

#[test]
fn conditions_keep_the_number_of_their_test() {
    let parent = TempDir::new().unwrap();
    let mut run = RunDirectory::create(options(&parent)).unwrap();
    let directory = run.location().to_path_buf();
    for (position, text) in [(2, "third"), (0, "first"), (1, "second")] {
        let conditions = vec![(Language::SmtLib, text.to_owned()), (Language::KQuery, text.to_uppercase())];
        run.path(FinishedPath { conditions, ..path(&[position], FinishedAs::Exit(0)) });
    }
    run.finish(RunStatus::Done, &Figures::default(), &LineCoverage::default()).unwrap();
    for (number, text) in [(1, "first"), (2, "second"), (3, "third")] {
        let read = |suffix| fs::read_to_string(directory.join(format!("test{number:06}.{suffix}"))).unwrap();
        assert_eq!((read("smt2").as_str(), read("kquery")), (text, text.to_uppercase()));
    }
}

#[test]
fn an_error_is_shown_by_the_test_that_comes_first_in_the_tree() {
    let parent = TempDir::new().unwrap();
    let mut run = RunDirectory::create(options(&parent)).unwrap();
    let directory = run.location().to_path_buf();
    run.path(path(&[2], bug(ErrorKind::Pointer, 7)));
    run.path(path(&[1], FinishedAs::Exit(0)));
    let FinishedAs::Error(earlier) = bug(ErrorKind::Pointer, 7) else { unreachable!() };
    run.path(path(&[0], FinishedAs::EarlierError(0, earlier)));
    assert_eq!(tests_in(&directory), ["test900000003.ktest", "test900000003.ptr.err"]);
    run.finish(RunStatus::Done, &Figures::default(), &LineCoverage::default()).unwrap();
    assert_eq!(tests_in(&directory), ["test000001.ktest", "test000001.ptr.err", "test000002.ktest"]);
    assert_eq!((input(&directory, 1), input(&directory, 2)), (vec![0], vec![1]));
    let json = json(&directory);
    assert_eq!((&json["errors"][0]["test"], &json["errors"][0]["count"]), (&"test000001".into(), &2.into()));
    assert_eq!((json["errors"].as_array().map(Vec::len), &json["tests"]), (Some(1), &2.into()));
}

#[test]
fn tests_are_on_disk_before_the_end_and_then_in_tree_order() {
    let parent = TempDir::new().unwrap();
    let mut run = RunDirectory::create(options(&parent)).unwrap();
    let directory = run.location().to_path_buf();
    run.path(path(&[1, 1], FinishedAs::Exit(0)));
    run.path(path(&[1, 0], bug(ErrorKind::Pointer, 7)));
    run.path(path(&[0], FinishedAs::Exit(3)));
    run.path(path(&[0, 5], bug(ErrorKind::Assert, 9)));
    let reported =
        ["test900000002.ktest", "test900000002.ptr.err", "test900000004.assert.err", "test900000004.ktest"];
    assert_eq!(tests_in(&directory), reported);
    let report = fs::read_to_string(directory.join(reported[1])).unwrap();
    assert!(report.contains("Inputs: test900000002.ktest\n"), "{report}");
    run.progress(&Figures { cpu_time: Duration::from_secs(1), ..Figures::default() });
    assert_eq!(tests_in(&directory).len(), 6);
    let mut repeated = path(&[2], FinishedAs::RepeatedError(0));
    repeated.test = None;
    run.path(repeated);
    run.path(path(&[3], FinishedAs::Early(Early::Depth)));
    let figures = Figures { cpu_time: Duration::from_millis(2500), ..Figures::default() };
    let summary = run.finish(RunStatus::Done, &figures, &LineCoverage::default()).unwrap();

    let expected = [
        "test000001.ktest",
        "test000002.assert.err",
        "test000002.ktest",
        "test000003.ktest",
        "test000003.ptr.err",
        "test000004.ktest",
        "test000005.ktest",
    ];
    assert_eq!(tests_in(&directory), expected);
    let inputs: Vec<Vec<u8>> = (1..=5).map(|number| input(&directory, number)).collect();
    assert_eq!(inputs, [vec![0], vec![0, 5], vec![1, 0], vec![1, 1], vec![3]]);

    let json = json(&directory);
    assert_eq!((&json["errors"][0]["test"], &json["errors"][0]["count"]), (&"test000002".into(), &1.into()));
    assert_eq!((&json["errors"][1]["kind"], &json["errors"][1]["count"]), (&"ptr".into(), &2.into()));
    assert_eq!((&json["errors"][1]["file"], &json["errors"][1]["line"]), (&"prog.c".into(), &7.into()));
    assert_eq!((&json["tests"], &json["tests_exit"]["test000001"]), (&5.into(), &3.into()));
    assert_eq!(json["tests_early"], serde_json::json!(["test000005"]));
    let report = fs::read_to_string(directory.join("test000003.ptr.err")).unwrap();
    assert!(report.contains("Reached: 2 times\nInputs: test000003.ktest\n"), "{report}");
    assert!(report.ends_with("Replay: loam replay prog.c test000003.ktest\n"), "{report}");
    assert!(summary.found_bugs());
    let times = fs::read_to_string(directory.join("times.csv")).unwrap();
    let expected = [
        "test,found,cpu_s",
        "test000001,3,1.000",
        "test000002,4,1.000",
        "test000003,2,1.000",
        "test000004,1,1.000",
        "test000005,5,2.500",
    ];
    assert_eq!(times.lines().collect::<Vec<_>>(), expected);
    for file in ["run.stats", "coverage.info", "messages.txt", "warnings.txt"] {
        assert!(directory.join(file).exists(), "{file}");
    }
}

#[test]
fn any_order_of_finding_gives_the_same_files() {
    let mut random = loam_base::Rng::new(5);
    let positions: Vec<[u32; 2]> = (0..60).map(|n| [n / 8, n % 8]).collect();
    for _ in 0..5 {
        let mut shuffled = positions.clone();
        for last in (1..shuffled.len()).rev() {
            shuffled.swap(last, random.below(last as u64 + 1) as usize);
        }
        let parent = TempDir::new().unwrap();
        let mut run = RunDirectory::create(options(&parent)).unwrap();
        let directory = run.location().to_path_buf();
        for (index, position) in shuffled.iter().enumerate() {
            // Some of those found so far are written now, the others at the end.
            let cpu_time = Duration::from_millis(index as u64 / 2);
            run.progress(&Figures { cpu_time, ..Figures::default() });
            let ends_badly = position[1] == 3;
            run.path(path(
                position,
                if ends_badly { bug(ErrorKind::Null, position[0]) } else { FinishedAs::Exit(0) },
            ));
        }
        run.finish(RunStatus::Limit("--max-tests"), &Figures::default(), &LineCoverage::default()).unwrap();
        for (index, position) in positions.iter().enumerate() {
            assert_eq!(input(&directory, index + 1), position.map(|decision| decision as u8));
            let report = directory.join(format!("test{:06}.null.err", index + 1));
            assert_eq!(report.exists(), position[1] == 3);
        }
        assert_eq!(tests_in(&directory).len(), 60 + 8);
        assert!(names(&directory).iter().all(|name| !name.starts_with("test9") && !name.starts_with('.')));
    }
}

#[test]
fn directories_are_numbered_and_the_last_is_linked() {
    let parent = TempDir::new().unwrap();
    let link = parent.path().join("loam-last");
    let first = RunDirectory::create(options(&parent)).unwrap();
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("loam-out-0"));
    let second = RunDirectory::create(options(&parent)).unwrap();
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("loam-out-1"));
    second.discard();
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("loam-out-0"));
    first.discard();
    assert_eq!(names(parent.path()), Vec::<String>::new());
}

#[test]
fn a_directory_with_files_is_not_overwritten() {
    let parent = TempDir::new().unwrap();
    fs::write(parent.path().join("mine"), "").unwrap();
    let out = Some(parent.path().to_path_buf());
    let error = RunDirectory::create(RunOptions { out, ..RunOptions::default() }).err().unwrap().to_string();
    assert!(error.ends_with("the directory exists and is not empty"), "{error}");
    let out = Some(parent.path().join("a/b"));
    let run = RunDirectory::create(RunOptions { out, ..RunOptions::default() }).unwrap();
    assert!(run.location().ends_with("a/b") && !parent.path().join("loam-last").exists());
}

#[test]
fn what_the_program_prints_goes_beside_its_test() {
    for (output, expected) in
        [(ProgramOutput::Auto, true), (ProgramOutput::Files, true), (ProgramOutput::Discard, false)]
    {
        let parent = TempDir::new().unwrap();
        let mut run =
            RunDirectory::create(RunOptions { program_output: output, ..options(&parent) }).unwrap();
        let directory = run.location().to_path_buf();
        run.path(path(&[1], FinishedAs::Exit(0)));
        run.path(FinishedPath { stdout: b"hello".to_vec(), ..path(&[0], FinishedAs::Exit(0)) });
        run.finish(RunStatus::Done, &Figures::default(), &LineCoverage::default()).unwrap();
        assert_eq!(directory.join("test000001.stdout").exists(), expected);
        assert!(
            !directory.join("test000002.stdout").exists() && !directory.join("test000001.stderr").exists()
        );
    }
}

#[test]
fn the_closing_words_show_a_bug_with_its_input() {
    let parent = TempDir::new().unwrap();
    let mut run = RunDirectory::create(options(&parent)).unwrap();
    let directory = run.location().display().to_string();
    run.path(path(&[0, 0, 0, 1], bug(ErrorKind::Null, 12)));
    run.path(path(&[1], FinishedAs::Exit(0)));
    let figures = Figures {
        paths_completed: 1,
        paths_error: 1,
        covered_lines: 3,
        total_lines: 4,
        instructions: 1234,
        ..Figures::default()
    };
    let summary = run.finish(RunStatus::Done, &figures, &LineCoverage::default()).unwrap();
    assert_eq!(
        summary.render(),
        format!(
            "\nBug 1: null pointer at prog.c:12\n  it broke\n  input    x = 16777216\n  \
             report   {directory}/test000001.null.err\n  \
             replay   loam replay prog.c {directory}/test000001.ktest\n\n\
             Explored: 2 paths in 0.00 s: everything was explored\n          1 ended normally, 1 ended in an error\n\
             Found:    1 bug, 2 tests\nCovered:  75% of lines (3 of 4)\n\
             Effort:   1,234 instructions, 0 queries (0 reached the solver, 0.00 s), 0 B\n\
             Results:  {directory}\n"
        )
    );
}

#[test]
fn what_could_not_be_written_before_the_end_is_written_whole_then_or_not_at_all() {
    let parent = TempDir::new().unwrap();
    let mut run = RunDirectory::create(options(&parent)).unwrap();
    let directory = run.location().to_path_buf();
    run.path(path(&[0], FinishedAs::Exit(0)));
    run.path(path(&[1], FinishedAs::Exit(0)));
    // A directory in the way of the first test.
    let obstacle = directory.join("test900000001.ktest");
    fs::create_dir(&obstacle).unwrap();
    run.progress(&Figures { cpu_time: Duration::from_secs(1), ..Figures::default() });
    fs::remove_dir(&obstacle).unwrap();
    let finished = run.finish(RunStatus::Done, &Figures::default(), &LineCoverage::default());
    assert!(finished.is_err(), "a failure is told, even if it was made up for");
    assert_eq!((input(&directory, 1), input(&directory, 2)), (vec![0], vec![1]));
    assert_eq!(json(&directory)["tests"], 2);
}
