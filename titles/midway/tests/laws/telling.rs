//! Of how games are told: all of it is shown, every line once, every battle with all who fight in it, and the report adds up.

use std::collections::BTreeSet;

use midway::engine::charts::{HIT_NUMBER, SPOTTING};
use midway::engine::event::{BaseEvent, HitEvent};
use midway::engine::scenario::SpecialMarker;
use midway::engine::scope::Scope;
use midway::engine::table::ShipPlace;
use midway::engine::units::{Ship, Side};
use midway::engine::{Event, Game};
use midway::view::battle::{self, AimState, CounterState};
use midway::view::playback::{Pace, Shown};
use midway::view::presentation::{Importance, presentation};
use midway::view::record::{self, LogPart, MarkKind};
use midway::view::shown_record::{ShownRecord, SpanId};
use midway::view::strip::line_of;

use crate::{GAMES, begun, played, player};

/// How many games are watched from their first turn to their last.
const WATCHED: u64 = GAMES / 5;

/// Shows a game that is over to its end, and looks at each stop.
fn watch(game: &Game, pace: Pace, mut look: impl FnMut(&Shown)) -> Shown {
    let (record, all) = (game.record(), game.events().len());
    let mut shown = Shown::set_up(game);
    while !shown.cursor.is_ready(record) {
        let before = shown.cursor;
        shown.advance(record, all, pace);
        assert_ne!(shown.cursor, before, "it goes on");
        look(&shown);
    }
    shown
}

#[test]
fn however_fast_it_is_shown_the_table_comes_to_that_of_the_game() {
    for seed in 0..WATCHED {
        let game = played(seed);
        for pace in [Pace::Step, Pace::Quick, Pace::Hurried] {
            let shown = watch(&game, pace, |_| {});
            assert!(&shown.table == game.table(), "seed {seed}, {pace:?}");
        }
    }
}

#[test]
fn what_waits_is_the_same_however_fast_it_is_shown() {
    for seed in 0..WATCHED {
        let game = played(seed);
        let waits = |pace| {
            let mut waits = Vec::new();
            watch(&game, pace, |shown| {
                waits.extend(shown.cursor.waiting);
            });
            waits
        };
        let told = waits(Pace::Step);
        assert_eq!(told, waits(Pace::Hurried), "seed {seed}");
        assert!(told.len() < 75, "seed {seed}: {} cards wait", told.len());
    }
}

#[test]
fn a_game_that_was_left_while_it_was_shown_is_found_there_again() {
    for seed in 0..WATCHED / 4 {
        let mut game = begun(seed);
        let mut player = player(seed);
        for _ in 0..40 {
            let Some(order) = player.order(&game) else {
                break;
            };
            game.play(order).expect("it is legal");
        }
        watch(&game, Pace::Step, |shown| {
            let orders = game.orders().len();
            let again = Shown::resume(&game, orders, shown.cursor).expect("it is the same game");
            assert_eq!(again.cursor.end, shown.cursor.end);
            assert_eq!(again.cursor.waiting, shown.cursor.waiting);
            assert!(again.table == shown.table, "seed {seed}");
            assert_eq!(Shown::resume(&game, orders + 1, shown.cursor), None);
        });
    }
}

fn numbers_of(shown: ShownRecord, span: SpanId, told: &mut Vec<usize>) {
    for part in record::parts(shown, span) {
        match part {
            LogPart::Line(line) => told.push(line.number),
            LogPart::Folded(_, lines) => told.extend(lines.iter().map(|line| line.number)),
            LogPart::Group(group) => numbers_of(shown, group.span, told),
        }
    }
}

#[test]
fn the_log_tells_each_event_that_has_a_line_once_and_in_order() {
    for seed in 0..WATCHED {
        let game = played(seed);
        let shown = ShownRecord::all(&game);
        let mut told = Vec::new();
        for turn in record::turns(shown).iter().rev() {
            numbers_of(shown, turn.span, &mut told);
        }
        let has_line = |(number, event): (usize, &Event)| {
            let is_told = presentation(event).importance > Importance::Untold;
            is_told.then_some(number)
        };
        let events = game.events().iter().map(|it| &it.event).enumerate();
        let in_turns = events.skip(shown.begins(first_turn(shown)));
        let expected: Vec<usize> = in_turns.filter_map(has_line).collect();
        assert_eq!(told, expected, "seed {seed}");
    }
}

