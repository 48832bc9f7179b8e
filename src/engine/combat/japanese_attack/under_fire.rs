//! A raid under fire: which of its points the guns hit, and what is left of it (5.51, 5.72, 5.73).

use std::fmt;

use super::end_attack;
use crate::engine::charts::AntiAircraft;
use crate::engine::event::{
    AirPoints, AttackEvent, Choice, Event, Killer, LossEvent, RaidEvent, Target,
};
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::RaidId;
use crate::engine::title::Play;

/// A point of a raid under fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Point {
    /// A point of fighters.
    Fighter,
    /// A point of attack planes.
    Attacking,
    /// A point of attack planes that is kept from the attack.
    Aborted,
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Point::Fighter => "fighters",
            Point::Attacking => "attack planes",
            Point::Aborted => "aborted attack planes",
        })
    }
}

/// The points of a raid of some kinds.
pub(super) fn points_of(play: &Play, raid: RaidId, kinds: &[Point]) -> Vec<Point> {
    let Some(raid) = play.table.raid(raid) else {
        return Vec::new();
    };
    let number = |kind: &Point| match kind {
        Point::Fighter => raid.strength.fighters(),
        Point::Attacking => raid.strength.attack() - raid.aborted,
        Point::Aborted => raid.aborted,
    };
    let each = |kind: &Point| vec![*kind; usize::from(number(kind))];
    kinds.iter().flat_map(each).collect()
}

/// Applies the results of anti-aircraft fire to points at random: those shot down first, then the aborted from
/// the rest (5.51, 5.72).
pub(super) fn suffer(
    play: &mut Play,
    raid: RaidId,
    by: TaskGroupId,
    fire: AntiAircraft,
    mut points: Vec<Point>,
) {
    let mut hit = |play: &mut Play| {
        let first = *points.first()?;
        let alike = points.iter().all(|point| *point == first);
        let point = if alike {
            first
        } else {
            play.pick(Choice::PointHit(raid), &points)
        };
        let at = points.iter().position(|other| *other == point)?;
        points.remove(at);
        Some(point)
    };
    let mut lost = Vec::new();
    for _ in 0..fire.eliminated {
        lost.extend(hit(play));
    }
    let mut aborted = Vec::new();
    for _ in 0..fire.aborted {
        // Points whose aim is spoiled can lose it only once.
        aborted.extend(hit(play).filter(|point| *point != Point::Aborted));
    }
    for (point, kind) in [
        (Point::Attacking, Target::AttackPlanes),
        (Point::Fighter, Target::Fighters),
    ] {
        let points = aborted.iter().filter(|other| **other == point).count() as u8;
        if points > 0 {
            play.happen(Event::Attacks(AttackEvent::PointsAborted {
                raid,
                points,
                kind,
                why: Killer::Guns(by),
            }));
        }
    }
    let of = |point: Point| lost.iter().filter(|other| **other == point).count() as u8;
    let (free, spoiled, fighters) = (of(Point::Attacking), of(Point::Aborted), of(Point::Fighter));
    lose_points(
        play,
        raid,
        free + spoiled,
        spoiled,
        Target::AttackPlanes,
        by,
    );
    lose_points(play, raid, fighters, 0, Target::Fighters, by);
    end_if_destroyed(play, raid);
}

/// The guns of the target affect attack planes only, those among them whose aim is spoiled already (5.51,
/// 5.73).
pub(super) fn suffer_from_guns(
    play: &mut Play,
    raid: RaidId,
    group: TaskGroupId,
    fire: AntiAircraft,
) {
    let points = points_of(play, raid, &[Point::Attacking, Point::Aborted]);
    suffer(play, raid, group, fire, points);
}

/// Shoots points of a raid down, some of which may have been aborted.
fn lose_points(
    play: &mut Play,
    raid: RaidId,
    points: u8,
    aborted: u8,
    kind: Target,
    group: TaskGroupId,
) {
    let Some(hex) = play.table.raid(raid).map(|raid| raid.hex) else {
        return;
    };
    if points > 0 {
        play.happen(Event::Losses(LossEvent::Points {
            what: AirPoints::Raid(raid),
            points,
            aborted,
            kind,
            hex,
            why: Killer::Guns(group),
        }));
    }
}

/// Ends a raid of which nothing is left.
fn end_if_destroyed(play: &mut Play, raid: RaidId) {
    let nothing_left = play
        .table
        .raid(raid)
        .is_some_and(|raid| raid.strength.points() == 0);
    if nothing_left {
        end_attack(play, raid);
        play.happen(Event::Raids(RaidEvent::Destroyed { what: raid }));
    }
}
