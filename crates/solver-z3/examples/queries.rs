//! Times typical queries of symbolic execution on every backend: `cargo run --release --example queries [GROUP…]`.
//!
//! Every backend is non-incremental; Z3 runs once with each encoding of tables. All must give the same verdicts; the
//! run stops if they do not. Times are CPU times. `--json` prints a line for each group and backend instead of the
//! table.

use loam_base::Rng;
use loam_expr::{ArrayId, Expr, ExprStore, Symbol};
use loam_solver::{Backend, Limits, Verdict};
use loam_solver_bitwuzla::Bitwuzla;
use loam_solver_blaster::Blaster;
use loam_solver_z3::{NotInstalled, Tables, Z3};
use nix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// Makes the queries of a group; a query is a list of conjuncts.
type MakeQueries = fn(&Inputs) -> Vec<Vec<Expr>>;

fn main() -> Result<(), NotInstalled> {
    let mut backends: [(&str, Box<dyn Backend>); 4] = [
        ("blaster", Box::new(Blaster::new())),
        // Queries of any size run in this process, because its CPU time is measured.
        ("bitwuzla", Box::new(Bitwuzla::new().with_large(u64::MAX))),
        ("z3, selects", Box::new(Z3::load()?.with_tables(Tables::Selects))),
        ("z3, trees", Box::new(Z3::load()?.with_tables(Tables::Tree))),
    ];
    let names = backends.each_ref().map(|(name, _)| *name);
    let (flags, wanted): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument == "--json");
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|part| name.contains(part));
    let print = if flags.is_empty() { print_row } else { print_json };
    if flags.is_empty() {
        let names = names.map(|name| format!(" {name:>23}"));
        println!("{:<26}{:>5}{:>5}{}", "median and sum", "all", "sat", names.concat());
    }
    for (name, make) in GROUPS.into_iter().filter(|(name, _)| is_wanted(name)) {
        let inputs = Inputs::new();
        let queries = make(&inputs);
        let asked = backends.each_mut().map(|(_, backend)| ask_all(&mut **backend, &inputs.store, &queries));
        let answers = &asked[0].0;
        assert!(asked.iter().all(|(others, _)| agree(answers, others)), "{name}: the backends disagree");
        let possible = answers.iter().filter(|&&answer| answer == Some(true)).count();
        print(name, possible, &names, &asked.map(|(_, times)| times));
    }
    Ok(())
}

fn print_row(group: &str, possible: usize, _: &[&str], times: &[Vec<Duration>]) {
    let columns: Vec<String> = times.iter().map(|times| columns(times.clone())).collect();
    println!("{group:<26}{:>5}{possible:>5}{}", times[0].len(), columns.concat());
}

fn print_json(group: &str, possible: usize, backends: &[&str], times: &[Vec<Duration>]) {
    for (backend, times) in backends.iter().zip(times) {
        let (count, sum) = (times.len(), times.iter().sum::<Duration>().as_secs_f64());
        println!(
            "{{\"group\": {group:?}, \"backend\": {backend:?}, \"queries\": {count}, \"sat\": {possible}, \
             \"seconds\": {sum}}}"
        );
    }
}

const GROUPS: [(&str, MakeQueries); 10] = [
    ("one byte compared", trivial),
    ("path of 10 constraints", |inputs| paths(inputs, 10, 200)),
    ("path of 50 constraints", |inputs| paths(inputs, 50, 200)),
    ("digits of a number", numbers),
    ("4 reads of a 2 KiB table", |inputs| tables(inputs, 2048, 0)),
    ("the same after 20 stores", |inputs| tables(inputs, 2048, 20)),
    ("4 reads of an 8 KiB table", |inputs| tables(inputs, 8192, 0)),
    ("which of 40 objects", objects),
    ("64-bit multiplication", multiplications),
    ("32-bit division", divisions),
];

/// Whether the verdicts agree; an undecided query agrees with any verdict.
fn agree(left: &[Option<bool>], right: &[Option<bool>]) -> bool {
    left.iter().zip(right).all(|(left, right)| left.is_none() || right.is_none() || left == right)
}