fn first_turn(shown: ShownRecord) -> SpanId {
    let is_turn = |span: &SpanId| matches!(shown.scope(*span), Scope::Turn { .. });
    shown.spans().find(is_turn).expect("there is a turn")
}

#[test]
fn r10_0_a_battle_shows_all_who_aim_and_are_aimed_at_and_each_once() {
    let mut battles = BTreeSet::new();
    for seed in 0..WATCHED {
        let game = played(seed);
        watch(&game, Pace::Quick, |shown| {
            let Some(view) = battle::battle(shown.on_screen(game.record()), &[]) else {
                return;
            };
            battles.insert((seed, battle::on_screen(shown.on_screen(game.record()))));
            let counters = view.ijn.iter().chain(&view.usn);
            let units: Vec<_> = counters.clone().map(|it| it.unit).collect();
            let once: BTreeSet<_> = units.iter().copied().collect();
            assert_eq!(once.len(), units.len(), "seed {seed}, {}", view.title);
            for aim in &view.aims {
                let at = |unit| counters.clone().find(|it| it.unit == unit);
                let (by, target) = (at(aim.by), at(aim.at));
                assert!(
                    by.is_some() && target.is_some(),
                    "seed {seed}, {} at {}: {aim:?} of {units:?}",
                    view.title,
                    shown.cursor.end
                );
                // 10.1: a dash never rolls, so it never aims with a die.
                let has_fired = matches!(aim.state, AimState::Hit | AimState::Missed);
                let by = by.expect("it is there");
                assert!(!has_fired || by.needs.is_some() || by.state == CounterState::Lost);
            }
        });
    }
    assert!(battles.len() > WATCHED as usize, "{}", battles.len());
}

#[test]
fn r5_0_the_report_says_what_the_table_says() {
    for seed in 0..WATCHED {
        let game = played(seed);
        let report = record::report(&game).expect("it is over");
        let table = game.table();
        let outcome = table.outcome.expect("it is over");
        let reached: Vec<&str> = report
            .levels
            .iter()
            .filter(|row| row.is_reached)
            .map(|row| row.level)
            .collect();
        assert_eq!(reached, [outcome.level.text()], "seed {seed}");
        for (side, rows) in &report.carriers {
            let sunk = rows.iter().filter(|row| row.is_sunk).count();
            let carriers = Ship::of(*side).filter(|ship| ship.is_carrier());
            let lost = carriers.filter(|ship| table.ships[*ship].at == ShipPlace::Sunk);
            assert_eq!(sunk, lost.count(), "seed {seed}, {side}");
        }
        let captured = report.bases.iter().filter(|row| row.is_captured).count();
        assert_eq!(captured, table.captured(), "seed {seed}");
        let landings = report.causes.iter().filter(|it| it.contains(" landed at "));
        assert_eq!(landings.count(), table.captured(), "seed {seed}");
        assert_eq!(report.turns.len(), usize::from(table.clock.turn));
        let rolls = game.events().iter().filter_map(|it| it.event.roll());
        let told = rolls.filter(|roll| [HIT_NUMBER.id, SPOTTING.id].contains(&roll.chart));
        let lucky: u32 = report.luck.iter().map(|row| row.rolls).sum();
        assert_eq!(lucky as usize, told.count(), "seed {seed}");
        let lost = |side: Side| {
            let ships = Ship::of(side).filter(|ship| table.is_out_of_action(*ship));
            ships.count()
        };
        // Some are repaired again, and come to nothing else.
        for series in &report.curves[0].series {
            assert!(series.total as usize >= lost(series.side), "seed {seed}");
        }
    }
}

#[test]
fn r9_0_there_is_no_report_before_the_game_is_over() {
    let mut game = begun(3);
    assert_eq!(record::report(&game), None);
    let mut player = player(3);
    for _ in 0..60 {
        let order = player.order(&game).expect("it goes on");
        game.play(order).expect("it is legal");
        assert!(record::report(&game).is_none() || game.decision().is_none());
    }
}

