//! The report of a battle in which both sides strike (scenarios 5 to 9): every figure of it is the sum of the log.

use super::*;
use carrier_battle::engine::fleet::GUAM;
use carrier_battle::engine::forces::{ForceId, LandBase, Launcher, RaidId, RaidTarget, Service};
use carrier_battle::engine::{CommitmentEvent, Record, SubmarineEvent, Target, Variant};
use carrier_battle::view::account::{Finder, forces_told};
use std::sync::OnceLock;

/// Battles that the staff plays: of scenarios 5, 6 and 7 with land air reinforcements and without; and of two days with
/// every variant and without.
pub(super) fn battles() -> &'static [(Game, Report)] {
    static BATTLES: OnceLock<Vec<(Game, Report)>> = OnceLock::new();
    BATTLES.get_or_init(|| {
        let battle = |(number, seed): (u8, u64)| {
            let scenario = Scenario::numbered(number).unwrap();
            let reinforced = [Variant::LandAirReinforcements];
            let variants: &[Variant] = match seed % 2 {
                0 if number > 7 => scenario.variants,
                0 if number > 5 => &reinforced,
                _ => &[],
            };
            let mut game = Game::new(scenario, variants, seed).unwrap();
            Sensible.finish(&mut game);
            let report = report_of(&game);
            (game, report)
        };
        let one_day = [5, 6, 7].into_iter();
        let one_day = one_day.flat_map(|number| (1..=4).map(move |seed| (number, seed)));
        let two_days = [(8, 1), (8, 2), (9, 2)];
        one_day.chain(two_days).map(battle).collect()
    })
}

/// A battle of somebody who lets ships meet, which the staff avoids.
fn with_ships_that_met() -> (Game, Report) {
    let scenario = Scenario::numbered(9).unwrap();
    let mut game = Game::new(scenario, scenario.variants, 8).unwrap();
    Random::new(8).finish(&mut game);
    let report = report_of(&game);
    (game, report)
}

fn score_of(event: &Event) -> i32 {
    match event {
        Event::Score(ScoreEvent::Scored { vp, .. }) => i32::from(*vp),
        _ => 0,
    }
}

fn lost_of(event: &Event) -> i32 {
    i32::from(matches!(event, Event::Losses(LossEvent::Unit { .. })))
}

fn destroyed_of(event: &Event) -> i32 {
    match event {
        Event::Losses(LossEvent::Points { points, .. }) => i32::from(*points),
        _ => 0,
    }
}

fn hits_of(event: &Event, ours: bool) -> i32 {
    match event {
        Event::Damage(DamageEvent::Hits { ship, hits, .. }) if ship.is_us() == ours => {
            i32::from(*hits)
        }
        Event::Submarines(SubmarineEvent::HitsGiven { hits, .. }) if !ours => {
            i32::from(hits.total())
        }
        _ => 0,
    }
}

#[test]
fn everything_has_one_place_that_it_came_from() {
    let mut named = std::collections::BTreeSet::new();
    let met = with_ships_that_met();
    for (game, report) in battles().iter().chain([&met]) {
        let sources = table(report, "Where everything came from").unwrap();
        let expected = [
            sum(game, |event| hits_of(event, false)),
            sum(game, destroyed_of),
            sum(game, |event| hits_of(event, true)),
            sum(game, lost_of),
            sum(game, score_of),
        ];
        for (n, expected) in expected.into_iter().enumerate() {
            assert_eq!(column(sources, n), expected, "column {n}");
        }
        assert_eq!(report.score, signed(sum(game, score_of)));
        named.extend(sources.rows.iter().map(|row| row.name.clone()));
        // 14.16, 15.1: what submarines have hit is theirs, under no other name.
        let by_submarines = sum(game, |event| match event {
            Event::Damage(DamageEvent::Hits {
                ship,
                hits,
                kind: HitKind::Torpedo,
            }) if !ship.is_us() => i32::from(*hits),
            Event::Submarines(SubmarineEvent::HitsGiven { hits, .. }) => hits.total().into(),
            _ => 0,
        });
        let row = sources.rows.iter().find(|row| row.name == "Our submarines");
        assert_eq!(row.map_or(0, |row| number(row, 0)), by_submarines);
        // Nothing that scored is left without a name.
        let elsewhere = sources.rows.iter().find(|row| row.name == "Elsewhere");
        assert_eq!(elsewhere.map_or(0, |row| number(row, 4)), 0, "{sources:?}");
    }
    for name in [
        "Raids of the carriers",
        "Our submarines",
        "Fuel and landing",
        "Ships that met",
    ] {
        assert!(named.contains(name), "{named:?}");
    }
}

