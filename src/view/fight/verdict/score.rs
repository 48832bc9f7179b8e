//! What a fight, or what a card tells, did to the score.

use crate::engine::ships::ShipId;
use crate::engine::{
    DamageEvent, Event, EventRecord, LossEvent, RaidEvent, Scenario, ScoreEvent, Scored, Table,
    UnitLoss, carried_over, count, signed,
};

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
        in_words(self.before)
    }

    /// The score after it.
    pub fn after_in_words(&self) -> String {
        in_words(self.after)
    }
}

/// Nothing has no sign.
fn in_words(score: i16) -> String {
    match score {
        0 => "0".to_owned(),
        score => signed(score),
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

/// The victory points of some events by their causes. What is scored follows at once what brought it
/// about.
fn scored(events: &[EventRecord]) -> Vec<(Cause, i16)> {
    let mut scored: Vec<(Cause, i16)> = Vec::new();
    let mut hit = None;
    for record in events {
        match &record.event {
            Event::Damage(DamageEvent::Hits { ship, .. } | DamageEvent::Sunk { ship }) => {
                hit = Some(*ship)
            }
            Event::Score(ScoreEvent::Scored { vp, why }) => {
                let cause = match (why, hit) {
                    (Scored::JapaneseCarriers | Scored::UsCarriers, Some(ship)) => {
                        Cause::Ship(ship)
                    }
                    _ => Cause::Other(*why),
                };
                match scored.iter_mut().find(|(other, _)| *other == cause) {
                    Some((_, sum)) => *sum += vp,
                    None => scored.push((cause, *vp)),
                }
            }
            _ => {}
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
    let counted = || {
        in_events(events).filter(move |event| {
            let is_of_search = matches!(
                event,
                Event::Losses(LossEvent::Unit {
                    why: UnitLoss::NoRoom,
                    ..
                })
            );
            !(counts_searches && is_of_search)
        })
    };
    let told = carried_over(table)
        .into_iter()
        .filter_map(|(scored, per, left)| {
            let (sign, each, left_over) = match scored {
                Scored::PointsDestroyed => (
                    1,
                    "points shot down",
                    count(left, "point is left over", "points are left over"),
                ),
                Scored::UnitLostAway | Scored::UnitLostAtHome | Scored::UnitLost => (
                    -1,
                    match scored {
                        Scored::UnitLostAway => "units lost far from home",
                        Scored::UnitLostAtHome => "units lost over the fleet",
                        _ => "units lost",
                    },
                    count(left, "unit is left over", "units are left over"),
                ),
                _ => return None,
            };
            let happened = match scored {
                Scored::PointsDestroyed => events
                    .iter()
                    .any(|it| matches!(it.event, Event::Losses(LossEvent::Points { .. }))),
                Scored::UnitLostAway => lost(counted(), table, |at_home| !at_home) > 0,
                Scored::UnitLostAtHome => lost(counted(), table, |at_home| at_home) > 0,
                _ => lost(counted(), table, |_| true) > 0,
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

fn in_events(events: &[EventRecord]) -> impl Iterator<Item = &Event> {
    events.iter().map(|record| &record.event)
}

/// What was scored for, with how many of it there were.
fn words(cause: Cause, events: &[EventRecord], table: &Table) -> String {
    let scored = match cause {
        Cause::Ship(ship) => return ship.to_string(),
        Cause::Other(scored) => scored,
    };
    let events = events.iter().map(|record| &record.event);
    match scored {
        Scored::PointsDestroyed => {
            let points = |event: &Event| match event {
                Event::Losses(LossEvent::Points { points, .. }) => u32::from(*points),
                _ => 0,
            };
            let points: u32 = events.map(points).sum();
            count(points, "point shot down", "points shot down")
        }
        Scored::UnitLost => count(lost(events, table, |_| true), "unit lost", "units lost"),
        Scored::UnitLostAway => count(
            lost(events, table, |at_home| !at_home),
            "unit lost far from home",
            "units lost far from home",
        ),
        Scored::UnitLostAtHome => count(
            lost(events, table, |at_home| at_home),
            "unit lost over the fleet",
            "units lost over the fleet",
        ),
        Scored::GotThrough => {
            let through = |event: &Event| match event {
                Event::Raids(RaidEvent::GotThrough { attack, .. }) => u32::from(*attack),
                _ => 0,
            };
            let through: u32 = events.map(through).sum();
            count(
                through,
                "point of attack planes through",
                "points of attack planes through",
            )
        }
        other => other.to_string(),
    }
}

/// How many units were lost at home, or away.
fn lost<'a>(
    events: impl Iterator<Item = &'a Event>,
    table: &Table,
    is_meant: impl Fn(bool) -> bool,
) -> u32 {
    let lost = events.filter(|event| match event {
        Event::Losses(LossEvent::Unit { what, .. }) => {
            let lost = table.lost.iter().find(|lost| lost.unit == *what);
            lost.is_some_and(|lost| is_meant(lost.at_home))
        }
        _ => false,
    });
    lost.count() as u32
}
