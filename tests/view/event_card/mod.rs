//! The cards of moments: what they say, and that they and the verdicts together tell every victory
//! point of the log.

mod battle;
mod commitment;
mod dark;
mod fires;
mod marks;
pub mod staged;
mod submarines;
mod warning;

use crate::view::card_parts::CardParts;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Event, EventRecord, Game, LossEvent, Purpose, RaidEvent, Roll, SCENARIOS, Scenario, ScoreEvent,
    Turn, UnitLoss,
};
use carrier_battle::view::Activity;
use carrier_battle::view::account;
use carrier_battle::view::card::{Fact, Tone};
use carrier_battle::view::event_card::{self, CardKind, EventCard};
use carrier_battle::view::fight;
use carrier_battle::view::playback::Shown;
use carrier_battle::view::shown_record::ShownRecord;

use crate::common::hits::{ONE_ATTACK, WASP, attack, attacked, endured};
use crate::common::*;
use crate::view::playback::each_end;

/// What the player is shown of some events after `from`: cards in turn, and what the cards and the
/// verdicts tell of the score.
pub fn watch(game: &Game, from: usize) -> (Vec<EventCard>, i16) {
    let (mut cards, mut score) = (Vec::new(), 0);
    each_end(game, from, |_, Shown { table, cursor }| {
        if let Some(span) = cursor.card {
            let card = event_card::finished_card(cursor.shown(game.record()), span, table);
            score += card.score().map_or(0, |score| score.change);
            cards.push(card);
        } else {
            let verdict =
                fight::summary(cursor.shown(game.record()), table).and_then(|fight| fight.verdict);
            score += verdict.expect("a fight is over").score().unwrap().change;
        }
    });
    (cards, score)
}

/// The only card of a kind.
#[track_caller]
fn only(cards: &[EventCard], kind: CardKind) -> &EventCard {
    let mut alike = cards.iter().filter(|card| card.kind == kind);
    let card = alike
        .next()
        .unwrap_or_else(|| panic!("no {kind:?}: {cards:#?}"));
    assert!(alike.next().is_none(), "{cards:#?}");
    card
}

fn facts(card: &EventCard) -> Vec<String> {
    let fact = |fact: &Fact| match fact.note.as_str() {
        "" => format!("{}: {}", fact.label, fact.value),
        note => format!("{}: {} ({note})", fact.label, fact.value),
    };
    card.facts().iter().map(fact).collect()
}

/// The score of a card: before, change, after, and for what.
fn score(card: &EventCard) -> (String, String, String, Vec<String>) {
    let score = card.score().unwrap();
    (
        score.before_in_words(),
        score.change_in_words(),
        score.after_in_words(),
        score.lines.iter().map(|line| line.words()).collect(),
    )
}

/// The victory points of a log but for those of units pushed over the side, which is the player's own
/// order and has no card.
pub fn logged(all: &[EventRecord]) -> i16 {
    let mut sum = 0;
    let mut pushed = false;
    for record in all {
        match &record.event {
            Event::Losses(LossEvent::Unit { why, .. }) => pushed = *why == UnitLoss::PushedOver,
            Event::Score(ScoreEvent::Scored { vp, .. }) if !pushed => sum += vp,
            Event::Score(ScoreEvent::Scored { .. }) => {}
            _ => pushed = false,
        }
    }
    sum
}

