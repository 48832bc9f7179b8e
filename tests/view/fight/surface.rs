//! A meeting of ships on the stage: whether to fight, guns and targets, two rounds, and how it ended (21).

use std::ops::Range;

use carrier_battle::engine::forces::ForceId;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::surface::{Side, firing, targets_for, us_side};
use carrier_battle::engine::{
    ButaiEvent, Decision, Event, EventRecord, FleetEvent, ForceEvent, ForceMove, Scenario, Scope,
    SurfaceEvent, forecast, staff,
};
use carrier_battle::view::fight::{
    BattleLines, GunsChoice, MeetingChoice, ShipInLine, SurfaceAction,
};
use carrier_battle::view::shown_record::ShownRecord;

use super::*;
use crate::common::play;
use crate::view::two_days::kept;

/// Our ships have met Force H by day; it tries to get away.
fn met() -> Game {
    kept("surface-meeting")
}

/// It was held: the first round is about to begin.
fn before_the_fire() -> Game {
    kept("surface-fire")
}

fn ship(name: &str) -> ShipId {
    ShipId::named(name).unwrap()
}

#[track_caller]
fn lines(view: &FightView) -> &BattleLines {
    view.picture.lines().expect("two lines of ships")
}

#[track_caller]
fn tile(view: &FightView, name: &str) -> ShipInLine {
    let lines = lines(view);
    let mut all = lines.ours.iter().chain(&lines.theirs);
    all.find(|it| it.ship == ship(name)).unwrap().clone()
}

#[track_caller]
fn guns(view: &FightView) -> &GunsChoice {
    match &view.body {
        Body::Guns(choice) => choice,
        body => panic!("no guns to be laid: {body:?}"),
    }
}

/// 21.11, 21.12, 21.14: what the enemy does and why, and the odds of either answer.
#[test]
fn r21_12_a_meeting_says_what_they_do_and_the_odds() {
    let game = met();
    let view = asked(&game);
    assert_eq!(view.title, "Our ships meet Force H");
    let Body::Meeting(MeetingChoice { they, guns, .. }) = &view.body else {
        panic!("no meeting: {:?}", view.body);
    };
    assert_eq!(
        they,
        "Force H tries to get away: by day it fights only with a battleship, and at least half as many as you."
    );
    assert_eq!(guns[1].1, "2 battleships and 1 cruiser unit");
    // Two dice, the higher or the same: 55 of a hundred pairs.
    assert_eq!(forecast::evasion(game.table(), Side::Japanese), Some(55));
    // 21.14: with carriers 4 more: all but 6 + 5 + 4 + 3 + 2 + 1 ... of a hundred.
    let own = (1..=10).flat_map(|own| (1..=10).map(move |other| (own + 4, other)));
    let escapes = own.filter(|(own, other)| own >= other).count() as u8;
    assert_eq!(forecast::evasion(game.table(), Side::Us), Some(escapes));
    let answers = view.foot(0).answers;
    let details: Vec<(&str, &str)> = answers
        .iter()
        .map(|answer| (&*answer.label, &*answer.detail))
        .collect();
    assert_eq!(
        details,
        [
            ("Get away", "\u{b7} both turn away"),
            ("Fight them", "\u{b7} they get away in 55%")
        ]
    );
    // The heaviest come first, and carriers, which fire on nobody, last.
    let ours = &lines(&view).ours;
    assert_eq!(ours[0].ship, ship("Iowa"));
    assert!(ours.last().unwrap().ship.carrier().is_some());
}

