//! Child processes leave no process and no file behind. A separate test program, because it counts the files and
//! children of its whole process.

mod queries;

use loam_expr::ExprStore;
use loam_solver::{Backend, Limits, Unknown, Verdict};
use loam_solver_bitwuzla::Bitwuzla;
use queries::{look_ups, product};
use std::time::Duration;

#[test]
fn two_hundred_large_queries_leave_no_process_and_no_file_behind() {
    let store = ExprStore::new();
    let (hard, easy) = (look_ups(&store, 12), product(&store, 1));
    let within = |milliseconds| Limits { time: Some(Duration::from_millis(milliseconds)), effort: None };
    let backend = Bitwuzla::new().with_large(0);
    let before = (files(), children());
    for _ in 0..10 {
        for _ in 0..15 {
            let late = { backend }.check(&store, &hard, &within(5));
            assert_eq!(late, Verdict::Unknown(Unknown::Timeout));
        }
        let no_memory = backend.with_memory(0).check(&store, &hard, &within(60_000));
        assert!(matches!(no_memory, Verdict::Unknown(Unknown::Failed(_))), "{no_memory:?}");
        for _ in 0..4 {
            let answered = { backend }.check(&store, &easy, &within(60_000));
            assert!(matches!(answered, Verdict::Sat(_)), "{answered:?}");
        }
    }
    assert_eq!((files(), children()), before);
}

fn files() -> usize {
    std::fs::read_dir("/proc/self/fd").expect("a process can list its files").count()
}

/// The children of all threads, zombies among them.
fn children() -> String {
    let tasks = std::fs::read_dir("/proc/self/task").expect("a process can list its threads");
    tasks
        .map(|task| {
            let path = task.expect("a thread can be listed").path().join("children");
            std::fs::read_to_string(path).expect("a thread can list its children")
        })
        .collect()
}
