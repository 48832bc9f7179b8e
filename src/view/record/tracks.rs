//! The chart of a finished game: how the ships of both sides moved, and where raids and strikes flew.

use super::forces::{ForceTold, Proved};
use crate::engine::fleet::{TaskGroupId, TaskGroupSet};
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::map::HexId;
use crate::engine::{
    AirEvent, AttackEvent, Attacker, ButaiEvent, DetectionEvent, Event, FleetEvent, ForceEvent,
    Game, GuamEvent, SubmarineEvent, Table, count,
};
use crate::view::chart::geometry::whole_centre;

/// What is left free around everything that is shown.
const MARGIN: i32 = 90;
/// How wide and how high the chart is at least.
const LEAST: [i32; 2] = [760, 430];
/// A chart is so much wider than it is high at most, and at least, in tenths.
const SHAPE: [i32; 2] = [21, 15];

/// The chart of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tracks {
    /// The part of the chart that it shows: left, top, width, height.
    pub frame: [i32; 4],
    /// How large marks and lines are in it, in hundredths: a wide chart is drawn smaller.
    pub scale: i32,
    /// The ways of ships.
    pub ships: Vec<ShipTrack>,
    /// The courses of raids.
    pub raids: Vec<Course>,
    /// The courses of strikes.
    pub strikes: Vec<Course>,
    /// Where our submarines attacked.
    pub torpedoes: Vec<(i32, i32)>,
    /// All of it in words, a line for each track.
    pub words: Vec<String>,
}

/// Whose way it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackOf {
    /// Our ships.
    Us,
    /// A Japanese force with carriers.
    Carriers,
    /// Other Japanese ships, or nobody knows which.
    Ships,
    /// A report that proved to be nothing.
    Nothing,
}

/// The way of some ships.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipTrack {
    /// Whose.
    pub of: TrackOf,
    /// How they are called in the picture.
    pub mark: String,
    /// The way, as corners of an SVG.
    pub corners: String,
    /// Where it ends.
    pub end: (i32, i32),
}

/// The course of a raid or a strike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// It, as a path: a bow, so that two of the same way are seen.
    pub path: String,
}

/// A way as it is followed.
struct Way {
    of: Mover,
    hexes: Vec<HexId>,
    /// A force of this letter that comes later is another.
    is_over: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mover {
    Group(TaskGroupId),
    Force(ForceId),
}

/// What is remembered while the events are followed.
#[derive(Default)]
struct Following {
    ways: Vec<Way>,
    /// From where to where raids and strikes flew.
    raids: Vec<(HexId, HexId)>,
    strikes: Vec<(HexId, HexId)>,
    torpedoes: Vec<HexId>,
    /// Where raids of Guam turned for home.
    turned: Vec<(RaidId, HexId)>,
}

/// The chart of a finished game, of which its forces have been told.
pub(super) fn tracks(game: &Game, forces: &[ForceTold]) -> Tracks {
    let mut following = Following::default();
    let mut table = Table::new(game.scenario().first_turn);
    for happening in game.events() {
        following.follow(&happening.event, &table);
        table.apply(&happening.event);
    }
    let raids = game.table().raids.iter();
    for raid in raids.filter(|raid| !raid.reinforces_guam()) {
        // A raid of Guam flies back over the map (11.28): its course ends where it turned.
        let turned = following.turned.iter().find(|(id, _)| *id == raid.id);
        let to = turned.map_or(raid.hex, |(_, hex)| *hex);
        following.raids.push((raid.source, to));
    }
    let Following {
        ways,
        raids,
        strikes,
        torpedoes,
        turned: _,
    } = following;
    let ways: Vec<(TrackOf, String, String, Vec<HexId>)> = named(ways, forces);
    let places = ways
        .iter()
        .flat_map(|(_, _, _, hexes)| hexes.iter().copied());
    let flown = raids
        .iter()
        .chain(&strikes)
        .flat_map(|(from, to)| [*from, *to]);
    let frame = frame(places.chain(flown));
    Tracks {
        frame,
        scale: (frame[2] / 9).clamp(60, 220),
        words: ways
            .iter()
            .map(|(_, _, name, hexes)| way_in_words(name, hexes))
            .collect(),
        ships: ways
            .into_iter()
            .filter_map(|(of, mark, _, hexes)| ship_track(of, mark, &hexes))
            .collect(),
        raids: raids.into_iter().map(course).collect(),
        strikes: strikes.into_iter().map(course).collect(),
        torpedoes: torpedoes.into_iter().map(whole_centre).collect(),
    }
}

impl Following {
    fn follow(&mut self, event: &Event, before: &Table) {
        match event {
            Event::Air(
                AirEvent::TaskGroupPlaced { what, hex } | AirEvent::Detached { what, hex, .. },
            ) => {
                self.go(Mover::Group(*what), *hex);
            }
            Event::Fleet(FleetEvent::GroupsMoved { what, to, .. }) => {
                self.groups(*what, before, *to)
            }
            Event::Forces(ForceEvent::TaskForceMoved { to, .. }) => {
                for group in &before.task_groups {
                    self.go(Mover::Group(group.id), *to);
                }
            }
            Event::Detection(DetectionEvent::Placed { what, hex, .. })
            | Event::Forces(ForceEvent::DoubleForce {
                other: what, hex, ..
            })
            | Event::Forces(ForceEvent::Moved { what, to: hex, .. })
            | Event::Butai(ButaiEvent::LeftBehind { what, hex, .. }) => {
                self.go(Mover::Force(*what), *hex);
            }
            Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) => {
                if let Some(way) = self.way(Mover::Force(*force)) {
                    way.of = Mover::Force(*by);
                }
            }
            Event::Butai(ButaiEvent::Exited { what, .. })
            | Event::Forces(
                ForceEvent::FalseContact { what, .. }
                | ForceEvent::LeftTheMap { what, .. }
                | ForceEvent::AllSunk { what, .. },
            ) => {
                if let Some(way) = self.way(Mover::Force(*what)) {
                    way.is_over = true;
                }
            }
            Event::Attacks(AttackEvent::Begins {
                by: Attacker::Strike(strike),
                ..
            }) => {
                let strike = before.missions.iter().find(|it| it.id == *strike);
                let from = strike.and_then(|strike| {
                    let groups = before.task_groups.iter();
                    let mut home = groups.filter(|group| group.id == strike.base);
                    home.next().map(|home| (home.hex, strike.hex))
                });
                self.strikes.extend(from);
            }
            Event::Submarines(SubmarineEvent::Attacks { hex, .. }) => self.torpedoes.push(*hex),
            Event::Guam(GuamEvent::FliesHome { raid, from }) => self.turned.push((*raid, *from)),
            _ => {}
        }
    }

