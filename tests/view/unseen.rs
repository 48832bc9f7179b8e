//! That nothing leaks: what the page shows of scenarios 4 and 5 hangs on nothing that has not been shown.

use std::collections::BTreeSet;

use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Dice, Event, Game, Order, Pick, Scenario, Table};
use carrier_battle::view::chart::layout::layout;
use carrier_battle::view::chart::{self, marks};
use carrier_battle::view::record::{self, Filter};
use carrier_battle::view::shown_record::ShownRecord;
use carrier_battle::view::{Selection, enemy, prompt, search, shell};

use crate::common::{scenario_4, scenario_5, variants_of};

/// The scenarios in which nothing is known of the forces at first.
fn unseen() -> [&'static Scenario; 2] {
    [scenario_4(), scenario_5()]
}

/// What the table alone lets the page show.
fn shown_of_table(scenario: &Scenario, table: &Table) -> String {
    let counters = chart::counters(table, &[], None, &layout(table, &[], 1.0));
    let guesses = enemy::guesses(&enemy::grounds(table));
    format!(
        "{counters:?}{:?}{:?}{:?}{:?}{guesses:?}{:?}{:?}{:?}",
        enemy::reported_forces(scenario, table),
        enemy::raids(scenario, table),
        enemy::displays(scenario, table),
        enemy::sunk(table),
        enemy::cup(scenario, table),
        enemy::reports_left(scenario, table),
        shell::clock(scenario, table),
    )
}

/// Everything the page shows of a game at its question: counters, cards, cups, prompt, log, timeline, report.
fn shown(game: &Game) -> String {
    let (scenario, table, events) = (game.scenario(), game.table(), game.events());
    let story = record::story(scenario, ShownRecord::all(game));
    let phases = record::phases(events, &story.fights, Filter::Everything);
    let lines = record::lines_of(events, 0, events.len());
    let mut stories = enemy::stories(ShownRecord::all(game));
    stories.retain(|id, _| table.force(*id).is_some());
    let report = game.outcome().map(|outcome| record::report(game, outcome));
    let parts: Vec<String> = vec![
        shown_of_table(scenario, table),
        format!(
            "{:?}",
            prompt::prompt(game, &Selection::default(), &search::suggested(game))
        ),
        format!("{phases:?}{lines:?}{:?}", record::recent(events)),
        format!("{stories:?}{:?}", enemy::gone(events)),
        format!(
            "{:?}",
            shell::phase_strip(scenario, table, ShownRecord::all(game))
        ),
        format!("{:?}", marks::marks(events, table)),
        format!(
            "{:?}",
            record::ledger(scenario, table, ShownRecord::all(game))
        ),
        format!("{report:?}"),
    ];
    parts.join("\n")
}

/// The dice that bring the events of a game, as far as they have come.
fn dice_of(game: &Game) -> Vec<u8> {
    let number = |event: &Event| match event {
        Event::Roll(roll) => Some(roll.die),
        Event::Pick(Pick { among, picked, .. }) => {
            let at = among.iter().position(|name| name == picked).unwrap();
            Some(at as u8 + 1)
        }
        _ => None,
    };
    game.events()
        .iter()
        .filter_map(|it| number(&it.event))
        .collect()
}

/// The same game up to its question, with other dice to come.
fn with_other_dice(game: &Game, other: u8) -> Game {
    let mut dice = dice_of(game);
    dice.extend(std::iter::repeat_n(other, 5000));
    let mut again =
        Game::scripted(game.scenario(), &game.table().options, Dice::script(dice)).unwrap();
    let orders: Vec<Order> = game.orders().to_vec();
    for order in orders {
        again.play(order).unwrap();
    }
    again
}

/// Looks at every so-manyth question of random games.
fn on_the_way(every: u64, mut look: impl FnMut(&Game)) {
    for (scenario, seed) in games() {
        let mut game = new_game(scenario, seed);
        let mut player = Random::new(seed);
        let mut asked = seed;
        while let Some(order) = player.order(&game) {
            asked += 1;
            if asked % every == 0 {
                look(&game);
            }
            game.play(order).unwrap();
        }
    }
}

