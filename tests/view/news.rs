//! News has weight: what changes a plan has a card that waits, and the rest is a line on the chart.

use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Game, Scenario, Scope, forecast};
use carrier_battle::view::account;
use carrier_battle::view::event_card::{self, CardKind, CardSpan, EventCard, LeadsTo};
use carrier_battle::view::playback::Shown;
use carrier_battle::view::settings::Speed;
use carrier_battle::view::shell::score_now;
use carrier_battle::view::shown_record::ShownRecord;

use super::event_card::watch;
use super::playback::each_end;
use crate::view::card_parts::CardParts;

/// Battles of scenario 6, played by the staff.
fn battles(seeds: Range<u64>) -> impl Iterator<Item = Game> {
    seeds.map(|seed| {
        let mut game = Game::new(Scenario::numbered(6).unwrap(), &[], seed).unwrap();
        Sensible.finish(&mut game);
        game
    })
}

/// The cards of a game, those that a line tells among them.
fn cards(game: &Game) -> Vec<CardSpan> {
    let mut cards = Vec::new();
    each_end(game, 0, |_, shown| cards.extend(shown.cursor.card));
    cards
}

/// Of some two hundred cards of a battle some forty changed a plan, and one of them each raid.
#[test]
fn of_five_cards_of_a_battle_one_waits_and_no_raid_comes_without_one() {
    let (mut all, mut waiting, mut raids) = (0, 0, 0);
    for game in battles(0..10) {
        let cards = cards(&game);
        let stand: Vec<&CardSpan> = cards.iter().filter(|it| it.kind.waits()).collect();
        assert!(stand.len() <= 70, "{} cards", stand.len());
        all += cards.len();
        waiting += stand.len();
        for (number, _) in game.events().iter().enumerate() {
            let seen = account::raids_seen(&game.events()[number..=number]).next();
            if seen.is_some() {
                let holds = |card: &&&CardSpan| (card.from..card.upto).contains(&number);
                let card = stand.iter().find(holds);
                assert!(card.is_some(), "a raid without a card");
                raids += 1;
            }
        }
    }
    assert!(
        raids > 30 && waiting * 4 < all,
        "{raids} {waiting} of {all}"
    );
}

/// What is the same turn by turn, and no news.
const NO_NEWS: [&str; 5] = [
    "not strike",
    "planes to send",
    "out of reach",
    "out so late",
    "no carrier to find",
];

/// What has no card has a line as long as the phase lasts, and the line leads to it; but for a force, or Guam, that comes
/// up and does nothing: of that the log alone tells.
#[test]
fn every_card_that_does_not_wait_is_told_by_a_line_but_for_the_draw_of_the_chits_and_for_no_news() {
    let (mut lines, mut told, mut quiet) = (0, 0, 0);
    for game in battles(0..2) {
        each_end(&game, 0, |events, shown| {
            let Some(span) = shown.cursor.card.filter(|span| !span.kind.waits()) else {
                return;
            };
            let record = ShownRecord::new(game.record(), events.len());
            let news = event_card::news_lines(&game, record, 0, Speed::Normal);
            if span.kind == CardKind::Draw {
                return;
            }
            for line in &news {
                let words = &line.words;
                assert!(words.ends_with('.') && !words.contains("  "), "{line:?}");
                assert!(!NO_NEWS.iter().any(|it| words.contains(it)), "{line:?}");
            }
            let leads_here = news.iter().any(|it| it.leads_to == LeadsTo::Card(span));
            if !leads_here && span.kind == CardKind::ComesUp {
                quiet += 1;
                return;
            }
            lines += 1;
            told += usize::from(leads_here);
        });
    }
    assert!(lines > 100 && quiet > 100, "{lines} {quiet}");
    // Of forces that do the same for one reason the first card is led to.
    assert!(told * 3 > lines, "{told} of {lines}");
}

/// How long each phase of a game is looked at: what moves, and if it is watched also what else waits for the player.
fn phases(game: &Game, speed: Speed, is_watched: bool) -> Vec<Duration> {
    let record = game.record();
    let mut phases: BTreeMap<String, Duration> = BTreeMap::new();
    let mut shown = Shown::set_up(game);
    while !shown.cursor.is_ready(record) {
        shown.advance(record, record.events().len(), speed);
        let at = record.events()[shown.cursor.end - 1].at;
        let name = format!("{} {}", at.turn, at.phase);
        let time = phases.entry(name).or_default();
        if is_watched || !shown.cursor.waiting {
            *time += shown.cursor.pause(record) * speed.tenths() / 10;
        }
    }
    phases.into_values().collect()
}

/// Of a hundred phases more than ninety, with every card and every verdict as the staff is watched.
#[test]
fn fast_plays_a_phase_of_scenario_6_in_ten_seconds() {
    let most = Duration::from_secs(10);
    for (is_watched, part) in [(false, 95), (true, 90)] {
        let games = battles(0..5);
        let mut times: Vec<Duration> = games
            .flat_map(|game| phases(&game, Speed::Fast, is_watched))
            .collect();
        times.sort();
        let at = |part: usize| times[(times.len() - 1) * part / 100];
        assert!(at(part) < most && at(50) < most / 3, "{:?}", at(part));
    }
}

/// 14.162: the scene before the report opens every report on which hits wait, one after the other, and its cards tell
/// all that it scores.
#[test]
fn r14_162_what_dusk_brings_home_is_told_report_by_report() {
    let (mut scenes, mut given) = (0, 0);
    let (mut expected, mut scored) = (0, 0);
    for game in battles(0..40) {
        let record = game.record();
        let opened: Vec<usize> = (0..record.spans().len())
            .filter(|id| matches!(record.span(*id).scope, Scope::ReportOpened { .. }))
            .map(|id| record.span(id).events.start)
            .collect();
        let Some(first) = opened.first().copied() else {
            continue;
        };
        let before = game.table_after(first);
        let now = score_now(&before);
        let perhaps = forecast::unconfirmed(&before).unwrap();
        assert!(
            now.perhaps.starts_with("perhaps ") && now.why.contains("14.162"),
            "{now:?}"
        );
        let (cards, _) = watch(&game, first);
        let scene: Vec<&EventCard> = cards
            .iter()
            .filter(|card| card.kind == CardKind::Opened)
            .collect();
        assert_eq!(scene.len(), opened.len());
        assert!(scene.iter().all(|card| card.waits));
        assert!(cards.iter().all(|card| card.kind != CardKind::HitsGiven));
        let points: i16 = scene.iter().map(|card| card.score().unwrap().change).sum();
        if scene.len() > 1 {
            let last = scene.last().unwrap();
            let which = format!("{0} of {0}: ", scene.len());
            assert!(last.outcome().headline.starts_with(&which), "{last:?}");
        }
        // Then nothing is uncertain.
        assert_eq!(score_now(game.table()).perhaps, "");
        scenes += 1;
        given += scene.len();
        expected += i32::from(perhaps);
        scored += i32::from(points);
    }
    assert!(scenes > 10 && given > 15, "{scenes} {given}");
    // The mean of what it may be is what it comes to in the long run.
    assert!(
        (expected - scored).abs() * 3 < scored,
        "{expected} {scored}"
    );
}
