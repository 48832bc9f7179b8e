//! The numbers of headlines, counted anew.

use std::collections::BTreeSet;

use carrier_battle::engine::charts::Sighting;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{DamageEvent, Event, EventRecord, LossEvent, ScoreEvent};
use carrier_battle::view::account::Tally;
use carrier_battle::view::card::Tone;
use carrier_battle::view::record::{FightTold, Filter};

use super::{games, log};
use crate::view::air::game;

/// What some events come to, counted here: units of ours lost, points destroyed, hits on their ships, victory points.
fn counted(events: &[EventRecord]) -> (u32, u32, u32, i32) {
    let (mut lost, mut destroyed, mut hits_on_them, mut score) = (0, 0, 0, 0);
    for record in events {
        match &record.event {
            Event::Losses(LossEvent::Unit { .. }) => lost += 1,
            Event::Losses(LossEvent::Points { points, .. }) => destroyed += u32::from(*points),
            Event::Damage(DamageEvent::Hits { ship, hits, .. }) if !ship.is_us() => {
                hits_on_them += u32::from(*hits)
            }
            Event::Score(ScoreEvent::Scored { vp, .. }) => score += i32::from(*vp),
            _ => {}
        }
    }
    (lost, destroyed, hits_on_them, score)
}

/// The number that stands before some words in a headline; 0 where they do not stand there.
fn number_of(headline: &str, one: &str, many: &str) -> u32 {
    let parts = headline.split(" \u{b7} ");
    let mut words = parts.filter_map(|part| part.split_once(' '));
    let found = words.find(|(_, words)| *words == one || *words == many);
    found.map_or(0, |(number, _)| number.parse().unwrap())
}

fn signed_number(text: &str) -> i32 {
    text.replace('\u{2212}', "-").parse().unwrap()
}

#[test]
fn the_numbers_of_a_headline_are_the_sum_of_its_group() {
    let mut all = (0, 0, 0);
    let mut tones = BTreeSet::new();
    for game in games() {
        let (fights, phases) = log(&game, Filter::Everything);
        let mut score = 0;
        for phase in phases.iter().rev() {
            let (lost, destroyed, hits, scored) = counted(&game.events()[phase.from..phase.upto]);
            let number = |one, many| number_of(&phase.headline, one, many);
            assert_eq!(number("unit lost", "units lost"), lost);
            assert_eq!(number("point destroyed", "points destroyed"), destroyed);
            let of_hits = number("hit on their ships", "hits on their ships");
            assert_eq!(of_hits, hits, "{}", phase.headline);
            all = (all.0 + lost, all.1 + destroyed, all.2 + hits);
            match &phase.scored {
                Some(points) => {
                    assert_eq!(signed_number(&points.text), scored);
                    // Nor is it good news where attack planes got through.
                    let through = number("point got through", "points got through");
                    let tone = match (scored > 0, through > 0) {
                        (true, false) => Tone::Good,
                        (true, true) => Tone::Even,
                        (false, _) => Tone::Bad,
                    };
                    assert_eq!(points.tone, tone);
                    tones.insert(scored > 0);
                }
                None => assert_eq!(scored, 0),
            }
            score += scored;
            if let Some(turn) = &phase.turn {
                let number = turn.score.strip_prefix("score ").unwrap();
                assert_eq!(signed_number(number), score);
            }
        }
        assert_eq!(score, i32::from(game.table().score));
        for FightTold { span, .. } in &fights {
            let events = &game.events()[span.from..span.upto];
            let tally = Tally::of(events);
            let hits = tally.on_them.total();
            let told = (tally.lost, tally.destroyed, hits, tally.score);
            assert_eq!(told, counted(events));
        }
    }
    assert!(all.0 > 100 && all.1 > 100 && all.2 > 50, "{all:?}");
    assert_eq!(tones.len(), 2);
}

#[test]
fn a_headline_says_what_came_of_its_phase() {
    let headlines = |scenario, seed| {
        let mut game = game(scenario, seed);
        Sensible.finish(&mut game);
        let (_, phases) = log(&game, Filter::Everything);
        let told = phases.into_iter().rev().map(|phase| phase.headline);
        told.collect::<Vec<_>>()
    };
    assert_eq!(
        headlines(1, 7)[5],
        "1 raid on radar \u{b7} 4 points destroyed \u{b7} 3 points got through \u{b7} 1 unit lost"
    );
    assert_eq!(
        headlines(2, 11)[1],
        "2 points destroyed \u{b7} 11 hits on their ships \u{b7} 2 units lost"
    );
}

#[test]
fn r7_35_a_sighting_that_proved_a_false_contact_is_counted_as_that_alone() {
    use carrier_battle::engine::forces::ForceId;
    use carrier_battle::engine::staff::{Player, Sensible};
    use carrier_battle::engine::{Event, ForceEvent, Game, Purpose, SCENARIOS};
    let mut nothing = 0;
    for seed in 0..8 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        Sensible.finish(&mut game);
        let tally = Tally::of(game.events());
        let mut sought: Option<ForceId> = None;
        let mut proved = 0;
        for record in game.events() {
            match &record.event {
                Event::Roll(roll) => {
                    if let Purpose::Search(_, force) = roll.purpose {
                        sought =
                            (roll.result.sighting() != Some(Sighting::Nothing)).then_some(force);
                    }
                }
                Event::Forces(ForceEvent::FalseContact { what, .. }) => {
                    proved += u32::from(sought == Some(*what));
                }
                _ => {}
            }
        }
        assert_eq!(tally.false_sightings, proved);
        let of_ships = match tally.sightings - proved {
            1 => "1 sighting ".to_owned(),
            many => format!("{many} sightings"),
        };
        assert!(tally.words().contains(&of_ships), "{}", tally.words());
        nothing += proved;
    }
    assert!(nothing > 3, "{nothing}");
}
