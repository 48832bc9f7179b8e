//! Victory points (15.1), as each scenario counts them.

use super::event::{Event, ScoreEvent};
use super::fleet::CarrierType;
use super::forces::Fate;
use super::scenario::{Scenario, Scored};
use super::ships::{Condition, ShipId, ShipKind};
use super::table::{LostUnit, Table};
use super::title::Play;

/// Counts the victory points of the table again, and scores what has changed.
pub(crate) fn review(play: &mut Play) {
    let Some(scenario) = Scenario::numbered(play.table.scenario) else {
        return;
    };
    for award in scenario.scores {
        let now = award.vp * (count(&play.table, scenario, award.what) / award.per);
        let scored = play.table.scored(award.what);
        if now != scored {
            play.happen(Event::Score(ScoreEvent::Scored {
                vp: now - scored,
                why: award.what,
            }));
        }
    }
}

/// What counts a victory point only for several, and has been counted so far: what it is, how many a point
/// takes, and how many are left over towards the next.
pub fn carried_over(table: &Table) -> Vec<(Scored, i16, i16)> {
    let Some(scenario) = Scenario::numbered(table.scenario) else {
        return Vec::new();
    };
    let several = scenario.scores.iter().filter(|award| award.per > 1);
    several
        .map(|award| {
            let left = count(table, scenario, award.what) % award.per;
            (award.what, award.per, left)
        })
        .collect()
}

/// How often a scored thing has happened.
pub(super) fn count(table: &Table, scenario: &Scenario, what: Scored) -> i16 {
    // Where units lost on a search count by themselves, they do not count with the others.
    let apart =
        |unit: &LostUnit| unit.why.is_without_deck() && scenario.counts(Scored::SearchUnitLost);
    let lost = |at_home: bool| {
        let lost = table
            .lost
            .iter()
            .filter(|unit| unit.at_home == at_home && !apart(unit));
        lost.count() as i16
    };
    // The same holds for the points of land bases (15.1, note A).
    let of_land = table.great_battle.land_points_destroyed;
    match what {
        Scored::PointsDestroyed if scenario.counts(Scored::LandPointsDestroyed) => {
            table.points_destroyed.saturating_sub(of_land) as i16
        }
        Scored::PointsDestroyed => table.points_destroyed as i16,
        Scored::LandPointsDestroyed => of_land as i16,
        Scored::UnitLost => table.lost.len() as i16,
        Scored::UnitLostAway => lost(false),
        Scored::UnitLostAtHome => lost(true),
        Scored::GotThrough => {
            let through = table.raids.iter().map(|raid| match raid.fate {
                Fate::GotThrough { attack } => i16::from(attack),
                _ => 0,
            });
            through.sum()
        }
        Scored::JapaneseCarriers => worth(table, |ship| !ship.is_us(), japanese_carrier),
        Scored::LevelOne => i16::from(table.levels_reached[1]),
        Scored::LevelTwo => i16::from(table.levels_reached[2]),
        Scored::LevelThree => i16::from(table.levels_reached[3]),
        Scored::FullyKnown => i16::from(table.fully_known),
        Scored::SearchUnitLost => table.lost.iter().filter(|unit| apart(unit)).count() as i16,
        Scored::UsCarriers => worth(table, ShipId::is_us, us_carrier),
        Scored::ShipsExited => worth_of_exits(table),
        Scored::SubmarinesLost => table.submarines.lost.len() as i16,
    }
}

fn worth(
    table: &Table,
    whose: impl Fn(ShipId) -> bool,
    value: impl Fn(&Table, ShipId) -> i16,
) -> i16 {
    let hit = table.damage.iter().map(|(ship, _)| *ship);
    let hit = hit.filter(|ship| ship.data().kind.is_carrier() && whose(*ship));
    hit.map(|ship| value(table, ship)).sum()
}

/// Points for a damaged Japanese carrier. Hits of every age count as they will be for good, so
/// that one with hits to her capacity counts as sunk (12.27).
pub(crate) fn japanese_carrier(table: &Table, ship: ShipId) -> i16 {
    let hits = match table.is_sunk(ship) {
        // 12.46: with fewer hits than that.
        true => ship.data().capacity,
        false => table.hits(ship).total(),
    };
    worth_of_hits(ship, hits)
}

/// Points for so many hits on a Japanese carrier.
pub(crate) fn worth_of_hits(ship: ShipId, hits: u8) -> i16 {
    let fleet = ship.data().kind == ShipKind::Cv;
    match (ship.data().condition(hits), fleet) {
        (Condition::Sound, _) => 0,
        (Condition::Light, _) => i16::from(hits),
        (Condition::Heavy, true) => 10,
        (Condition::Heavy, false) => 6,
        (Condition::Crippled, true) => 17,
        (Condition::Crippled, false) => 10,
        (Condition::Sunk, true) => 25,
        (Condition::Sunk, false) => 15,
    }
}

/// Points for the Japanese in a damaged US carrier.
fn us_carrier(table: &Table, ship: ShipId) -> i16 {
    us_worth(ship, table.condition(ship))
}

/// Points for a US carrier in a condition.
pub(crate) fn us_worth(ship: ShipId, condition: Condition) -> i16 {
    let kind = ship.carrier().map(|carrier| carrier.data().kind);
    match (condition, kind) {
        (Condition::Sound, _) => 0,
        (Condition::Light, _) => 5,
        (Condition::Heavy, _) => 10,
        (Condition::Crippled, _) => 15,
        (Condition::Sunk, Some(CarrierType::Cvl)) => 25,
        (Condition::Sunk, _) => 35,
    }
}

/// Points for the Japanese in all ships that left the map by the invasion zone (15.1).
pub fn worth_of_exits(table: &Table) -> i16 {
    table.exited.iter().map(|ship| worth_of_exit(*ship)).sum()
}

/// Points for the Japanese in a ship that left the map by the invasion zone (15.1).
fn worth_of_exit(ship: ShipId) -> i16 {
    match ship.data().kind {
        kind if kind.is_carrier() => 20,
        ShipKind::Battleship => 15,
        _ => 8,
    }
}

/// Ends the game with the scenario's level for the score.
pub(crate) fn end(scenario: &Scenario, play: &mut Play) {
    let score = play.table.score;
    play.happen(Event::Score(ScoreEvent::Ended {
        score,
        level: scenario.level(score).name,
    }));
}
