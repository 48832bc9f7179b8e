//! News has weight: what changes a plan has a card that waits, and the rest is a line on the chart.

use std::collections::BTreeMap;
use std::time::Duration;

use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Game, SCENARIOS, Scenario};
use carrier_battle::view::account;
use carrier_battle::view::event_card::{self, CardKind, CardSpan, NewsLine};
use carrier_battle::view::playback::Shown;
use carrier_battle::view::settings::Speed;
use carrier_battle::view::shown_record::ShownRecord;

use super::playback::each_end;

/// Battles of the whole of scenario 6, played by the staff.
fn battles(seeds: std::ops::Range<u64>) -> impl Iterator<Item = Game> {
    seeds.map(|seed| {
        let mut game = Game::new(Scenario::numbered(6).unwrap(), &[], seed).unwrap();
        Sensible.finish(&mut game);
        game
    })
}

/// The cards of a game, and how many fights ended.
fn told(game: &Game) -> (Vec<CardSpan>, usize) {
    let (mut cards, mut fights) = (Vec::new(), 0);
    each_end(game, 0, |_, shown| match shown.cursor.card {
        Some(span) => cards.push(span),
        None => fights += 1,
    });
    (cards, fights)
}

#[test]
fn count() {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut waits = Vec::new();
    let mut before = Vec::new();
    const OLD: [CardKind; 6] = [
        CardKind::FireHeld,
        CardKind::ReinforcedUnseen,
        CardKind::ContactLost,
        CardKind::ForceGone,
        CardKind::SubmarineFinds,
        CardKind::Sighting,
    ];
    for game in battles(0..20) {
        let (cards, fights) = told(&game);
        for card in &cards {
            *kinds
                .entry(format!("{:?} {}", card.kind, card.kind.waits()))
                .or_default() += 1;
        }
        let now = cards.iter().filter(|it| it.kind.waits()).count();
        let old = cards
            .iter()
            .filter(|it| it.kind.waits() || OLD.contains(&it.kind))
            .count();
        waits.push((now, fights, cards.len()));
        before.push(old);
    }
    println!("{waits:?}\n{before:?}\n{kinds:#?}");
    let (mut times, mut whole) = (Vec::new(), Vec::new());
    for game in battles(0..6) {
        times.extend(phases(&game, Speed::Fast, false));
        whole.extend(phases(&game, Speed::Fast, true));
    }
    for times in [&mut times, &mut whole] {
        times.sort();
        let at = |part: usize| times[(times.len() - 1) * part / 100];
        println!(
            "{} phases: {:?}",
            times.len(),
            [0, 25, 50, 75, 90, 95, 100].map(at)
        );
    }
}

/// How long each phase of a game is looked at: what moves, and if it is watched also what else waits for the player.
fn phases(game: &Game, speed: Speed, is_watched: bool) -> Vec<Duration> {
    let record = game.record();
    let mut phases: BTreeMap<String, Duration> = BTreeMap::new();
    let mut shown = Shown::set_up(game);
    while !shown.cursor.is_ready(record) {
        shown.advance(record, record.events().len(), speed);
        let at = record.events()[shown.cursor.end - 1].at;
        let time = phases
            .entry(format!("{} {}", at.turn, at.phase))
            .or_default();
        if is_watched || !shown.cursor.waiting {
            *time += shown.cursor.pause(record) * speed.tenths() / 10;
        }
    }
    phases.into_values().collect()
}