#[test]
fn cards_and_verdicts_tell_every_point_of_the_log_and_no_point_twice() {
    let mut kinds = Vec::new();
    for scenario in SCENARIOS {
        for seed in 0..10 {
            // With every variant, and bare.
            let options = if seed < 5 { scenario.variants } else { &[] };
            let mut game = Game::new(scenario, options, seed).unwrap();
            match seed % 2 {
                0 => Random::new(seed).finish(&mut game),
                _ => Sensible.finish(&mut game),
            }
            let (cards, told) = watch(&game, 0);
            assert_eq!(told, logged(game.events()), "{scenario:?} seed {seed}");
            for card in &cards {
                assert!(
                    !card.outcome().headline.is_empty() && !card.outcome().headline.contains("  "),
                    "{card:?}"
                );
                assert!(
                    card.outcome().sentence.ends_with(['.', '\u{201d}']),
                    "{card:?}"
                );
                assert!(
                    !card.facts().is_empty()
                        || !card.chits().is_empty()
                        || card.procedure().is_some(),
                    "{card:?}"
                );
                if let Some(score) = &card.score() {
                    assert_eq!(score.before + score.change, score.after);
                    let lines: i16 = score.lines.iter().map(|line| line.points).sum();
                    assert_eq!(lines, score.change);
                }
                if !kinds.contains(&card.kind) {
                    kinds.push(card.kind);
                }
            }
            // Several of a kind in one step make one card.
            for pair in cards.windows(2) {
                // The chits of two phases may be alike, each on a card of its own.
                assert!(
                    pair[0].kind != pair[1].kind
                        || matches!(pair[0].kind, CardKind::Draw | CardKind::Chits)
                        || pair[0].hexes != pair[1].hexes
                        || pair[0] != pair[1]
                );
            }
        }
    }
    for kind in [
        CardKind::RadarContact,
        CardKind::FlownPast,
        CardKind::GotThrough,
        CardKind::Ditched,
        CardKind::LostLanding,
        CardKind::Fire,
        CardKind::Draw,
        CardKind::Chits,
        CardKind::ContactLost,
        CardKind::Sighting,
        CardKind::NothingSeen,
        CardKind::SearchHome,
        CardKind::Arrivals,
        CardKind::SubmarineFinds,
        CardKind::SubmarineFindsNothing,
        CardKind::UsTorpedoesHit,
        CardKind::UsTorpedoesMiss,
    ] {
        assert!(kinds.contains(&kind), "no card of {kind:?}");
    }
}

#[test]
fn a_radar_contact_says_where_how_strong_and_when() {
    let game = new_game(0);
    let (cards, _) = watch(&game, 0);
    let card = only(&cards, CardKind::RadarContact);
    let raid = raid(&game, 1);
    assert_eq!(
        card.outcome().headline,
        format!(
            "Radar contact: 9 air points, {} hexes west of TF 58",
            raid.hex.distance(hex("1109"))
        )
    );
    assert_eq!(
        card.outcome().sentence,
        "Raid 1 is over its target at 1010, in 2 phases."
    );
    assert_eq!(
        facts(card)[0],
        "Raid 1: 9 air points (how many are fighters is not known yet)"
    );
    assert!(
        facts(card)[1].starts_with("Where: bearing 270\u{b0}, "),
        "{:?}",
        facts(card)
    );
    assert_eq!(facts(card).len(), 2);
    assert_eq!((card.outcome().tone, card.waits), (Tone::Bad, true));
    assert_eq!(card.score(), None);
    assert_eq!(card.hexes, [raid.hex]);
}

#[test]
fn two_waves_are_one_contact() {
    let mut game = new_game(7);
    let from = game.events().len();
    pass_to(&mut game, 1, 3);
    let (cards, _) = watch(&game, from);
    let card = only(&cards, CardKind::RadarContact);
    assert_eq!(
        card.outcome().headline,
        "Radar contact: 2 raids, 16 air points"
    );
    assert!(
        card.outcome()
            .sentence
            .contains("Behind it, as a second wave, Raid 3 is over its target at 1"),
        "{}",
        card.outcome().sentence
    );
    assert_eq!(card.facts().len(), 2);
    assert!(card.facts()[1].label.starts_with("Raid 3, second wave"));
}

#[test]
fn points_that_get_through_are_one_card_with_the_score() {
    static TWO: Scenario = like_scenario_1(
        Turn::at(19, 930),
        1,
        aloft(&[]),
        &[raid_of(9, 1, 3), raid_of(6, 1, 3)],
    );
    let mut game = scripted_with(&TWO, &[], &[1; 20]);
    pass_to_the_end(&mut game);
    let (cards, told) = watch(&game, 0);
    let card = only(&cards, CardKind::GotThrough);
    let through: i16 = game
        .table()
        .raids
        .iter()
        .map(|raid| i16::from(raid.strength.attack()))
        .sum();
    assert_eq!(card.outcome().headline, "Raid 1 and Raid 2 get through");
    assert_eq!(
        card.outcome().sentence,
        format!(
            "{through} points of attack planes are over the task force when interception is done."
        )
    );
    assert!(
        facts(card)[0].ends_with("(nothing of its 9 shot down)"),
        "{:?}",
        facts(card)
    );
    assert_eq!(facts(card)[2], "Our losses: none");
    assert_eq!(
        score(card),
        (
            "0".into(),
            format!("\u{2212}{} victory points", 2 * through),
            format!("\u{2212}{}", 2 * through),
            vec![format!(
                "{through} points of attack planes through \u{2212}{}",
                2 * through
            )]
        )
    );
    assert_eq!(told, game.table().score);
}