/// The verdicts of a backend (`None`: undecided within a generous limit) and the time of each.
fn ask_all(
    backend: &mut dyn Backend,
    store: &ExprStore,
    queries: &[Vec<Expr>],
) -> (Vec<Option<bool>>, Vec<Duration>) {
    let limits = Limits { time: Some(Duration::from_secs(20)), effort: None };
    let ask = |query: &Vec<Expr>| {
        let start = cpu_time();
        let verdict = backend.check(store, query, &limits);
        let answer = match verdict {
            Verdict::Sat(_) => Some(true),
            Verdict::Unsat => Some(false),
            Verdict::Unknown(_) => None,
        };
        (answer, cpu_time() - start)
    };
    queries.iter().map(ask).unzip()
}

fn cpu_time() -> Duration {
    clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID).expect("every process has this clock").into()
}

fn columns(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let median = times[times.len() / 2].as_secs_f64() * 1e6;
    let sum = times.iter().sum::<Duration>().as_secs_f64() * 1e3;
    format!(" {median:>9.0} µs{sum:>9.1} ms")
}

/// A store with an input of 20 bytes.
struct Inputs {
    store: ExprStore,
    array: ArrayId,
}

const INPUT_SIZE: u32 = 20;

impl Inputs {
    fn new() -> Self {
        let store = ExprStore::new();
        let array = store.array("input", 0, INPUT_SIZE);
        Self { store, array }
    }

    fn byte(&self, offset: u32) -> Expr {
        self.store.byte(Symbol { array: self.array, offset })
    }

    fn word(&self, offset: u32, bytes: u32) -> Expr {
        let word = self.byte(offset);
        (1..bytes).fold(word, |word, place| self.store.concat(self.byte(offset + place), word))
    }
}

fn trivial(inputs: &Inputs) -> Vec<Vec<Expr>> {
    let store = &inputs.store;
    (0..200)
        .map(|value| vec![store.ult(inputs.byte(value % 20), store.constant(8, u128::from(value) + 1))])
        .collect()
}

/// Constraints like those of a parser: bytes in classes, words compared, sums and checks.
fn paths(inputs: &Inputs, length: usize, count: usize) -> Vec<Vec<Expr>> {
    let mut rng = Rng::new(length as u64);
    (0..count).map(|_| (0..length).map(|_| branch(inputs, &mut rng)).collect()).collect()
}

fn branch(inputs: &Inputs, rng: &mut Rng) -> Expr {
    let store = &inputs.store;
    let byte = inputs.byte(rng.below(20) as u32);
    let word = inputs.word(rng.below(17) as u32, 4);
    let constant = |width, rng: &mut Rng| store.constant(width, u128::from(rng.next_u64()));
    match rng.below(6) {
        0 => store.ne(byte, constant(8, rng)),
        1 => store.ult(byte, store.constant(8, 0x70 + u128::from(rng.below(0x80)))),
        2 => store.ne(word, constant(32, rng)),
        3 => store.ult(store.add(word, constant(32, rng)), store.constant(32, 0xf000_0000)),
        4 => {
            let sum = store.add(store.zext(byte, 32), store.zext(inputs.byte(rng.below(20) as u32), 32));
            store.slt(sum, store.constant(32, 60 + u128::from(rng.below(400))))
        }
        _ => {
            let masked = store.and(word, store.constant(32, 0x00f0_000f));
            store.ne(masked, store.constant(32, u128::from(rng.below(16))))
        }
    }
}

/// Decimal digits read into a number that is then compared.
fn numbers(inputs: &Inputs) -> Vec<Vec<Expr>> {
    let store = &inputs.store;
    (1..9)
        .map(|digits| {
            let mut conjuncts = Vec::new();
            let mut number = store.constant(32, 0);
            for place in 0..digits {
                let byte = inputs.byte(place);
                conjuncts.push(store.uge(byte, store.constant(8, 0x30)));
                conjuncts.push(store.ule(byte, store.constant(8, 0x39)));
                let digit = store.sub(store.zext(byte, 32), store.constant(32, 0x30));
                number = store.add(store.mul(number, store.constant(32, 10)), digit);
            }
            conjuncts.push(store.eq(store.urem(number, store.constant(32, 7)), store.constant(32, 3)));
            conjuncts.push(store.ugt(number, store.constant(32, 4 * 10_u128.pow(digits - 1))));
            conjuncts
        })
        .collect()
}

