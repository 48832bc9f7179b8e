//! Whose hits and raids they were: what strikes have hit most stands with the strikes, and what submarines have with them;
//! and raids of Guam are told as that.

use carrier_battle::engine::forces::Launcher;
use carrier_battle::engine::ships::{Condition, ShipId};
use carrier_battle::view::account::{self, Loss};

use super::*;
use crate::view::two_days::BOTH_DAYS;

/// The ships of theirs that were hit: those that strikes have hit most, and those that submarines have.
fn hit(game: &Game) -> (Vec<ShipId>, Vec<ShipId>) {
    let mut hits: Vec<(ShipId, [u32; 2], usize)> = Vec::new();
    for loss in account::losses(game.events()) {
        let (ship, more, by) = match loss {
            Loss::Hits { ship, hits, by } => (ship, hits, usize::from(by != HitKind::AirAttack)),
            Loss::WaitingHits { ship, hits } => (ship, hits, 1),
            _ => continue,
        };
        if ship.is_us() {
            continue;
        }
        if !hits.iter().any(|it| it.0 == ship) {
            hits.push((ship, [0, 0], by));
        }
        let hers = hits.iter_mut().find(|it| it.0 == ship).unwrap();
        hers.1[by] += u32::from(more);
        hers.2 = by;
    }
    let (bombed, torpedoed): (Vec<_>, Vec<_>) = hits
        .into_iter()
        .partition(|(_, [planes, others], last)| planes > others || planes == others && *last == 0);
    let ships = |all: Vec<(ShipId, [u32; 2], usize)>| all.into_iter().map(|it| it.0).collect();
    (ships(bombed), ships(torpedoed))
}

#[test]
fn what_submarines_have_sunk_is_not_told_of_strikes() {
    let (mut by_strikes, mut by_submarines, mut more, mut shared) = (0, 0, 0, 0);
    for seed in 90..130 {
        let mut game = Game::new(Scenario::numbered(6).unwrap(), &[], seed).unwrap();
        Sensible.finish(&mut game);
        let told = report_of(&game).action.lines[1].clone();
        let (bombed, torpedoed) = hit(&game);
        let (strikes, submarines) = match told.split_once("; submarines attacked: ") {
            Some((strikes, submarines)) => (strikes.to_owned(), submarines.to_owned()),
            None => (told.clone(), String::new()),
        };
        assert_eq!(submarines.is_empty(), torpedoed.is_empty(), "{told}");
        assert_eq!(strikes.contains("went in: "), !bombed.is_empty(), "{told}");
        let names = |text: &str, ship: &ShipId| text.contains(&ship.to_string());
        let struck = strikes.split("went in: ").nth(1).unwrap_or_default();
        for ship in &torpedoed {
            assert!(
                !names(struck, ship)
                    || bombed
                        .iter()
                        .any(|it| it.to_string().contains(&ship.to_string())),
                "{ship}: {told}"
            );
            by_submarines += usize::from(names(&submarines, ship));
        }
        by_strikes += usize::from(!bombed.is_empty());
        // A strike that hit what others sank has not hit nothing, and who hit how often is said.
        let tally = Tally::of(game.events());
        let has_hit = tally.on_them.by(HitKind::AirAttack) > 0;
        assert!(!has_hit || !told.contains("hit nothing"), "{told}");
        if has_hit && bombed.is_empty() {
            assert!(submarines.contains(" by strikes"), "{told}");
            shared += 1;
        }
        // Those that are not named have gone down too, where they have.
        if struck.contains("more ship") {
            let gone = bombed.iter().any(|ship| {
                game.table().condition(*ship) == Condition::Sunk && !names(struck, ship)
            });
            assert_eq!(struck.contains("went down"), gone, "{told}");
            more += 1;
        }
    }
    println!("{by_strikes} {by_submarines} {more} {shared}");
    assert!(
        by_strikes > 3 && by_submarines > 10 && shared > 0,
        "{by_strikes} {by_submarines} {more} {shared}"
    );
}

/// A battle of two days that the staff plays, as a newcomer did.
pub(super) fn two_days(seed: u64) -> Game {
    let scenario = Scenario::numbered(8).unwrap();
    let mut game = Game::new(scenario, &BOTH_DAYS, seed).unwrap();
    Sensible.finish(&mut game);
    game
}

