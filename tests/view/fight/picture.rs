//! An attack on ships as it is drawn.

use crate::view::card_parts::CardParts;
use carrier_battle::engine::Scenario;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::view::fight::{Posture, Scene, ShipPicture, TargetShip};
use carrier_battle::view::ship::PipMark;

use super::attack::{at_sea, over_zuikaku, target_of};
use super::*;
use crate::common::attacks::*;
use crate::common::hits::{CABOT, LADEN, ONE_ATTACK, WASP, attack};
use crate::common::*;
use carrier_battle::view::shown_record::ShownRecord;

/// Everything that is shown of a game in which the player does nothing, the dice as they roll among it.
fn watched(mut game: Game) -> Vec<FightView> {
    pass_to_the_end(&mut game);
    let mut watcher = Watcher(Shown::up_to(&game, 0));
    let mut views = Vec::new();
    while let Some(view) = watcher.rolling_or_on(&game) {
        views.extend(view);
    }
    views
}

/// A strike's bombs on Zuikaku and her destroyers: what is shown of them, the rolling dice among it.
fn bombed(dice: &[u8]) -> Vec<FightView> {
    let dice = [&[FOUND, SURPRISED][..], dice].concat();
    let mut game = over_zuikaku(0, &dice);
    play_all(&mut game, &[contact(1, 'A'), coordinate(false)]);
    let rolls = game.table().attack.as_ref().unwrap().rolls.len() as u8;
    for roll in 0..rolls {
        play(&mut game, aim(roll, "Zuikaku"));
    }
    let mut watcher = Watcher::of(&game);
    play(&mut game, Order::Attack);
    let mut views = Vec::new();
    while let Some(view) = watcher.rolling_or_on(&game) {
        views.extend(view);
    }
    views
}

fn of<'a>(view: &'a FightView, name: &str) -> &'a ShipPicture {
    &target_of(view, name).picture
}

#[test]
fn a_ship_that_is_hit_smokes_burns_lists_and_goes_down() {
    let views = bombed(&[10; 8]);
    let last = of(views.last().unwrap(), "Zuikaku");
    assert_eq!(last.posture, Posture::Sinking);
    assert_eq!((last.smoke, last.flames), (3, 2));
    let free = |pip: &&carrier_battle::view::ship::Pip| pip.mark == PipMark::Free;
    assert_eq!(last.outline.pips.iter().filter(free).count(), 0);
    // Nothing of it before the hits are on her records.
    let first = of(&views[0], "Zuikaku");
    assert_eq!(first.posture, Posture::Even);
    assert_eq!((first.smoke, first.flames), (0, 0));
    let untouched = of(views.last().unwrap(), "Destroyer Force 1");
    assert_eq!((untouched.smoke, untouched.flames), (0, 0));
    assert_eq!(untouched.outline.hulls.len(), 3);
}

#[test]
fn an_impact_comes_with_its_die_and_no_earlier() {
    // A miss and hits.
    let views = bombed(&[1, 10, 10, 10, 10]);
    let is_rolling = |view: &FightView| die_of_exchange(view).is_some_and(|roll| roll.is_rolling());
    let mut words = Vec::new();
    for view in &views {
        let impact = of(view, "Zuikaku").impact.clone();
        assert!(of(view, "Destroyer Force 1").impact.is_none());
        if is_rolling(view) {
            assert_eq!(impact, None);
            assert_eq!(at_sea(view).scene, Scene::Bombs);
        }
        words.extend(impact.map(|impact| (impact.is_hit, impact.words)));
    }
    assert!(
        words
            .iter()
            .any(|(is_hit, words)| *is_hit && words.ends_with("hits"))
    );
    assert!(
        words
            .iter()
            .all(|(is_hit, words)| *is_hit || words == "miss")
    );
}

