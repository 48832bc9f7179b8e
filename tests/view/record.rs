//! Charts and victory points.

use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{
    DetectionEvent, Event, ForceEvent, Game, Order, SCENARIOS, SearchEvent,
};
use carrier_battle::view::record::{self, Goal, ShipPlace};
use carrier_battle::view::shown_record::ShownRecord;
use page::chart::{ChartCell, Light};

use crate::view::air::game;

/// A game that two missions have begun.
pub fn begun() -> Game {
    let mut game = game(1, 7);
    for (mission, to) in [("Intercept 1", "1111"), ("Intercept 2", "1110")] {
        let order = Order::Fly {
            mission: mission.parse().unwrap(),
            to: to.parse().unwrap(),
        };
        game.play(order).unwrap();
    }
    game
}

#[test]
fn a_chart_lights_the_cell_that_was_read_last_and_the_way_to_it() {
    let game = begun();
    let id = "second_hex_fuel";
    let unused = record::chart(&[], id).unwrap();
    assert_eq!(unused.subtitle, "Not used yet in this game");
    let dark = |cells: &[ChartCell]| cells.iter().all(|cell| cell.light == Light::Dark);
    assert!(unused.rows.iter().all(|row| dark(&row.cells)));

    let chart = record::chart(game.events(), id).unwrap();
    let read = "The last roll, Second hex of Intercept 1: die 2, read at 2, gave 1";
    assert_eq!(chart.subtitle, read);
    let cells = || chart.rows.iter().flat_map(|row| &row.cells);
    let lit: Vec<&str> = cells()
        .filter(|cell| cell.light == Light::Lit)
        .map(|cell| cell.text.as_str())
        .collect();
    assert_eq!(lit, ["1"]);
    let along: Vec<Light> = chart.rows.iter().map(|row| row.cells[0].light).collect();
    assert_eq!(along[..3], [Light::Along, Light::Lit, Light::Dark]);
    assert_eq!(chart.rows[1].head.light, Light::Along);
    assert_eq!(chart.rows[9].head.text, "10 +");
    assert_eq!(chart.caption, "Down: the modified roll.");
    assert_eq!(chart.rule, "4.432");
    assert!(chart.has_row_heads);
}

#[test]
fn a_die_of_the_log_has_its_chart_with_its_own_cell_lit() {
    let game = begun();
    let shown = game.events();
    let rolls = shown
        .iter()
        .enumerate()
        .filter_map(|(n, it)| match &it.event {
            Event::Roll(roll) if roll.chart == "second_hex_fuel" => Some((n, roll)),
            _ => None,
        });
    let mut seen = 0;
    for (number, roll) in rolls {
        let chart = record::chart_of_roll(shown, number).unwrap();
        let rows = chart.rows.iter().enumerate();
        let lit = rows.filter(|(_, row)| row.cells[0].light == Light::Lit);
        let lit: Vec<usize> = lit.map(|(row, _)| row + 1).collect();
        assert_eq!(lit, [usize::from(roll.die)]);
        assert!(chart.subtitle.starts_with("This roll, Second hex of"));
        seen += 1;
    }
    assert!(seen > 0);
    assert_eq!(record::chart_of_roll(shown, 0), None);
    assert_eq!(record::chart_of_roll(shown, shown.len()), None);
}

#[test]
fn every_chart_of_the_list_can_be_opened() {
    let all = record::charts();
    assert_eq!(all.len(), 55);
    for entry in all {
        let chart = record::chart(&[], entry.id).unwrap();
        assert_eq!(chart.title, entry.title);
        assert!(!chart.rows.is_empty());
    }
    assert_eq!(record::chart(&[], "no such chart"), None);
}

#[test]
fn the_ledger_says_how_the_score_adds_up() {
    let game = game(1, 7);
    let ledger = record::ledger(game.scenario(), game.table(), ShownRecord::all(&game));
    let lines: Vec<String> = ledger
        .lines
        .iter()
        .map(|line| format!("{}: {}: {}", line.what, line.rate, line.points))
        .collect();
    assert_eq!(
        lines,
        [
            "Japanese air points destroyed: +1 for each: +0",
            "Air units lost: \u{2212}2 for each: +0",
            "Attack planes that got through: \u{2212}2 for each: +0",
        ]
    );
    assert_eq!(ledger.sum, "+0");
}

