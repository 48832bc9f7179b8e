//! What the report and the sheets call by its name: forces that got past, boats that were lost, strikes that came home, and
//! butai that lost their carriers.

use super::by_whom::two_days;
use super::*;
use carrier_battle::engine::{ButaiEvent, SubmarineEvent};
use carrier_battle::view::account;
use carrier_battle::view::situation::{self, LightChange};

fn table<'a>(report: &'a Report, title: &str) -> Option<&'a ReportTable> {
    report.tables.iter().find(|table| table.title == title)
}

/// 7.23, 14.17, 15.11: forces that got past and boats that were lost are named in the account, with what they scored.
#[test]
fn r15_11_who_got_past_and_which_boats_were_lost_is_told_by_name() {
    let (mut past, mut boats) = (0, 0);
    for seed in 1..=12 {
        let game = two_days(seed);
        let told = report_of(&game).action.lines.join(" ");
        for it in account::got_past(game.events()) {
            assert!(told.contains(&it.words()), "{told}");
            past += 1;
        }
        let exited = sum(&game, |event| {
            i32::from(matches!(event, Event::Butai(ButaiEvent::Exited { .. })))
        });
        assert_eq!(
            told.matches(" got past the fleet with ").count() as i32,
            exited
        );
        for record in game.events() {
            if let Event::Submarines(SubmarineEvent::Lost { submarine, .. }) = record.event {
                let (_, lost) = told.split_once(" lost, ").unwrap_or_default();
                assert!(lost.contains(&submarine.to_string()), "{told}");
                boats += 1;
            }
        }
    }
    assert!(past > 0 && boats > 3, "{past} {boats}");
}

/// 4.22, 5.23: every strike that took off has a row, those that came home without an attack too, each with when it took off.
#[test]
fn every_strike_that_flew_has_a_row_with_its_hour() {
    let mut home = 0;
    for seed in 1..=6 {
        let game = two_days(seed);
        let report = report_of(&game);
        let flown = account::strikes_flown(game.events());
        let without = flown.iter().filter(|it| it.attacks.is_empty()).count();
        let Some(table) = table(&report, "What the strikes did") else {
            assert!(flown.is_empty());
            continue;
        };
        for strike in &flown {
            let named = |row: &&ReportRow| row.name.starts_with(&format!("{}, ", strike.id));
            assert!(table.rows.iter().any(|row| named(&row)), "{}", strike.id);
        }
        let told = table.rows.iter().filter(|row| {
            let text = |(_, cell): &(Column, Content)| format!("{cell:?}");
            let cells: String = row.cells.iter().map(text).collect();
            cells.contains("without an attack")
                || cells.contains("made no attack")
                || cells.contains("without setting out")
                || cells.contains("still in the air at the end")
        });
        assert_eq!(told.count(), without);
        home += without;
    }
    assert!(home > 3, "{home}");
}

/// 9.13: a butai that has lost its carriers is called by what it was, and nothing by what it was before it was one.
#[test]
fn r9_13_a_force_is_called_by_the_name_of_its_butai() {
    let mut at_the_end = 0;
    for seed in 1..=12 {
        let report = report_of(&two_days(seed));
        let forces = table(&report, "What the reports proved to be").unwrap();
        for row in &forces.rows {
            assert!(!row.name.contains("once Butai"), "{}", row.name);
            if row.name.contains(", at the end ") {
                assert!(row.name.starts_with("Butai "), "{}", row.name);
                at_the_end += 1;
            }
        }
        // Nothing is counted for what is known in these scenarios (15.1).
        assert!(forces.heads.iter().all(|head| head.text != "Points"));
        for row in forces.rows.iter().chain(&forces.sum) {
            assert_eq!(row.cells.len() + 1, forces.heads.len());
        }
    }
    assert!(at_the_end > 0);
}

/// The sheets of dusk and dawn name the carriers that sank, the boats that were lost and the forces that got past.
#[test]
fn the_sheets_name_what_weighs_most() {
    let (mut sunk, mut lost) = (0, 0);
    for seed in 1..=6 {
        let whole = two_days(seed);
        let mut game = Game::new(whole.scenario(), &whole.table().options, seed).unwrap();
        let mut turn = game.table().turn;
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
            let now = game.table().turn;
            if now == turn {
                continue;
            }
            turn = now;
            let Some(change) = LightChange::of(now) else {
                continue;
            };
            let sheet = situation::at(&game, change);
            let told = format!("{:?}", sheet.parts[0]);
            let tally = Tally::of(game.events());
            let carriers = told.contains("Carriers of theirs sunk: ");
            let boats = told.contains("Submarines lost: ");
            assert!(!carriers || tally.carriers_sunk > 0, "{told}");
            assert!(!boats || tally.submarines_lost > 0, "{told}");
            sunk += u32::from(carriers);
            lost += u32::from(boats);
        }
    }
    assert!(sunk > 0 && lost > 0, "{sunk} {lost}");
}
