//! How a raid's attack on a crippled ship ends that was left behind (12.41, 12.44).

use std::fs;
use std::path::Path;

use super::*;
use carrier_battle::engine::{AttackEvent, Quarry};

/// The verdict on the attack on a lone ship in a kept game.
fn on_a_lone_ship(name: &str) -> Card {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/version-5/exports");
    let text = fs::read_to_string(saves.join(format!("{name}.json"))).unwrap();
    let game = Game::load(&text).unwrap();
    let is_it = |event: &Event| {
        let Event::Attacks(AttackEvent::Begins { target, .. }) = event else {
            return false;
        };
        matches!(target, Quarry::Ship(_))
    };
    let at = game
        .events()
        .iter()
        .position(|it| is_it(&it.event))
        .unwrap();
    let mut verdicts = verdicts(&game).into_iter();
    // The first that is told once her attack has begun.
    let (verdict, _) = verdicts.find(|(_, shown)| shown.len() > at).unwrap();
    verdict
}

/// 12.44: she goes down; it is told as hits on her, never of a task group.
#[test]
fn r12_44_a_lone_ship_that_a_raid_sinks() {
    let verdict = on_a_lone_ship("scenario-5-cripple-sunk-by-a-raid");
    assert_eq!(verdict.outcome().tone, Tone::Bad);
    assert_eq!(verdict.outcome().headline, "Cabot is sunk");
    assert_eq!(
        verdict.outcome().sentence,
        "2 more from 3 damage rolls, 6 hits in all; 5 sink her."
    );
    assert_eq!(
        facts(&verdict)[0],
        "Cabot: sunk (6 hits of 5 \u{b7} \u{2212}10)"
    );
    assert!(
        !format!("{verdict:?}").contains("Task Group"),
        "{verdict:?}"
    );
}

/// 12.41: one that stays afloat was crippled before: she is not crippled by this raid.
#[test]
fn r12_41_a_lone_ship_that_stays_afloat_is_hit_again() {
    let verdict = on_a_lone_ship("scenario-5-cripple-hit-by-a-raid");
    assert_eq!(verdict.outcome().tone, Tone::Bad);
    assert_eq!(verdict.outcome().headline, "Bunker Hill is hit again");
    let sentence = &verdict.outcome().sentence;
    assert!(
        sentence.starts_with("1 more from 4 damage rolls, "),
        "{sentence}"
    );
    assert!(sentence.ends_with(" more would sink her."), "{sentence}");
    assert!(
        facts(&verdict)[0].starts_with("Bunker Hill: crippled ("),
        "{:?}",
        facts(&verdict)
    );
    assert!(facts(&verdict).contains(&"Our losses: none".to_owned()));
}