/// 21.24: the guns of the battleships alone are to be laid by day; each enemy says what they would do to her.
#[test]
fn r21_24_guns_are_laid_on_targets_with_what_to_expect() {
    let game = before_the_fire();
    let view = asked(&game);
    let laid = firing(game.table(), Side::Us);
    assert_eq!(laid.len(), 7);
    for it in &lines(&view).ours {
        assert_eq!(it.guns.is_some(), laid.contains(&it.ship), "{}", it.ship);
    }
    assert!(tile(&view, "Iowa").guns.unwrap().is_selected);
    assert!(!tile(&view, "Indiana").guns.unwrap().is_selected);
    let yamato = tile(&view, "Yamato").target.unwrap();
    assert!(yamato.answer.refusal.is_none());
    let hundredths = forecast::gunfire(game.table(), ship("Iowa"), ship("Yamato"));
    // Attack 14 less defense 6 reads the column "7": 22 hits on ten faces.
    assert_eq!(hundredths, 220);
    assert_eq!(yamato.expected, "2.2 hits");
    let spoken = tile(&view, "Yamato").spoken().unwrap();
    assert!(spoken.starts_with("Iowa fires on Yamato: 2.2 hits expected, guns "));
    assert!(spoken.contains(" of 25 hits"), "{spoken}");
    // Theirs have their targets already (21.23).
    assert!(tile(&view, "Yamato").aim.starts_with('\u{2192}'));
    assert!(guns(&view).lines[1].starts_with("No target yet: Iowa, "));
    // Another gun in hand: its own odds.
    let other = asked_while(&game, Activity::Laying(ship("Indiana")));
    assert!(tile(&other, "Indiana").guns.unwrap().is_selected);
    assert_eq!(
        tile(&other, "Yamato").target.unwrap().answer.orders(),
        [Order::FireOn {
            ship: ship("Indiana"),
            at: ship("Yamato")
        }]
    );
}

/// 21.24: a second on Yamato before Haruna is fired on is not lit, and says why.
#[test]
fn r21_24_no_ship_twice_before_every_other_of_her_weight() {
    let mut game = before_the_fire();
    let iowa = Order::FireOn {
        ship: ship("Iowa"),
        at: ship("Yamato"),
    };
    play(&mut game, iowa);
    let view = asked(&game);
    assert_eq!(tile(&view, "Iowa").aim, "\u{2192} Yamato");
    assert_eq!(tile(&view, "Yamato").under_fire, 1);
    let refusal = tile(&view, "Yamato")
        .target
        .unwrap()
        .answer
        .refusal
        .unwrap();
    assert!(refusal.contains("Haruna"), "{refusal}");
    assert!(
        tile(&view, "Haruna")
            .target
            .unwrap()
            .answer
            .refusal
            .is_none()
    );
    let next = tile(&view, "New Jersey").guns.unwrap();
    assert!(next.is_selected, "the next gun is in hand");
    assert!(!targets_for(game.table(), ship("New Jersey")).contains(&ship("Yamato")));
}

/// The filled answer lays the rest as the staff would and opens fire; firing with what is laid names who is forgotten.
#[test]
fn r21_24_the_filled_answer_lays_the_rest() {
    let mut game = before_the_fire();
    let answers = asked(&game).foot(0).answers;
    let [fire, rest] = answers.as_slice() else {
        panic!("two answers: {answers:?}");
    };
    assert_eq!(fire.detail, "\u{b7} 7 ships have no target");
    assert!(rest.is_primary());
    assert_eq!(rest.orders().len(), 8);
    assert_eq!(rest.orders().last(), Some(&Order::Fight));
    for order in rest.orders() {
        assert_eq!(staff::suggestion(&game), Some(*order));
        play(&mut game, *order);
    }
    assert_ne!(game.decision(), None);
}

/// 21.22, 21.25, 21.27: each shot has a die of its own, hits count when all have fired, and the verdict says who lost
/// more, what it scored and who withdraws.
#[test]
fn r21_27_the_fight_is_shown_shot_by_shot_to_its_verdict() {
    let mut game = before_the_fire();
    let mut watcher = Watcher::of(&game);
    let (mut shots, mut last) = (0, None);
    while game.decision() == Some(Decision::SurfaceFire) {
        while game.decision() == Some(Decision::SurfaceFire) {
            let order = staff::suggestion(&game).unwrap();
            play(&mut game, order);
            if order == Order::Fight {
                break;
            }
        }
        for view in watcher.watch(&game) {
            let Body::Exchange(it) = &view.body else {
                last = Some(view);
                continue;
            };
            let title = it
                .roll
                .as_ref()
                .and_then(|roll| Some(roll.strip.as_ref()?.title));
            if title == Some("Surface Combat Fire") {
                shots += 1;
                assert!(it.result.contains("hit"), "{}", it.result);
            }
        }
    }
    assert!(shots >= 9, "{shots}");
    let Some(Body::Verdict(verdict)) = last.map(|view| view.body) else {
        panic!("no verdict");
    };
    assert!(
        verdict.outcome.headline.contains("lost"),
        "{:?}",
        verdict.outcome
    );
    assert!(
        verdict.outcome.sentence.contains("withdraw"),
        "{:?}",
        verdict.outcome
    );
}