    fn groups(&mut self, groups: TaskGroupSet, before: &Table, to: HexId) {
        for group in &before.task_groups {
            if groups.contains(group.id) {
                self.go(Mover::Group(group.id), to);
            }
        }
    }

    fn way(&mut self, of: Mover) -> Option<&mut Way> {
        let mut ways = self.ways.iter_mut().rev();
        ways.find(|way| way.of == of && !way.is_over)
    }

    fn go(&mut self, of: Mover, to: HexId) {
        match self.way(of) {
            Some(way) if way.hexes.last() == Some(&to) => {}
            Some(way) => way.hexes.push(to),
            None => self.ways.push(Way {
                of,
                hexes: vec![to],
                is_over: false,
            }),
        }
    }
}

/// The ways with their names: groups that kept together are one.
fn named(ways: Vec<Way>, forces: &[ForceTold]) -> Vec<(TrackOf, String, String, Vec<HexId>)> {
    let mut named: Vec<(TrackOf, String, String, Vec<HexId>)> = Vec::new();
    let mut taken = vec![false; forces.len()];
    for way in ways {
        match way.of {
            Mover::Group(group) => {
                let same = named
                    .iter_mut()
                    .find(|it| it.0 == TrackOf::Us && it.3 == way.hexes);
                match same {
                    Some((_, _, name, _)) => *name += &format!(", {group}"),
                    None => named.push((
                        TrackOf::Us,
                        group.to_string(),
                        format!("Task Group {group}"),
                        way.hexes,
                    )),
                }
            }
            Mover::Force(id) => {
                // Letters are used again: the ways come in the order in which the forces are told.
                let mut told = forces.iter().enumerate();
                let told = told.find(|(n, told)| told.id == id && !taken[*n]);
                let (of, name) = match told {
                    Some((n, told)) => {
                        taken[n] = true;
                        let of = match told.proved() {
                            Proved::Carriers => TrackOf::Carriers,
                            Proved::Nothing => TrackOf::Nothing,
                            Proved::Surface | Proved::Unknown | Proved::Unseen => TrackOf::Ships,
                        };
                        (of, told.name())
                    }
                    None => (TrackOf::Ships, id.to_string()),
                };
                named.push((of, id.mark().to_string(), name, way.hexes));
            }
        }
    }
    let all_one = named.iter().filter(|it| it.0 == TrackOf::Us).count() == 1;
    for way in &mut named {
        if all_one && way.0 == TrackOf::Us {
            way.1 = "58".to_owned();
            way.2 = "Task Force 58".to_owned();
        }
    }
    named
}

fn way_in_words(name: &str, hexes: &[HexId]) -> String {
    let (Some(first), Some(last)) = (hexes.first(), hexes.last()) else {
        return name.to_owned();
    };
    match hexes.len() as u32 - 1 {
        0 => format!("{name}: hex {first}"),
        moved => format!(
            "{name}: from hex {first} to hex {last}, {} sailed",
            count(moved, "hex", "hexes")
        ),
    }
}

fn ship_track(of: TrackOf, mark: String, hexes: &[HexId]) -> Option<ShipTrack> {
    let end = whole_centre(*hexes.last()?);
    let corners = hexes.iter().map(|hex| {
        let (x, y) = whole_centre(*hex);
        format!("{x},{y}")
    });
    Some(ShipTrack {
        of,
        mark,
        corners: corners.collect::<Vec<_>>().join(" "),
        end,
    })
}

/// A bow from one hex to another, that ends a little short of it.
fn course((from, to): (HexId, HexId)) -> Course {
    let ((x, y), (to_x, to_y)) = (whole_centre(from), whole_centre(to));
    let (end_x, end_y) = (to_x - (to_x - x) / 12, to_y - (to_y - y) / 12);
    let (bow_x, bow_y) = (
        (x + end_x) / 2 + (y - to_y) / 8,
        (y + end_y) / 2 + (to_x - x) / 8,
    );
    Course {
        path: format!("M{x} {y}Q{bow_x} {bow_y} {end_x} {end_y}"),
    }
}

/// The part of the chart with some hexes in it.
fn frame(hexes: impl Iterator<Item = HexId>) -> [i32; 4] {
    let mut bounds: Option<[i32; 4]> = None;
    for (x, y) in hexes.map(whole_centre) {
        let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
        bounds = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
    }
    let [left, top, right, bottom] = bounds.unwrap_or_default();
    let (mut width, mut height) = (right - left + 2 * MARGIN, bottom - top + 2 * MARGIN);
    width = width.max(LEAST[0]).max(height * SHAPE[1] / 10);
    height = height.max(LEAST[1]).max(width * 10 / SHAPE[0]);
    [
        (left + right - width) / 2,
        (top + bottom - height) / 2,
        width,
        height,
    ]
}