/// Four neighbouring bytes of a table at a symbolic offset.
fn tables(inputs: &Inputs, size: u32, stores: u32) -> Vec<Vec<Expr>> {
    let store = &inputs.store;
    let mut rng = Rng::new(7);
    let bytes: Vec<u8> = (0..size).map(|_| rng.next_u64() as u8).collect();
    let mut table = store.array_constant(&bytes);
    for number in 0..stores {
        let index = store.zext(inputs.word(2 + number % 16, 2), 64);
        table = store.store(table, index, inputs.byte(number % 20));
    }
    let offset = store.zext(inputs.word(0, 2), 64);
    let read = |place: u64| store.select(table, store.add(offset, store.word(place)));
    let word = (1..4).fold(read(0), |word, place| store.concat(read(place), word));
    let bounded = store.ult(offset, store.word(u64::from(size) - 4));
    let wanted = [3, 1000, 1500].map(|at| u32::from_le_bytes([0, 1, 2, 3].map(|place| bytes[at + place])));
    let wanted = wanted.into_iter().flat_map(|value| [value, value ^ 1]);
    wanted.map(|value| vec![bounded, store.eq(word, store.constant(32, u128::from(value)))]).collect()
}

/// A pointer loaded from a table at a symbolic index: which objects may it point to?
fn objects(inputs: &Inputs) -> Vec<Vec<Expr>> {
    let store = &inputs.store;
    let address = |number: u64| 0x7f00_0000_1000 + number * 0x140;
    let bytes: Vec<u8> = (0..10).flat_map(|entry| address(entry * 4 % 40).to_le_bytes()).collect();
    let table = store.array_constant(&bytes);
    let index = store.mul(store.zext(inputs.byte(0), 64), store.word(8));
    let read = |place: u64| store.select(table, store.add(index, store.word(place)));
    let pointer = (1..8).fold(read(0), |word, place| store.concat(read(place), word));
    let bounded = store.ult(inputs.byte(0), store.constant(8, 10));
    (0..400)
        .map(|number| {
            let distance = store.sub(pointer, store.word(address(number % 40)));
            vec![bounded, store.ult(distance, store.word(0x100))]
        })
        .collect()
}

fn multiplications(inputs: &Inputs) -> Vec<Vec<Expr>> {
    let store = &inputs.store;
    let (x, y) = (inputs.word(0, 8), inputs.word(8, 8));
    let small = store.zext(inputs.word(8, 2), 64);
    let equals = |term, value: u64| store.eq(term, store.word(value));
    let mut rng = Rng::new(3);
    (0..8)
        .flat_map(|_| {
            let value = rng.next_u64();
            [
                vec![equals(store.mul(x, store.word(value | 1)), rng.next_u64())],
                vec![equals(store.mul(x, store.word(24)), value | 1)],
                vec![equals(store.mul(x, y), value)],
                vec![equals(store.mul(x, small), value), store.ugt(small, store.word(1))],
                vec![
                    equals(store.mul(x, x), value % 1000 * (value % 1000)),
                    store.ult(x, store.word(1 << 16)),
                ],
            ]
        })
        .collect()
}

fn divisions(inputs: &Inputs) -> Vec<Vec<Expr>> {
    let store = &inputs.store;
    let (x, y) = (inputs.word(0, 4), inputs.word(4, 4));
    let number = |value: u64| store.constant(32, u128::from(value));
    let equals = |term, value| store.eq(term, number(value));
    let mut rng = Rng::new(4);
    (0..6)
        .flat_map(|_| {
            let value = rng.below(1000);
            [
                vec![equals(store.udiv(x, number(10)), value * 123)],
                vec![equals(store.urem(x, number(1000)), value), store.ult(x, number(5000))],
                vec![equals(store.sdiv(x, number(7)), u64::from(u32::MAX) - value)],
                vec![equals(store.udiv(x, y), value), store.ugt(y, number(1000))],
                vec![equals(store.urem(x, y), value), equals(store.udiv(x, y), 3)],
                vec![
                    equals(store.urem(x, number(3)), value % 3),
                    equals(store.urem(x, number(6)), 5 - value % 3),
                ],
            ]
        })
        .collect()
}