/// Thirty-two games of the one, and twelve of the other, which are longer.
fn games() -> impl Iterator<Item = (&'static Scenario, u64)> {
    let [four, five] = unseen();
    let of = |scenario, number| (0..number).map(move |seed| (scenario, seed));
    of(four, 32).chain(of(five, 12))
}

fn new_game(scenario: &'static Scenario, seed: u64) -> Game {
    Game::new(scenario, &variants_of(scenario, seed), seed).unwrap()
}

/// The game, to name where something leaks: its seed and how many orders were given.
fn place(game: &Game) -> String {
    let (number, seed) = (game.scenario().number, game.seed());
    format!(
        "scenario {number}, seed {seed:?}, order {}",
        game.orders().len()
    )
}

/// Two games equal in everything shown, with different dice to come, show the same.
#[test]
fn what_is_shown_hangs_on_no_die_that_has_not_fallen() {
    let mut looked = 0;
    on_the_way(83, |game| {
        let here = shown(game);
        for other in [1, 2] {
            let again = with_other_dice(game, other);
            assert!(again.events() == game.events(), "{}", place(game));
            assert!(shown(&again) == here, "{}: something leaks", place(game));
            looked += 1;
        }
    });
    assert!(looked > 60, "{looked}");
}

/// The order in which chits and ships lie on the table is never shown.
#[test]
fn what_is_shown_hangs_on_no_order_of_chits_or_ships() {
    let mut otherwise = [0; 4];
    on_the_way(23, |game| {
        let mut here = game.table().clone();
        // Ships that chance players seldom find.
        let ships = ["Taiho", "Shokaku"].map(|name| ShipId::named(name).unwrap());
        here.drawn_ships = ships.to_vec();
        let mut table = here.clone();
        table.cup.reverse();
        table.level_one_cup.reverse();
        table.withheld.reverse();
        table.drawn_ships.reverse();
        let changed = [
            table.cup != here.cup,
            table.level_one_cup != here.level_one_cup,
            table.withheld != here.withheld,
            table.drawn_ships != here.drawn_ships,
        ];
        for (count, changed) in otherwise.iter_mut().zip(changed) {
            *count += u32::from(changed);
        }
        assert!(
            shown_of_table(game.scenario(), &table) == shown_of_table(game.scenario(), &here),
            "{}",
            place(game)
        );
    });
    assert!(otherwise.iter().all(|count| *count > 10), "{otherwise:?}");
}

/// Of two forces of which nothing was seen, the same is shown but their letters, their places and their chits.
#[test]
fn forces_nobody_has_seen_are_told_apart_by_letter_and_place_alone() {
    let mut compared = 0;
    for (scenario, seed) in games() {
        let mut game = new_game(scenario, seed);
        let mut player = Random::new(seed);
        for _ in 0..80 {
            let table = game.table();
            let unseen: Vec<_> = table
                .forces
                .iter()
                .filter(|force| force.intelligence.level() == 0)
                .collect();
            let ids: BTreeSet<_> = unseen.iter().map(|force| force.id).collect();
            let cards = enemy::reported_forces(scenario, table).unwrap();
            let guesses = enemy::guesses(&enemy::grounds(table));
            let told: BTreeSet<String> = cards
                .iter()
                .filter(|card| ids.contains(&card.id))
                .map(|card| {
                    format!(
                        "{:?}{:?}{:?}{:?}",
                        card.brief, card.known, card.ships, guesses[&card.id]
                    )
                })
                .collect();
            assert!(told.len() <= 1, "seed {seed}: {told:?}");
            assert_eq!(told.is_empty(), ids.is_empty());
            compared += usize::from(ids.len() > 1);
            let Some(order) = player.order(&game) else {
                break;
            };
            game.play(order).unwrap();
        }
    }
    assert!(compared > 1000, "{compared}");
}
