//! How fast the engine plays and how much a game holds: `cargo bench`.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use std::sync::atomic::{AtomicIsize, Ordering};
use std::time::{Duration, Instant};

use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Game, SCENARIOS, Scenario};
use criterion::Criterion;

/// Seeds of the games that are played, over and over, so that every sample is alike.
const SEEDS: u64 = 256;

/// The system's allocator, counting the bytes in use.
struct Counting;

static IN_USE: AtomicIsize = AtomicIsize::new(0);

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        IN_USE.fetch_add(layout.size() as isize, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size() as isize, Ordering::Relaxed);
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn new_game(scenario: &'static Scenario, seed: u64) -> Game {
    Game::new(scenario, &[], seed).expect("a game without variants")
}

fn random_game(scenario: &'static Scenario, seed: u64) -> Game {
    let mut game = new_game(scenario, seed);
    Random::new(seed).finish(&mut game);
    game
}

fn staff_game(scenario: &'static Scenario, seed: u64) -> Game {
    let mut game = new_game(scenario, seed);
    Sensible.finish(&mut game);
    game
}

/// Runs a benchmark; returns the mean time of a round, or nothing if it was filtered out.
fn measure<T>(
    criterion: &mut Criterion,
    name: &str,
    mut round: impl FnMut(u64) -> T,
) -> Option<Duration> {
    let total = Cell::new((Duration::ZERO, 0));
    criterion.bench_function(name, |bencher| {
        bencher.iter_custom(|rounds| {
            let began = Instant::now();
            for n in 0..rounds {
                black_box(round(n % SEEDS));
            }
            let took = began.elapsed();
            let (time, count) = total.get();
            total.set((time + took, count + rounds));
            took
        });
    });
    let (time, count) = total.get();
    (count > 0).then(|| time.div_f64(count as f64))
}

/// Bytes a finished game holds, its log of events included.
fn bytes_of(play: impl Fn() -> Game) -> isize {
    let before = IN_USE.load(Ordering::Relaxed);
    let game = black_box(play());
    let held = IN_USE.load(Ordering::Relaxed) - before;
    drop(game);
    held + size_of::<Game>() as isize
}

/// The save of the random player's game with the most orders, and how many it has.
fn longest(scenario: &'static Scenario) -> (String, usize) {
    let games = (0..SEEDS).map(|seed| random_game(scenario, seed));
    let longest = games.max_by_key(|game| game.orders().len());
    let longest = longest.expect("there are seeds");
    let save = longest.save().expect("a game with a seed").to_text();
    (save, longest.orders().len())
}

fn load(save: &str) -> Game {
    Game::load(save).expect("a save that was just made")
}

/// A row of the table.
struct Row {
    what: String,
    /// What was measured; nothing if it was filtered out.
    measured: Option<f64>,
    unit: &'static str,
    /// What it should not be worse than: the figure reached on two cores of a small server, and 15 % more.
    line: f64,
}

impl Row {
    /// Whether it was measured and is worse. Of what is counted by the second more is better, of all else less.
    fn is_missed(&self) -> bool {
        self.measured.is_some_and(|measured| {
            if self.unit == RATE {
                measured < self.line
            } else {
                measured > self.line
            }
        })
    }
}

const RATE: &str = "games a second";

/// The lines of a scenario: games a second of the random player and of the staff; milliseconds of a replay; kibibytes
/// of that game in memory and of one of the staff.
const LINES: [[f64; 5]; SCENARIOS.len()] = [
    [3917.0, 3709.0, 0.15, 118.0, 115.0],
    [3257.0, 4271.0, 0.1, 55.0, 56.0],
    [643.0, 1212.0, 0.5, 378.0, 225.0],
    // In 4 the staff strikes twice as often as when the first lines were drawn.
    [222.0, 50.0, 2.0, 911.0, 700.0],
    [317.0, 261.0, 1.3, 776.0, 717.0],
    [72.0, 89.0, 4.5, 1851.0, 873.0],
    [69.0, 74.0, 4.2, 1758.0, 1476.0],
    [21.0, 26.0, 15.0, 4024.0, 1917.0],
    [22.0, 16.0, 19.0, 4246.0, 3606.0],
];

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn kibibytes(bytes: isize) -> f64 {
    bytes as f64 / 1024.0
}

/// Measures a scenario.
fn rows(criterion: &mut Criterion, scenario: &'static Scenario, lines: [f64; 5]) -> Vec<Row> {
    let name = format!("Scenario {}", scenario.number);
    let random = measure(criterion, &format!("{name}, random player"), |seed| {
        random_game(scenario, seed)
    });
    let staff = measure(criterion, &format!("{name}, staff player"), |seed| {
        staff_game(scenario, seed)
    });
    let (save, orders) = longest(scenario);
    let replay = measure(criterion, &format!("{name}, replay of a long save"), |_| {
        load(&save)
    });
    let rate = |time: Option<Duration>| time.map(|time| 1.0 / time.as_secs_f64());
    let measured = [
        ("random player, one core".to_owned(), rate(random), RATE),
        ("staff player, one core".to_owned(), rate(staff), RATE),
        (
            format!("replay of {orders} orders"),
            replay.map(milliseconds),
            "ms",
        ),
        (
            "that game in memory".to_owned(),
            Some(kibibytes(bytes_of(|| load(&save)))),
            "KiB",
        ),
        (
            "a game of the staff in memory".to_owned(),
            Some(kibibytes(bytes_of(|| staff_game(scenario, 0)))),
            "KiB",
        ),
    ];
    let row = |((what, measured, unit), line)| Row {
        what: format!("{name}, {what}"),
        measured,
        unit,
        line,
    };
    measured.into_iter().zip(lines).map(row).collect()
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(4))
        .sample_size(50)
        .configure_from_args();
    let rows: Vec<Row> = SCENARIOS
        .into_iter()
        .zip(LINES)
        .flat_map(|(scenario, lines)| rows(&mut criterion, scenario, lines))
        .collect();
    criterion.final_summary();

    // Under `cargo test --benches` every round runs once, and the times say nothing.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    println!();
    for row in &rows {
        let measured = row.measured.map_or("not run".to_owned(), |measured| {
            format!("{measured:.2} {}", row.unit)
        });
        let verdict = if row.is_missed() { "MISSED: " } else { "" };
        println!("{:<44}{measured:<28}{verdict}line {}", row.what, row.line);
    }
    if rows.iter().any(Row::is_missed) {
        std::process::exit(1);
    }
}
