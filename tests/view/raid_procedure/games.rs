//! The cards of whole games of scenario 5: nothing is told before its time, and nothing is left out.

use crate::view::card_parts::CardParts;
use carrier_battle::engine::{
    Choice, Event, EventRecord, ForceEvent, Pick, ProcedureEvent, RaidEvent, Table,
};
use carrier_battle::view::fight;
use carrier_battle::view::shown_record::ShownRecord;
use carrier_battle::view::{enemy, record};

use super::*;
use crate::view::event_card::staged::{other, retold};
use crate::view::event_card::{logged, watch};

/// The same events, with another chit in hand at their end.
fn with_other_chit(shown: &[EventRecord]) -> Vec<EventRecord> {
    let mut other = shown.to_vec();
    if let Some(Event::Pick(Pick { among, picked, .. })) =
        other.last_mut().map(|last| &mut last.event)
    {
        let another = among.iter().find(|chit| *chit != picked).cloned();
        *picked = another.unwrap_or_else(|| "Large".to_owned());
    }
    other
}

/// A test reads everything the page shows at every event before a reveal: with another die or another chit to come
/// it is the same. Chits that are called back are public once they are (10.1C).
#[test]
fn r10_1_no_card_tells_a_die_while_it_rolls_or_a_chit_before_it_is_turned_over() {
    let (mut watched, mut chits, mut called_back, mut known) = (0, 0, 0, 0_u32);
    for game in games(9) {
        let all = game.events();
        let mut table = Table::new(game.scenario().first_turn);
        let mut ends = Vec::new();
        each_end(&game, 0, |events, _| ends.push(events.len()));
        let mut told = 0;
        for n in 0..all.len() {
            let (shown, record) = (&all[..n], ShownRecord::new(game.record(), n));
            let rolling = fight::watched(record, told).is_some();
            let standing = || {
                let span = event_card::in_progress(record, told, rolling)?;
                OF_FORCES.contains(&span.kind).then_some(span)
            };
            match &all[n].event {
                Event::Roll(roll) if rolling => {
                    if let Some(span) = standing() {
                        let card = event_card::card(record, span, Some(roll), &table);
                        let other = other(roll);
                        assert_eq!(card, event_card::card(record, span, Some(&other), &table));
                        let newest = steps(&card).last().expect("it is asked");
                        let die = newest.die.as_ref().expect("it rolls");
                        assert!(die.is_rolling() && die.total.is_none());
                        assert!(newest.answer.is_empty(), "{newest:?}");
                        assert_eq!(newest.state, StepState::Asked);
                        // Of carriers that are known nobody asks what they would do if they were some.
                        let asks_known = newest.question.starts_with("Do its carriers");
                        let is_known = card.outcome().headline.ends_with("Does it strike?");
                        if newest.letter == 'B' && card.outcome().headline.contains("comes up. ") {
                            assert_eq!(is_known, asks_known, "{newest:?}");
                            known += u32::from(is_known);
                        }
                        watched += 1;
                    }
                }
                Event::Procedure(ProcedureEvent::CalledBack { force, .. }) => {
                    let after = game.table_after(n + 1);
                    // A line tells it, which leads to its card.
                    let whole = event_card::activation_at(ShownRecord::all(&game), n);
                    let span = CardSpan {
                        upto: n + 1,
                        is_over: false,
                        ..whole.expect("it has a card")
                    };
                    let card = event_card::card(
                        ShownRecord::new(game.record(), n + 1),
                        span,
                        None,
                        &after,
                    );
                    let step = steps(&card).last().unwrap();
                    assert!(step.is_void && step.letter == 'C', "{step:?}");
                    assert!(step.chits.iter().all(|chit| chit.face.is_some()));
                    // What the page knows of the force is what it was.
                    let cards = |table: &Table| {
                        let cards = enemy::reported_forces(game.scenario(), table).unwrap();
                        cards.into_iter().find(|card| card.id == *force)
                    };
                    assert_eq!(cards(&table), cards(&after));
                    called_back += 1;
                }
                _ => {}
            }
            // The chit is in hand, face down.
            if let Some(Event::Pick(Pick {
                what: Choice::LevelOne(_),
                ..
            })) = shown.last().map(|last| &last.event)
                && let Some(span) = standing()
            {
                let other = with_other_chit(shown);
                let other_record = retold(game.record(), &other);
                let of_other = ShownRecord::new(&other_record, n);
                let card = event_card::card(record, span, None, &table);
                assert_eq!(card, event_card::card(of_other, span, None, &table));
                assert!(card.procedure().is_some());
                assert_eq!(record::recent(shown), record::recent(&other));
                assert_eq!(enemy::stories(record), enemy::stories(of_other));
                chits += 1;
            }
            table.apply(&all[n].event);
            if ends.contains(&(n + 1)) {
                told = n + 1;
            }
        }
    }
    println!("{watched} {chits} {called_back} {known}");
    assert!(watched > 100 && chits > 20 && called_back > 15 && known > 5);
}