/// The meetings of ships in some games of a scenario that chance plays.
fn meetings(number: u8, seeds: Range<u64>, see: &mut dyn FnMut(&Game, ForceId, Range<usize>)) {
    let scenario = Scenario::numbered(number).unwrap();
    for seed in seeds {
        let mut game = Game::new(scenario, scenario.variants, seed).unwrap();
        Random::new(seed).finish(&mut game);
        for span in game.record().spans() {
            if let Scope::SurfaceBattle { force } = span.scope {
                see(&game, force, span.events.clone());
            }
        }
    }
}

/// 9.11: what is seen in a meeting may make a butai of a force, and the fight is told by that name from then on.
#[test]
fn r9_11_a_force_that_becomes_a_butai_in_a_meeting_is_told_by_its_name() {
    let mut renamed = 0;
    // It is so in one meeting of two hundred.
    meetings(8, 14..18, &mut |game, force, span| {
        let mut events = game.events()[span.clone()].iter();
        let by = events.find_map(|it| match it.event {
            Event::Butai(ButaiEvent::CounterReplaced { force: was, by, .. }) if was == force => {
                Some(by)
            }
            _ => None,
        });
        if let Some(by) = by {
            // At its verdict the meeting is off the table.
            let shown = ShownRecord::new(game.record(), span.end);
            let told = fight::summary(shown, &game.table_after(span.end)).unwrap();
            assert_eq!(told.title, format!("Our ships meet {by}"));
            assert!(told.verdict.is_some());
            renamed += 1;
        }
    });
    assert!(renamed > 0);
}

/// 21.15, 21.27: the verdict names those who withdrew and no others, and our ships stand in their line still.
#[test]
fn r21_27_the_verdict_names_who_withdrew() {
    let (mut ours, mut theirs, mut nobody) = (0, 0, 0);
    meetings(9, 14..16, &mut |game, _, span| {
        let events = &game.events()[span.clone()];
        let is_ours =
            |it: &EventRecord| matches!(it.event, Event::Fleet(FleetEvent::Withdrew { .. }));
        let is_theirs = |it: &EventRecord| {
            let why = ForceMove::Withdraws;
            matches!(it.event, Event::Forces(ForceEvent::Moved { why: by, .. }) if by == why)
        };
        // Who got away before the fight did not fight.
        let is_end =
            |it: &EventRecord| matches!(it.event, Event::Surface(SurfaceEvent::Fought { .. }));
        let fought = events.iter().position(is_end).unwrap_or(events.len());
        let (we_do, they_do) = (
            events[fought..].iter().any(is_ours),
            events[fought..].iter().any(is_theirs),
        );
        let shown = ShownRecord::new(game.record(), span.end);
        let action = SurfaceAction::so_far(shown, true, &game.table_after(span.end)).unwrap();
        let there = us_side(
            &game.table_after(span.start + 1),
            action.account.hex.unwrap(),
        );
        for ship in there {
            let mut line = action.ships[0].iter();
            assert!(
                line.any(|it| it.ship == ship),
                "{ship} has gone from the line"
            );
        }
        if action.account.lost.is_none() {
            return;
        }
        let told = fight::summary(shown, &game.table_after(span.end)).unwrap();
        let sentence = told.verdict.unwrap().outcome.sentence;
        let expected = match (we_do, they_do) {
            (true, true) => "Both sides withdraw.",
            (true, false) => "Our ships withdraw.",
            (false, true) => "They withdraw.",
            (false, false) => "",
        };
        assert_eq!(sentence, expected);
        ours += u32::from(we_do);
        theirs += u32::from(they_do);
        nobody += u32::from(!we_do && !they_do);
    });
    assert!(
        ours > 0 && theirs > 0 && nobody > 0,
        "{ours} {theirs} {nobody}"
    );
}
