//! What a fight, or what a card tells, did to the score.

use crate::engine::ships::ShipId;
use crate::engine::{EventRecord, Scenario, Scored, Table, carried_over, count_of, signed};
use crate::view::account::{self, Earner, Tally, UnitLost};
use crate::view::wording;

/// The score before and after some events, and what it was scored for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ScoreView {
    /// Before it.
    pub before: i16,
    /// By how much it changed.
    pub change: i16,
    /// After it.
    pub after: i16,
    /// What it was scored for.
    pub lines: Vec<ScoreLine>,
    /// What counts only for several together, and what of it is left over; empty where nothing is.
    pub carried: String,
}

/// What some victory points were scored for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ScoreLine {
    /// What it was.
    pub what: String,
    /// The points.
    pub points: i16,
}

/// What brought victory points about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    /// What was done to a ship.
    Ship(ShipId),
    /// Something else that counts.
    Other(Scored),
}

impl ScoreView {
    /// What some events scored; `table` is the table after them.
    pub fn of(events: &[EventRecord], table: &Table) -> ScoreView {
        let scored = scored(events);
        let change = scored.iter().map(|(_, vp)| vp).sum();
        let line = |(cause, vp): &(Cause, i16)| ScoreLine {
            what: words(*cause, events, table),
            points: *vp,
        };
        ScoreView {
            before: table.score - change,
            change,
            after: table.score,
            lines: scored.iter().map(line).collect(),
            carried: carried(events, table),
        }
    }

    /// The change in words: "+25 victory points".
    pub fn change_in_words(&self) -> String {
        match self.change {
            0 => "No victory points".to_owned(),
            change @ (1 | -1) => format!("{} victory point", signed(change)),
            change => format!("{} victory points", signed(change)),
        }
    }

    /// The score before it: "0", "+4".
    pub fn before_in_words(&self) -> String {
        wording::score(self.before)
    }

    /// The score after it.
    pub fn after_in_words(&self) -> String {
        wording::score(self.after)
    }
}

impl ScoreLine {
    /// The line in words: "Zuikaku +25".
    pub fn words(&self) -> String {
        format!("{} {}", self.what, signed(self.points))
    }
}

/// What the damage to a ship in a fight was worth.
pub(super) fn prize(events: &[EventRecord], ship: ShipId) -> i16 {
    let scored = scored(events).into_iter();
    scored
        .filter(|(cause, _)| *cause == Cause::Ship(ship))
        .map(|(_, vp)| vp)
        .sum()
}

/// The victory points of some events by their causes.
fn scored(events: &[EventRecord]) -> Vec<(Cause, i16)> {
    let mut scored: Vec<(Cause, i16)> = Vec::new();
    for score in account::scores(events) {
        let cause = match (score.what, score.by) {
            (Scored::JapaneseCarriers | Scored::UsCarriers, Some(Earner::Ship(ship))) => {
                Cause::Ship(ship)
            }
            (what, _) => Cause::Other(what),
        };
        match scored.iter_mut().find(|(other, _)| *other == cause) {
            Some((_, sum)) => *sum += score.points,
            None => scored.push((cause, score.points)),
        }
    }
    scored
}

/// What of these events counts only for several together: how many a victory point takes, and what is left
/// over towards the next.
fn carried(events: &[EventRecord], table: &Table) -> String {
    let scenario = Scenario::numbered(table.scenario);
    let counts_searches = scenario.is_some_and(|it| it.counts(Scored::SearchUnitLost));
    // Where the units of searches that find no deck are scored by themselves, they are not among the others.
    let counted: Vec<UnitLost> = account::units_lost(events)
        .filter(|unit| !(counts_searches && unit.why.is_without_deck()))
        .collect();
    let told = carried_over(table)
        .into_iter()
        .filter_map(|(scored, per, left)| {
            let (sign, each, left_over) = match scored {
                Scored::PointsDestroyed => (
                    1,
                    "points shot down",
                    count_of(left, "point is left over", "points are left over"),
                ),
                Scored::LandPointsDestroyed => (
                    1,
                    "points of land bases shot down",
                    count_of(left, "point is left over", "points are left over"),
                ),
                Scored::UnitLostAway | Scored::UnitLostAtHome | Scored::UnitLost => (
                    -1,
                    match scored {
                        Scored::UnitLostAway => "units lost far from home",
                        Scored::UnitLostAtHome => "units lost over the fleet",
                        _ => "units lost",
                    },
                    count_of(left, "unit is left over", "units are left over"),
                ),
                _ => return None,
            };
            let happened = match scored {
                Scored::PointsDestroyed => Tally::of(events).destroyed > 0,
                Scored::LandPointsDestroyed => account::points_of_land_bases(events, table) > 0,
                Scored::UnitLostAway => lost(&counted, table, |at_home| !at_home) > 0,
                Scored::UnitLostAtHome => lost(&counted, table, |at_home| at_home) > 0,
                _ => !counted.is_empty(),
            };
            let rest = match left {
                0 => "none is left over".to_owned(),
                _ => format!("{left_over} for the next"),
            };
            happened.then(|| format!("{} for every {per} {each}; {rest}.", signed(sign)))
        });
    let told: Vec<String> = told.collect();
    told.join(" ")
}

/// What was scored for, with how many of it there were.
fn words(cause: Cause, events: &[EventRecord], table: &Table) -> String {
    let scored = match cause {
        Cause::Ship(ship) => return ship.to_string(),
        Cause::Other(scored) => scored,
    };
    let tally = Tally::of(events);
    let units: Vec<UnitLost> = account::units_lost(events).collect();
    match scored {
        Scored::PointsDestroyed => {
            let scenario = Scenario::numbered(table.scenario);
            let apart = match scenario.is_some_and(|it| it.counts(Scored::LandPointsDestroyed)) {
                true => account::points_of_land_bases(events, table),
                false => 0,
            };
            let points = tally.destroyed.saturating_sub(apart);
            count_of(points, "point shot down", "points shot down")
        }
        Scored::LandPointsDestroyed => count_of(
            account::points_of_land_bases(events, table),
            "point of a land base shot down",
            "points of land bases shot down",
        ),
        Scored::UnitLost => count_of(tally.lost, "unit lost", "units lost"),
        Scored::UnitLostAway => count_of(
            lost(&units, table, |at_home| !at_home),
            "unit lost far from home",
            "units lost far from home",
        ),
        Scored::UnitLostAtHome => count_of(
            lost(&units, table, |at_home| at_home),
            "unit lost over the fleet",
            "units lost over the fleet",
        ),
        Scored::GotThrough => count_of(
            tally.through,
            "point of attack planes through",
            "points of attack planes through",
        ),
        other => other.to_string(),
    }
}

/// How many units were lost at home, or away.
fn lost(units: &[UnitLost], table: &Table, is_meant: impl Fn(bool) -> bool) -> u32 {
    let lost = units.iter().filter(|unit| {
        let mut all = table.lost.iter();
        all.find(|lost| lost.unit == unit.unit)
            .is_some_and(|lost| is_meant(lost.at_home))
    });
    lost.count() as u32
}
