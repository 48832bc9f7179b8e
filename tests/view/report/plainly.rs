//! The report says plainly how searches and strikes ended, and what was done where nothing was ordered.

use super::by_whom::two_days;
use super::whole::battles;
use super::*;
use carrier_battle::engine::fleet::{MissionType, SubmarineId};
use carrier_battle::engine::forces::ForceId;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{ButaiEvent, DeckEvent, SubmarineEvent, Table};
use carrier_battle::view::enemy::reported_forces;

/// The line of a phase counts them.
#[test]
fn the_line_of_a_phase_counts_who_got_past_and_who_sank() {
    let (game, _) = &battles()[0];
    let at = game.events()[0].clone();
    let events = [
        Event::Butai(ButaiEvent::Exited {
            what: ForceId::Letter('E'),
            from: "1109".parse().unwrap(),
            ships: Vec::new(),
        }),
        Event::Submarines(SubmarineEvent::Lost {
            submarine: SubmarineId::ALL[0],
            force: ForceId::Letter('E'),
            hex: "1109".parse().unwrap(),
        }),
    ];
    let events = events.map(|event| EventRecord {
        event,
        ..at.clone()
    });
    assert_eq!(
        Tally::of(&events).words(),
        "1 submarine lost \u{b7} 1 force got past the fleet"
    );
}

/// 15.1: no column of points stands where nothing of it counts.
#[test]
fn r15_1_no_column_says_nothing_but_0() {
    let mut left_out = 0;
    for (_, report) in battles() {
        for (title, head) in [
            ("What the reports proved to be", "Points"),
            ("What the searches saw", "Score"),
        ] {
            let Some(told) = table(report, title) else {
                continue;
            };
            let column = told.heads.iter().position(|it| it.text == head);
            match column {
                Some(column) => {
                    assert!(told.rows.iter().any(|row| number(row, column - 1) != 0));
                }
                None => left_out += 1,
            }
            for row in told.rows.iter().chain(&told.sum) {
                assert_eq!(row.cells.len() + 1, told.heads.len());
            }
        }
    }
    assert!(left_out > 5, "{left_out}");
}

/// 4.13, 4.22: every strike that took off has its row, by the time at which it did, whether it attacked or not.
#[test]
fn r4_22_every_strike_has_its_row_by_the_time_at_which_it_took_off() {
    let mut without_attack = 0;
    let more = (3..=6).map(|seed| {
        let game = two_days(seed);
        let report = report_of(&game);
        (game, report)
    });
    let more: Vec<(Game, Report)> = more.collect();
    for (game, report) in battles().iter().chain(&more) {
        let rows = table(report, "What the strikes did").map_or(&[][..], |told| &told.rows);
        let mut aloft = Vec::new();
        for it in game.events() {
            match &it.event {
                Event::Decks(DeckEvent::Launched { what, .. })
                    if what.kind == MissionType::Strike && !aloft.contains(what) =>
                {
                    aloft.push(*what);
                    let time = match game.scenario().has_second_day() {
                        true => format!("{} June, {:04}", it.at.turn.date(), it.at.time()),
                        false => format!("{:04}", it.at.time()),
                    };
                    let name = format!("{what}, {time}");
                    let named = rows.iter().filter(|row| row.name == name);
                    assert_eq!(named.count(), 1, "{name}: {rows:?}");
                }
                Event::Air(AirEvent::MissionRemoved { what }) => aloft.retain(|it| it != what),
                _ => {}
            }
        }
        for row in rows {
            let (_, Content::Text(did)) = &row.cells[4] else {
                panic!("{row:?}");
            };
            without_attack += u32::from(did.starts_with("came home without an attack"));
        }
    }
    assert!(without_attack > 3, "{without_attack}");
}

/// 4.451, 8.28: a unit of a search that was lost in landing had a deck.
#[test]
fn r8_28_a_search_says_whether_it_was_lost_in_landing_or_found_no_deck() {
    let mut landing = 0;
    for seed in [1, 2, 3] {
        let game = two_days(seed);
        let report = report_of(&game);
        for row in &table(&report, "What the searches saw").unwrap().rows {
            let how = |wanted: fn(UnitLoss) -> bool| {
                sum(&game, |event| match event {
                    Event::Losses(LossEvent::Unit {
                        search: Some(search),
                        why,
                        ..
                    }) => i32::from(search.to_string() == row.name && wanted(*why)),
                    _ => 0,
                })
            };
            let Some((_, Content::Text(ended))) = row.cells.last() else {
                panic!("{row:?}");
            };
            let crashed = how(|why| why == UnitLoss::Landing);
            assert_eq!(ended.contains("lost in landing"), crashed > 0, "{ended}");
            let no_deck = how(UnitLoss::is_without_deck);
            assert_eq!(ended.contains(" deck"), no_deck > 0, "{ended}");
            landing += crashed;
        }
    }
    assert!(landing > 1, "{landing}");
}

/// Where one of the two gave no order, it is said what he did instead.
#[test]
fn a_parting_says_what_was_done_where_nothing_was_ordered() {
    let mut said = std::collections::BTreeSet::new();
    for seed in 1..5 {
        let mut game = game(5, seed);
        Random::new(seed).finish(&mut game);
        let report = report_of(&game);
        let parted = table(&report, "Where you and the staff parted").unwrap();
        for row in &parted.rows {
            for (_, cell) in &row.cells[..2] {
                let Content::Text(cell) = cell else {
                    panic!("{row:?}");
                };
                assert_ne!(cell, "none of these");
                said.insert(cell.clone());
            }
        }
    }
    let instead = ["no strike", "stay", "no patrol", "no search"];
    assert!(instead.iter().any(|it| said.contains(*it)), "{said:?}");
}

/// 12.41: the sheet of a crippled ship says what has become of her, and counts no carriers.
#[test]
fn r12_41_the_sheet_of_a_crippled_ship_says_what_has_become_of_her() {
    let (game, _) = battles()
        .iter()
        .find(|it| it.0.scenario().number == 6)
        .unwrap();
    let taiho: ShipId = "Taiho".parse().unwrap();
    let mut table = game.table_after(game.events().len() / 2);
    let force = &mut table.forces[0];
    force.id = ForceId::Cripple(taiho);
    force.ships = vec![taiho];
    let hers = |table: &Table| {
        let mut cards = reported_forces(game.scenario(), table).unwrap().into_iter();
        let card = cards.find(|it| it.id.is_cripple()).unwrap();
        (card.brief, card.known[0].clone())
    };
    assert!(
        hers(&table)
            .1
            .starts_with("She was crippled and left behind by her force")
    );
    table.sunk.push(taiho);
    table.forces[0].ships.clear();
    let (brief, known) = hers(&table);
    assert_eq!(brief, "sunk");
    assert_eq!(
        known,
        "She was crippled and left behind, and has gone down."
    );
}
