//! How fast the engine plays and how much a game holds: `cargo bench`.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use std::sync::atomic::{AtomicIsize, Ordering};
use std::time::{Duration, Instant};

use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Game, SCENARIOS};
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

fn new_game(seed: u64) -> Game {
    Game::new(SCENARIOS[0], &[], seed).expect("a game without variants")
}

fn random_game(seed: u64) -> Game {
    let mut game = new_game(seed);
    Random::new(seed).finish(&mut game);
    game
}

fn staff_game(seed: u64) -> Game {
    let mut game = new_game(seed);
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
fn bytes_of(play: impl Fn(u64) -> Game) -> isize {
    let before = IN_USE.load(Ordering::Relaxed);
    let game = black_box(play(0));
    let held = IN_USE.load(Ordering::Relaxed) - before;
    drop(game);
    held + size_of::<Game>() as isize
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(4))
        .sample_size(50)
        .configure_from_args();

    let random = measure(&mut criterion, "scenario 1, random player", random_game);
    let staff = measure(&mut criterion, "scenario 1, staff player", staff_game);
    let longest = (0..SEEDS)
        .map(random_game)
        .max_by_key(|game| game.orders().len());
    let longest = longest.expect("there are seeds");
    let save = longest.save().expect("a game with a seed").to_text();
    let load = |_| Game::load(&save).expect("a save that was just made");
    let replay = measure(&mut criterion, "replay of a long save", load);
    criterion.final_summary();

    // Under `cargo test --benches` every round runs once, and the times say nothing.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let rate = |time: Option<Duration>| {
        time.map(|time| format!("{:.0} games a second", 1.0 / time.as_secs_f64()))
    };
    let orders = longest.orders().len();
    let held = |play: fn(u64) -> Game| Some(format!("{:.1} KiB", bytes_of(play) as f64 / 1024.0));
    println!("\n{:<40}{:<28}target", "", "measured");
    for (name, measured, target) in [
        (
            "Scenario 1, random player, one core",
            rate(random),
            "2000 games a second",
        ),
        ("Scenario 1, staff player, one core", rate(staff), "-"),
        (
            &format!("Replay of a save of {orders} orders"),
            replay.map(|time| format!("{:.2} ms", time.as_secs_f64() * 1000.0)),
            "-",
        ),
        (
            "A finished game of the random player",
            held(random_game),
            "-",
        ),
        ("A finished game of the staff player", held(staff_game), "-"),
    ] {
        println!(
            "{name:<40}{:<28}{target}",
            measured.as_deref().unwrap_or("not run")
        );
    }
}