/// Guam lies in the south: its raids do not come out of the west.
#[test]
fn raids_of_guam_are_told_as_that() {
    let mut both = 0;
    for (game, report) in super::whole::battles() {
        let points = |of_guam: bool| {
            let seen = account::raids_seen(game.events());
            let seen = seen.filter(|raid| !matches!(raid.by, Some(Launcher::Base(_))));
            let seen = seen.filter(|raid| (raid.by == Some(Launcher::Guam)) == of_guam);
            seen.map(|raid| u32::from(raid.points)).sum::<u32>()
        };
        let told = &report.action.lines[0];
        assert_eq!(told.contains(" from Guam"), points(true) > 0, "{told}");
        let (west, guam) = (
            format!(" of {} points came out of the west", points(false)),
            format!(" of {} points from Guam", points(true)),
        );
        if points(true) > 0 && points(false) > 1 {
            assert!(told.contains(&west) && told.contains(&guam), "{told}");
            both += 1;
        }
    }
    assert!(both > 2, "{both}");
}

/// The first force with carriers is the first of both days, and the day is said.
#[test]
fn the_first_force_with_carriers_is_that_of_the_first_day() {
    let mut second = 0;
    for seed in 1..=12 {
        let game = two_days(seed);
        let forces = account::forces_told(game.record());
        let first = forces.iter().filter(|force| force.had_carriers);
        let first = first.filter_map(|force| force.found);
        let Some(first) = first.min_by_key(|found| (found.at.turn, found.at.phase)) else {
            continue;
        };
        let told = report_of(&game).history.unwrap().now.join(" ");
        let when = format!(
            " at {:04} on {} June",
            first.at.time(),
            first.at.turn.date()
        );
        assert!(told.contains(&when), "{when}: {told}");
        second += 1;
    }
    assert!(second > 5);
}

/// Whether hits of submarines waited until the ships of a force were known (14.162).
fn waited(game: &Game) -> bool {
    let mut losses = account::losses(game.events());
    losses.any(|loss| matches!(loss, Loss::WaitingHits { .. }))
}

/// 21.25: what gunfire alone has hit is told of our ships, and of no submarine.
#[test]
fn what_our_ships_have_sunk_is_not_told_of_submarines() {
    let mut gunned = 0;
    for seed in 9..13 {
        let scenario = Scenario::numbered(9).unwrap();
        let mut game = Game::new(scenario, scenario.variants, seed).unwrap();
        Random::new(seed).finish(&mut game);
        let told = report_of(&game).action.lines[1].clone();
        let hit_by = |kinds: &[HitKind]| {
            let losses = account::losses(game.events());
            let hit = losses.filter_map(|loss| match loss {
                Loss::Hits { ship, by, .. } if !ship.is_us() && kinds.contains(&by) => Some(ship),
                _ => None,
            });
            hit.collect::<Vec<ShipId>>()
        };
        let others = hit_by(&[HitKind::AirAttack, HitKind::Torpedo]);
        let guns = hit_by(&[HitKind::Gunfire]);
        if told.contains("; submarines attacked: ") {
            assert!(
                !hit_by(&[HitKind::Torpedo]).is_empty() || waited(&game),
                "{told}"
            );
        }
        // What others have hit too may be theirs.
        let by_guns = told.contains("; your ships fired: ");
        assert!(!by_guns || !guns.is_empty(), "{told}");
        let alone = guns.iter().any(|ship| !others.contains(ship));
        assert!(!alone || by_guns || waited(&game), "{told}");
        gunned += usize::from(alone);
    }
    assert!(gunned > 0);
}

/// Who has lost is not told that most of the raiders never arrived.
#[test]
fn the_lowest_level_has_no_cheerful_headline() {
    let mut lost = 0;
    for seed in 0..60 {
        let mut game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        Random::new(seed).finish(&mut game);
        let report = report_of(&game);
        if report.level == "Too many got through" {
            assert_ne!(report.action.headline, "Most of them never arrived.");
            lost += 1;
        }
    }
    assert!(lost > 3, "{lost}");
}
