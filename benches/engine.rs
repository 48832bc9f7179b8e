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

/// A line of the table: what, what was measured, and what was aimed at.
type Row = (String, Option<String>, &'static str);

fn rate(time: Option<Duration>) -> Option<String> {
    time.map(|time| format!("{:.0} games a second", 1.0 / time.as_secs_f64()))
}

fn milliseconds(time: Option<Duration>) -> Option<String> {
    time.map(|time| format!("{:.2} ms", time.as_secs_f64() * 1000.0))
}

fn kibibytes(bytes: isize) -> Option<String> {
    Some(format!("{:.1} KiB", bytes as f64 / 1024.0))
}

/// Measures a scenario.
fn rows(criterion: &mut Criterion, scenario: &'static Scenario) -> Vec<Row> {
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
    // Only of scenario 1 a rate was asked for.
    let target = if scenario.number == 1 {
        "2000 games a second"
    } else {
        "-"
    };
    let row = |what: &str, measured, target| (format!("{name}, {what}"), measured, target);
    vec![
        row("random player, one core", rate(random), target),
        row("staff player, one core", rate(staff), "-"),
        row(
            &format!("replay of {orders} orders"),
            milliseconds(replay),
            "-",
        ),
        row(
            "that game in memory",
            kibibytes(bytes_of(|| load(&save))),
            "-",
        ),
        row(
            "a game of the staff in memory",
            kibibytes(bytes_of(|| staff_game(scenario, 0))),
            "-",
        ),
    ]
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(4))
        .sample_size(50)
        .configure_from_args();
    let rows: Vec<Row> = SCENARIOS
        .into_iter()
        .flat_map(|scenario| rows(&mut criterion, scenario))
        .collect();
    criterion.final_summary();

    // Under `cargo test --benches` every round runs once, and the times say nothing.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    println!("\n{:<44}{:<28}target", "", "measured");
    for (name, measured, target) in rows {
        let measured = measured.as_deref().unwrap_or("not run");
        println!("{name:<44}{measured:<28}{target}");
    }
}