#[test]
fn a_patrol_keeps_its_name_in_its_fight() {
    let mut told = 0;
    for seed in 0..12 {
        let mut game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        Sensible.finish(&mut game);
        let (whole, all) = (ShownRecord::all(&game), game.events());
        for (n, record) in all.iter().enumerate() {
            let Event::Raids(RaidEvent::Fought { mission, .. }) = &record.event else {
                continue;
            };
            let upto = n + 1;
            let table = game.table_after(upto);
            let view = fight::fight(
                &game,
                ShownRecord::new(game.record(), upto),
                None,
                true,
                &table,
                None,
                Activity::None,
            )
            .unwrap();
            let shown = ShownRecord::new(game.record(), upto);
            let patrol = account::patrol_before(shown.of_segment(), *mission);
            let name = patrol.map_or_else(|| mission.to_string(), |patrol| patrol.to_string());
            assert!(
                view.title.starts_with(&format!("{name} meets ")),
                "{}",
                view.title
            );
            // It can be seen again from any event of it.
            assert_eq!(fight::ending(whole, n), Some(upto));
            assert_eq!(fight::ending(whole, n - 1), Some(upto));
            let (newest, end) = fight::newest(ShownRecord::new(game.record(), upto)).unwrap();
            assert_eq!((newest, end), (view.title.clone(), upto));
            if name.starts_with("CAP ") {
                told += 1;
                assert!(
                    view.subtitle
                        .ends_with(&format!(" on the map as {mission}")),
                    "{}",
                    view.subtitle
                );
                let fight::Body::Verdict(verdict) = &view.body else {
                    panic!("{:?}", view.body);
                };
                let words = format!(
                    "{} {}",
                    verdict.outcome().headline,
                    verdict.outcome().sentence
                );
                assert!(
                    words.contains(&name) && !words.contains(&mission.to_string()),
                    "{words}"
                );
            }
        }
    }
    assert!(told > 0);
}

#[test]
fn a_card_of_units_that_ditch_names_them_where_they_are_alike() {
    let mut cards = Vec::new();
    for seed in 0..8 {
        let mut game = Game::new(SCENARIOS[2], &[], seed).unwrap();
        Random::new(seed).finish(&mut game);
        cards.extend(watch(&game, 0).0);
    }
    let ditched = cards.iter().filter(|card| card.kind == CardKind::Ditched);
    let ditched: Vec<&EventCard> = ditched.collect();
    let one = ditched
        .iter()
        .find(|card| card.facts()[0].value == "1 unit")
        .unwrap();
    assert!(
        one.outcome().headline.starts_with('A')
            && one
                .outcome()
                .headline
                .ends_with(" ditches for want of fuel")
    );
    assert!(
        one.outcome().headline.contains(" unit of "),
        "{}",
        one.outcome().headline
    );
    assert!(
        one.outcome()
            .sentence
            .contains(" came to the end of its fuel "),
        "{}",
        one.outcome().sentence
    );
    let several = ditched
        .iter()
        .find(|card| card.facts()[0].value != "1 unit")
        .unwrap();
    assert!(
        several
            .outcome()
            .headline
            .ends_with(" ditch for want of fuel"),
        "{}",
        several.outcome().headline
    );
    let landing = cards
        .iter()
        .find(|card| card.kind == CardKind::LostLanding)
        .unwrap();
    assert!(
        landing.outcome().headline.ends_with(" lost coming aboard"),
        "{}",
        landing.outcome().headline
    );
    // 4.451: the dice and what was added to them, for one and for several.
    let of_landing = |card: &&EventCard| card.kind == CardKind::LostLanding;
    for card in cards.iter().filter(of_landing) {
        let words = &card.outcome().sentence;
        assert!(words.contains(" safe return failed: di"), "{words}");
    }
}