#[test]
fn the_ladder_shows_every_level_with_its_scores() {
    let ladder = record::ladder(SCENARIOS[0], Some(17));
    let rungs: Vec<String> = ladder
        .iter()
        .map(|rung| format!("{} {} {}", rung.name, rung.range, rung.is_reached))
        .collect();
    assert_eq!(
        rungs,
        [
            "Turkey shoot 24 and more false",
            "Clear victory 16 to 23 true",
            "Hard fought 7 to 15 false",
            "Too many got through less than 7 false",
        ]
    );
}

#[test]
fn the_ladder_of_victory_leaves_no_score_out_and_marks_the_one_reached() {
    for number in 1..=3 {
        let scenario = SCENARIOS[number - 1];
        for score in -40..=60 {
            let rungs = record::ladder(scenario, Some(score));
            let reached: Vec<_> = rungs.iter().filter(|rung| rung.is_reached).collect();
            assert_eq!(reached.len(), 1);
            assert_eq!(reached[0].name, scenario.level(score).name);
        }
        let rungs = record::ladder(scenario, None);
        assert!(rungs[0].range.ends_with("and more"));
        assert!(rungs[rungs.len() - 1].range.starts_with("less than"));
    }
}

/// A line about a force leads to where it was then, one about a search to where that flew.
#[test]
fn lines_of_the_unseen_enemy_lead_to_where_it_happened() {
    let mut game = game(4, 5);
    Sensible.finish(&mut game);
    let shown = game.events();
    let mut places = std::collections::BTreeMap::new();
    let mut moved = 0;
    for (number, record) in shown.iter().enumerate() {
        let goal = record::goal(ShownRecord::all(&game), number);
        match &record.event {
            Event::Detection(DetectionEvent::Placed { what, hex, .. }) => {
                places.insert(*what, *hex);
            }
            Event::Forces(ForceEvent::Moved { what, to, .. }) => {
                moved += 1;
                places.insert(*what, *to);
                assert_eq!(goal, Some(Goal::Hex(*to)));
            }
            Event::Forces(ForceEvent::Intelligence { force, .. }) => {
                assert_eq!(goal, Some(Goal::Hex(places[force])));
            }
            Event::Searches(SearchEvent::Moved { to, .. }) => {
                assert_eq!(goal, Some(Goal::Hex(*to)));
            }
            Event::Searches(SearchEvent::Landed { carrier, .. }) => {
                assert_eq!(goal, Some(Goal::Ship((*carrier).into())));
            }
            Event::Forces(ForceEvent::CupFilled { .. }) => assert_eq!(goal, None),
            _ => {}
        }
    }
    assert!(moved > 10);
}

/// A line about a ship leads to her: a carrier to the decks, another of ours to her group's screen, one of theirs to
/// her force and its hex.
#[test]
fn a_ship_is_shown_among_the_others() {
    let game = Game::new(SCENARIOS[1], &[], 7).unwrap();
    let table = game.table();
    let place = |ship: ShipId| record::place_of_ship(table, ship);
    let ours = ShipId::all().filter(|ship| ship.is_us());
    for ship in ours {
        let expected = match (ship.carrier(), table.group_of(ship)) {
            (None, Some(group)) => ShipPlace::Screen(group),
            _ => ShipPlace::Fleet,
        };
        assert_eq!(place(ship), expected, "{ship}");
    }
    let force = table.forces.iter().find(|force| !force.ships.is_empty());
    let force = force.unwrap();
    assert_eq!(place(force.ships[0]), ShipPlace::Enemy(Some(force.hex)));
    let elsewhere = |ship: &ShipId| !table.forces.iter().any(|it| it.ships.contains(ship));
    let absent = ShipId::all().find(|ship| !ship.is_us() && elsewhere(ship));
    assert_eq!(place(absent.unwrap()), ShipPlace::Enemy(None));
}