/// 16.2: aircraft on their way to Guam attack nobody, and are no raid.
#[test]
fn r16_2_what_reinforces_guam_is_no_raid_and_no_raiding_point() {
    for (game, report) in battles() {
        let placed = |wanted: bool| {
            sum(game, |event| match event {
                Event::Raids(RaidEvent::Placed { points, by, .. })
                    if matches!(by, Some(Launcher::Base(_))) == wanted =>
                {
                    i32::from(*points)
                }
                _ => 0,
            })
        };
        let tally = Tally::of(game.events());
        assert_eq!(tally.launched as i32, placed(false));
        assert_eq!(tally.to_guam as i32, placed(true));
        assert!(tally.of_raids <= tally.launched && tally.of_those_to_guam <= tally.to_guam);
        let all = tally.of_raids + tally.of_those_to_guam;
        let of_raids = sum(game, |event| match event {
            Event::Losses(LossEvent::Points {
                what: AirPoints::Raid(_),
                points,
                ..
            }) => i32::from(*points),
            _ => 0,
        });
        assert_eq!(all as i32, of_raids);
        let real = game.table().raids.iter();
        let real = real.filter(|raid| !raid.reinforces_guam());
        let real: Vec<_> = real.collect();
        assert_eq!(tally.raids as usize, real.len());
        let Some(raids) = table(report, "What became of the raids") else {
            assert!(real.is_empty());
            continue;
        };
        assert_eq!(raids.rows.len(), real.len());
        assert_eq!(column(raids, 1), placed(false));
        assert_eq!(column(raids, 2), tally.of_raids as i32);
        for n in 3..=5 {
            column(raids, n);
        }
        if let Some(strikes) = table(report, "What the strikes did") {
            for n in 0..=3 {
                column(strikes, n);
            }
        }
    }
}

/// 16.2: the same where it is shot down on its way, among raids.
#[test]
fn r16_2_what_is_shot_down_on_its_way_to_guam_was_no_raid() {
    let (game, _) = &battles()[0];
    let at = game.events()[0].at;
    let placed = |number: u8, by: Launcher| {
        Event::Raids(RaidEvent::Placed {
            what: RaidId(number),
            hex: GUAM,
            points: 6,
            source: GUAM,
            target: RaidTarget::Guam,
            wave: 1,
            service: Service::Land,
            by: Some(by),
        })
    };
    let shot = |number: u8, points: u8| {
        Event::Losses(LossEvent::Points {
            what: AirPoints::Raid(RaidId(number)),
            points,
            aborted: 0,
            kind: Target::AttackPlanes,
            hex: GUAM,
            why: Killer::Mission("Intercept 1".parse().unwrap()),
        })
    };
    let events = [
        placed(1, Launcher::Guam),
        placed(2, Launcher::Base(LandBase::IwoJima)),
        shot(1, 2),
        shot(2, 3),
    ];
    let events = events.map(|event| EventRecord {
        at,
        span: Record::GAME,
        event,
    });
    let tally = Tally::of(&events);
    assert_eq!((tally.raids, tally.launched, tally.of_raids), (1, 6, 2));
    assert_eq!((tally.to_guam, tally.of_those_to_guam), (6, 3));
    assert_eq!((tally.destroyed, tally.by_fighters), (5, 5));
}

/// 13.23, 14.13: how a report became known is what the log says, and the commitment limit is not its chit.
#[test]
fn r13_23_what_is_known_by_the_commitment_limit_is_told_as_that() {
    let (mut limits, mut by_submarine) = (0, 0);
    for (game, report) in battles() {
        let events = game.events();
        let limit = events.iter().position(|it| {
            matches!(
                it.event,
                Event::Commitment(CommitmentEvent::LimitReached { .. })
            )
        });
        let told = forces_told(game.record());
        for force in &told {
            let Some(found) = force.found else { continue };
            let drawn = events.iter().position(|it| {
                matches!(&it.event, Event::Forces(
                    ForceEvent::LevelOneDrawn { force: of, .. }
                    | ForceEvent::FalseContact { what: of, .. }) if is_it(*of, force.id, force.was))
                    && it.at == found.at
            });
            match found.by {
                Finder::Limit => {
                    limits += 1;
                    assert!(limit.is_some_and(|limit| drawn.unwrap() > limit));
                    assert!(
                        force
                            .found_words(game.scenario())
                            .ends_with("as no more carriers were to come")
                    );
                }
                Finder::Submarine(_) => by_submarine += 1,
                Finder::ItsChit => {
                    // Its own chit was the last that was drawn.
                    let before = events[..drawn.unwrap()].iter().rev();
                    let mut chits = before.filter_map(|it| match &it.event {
                        Event::Forces(ForceEvent::Chit { chit }) => Some(chit.to_string()),
                        _ => None,
                    });
                    let chit = chits.next().unwrap();
                    let names = [Some(force.id), force.was].into_iter().flatten();
                    let mut names = names.map(|id| id.to_string());
                    assert!(
                        names.any(|name| chit.contains(&name)),
                        "{chit}: {}",
                        force.id
                    );
                }
                Finder::TheEnd => {
                    let end = events.last().unwrap().at;
                    assert_eq!((found.at.turn, found.at.phase), (end.turn, end.phase));
                }
                _ => {}
            }
        }
        let _ = report;
    }
    assert!(limits > 0, "the limit told of nothing");
    assert!(by_submarine > 0, "no submarine found anything");
}

fn is_it(id: ForceId, now: ForceId, was: Option<ForceId>) -> bool {
    id == now || Some(id) == was
}

#[test]
fn where_the_player_and_the_staff_parted_is_listed_with_what_came_of_it() {
    let title = "Where you and the staff parted";
    let (_, of_staff) = report(1, 7);
    assert!(table(&of_staff, title).is_none());
    let mut game = game(1, 7);
    Random::new(3).finish(&mut game);
    let all = carrier_battle::engine::staff::partings(&game);
    let report = report_of(&game);
    let parted = table(&report, title).unwrap();
    assert_eq!(parted.rows.len(), all.len().min(12));
    let left = all.len().saturating_sub(12);
    let more = (left > 0).then(|| format!("and {left} more"));
    assert_eq!(parted.sum.as_ref().map(|row| row.name.clone()), more);
    for row in &parted.rows {
        assert_ne!(row.cells[0], row.cells[1], "{}", row.name);
    }
}
