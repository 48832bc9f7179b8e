//! What is known of each raid.

use crate::engine::forces::{Raid, RaidId, Strength};
use crate::engine::{Scenario, Table, count_of, forecast};
use crate::view::wording;

/// The raids of a scenario that has some.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Raids {
    /// Those on the map.
    pub cards: Vec<RaidCard>,
    /// What became of the others, the newest first.
    pub over: Vec<RaidCard>,
    /// How many those are, in words.
    pub over_in_words: String,
    /// What is said instead while there is none.
    pub none: Option<&'static str>,
}

/// A raid's card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RaidCard {
    /// The raid.
    pub id: RaidId,
    /// What is known of its aircraft.
    pub known: String,
    /// Its air points.
    pub points: u8,
    /// "point" or "points".
    pub noun: &'static str,
    /// A box for each point it was launched with.
    pub boxes: Vec<Point>,
    /// How pressing it is.
    pub urgency: Urgency,
    /// When it arrives, or what became of it.
    pub state: String,
    /// Where it is, or with how many points it was launched.
    pub place: String,
}

/// An air point of a raid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// Fighters.
    Fighters,
    /// Attack planes.
    AttackPlanes,
    /// It may be either.
    Unknown,
    /// Shot down.
    ShotDown,
}

impl Point {
    /// All of them, in the order of the key.
    pub const ALL: [Point; 4] = [
        Point::Fighters,
        Point::AttackPlanes,
        Point::Unknown,
        Point::ShotDown,
    ];

    /// The letter in its box.
    pub const fn letter(self) -> &'static str {
        match self {
            Point::Fighters => "F",
            Point::AttackPlanes => "A",
            Point::Unknown => "?",
            Point::ShotDown => "\u{d7}",
        }
    }

    /// What it means.
    pub const fn meaning(self) -> &'static str {
        match self {
            Point::Fighters => "fighters",
            Point::AttackPlanes => "attack planes",
            Point::Unknown => "not known",
            Point::ShotDown => "shot down",
        }
    }
}

/// How pressing a raid is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Urgency {
    /// It arrives in the next segment at the latest, with bombs.
    Near,
    /// It flies in.
    Inbound,
    /// It is no longer on the map.
    Gone,
}

/// The raids of a scenario, if it has any.
pub fn raids(scenario: &Scenario, table: &Table) -> Option<Raids> {
    if scenario.raids.is_empty() && table.raids.is_empty() {
        return None;
    }
    let (inbound, gone): (Vec<&Raid>, Vec<&Raid>) =
        table.raids.iter().partition(|raid| raid.is_inbound());
    let card = |raid: &&Raid| card(table, raid);
    let none = match (table.raids.is_empty(), inbound.is_empty()) {
        (true, _) => Some("Radar shows nothing yet."),
        (false, true) => Some("No raid is in the air."),
        (false, false) => None,
    };
    let number = gone.len() as i64;
    Some(Raids {
        cards: inbound.iter().map(card).collect(),
        over: gone.iter().rev().map(card).collect(),
        over_in_words: format!("{} over", count_of(number, "raid is", "raids are")),
        none,
    })
}

fn card(table: &Table, raid: &Raid) -> RaidCard {
    let points = raid.strength.points();
    let (urgency, state, place) = if raid.is_inbound() {
        let bombs = raid.attacks() && raid.strength.may_bomb();
        let is_near = bombs && forecast::segments_to_target(table, raid) <= 1;
        let place = wording::whereabouts(table, raid.hex);
        (
            match is_near {
                true => Urgency::Near,
                false => Urgency::Inbound,
            },
            wording::arrival(table, raid),
            format!("{} \u{b7} {place}", raid.hex),
        )
    } else {
        (
            Urgency::Gone,
            wording::fate(raid),
            format!("launched {}", count_of(raid.launched, "point", "points")),
        )
    };
    RaidCard {
        id: raid.id,
        known: known(raid),
        points,
        noun: if points == 1 { "point" } else { "points" },
        boxes: boxes(raid),
        urgency,
        state,
        place,
    }
}

/// What is known of a raid's aircraft.
fn known(raid: &Raid) -> String {
    let wave = if raid.wave == 2 { "second wave, " } else { "" };
    let known = match raid.strength {
        Strength::Unsorted(_) => format!("{wave}fighters not known yet"),
        Strength::Sorted { fighters, attack } => {
            format!("{wave}{}", wording::of_each(fighters, attack))
        }
    };
    match raid.launched - raid.strength.points() {
        0 => known,
        lost => format!("{known}, {lost} shot down"),
    }
}

fn boxes(raid: &Raid) -> Vec<Point> {
    let some = |point, number: u8| std::iter::repeat_n(point, number.into());
    let lost = some(Point::ShotDown, raid.launched - raid.strength.points());
    match raid.strength {
        Strength::Unsorted(points) => some(Point::Unknown, points).chain(lost).collect(),
        Strength::Sorted { fighters, attack } => some(Point::Fighters, fighters)
            .chain(some(Point::AttackPlanes, attack))
            .chain(lost)
            .collect(),
    }
}