#[test]
fn r10_1_every_force_that_is_asked_has_one_card_and_every_raid_is_on_one() {
    let mut kinds = std::collections::BTreeMap::new();
    for game in games(18) {
        let all = game.events();
        let cards = cards(&game);
        let asked = all
            .iter()
            .filter(|it| matches!(it.event, Event::Procedure(ProcedureEvent::Begins { .. })));
        let with_steps = cards.iter().filter(|card| card.procedure().is_some());
        assert_eq!(asked.count(), with_steps.count(), "{:?}", game.seed());
        let raids = all
            .iter()
            .filter(|it| matches!(it.event, Event::Raids(RaidEvent::Placed { .. })));
        let contacts = cards
            .iter()
            .filter(|card| card.kind == CardKind::RaidLaunched);
        let facts = contacts.flat_map(|card| card.facts());
        let contacts = facts
            .filter(|fact| fact.label.starts_with("Raid ") && !fact.label.ends_with("coming home"));
        assert_eq!(raids.count(), contacts.count(), "{:?}", game.seed());
        assert!(cards.iter().all(|card| card.kind != CardKind::RadarContact));
        // Every chit drawn stands on a card, face up, and says what it does.
        let chits = all
            .iter()
            .filter(|it| matches!(it.event, Event::Forces(ForceEvent::Chit { .. })));
        let drawn = cards.iter().filter(|card| card.kind == CardKind::Draw);
        let drawn: Vec<_> = drawn.flat_map(|card| card.chits()).collect();
        assert_eq!(chits.count(), drawn.len(), "{:?}", game.seed());
        assert!(
            drawn
                .iter()
                .all(|chit| !chit.did.is_empty() && chit.face.is_some())
        );
        for card in cards.iter().filter(|card| OF_FORCES.contains(&card.kind)) {
            let words = words(card);
            assert!(!words.contains("  "), "{words}");
            assert_eq!(
                card.waits,
                matches!(card.kind, CardKind::RaidLaunched | CardKind::ForceGone)
            );
            assert!(card.outcome().sentence.ends_with('.'), "{words}");
            assert!(!card.facts().is_empty(), "{words}");
            let steps = steps(card);
            assert!(
                steps.iter().all(|step| step.state != StepState::Asked),
                "{words}"
            );
            assert!(
                steps
                    .iter()
                    .all(|step| !step.answer.is_empty() && !step.detail.is_empty()),
                "{words}"
            );
            let letters = letters(card);
            assert!("ABCDEFG".starts_with(&letters), "{words}");
            assert_eq!(
                letters == "ABCDEFG",
                card.kind == CardKind::RaidLaunched,
                "{words}"
            );
            let number = kinds
                .entry(format!("{:?} {letters}", card.kind))
                .or_insert(0);
            *number += 1;
            if *number < 4 {
                println!("--- {:?}\n{words}\n", card.kind);
            }
        }
    }
    println!("{kinds:?}");
    assert!(kinds.len() > 5, "{kinds:?}");
}

#[test]
fn cards_and_verdicts_tell_every_point_of_scenario_5_once() {
    for game in games(10) {
        let (cards, told) = watch(&game, 0);
        let all = game.events();
        if told != logged(all) {
            for (n, record) in all.iter().enumerate() {
                if let Event::Score(_) = record.event {
                    println!("{n} {:?} {}", record.at, record.event);
                    println!("     after {}", all[n - 1].event);
                }
            }
            for card in cards
                .iter()
                .filter(|card| card.score().is_some_and(|it| it.change != 0))
            {
                println!(
                    "{:?} {} {:?}",
                    card.kind,
                    card.outcome().headline,
                    card.score()
                );
            }
        }
        assert_eq!(told, logged(all), "{:?}", game.seed());
    }
}
