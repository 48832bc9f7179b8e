//! Whose hits they were: what strikes have hit stands with the strikes, and what submarines have with them.

use carrier_battle::engine::forces::Launcher;
use carrier_battle::engine::ships::{Condition, ShipId};
use carrier_battle::view::account::{self, Loss};

use super::*;

/// The ships of theirs that were hit: those that strikes have hit, and those that submarines alone have.
fn hit(game: &Game) -> (Vec<ShipId>, Vec<ShipId>) {
    let (mut bombed, mut torpedoed) = (Vec::new(), Vec::new());
    for loss in account::losses(game.events()) {
        match loss {
            Loss::Hits { ship, by, .. } if !ship.is_us() => match by {
                HitKind::AirAttack => bombed.push(ship),
                _ => torpedoed.push(ship),
            },
            Loss::WaitingHits { ship, .. } => torpedoed.push(ship),
            _ => {}
        }
    }
    torpedoed.retain(|ship| !bombed.contains(ship));
    (bombed, torpedoed)
}

#[test]
fn what_submarines_have_sunk_is_not_told_of_strikes() {
    let (mut by_strikes, mut by_submarines, mut more) = (0, 0, 0);
    for seed in 0..40 {
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
        // Those that are not named have gone down too, where they have.
        if struck.contains("more ship") {
            let gone = bombed.iter().any(|ship| {
                game.table().condition(*ship) == Condition::Sunk && !names(struck, ship)
            });
            assert_eq!(struck.contains("went down"), gone, "{told}");
            more += 1;
        }
    }
    println!("{by_strikes} {by_submarines} {more}");
    assert!(
        by_strikes > 3 && by_submarines > 10,
        "{by_strikes} {by_submarines} {more}"
    );
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
        let bombed = hit_by(&[HitKind::AirAttack]);
        let mut guns = hit_by(&[HitKind::Gunfire]);
        guns.retain(|ship| !bombed.contains(ship));
        let mut others = hit_by(&[HitKind::Torpedo, HitKind::Fire]);
        others.retain(|ship| !bombed.contains(ship) && !guns.contains(ship));
        if told.contains("; submarines attacked: ") {
            assert!(!others.is_empty() || waited(&game), "{told}");
        }
        assert_eq!(
            told.contains("; your ships fired: "),
            !guns.is_empty(),
            "{told}"
        );
        gunned += usize::from(!guns.is_empty());
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
