//! Marks that stay on the chart where something was lost: to the end of the turn, as long as smoke and
//! oil would show a pilot the place (a turn is 80 minutes), and fire as long as it burns.

use super::geometry::whole_centre;
use crate::engine::map::HexId;
use crate::engine::{AirPoints, EventRecord, Table, UnitLoss, count_of};
use crate::view::account::{self, Loss};
use crate::view::wording;

/// A mark on the chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MarkView {
    /// The hex.
    pub hex: HexId,
    /// Where its middle is on the chart.
    pub at: (i32, i32),
    /// What is drawn.
    pub kind: MarkKind,
    /// What happened there, all of it.
    pub label: String,
}

/// What a mark shows, from what weighs least to what weighs most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// Japanese aircraft shot down.
    Theirs,
    /// Aircraft of ours.
    Ours,
    /// Raids got through, or ships were hit.
    Hit,
    /// A ship burns.
    Fire,
}

/// What happened in a hex, as far as it leaves a mark.
#[derive(Default)]
struct Trace {
    ditched: u8,
    landing: u8,
    shot_down: u8,
    aboard: u8,
    points: u8,
    through: u8,
    hits: Vec<(String, u8)>,
    burning: Vec<String>,
}

/// The marks of the turn. `table` is the table after the events shown.
pub fn marks(shown: &[EventRecord], table: &Table) -> Vec<MarkView> {
    let mut traces: Vec<(HexId, Trace)> = Vec::new();
    for loss in account::losses(of_turn(shown)) {
        if let Some(hex) = place(&loss, table) {
            trace(&mut traces, hex).add(&loss);
        }
    }
    for deck in table.decks.iter().filter(|deck| deck.burns()) {
        if let Some(hex) = table.hex_of(deck.carrier) {
            trace(&mut traces, hex)
                .burning
                .push(deck.carrier.to_string());
        }
    }
    let mark = |(hex, trace): (HexId, Trace)| MarkView {
        hex,
        at: whole_centre(hex),
        kind: trace.kind(),
        label: format!("{}, {}", trace.words(), wording::whereabouts(table, hex)),
    };
    traces.into_iter().map(mark).collect()
}

/// The mark that was made, or grew, last.
pub fn newest(shown: &[EventRecord], table: &Table) -> Option<MarkView> {
    let mut losses = account::losses(of_turn(shown)).rev();
    let hex = losses.find_map(|loss| place(&loss, table))?;
    marks(shown, table).into_iter().find(|mark| mark.hex == hex)
}

/// The events of the newest turn.
fn of_turn(shown: &[EventRecord]) -> &[EventRecord] {
    let turn = shown.last().map(|last| last.at.turn);
    let begun = shown.partition_point(|it| Some(it.at.turn) != turn);
    &shown[begun..]
}

fn trace(traces: &mut Vec<(HexId, Trace)>, hex: HexId) -> &mut Trace {
    let at = traces.iter().position(|(other, _)| *other == hex);
    let at = at.unwrap_or_else(|| {
        traces.push((hex, Trace::default()));
        traces.len() - 1
    });
    &mut traces[at].1
}

/// The hex in which a loss leaves a mark, if it leaves one.
fn place(loss: &Loss, table: &Table) -> Option<HexId> {
    match loss {
        Loss::Unit(unit) => (unit.why != UnitLoss::PushedOver).then_some(unit.hex),
        Loss::Points(points) => Some(points.hex),
        Loss::Through { attack: 0, .. } | Loss::WaitingHits { .. } => None,
        Loss::Through { raid, .. } => table.raid(*raid).map(|raid| raid.hex),
        Loss::Hits { ship, .. } => {
            let force = table.forces.iter().find(|it| it.ships.contains(ship));
            let ours = || {
                let group = table.group_of(*ship)?;
                table.task_group(group).map(|group| group.hex)
            };
            force.map(|force| force.hex).or_else(ours)
        }
    }
}

impl Trace {
    fn add(&mut self, loss: &Loss) {
        match loss {
            Loss::Unit(unit) => match unit.why {
                UnitLoss::OutOfFuel => self.ditched += 1,
                UnitLoss::Landing => self.landing += 1,
                UnitLoss::Aboard => self.aboard += 1,
                _ => self.shot_down += 1,
            },
            Loss::Points(points) => match points.of {
                AirPoints::Raid(_) | AirPoints::Force(_) => self.points += points.points,
                AirPoints::Returning(_) => {}
            },
            Loss::Through { attack, .. } => self.through += attack,
            Loss::Hits { ship, hits, .. } => {
                let name = ship.to_string();
                match self.hits.iter_mut().find(|(other, _)| *other == name) {
                    Some((_, sum)) => *sum += hits,
                    None => self.hits.push((name, *hits)),
                }
            }
            Loss::WaitingHits { .. } => {}
        }
    }

    fn kind(&self) -> MarkKind {
        if !self.burning.is_empty() {
            MarkKind::Fire
        } else if self.through > 0 || !self.hits.is_empty() {
            MarkKind::Hit
        } else if self.ditched + self.landing + self.shot_down + self.aboard > 0 {
            MarkKind::Ours
        } else {
            MarkKind::Theirs
        }
    }

    fn words(&self) -> String {
        let units = |number: u8, how: &str| match number {
            0 => None,
            number => Some(format!("{} {how}", count_of(number, "unit", "units"))),
        };
        let points = |number: u8, how: &str| match number {
            0 => None,
            number => Some(format!("{} {how}", count_of(number, "point", "points"))),
        };
        let burning =
            (!self.burning.is_empty()).then(|| format!("{} on fire", wording::list(&self.burning)));
        let hits = self
            .hits
            .iter()
            .map(|(ship, hits)| Some(format!("{} on {ship}", count_of(*hits, "hit", "hits"))));
        let told = [
            burning,
            points(self.through, "of attack planes got through"),
            units(self.ditched, "ditched for want of fuel"),
            units(self.landing, "lost coming aboard"),
            units(self.aboard, "lost aboard"),
            units(self.shot_down, "shot down"),
            points(self.points, "of Japanese aircraft shot down"),
        ];
        let told: Vec<String> = told.into_iter().chain(hits).flatten().collect();
        wording::list(&told)
    }
}
