//! Two seeds whose games differ behind the enemy's markers and are the same to the player until a die tells
//! them apart. The page is compared in a browser by the same two (`tests/browser/midway_unseen.spec.mjs`).

use std::time::Duration;

use kernel::Written;
use midway::engine::map::Line;
use midway::engine::units::{IjnForce, Ship};
use midway::engine::{Game, GameSetup, Order, Session, Table};
use midway::view::Selection;
use midway::view::chart::chart;
use midway::view::forces::{Sightings, bases, enemy, ports, task_forces};
use midway::view::lit::lit;
use midway::view::playback::{Pace, Shown};
use midway::view::prompt::prompt;
use midway::view::record;
use midway::view::shell::turn_bar;
use midway::view::shown_record::ShownRecord;
use midway::view::strip::strip;

/// The seeds.
const SEEDS: [u64; 2] = [7100, 10996];
/// The answers of the staff's, one by one, up to which their games are the same to the player: through the first turn with a
/// strike at Wake, whose dice fall alike. The next one, a repair, tells them apart.
const ANSWERS: [&str; 11] = [
    "reinforce/BB-4",
    "assign/BB-4/TF-11",
    "detach/DD-16.4",
    "detach/DD-17.4",
    "done",
    "plan_strike/Wake/VMSB 241;PW2 PBY;7AF Det B-17;TS-8 TBD",
    "rebase/11+20 PBY>Aleutians",
    "rebase/11AF B-17>Aleutians",
    "done",
    "flak_hits/PW2 PBY",
    "withdraw/PW2 PBY",
];
const NEXT: &str = "repair_air/PW2 PBY/Pearl Harbor";

fn begun(seed: u64) -> Session {
    Session::new(Game::new(GameSetup::default(), seed))
}

/// The ships of each task force of the IJN that is not spotted, with its decoys.
fn behind_the_markers(table: &Table) -> Vec<(IjnForce, u8, Vec<Ship>)> {
    let forces = IjnForce::ALL.iter().copied();
    let hidden = forces.filter(|force| !table.is_spotted(*force));
    hidden
        .map(|force| {
            let decoys = table.ijn_forces[force].decoys;
            (force, decoys, table.ships_in(force).collect())
        })
        .collect()
}

/// Compares all that the two games show now.
fn compare(one: &Session, other: &Session) {
    assert_eq!(one.answered(), other.answered());
    let (one, other) = (one.game(), other.game());
    assert_eq!(one.decision(), other.decision());
    assert_eq!(one.legal(), other.legal());
    let question = |game: &Game| {
        let nothing = Selection::default();
        (prompt(game, &nothing), lit(game, &nothing))
    };
    assert_eq!(question(one), question(other));
    let table = |game: &Game| {
        let table = game.table();
        let strips: Vec<_> = Line::ALL.iter().map(|line| strip(table, *line)).collect();
        (chart(table), strips, turn_bar(table))
    };
    assert_eq!(table(one), table(other));
    let displays = |game: &Game| {
        let (table, seen) = (game.table(), Sightings::of(game.events()));
        (
            (task_forces(table), bases(table), ports(table)),
            enemy(table, &seen),
        )
    };
    assert_eq!(displays(one), displays(other));
    let written = |game: &Game| {
        let shown = ShownRecord::all(game);
        let parts: Vec<_> = shown
            .spans()
            .map(|span| record::parts(shown, span))
            .collect();
        (record::turns(shown), parts, record::timeline(shown))
    };
    assert_eq!(written(one), written(other));
    assert_eq!(told(one), told(other));
    assert_eq!(timings(one), timings(other));
}

/// What happened, as it is told.
fn told(game: &Game) -> Vec<String> {
    let events = game.events().iter();
    events
        .map(|it| format!("{:?} {} {}", it.at, it.span, it.event))
        .collect()
}

/// How long each thing that is shown stays on screen.
fn timings(game: &Game) -> Vec<Duration> {
    let (record, all) = (game.record(), game.events().len());
    let mut shown = Shown::set_up(game);
    let mut timings = Vec::new();
    while !shown.cursor.is_ready(record) {
        shown.advance(record, all, Pace::Step);
        timings.push(shown.cursor.pause(record));
    }
    timings
}

fn answer(session: &mut Session, order: &str) {
    let order = Order::read(order).expect("it is an order");
    assert_eq!(session.play(&[order]).refusal, None);
}

#[test]
fn r9_0_two_seeds_show_the_same_while_what_is_behind_the_markers_differs() {
    let [mut one, mut other] = SEEDS.map(begun);
    compare(&one, &other);
    for order in ANSWERS {
        answer(&mut one, order);
        answer(&mut other, order);
        compare(&one, &other);
        let behind = [&one, &other].map(|it| behind_the_markers(it.game().table()));
        assert_ne!(behind[0], behind[1], "after {order}");
    }
    answer(&mut one, NEXT);
    answer(&mut other, NEXT);
    assert_ne!(told(one.game()), told(other.game()), "here they part");
}