#[test]
fn targets_name_their_prize() {
    let mut game = over_zuikaku(0, &[FOUND, SURPRISED]);
    play_all(&mut game, &[contact(1, 'A'), coordinate(false)]);
    let view = asked(&game);
    let prize = |name: &str| target_of(&view, name).aim.clone().unwrap().prize;
    assert_eq!(
        prize("Zuikaku"),
        "25 if she sinks \u{b7} 17 if crippled \u{b7} 10 for heavy damage"
    );
    assert_eq!(prize("Destroyer Force 1"), "no points for her");
}

#[test]
fn planes_parked_on_our_carriers_are_seen() {
    let views = watched(scripted_with(
        &LADEN,
        &[],
        &[&[1][..], &attack(WASP, 4), &[1; 12]].concat(),
    ));
    let has_wasp = |view: &&FightView| at_sea(view).ships.iter().any(|it| it.ship == ship("Wasp"));
    let first = views.iter().find(has_wasp).unwrap();
    let TargetShip {
        picture, parked, ..
    } = target_of(first, "Wasp");
    assert!(picture.is_ours);
    let planes = [
        ("ready", picture.parked.ready.len()),
        ("landed", picture.parked.landed.len()),
        ("servicing", picture.parked.servicing.len()),
    ];
    for (word, number) in planes {
        assert_eq!(parked.contains(word), number > 0, "{parked}");
    }
    assert_eq!(
        parked == "deck clear",
        planes.iter().all(|(_, number)| *number == 0)
    );
}

#[test]
fn our_carriers_burn_where_a_fire_has_broken_out() {
    let dice = [&[1][..], &attack(WASP, 4), &[10; 12]].concat();
    let views = watched(scripted_with(&ONE_ATTACK, &[], &dice));
    let wasp = of(views.last().unwrap(), "Wasp");
    assert_eq!((wasp.flames, wasp.smoke), (1, 2));
    let before = views.iter().rev().find(|it| of(it, "Wasp").flames == 0);
    assert_eq!(of(before.unwrap(), "Wasp").smoke, 2);
    // Guns have fired over her.
    assert!(at_sea(views.last().unwrap()).flak > 0);
    let sunk = [&[1][..], &attack(CABOT, 6)].concat();
    let views = watched(scripted_with(&ONE_ATTACK, &[], &sunk));
    assert_eq!(of(views.last().unwrap(), "Cabot").posture, Posture::Sunk);
}

/// What is left of a raid that has attacked, or has nothing to attack with, is on its way home in the picture of the
/// verdict, and what it had none of is not in it.
#[test]
fn the_picture_of_a_verdict_shows_a_raid_on_its_way_home() {
    let mut seen = [0, 0];
    for seed in 1..=40 {
        let mut game = Game::new(Scenario::numbered(3).unwrap(), &[], seed).unwrap();
        Sensible.finish(&mut game);
        for span in fight::spans(ShownRecord::all(&game))
            .iter()
            .filter(|it| it.is_over)
        {
            let shown = ShownRecord::new(game.record(), span.upto);
            let table = game.table_after(span.upto);
            let view = fight::fight(&game, shown, None, true, &table, None, Activity::None);
            let Some(view) = view else {
                continue;
            };
            let (Body::Verdict(verdict), Some(picture)) = (&view.body, view.picture.at_sea())
            else {
                continue;
            };
            let labels: Vec<&str> = picture
                .attackers
                .iter()
                .map(|it| it.label.as_str())
                .collect();
            assert_eq!(picture.scene.name(), "over");
            if verdict.outcome().headline.ends_with("turns for home") {
                assert_eq!(labels, ["Fighters, on their way home"]);
                seen[0] += 1;
            } else if !verdict.outcome().headline.ends_with("is destroyed") {
                assert!(
                    labels.iter().any(|it| it.ends_with(", on their way home")),
                    "{labels:?}"
                );
                seen[1] += 1;
            } else {
                assert!(labels.iter().all(|it| !it.contains("home")), "{labels:?}");
            }
        }
    }
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}