#[test]
fn the_timeline_has_a_cell_for_each_turn_and_a_mark_for_all_that_was_lost() {
    for seed in 0..WATCHED {
        let game = played(seed);
        let shown = ShownRecord::all(&game);
        let turns = record::timeline(shown);
        let numbers: Vec<u8> = turns.iter().map(|turn| turn.number).collect();
        assert_eq!(numbers, (1..=23).collect::<Vec<_>>(), "seed {seed}");
        let report = record::report(&game).expect("it is over");
        let begun: Vec<usize> = turns.iter().filter_map(|turn| turn.moment).collect();
        let moments: Vec<usize> = report.turns.iter().map(|turn| turn.moment).collect();
        assert_eq!(begun, moments, "seed {seed}");
        let newest = turns.iter().filter(|turn| turn.is_newest);
        let newest: Vec<u8> = newest.map(|turn| turn.number).collect();
        assert_eq!(newest, [begun.len() as u8], "seed {seed}");
        for event in game.events() {
            let kind = match &event.event {
                Event::Hits(HitEvent::ShipSunk { ship, .. }) if ship.side() == Side::Ijn => {
                    MarkKind::TheirShipSunk
                }
                Event::Hits(HitEvent::ShipSunk { .. }) => MarkKind::OurShipSunk,
                Event::Bases(BaseEvent::Captured { .. }) => MarkKind::BaseLost,
                _ => continue,
            };
            let turn = &turns[usize::from(event.at.turn) - 1];
            let has_mark = turn.marks.iter().any(|mark| mark.kind == kind);
            assert!(has_mark, "seed {seed}: {} in {turn:?}", event.event);
        }
        for turn in turns {
            let lines: Vec<&str> = shown
                .events()
                .iter()
                .filter(|it| it.at.turn == turn.number)
                .filter_map(|it| match shown.scope(it.span) {
                    Scope::Operation { line } => Some(line.text()),
                    _ => None,
                })
                .collect();
            assert!(lines.iter().all(|line| turn.lines.contains(line)));
            assert!(turn.kinds().len() <= 3);
            assert_eq!(turn.marks.is_empty(), turn.told.is_empty());
            // An Ops marker is told as what it did, never by its name (7.0).
            for special in SpecialMarker::ALL {
                let named = turn.told.iter().find(|told| told.contains(special.text()));
                assert_eq!(named, None, "seed {seed}");
            }
        }
    }
}

#[test]
fn the_timeline_knows_nothing_of_what_has_not_been_shown() {
    let game = played(1);
    let all = record::timeline(ShownRecord::all(&game));
    for end in [0, game.events().len() / 3, game.events().len() / 2] {
        let shown = record::timeline(ShownRecord::new(game.record(), end));
        assert_eq!(shown.len(), 23);
        for (shown, all) in shown.iter().zip(&all) {
            assert_eq!(shown.moment, all.moment.filter(|moment| *moment <= end));
            assert!(shown.marks.iter().all(|mark| mark.moment <= end));
            if !shown.is_newest && shown.moment.is_some() {
                assert_eq!((&shown.lines, &shown.told), (&all.lines, &all.told));
            }
        }
    }
}

#[test]
fn the_line_under_the_chart_is_that_of_the_operation() {
    for seed in 0..WATCHED {
        let game = played(seed);
        watch(&game, Pace::Quick, |shown| {
            let now = shown.cursor.shown(game.record());
            if let Some(active) = shown.table.clock.line {
                assert_eq!(line_of(now, now), active, "seed {seed}");
            }
        });
        let all = ShownRecord::all(&game);
        for turn in record::timeline(all) {
            // Who looks back at how a turn began sees the line that it was about.
            if let (Some(begun), Some(first)) = (turn.moment, turn.lines.first()) {
                let then = ShownRecord::new(game.record(), begun);
                assert_eq!(line_of(then, all).text(), *first, "seed {seed}");
            }
        }
    }
}

#[test]
fn the_report_as_a_text_says_all_that_the_page_says() {
    for seed in 0..WATCHED {
        let game = played(seed);
        let report = record::report(&game).expect("it is over");
        let text = record::report_text(&report, "https://example.org/#title=midway");
        let has = |what: &str| assert!(text.contains(what), "seed {seed}: {what} in {text}");
        has(&report.verdict.headline);
        report.causes.iter().for_each(|it| has(it));
        report.levels.iter().for_each(|it| has(&it.takes));
        report.curves.iter().for_each(|it| has(&it.words));
        report.unseen.iter().for_each(|it| has(&it.words()));
        report.luck.iter().for_each(|it| has(it.what));
        for battle in &report.battles {
            has(&battle.outcome.headline);
            has(battle.outcome.sentence.trim());
        }
        for (_, carriers) in &report.carriers {
            carriers.iter().for_each(|it| has(&it.hits));
        }
        for turn in &report.turns {
            has(&turn.dates);
            has(&turn.lost);
        }
        assert!(text.ends_with("#title=midway\n"));
    }
}
