//! The chart of a finished game: how the ships of both sides moved, and where raids and strikes flew.

use std::cmp::Reverse;

use super::facts::Facts;
use super::track_labels::{Labels, TrackLabel};
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::ForceId;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::{Attacker, Game, Table, count_of};
use crate::view::account::{
    self, Arrived, AttackAccount, ForceAccount, Mover, Place, SubmarineAccount,
};
use crate::view::chart::geometry::whole_centre;
use crate::view::record::forces::Proved;
use crate::view::wording::list;

/// What is left free around everything that is shown.
const MARGIN: i32 = 90;
/// How wide and how high the chart is at least.
const LEAST: [i32; 2] = [760, 430];
/// A chart is so much wider than it is high at most, and at least, in tenths.
const SHAPE: [i32; 2] = [21, 15];

/// The chart of a finished game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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

/// Whose way it is, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ShipTrack {
    /// The side and the kind of ships whose way it is.
    pub of: TrackOf,
    /// How they are called in the picture.
    pub mark: String,
    /// The way, as corners of an SVG.
    pub corners: String,
    /// Where it ends.
    pub end: (i32, i32),
    /// The carriers of it that were sunk, where there is room for it.
    pub sunk: Option<TrackLabel>,
}

/// The course of a raid or a strike.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Course {
    /// It, as a path: a bow, so that two of the same way are seen.
    pub path: String,
    /// Its number and its time, where there is room for it: when a raid came up, when a strike attacked.
    pub label: Option<TrackLabel>,
}

/// A way as it is followed.
struct Way {
    of: Ships,
    hexes: Vec<HexId>,
    /// A force of this letter that comes later is another.
    is_over: bool,
}

/// Whose way one is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ships {
    Group(TaskGroupId),
    Force(ForceId),
}

/// A way with what is told of it.
struct NamedWay {
    of: TrackOf,
    mark: String,
    name: String,
    /// Its carriers that were sunk.
    sunk: Vec<String>,
    hexes: Vec<HexId>,
}

/// The flight of a raid or a strike.
struct Flight {
    from: HexId,
    to: HexId,
    told: String,
}

/// The chart of a finished game.
pub(super) fn tracks(facts: &Facts) -> Tracks {
    let game = facts.game;
    let (strikes, raids) = (strikes(facts), raids(game));
    let ways = named(ways(game), &facts.forces, game.table());
    let sailed = ways.iter().flat_map(|way| way.hexes.iter().copied());
    let flown = raids.iter().chain(&strikes);
    let flown = flown.flat_map(|flight| [flight.from, flight.to]);
    let frame = frame(sailed.chain(flown));
    let scale = (frame[2] / 9).clamp(60, 220);
    let submarines = SubmarineAccount::of(game.events());
    let torpedoes = submarines.attacks.iter().map(|attack| attack.hex);
    let ends = ways.iter().filter_map(|way| way.hexes.last());
    let mut labels = Labels::new(frame, scale, ends.map(|hex| whole_centre(*hex)));
    // What was sunk has the first choice of the room.
    let ships = ways.iter();
    let ships = ships.filter_map(|way| ship_track(way, &mut labels));
    let mut ships: Vec<ShipTrack> = ships.collect();
    // What matters most lies on top.
    ships.insertion_sort_by_key(|ship| Reverse(ship.of));
    let mut courses = |flights: Vec<Flight>| {
        let course = |flight| course(flight, &mut labels);
        flights.into_iter().map(course).collect()
    };
    Tracks {
        frame,
        scale,
        words: ways.iter().map(way_in_words).collect(),
        ships,
        strikes: courses(strikes),
        raids: courses(raids),
        torpedoes: torpedoes.map(whole_centre).collect(),
    }
}

/// The ways of the ships of both sides.
fn ways(game: &Game) -> Vec<Way> {
    let mut ways = Ways::default();
    for place in account::places(game.events()) {
        match (place.who, place.how) {
            (Mover::Groups(groups), _) => groups
                .iter()
                .for_each(|it| ways.go(Ships::Group(it), place.hex)),
            (Mover::TaskForce, _) => ways.all_groups(place.hex),
            (Mover::Force(force), Arrived::Renamed(was)) => {
                if let Some(way) = ways.of(Ships::Force(was)) {
                    way.of = Ships::Force(force);
                }
            }
            (Mover::Force(force), Arrived::Gone(_)) => {
                if let Some(way) = ways.of(Ships::Force(force)) {
                    way.is_over = true;
                }
            }
            (Mover::Force(force), _) => ways.go(Ships::Force(force), place.hex),
            (Mover::Mission(_) | Mover::Search(_) | Mover::Submarine(_) | Mover::Raid(_), _) => {}
        }
    }
    ways.all
}

/// The ways as far as they have been followed.
#[derive(Default)]
struct Ways {
    all: Vec<Way>,
}

impl Ways {
    /// The way of some ships, as long as it is not over.
    fn of(&mut self, ships: Ships) -> Option<&mut Way> {
        let mut ways = self.all.iter_mut().rev();
        ways.find(|way| way.of == ships && !way.is_over)
    }

    fn go(&mut self, ships: Ships, to: HexId) {
        match self.of(ships) {
            Some(way) => way.go(to),
            None => self.all.push(Way {
                of: ships,
                hexes: vec![to],
                is_over: false,
            }),
        }
    }

    fn all_groups(&mut self, to: HexId) {
        let groups = self.all.iter_mut();
        let groups = groups.filter(|way| matches!(way.of, Ships::Group(_)));
        groups.for_each(|way| way.go(to));
    }
}

impl Way {
    fn go(&mut self, to: HexId) {
        if self.hexes.last() != Some(&to) {
            self.hexes.push(to);
        }
    }
}

/// The flights of our strikes, from their task group to where they attacked.
fn strikes(facts: &Facts) -> Vec<Flight> {
    let game = facts.game;
    let flight = |(number, attack): &(usize, AttackAccount)| {
        let Attacker::Strike(strike) = attack.by else {
            return None;
        };
        let table = game.table_after(*number);
        let flew = table.mission(strike)?;
        let time = game.events()[*number].at.time();
        Some(Flight {
            from: table.task_group(flew.base)?.hex,
            to: flew.hex,
            told: format!("Strike {} \u{b7} {time:04}", strike.number),
        })
    };
    facts.strikes.iter().filter_map(flight).collect()
}

/// The flights of the raids that are on the table, or were.
fn raids(game: &Game) -> Vec<Flight> {
    let events = game.events();
    let raids = game.table().raids.iter();
    let raids = raids.filter(|raid| !raid.reinforces_guam());
    let flight = raids.map(|raid| {
        let place = |how| {
            let is = |it: &Place| it.who == Mover::Raid(raid.id) && it.how == how;
            account::places(events).find(is)
        };
        // A raid of Guam flies back over the map (11.28): its course ends where it turned.
        let turned = place(Arrived::Turned);
        let came_up = place(Arrived::New).map(|place| events[place.number].at);
        let time = came_up.map(|at| format!(" \u{b7} {:04}", at.time()));
        Flight {
            from: raid.source,
            to: turned.map_or(raid.hex, |place| place.hex),
            told: format!("{}{}", raid.id.0, time.unwrap_or_default()),
        }
    });
    flight.collect()
}

/// The ways with their names: groups that kept together are one.
fn named(ways: Vec<Way>, forces: &[ForceAccount], table: &Table) -> Vec<NamedWay> {
    let mut named: Vec<NamedWay> = Vec::new();
    let mut taken = vec![false; forces.len()];
    for Way { of, hexes, .. } in ways {
        match of {
            Ships::Group(group) => {
                let mut ours = named.iter_mut().filter(|way| way.of == TrackOf::Us);
                match ours.find(|way| way.hexes == hexes) {
                    Some(same) => same.name += &format!(", {group}"),
                    None => named.push(NamedWay {
                        of: TrackOf::Us,
                        mark: group.to_string(),
                        name: format!("Task Group {group}"),
                        sunk: Vec::new(),
                        hexes,
                    }),
                }
            }
            Ships::Force(id) => {
                // Letters are used again: the ways come in the order in which the forces are told.
                let mut told = forces.iter().enumerate();
                let told = told.find(|(n, told)| told.id == id && !taken[*n]);
                let told = told.map(|(n, told)| {
                    taken[n] = true;
                    told
                });
                named.push(NamedWay {
                    of: told.map_or(TrackOf::Ships, track_of),
                    mark: id.mark().to_string(),
                    name: told.map_or(id.to_string(), ForceAccount::name),
                    sunk: told.map_or(Vec::new(), |told| sunk(told, table)),
                    hexes,
                });
            }
        }
    }
    let mut ours = named.iter_mut().filter(|way| way.of == TrackOf::Us);
    if let (Some(all), None) = (ours.next(), ours.next()) {
        all.mark = "58".to_owned();
        all.name = "Task Force 58".to_owned();
    }
    named
}

fn track_of(told: &ForceAccount) -> TrackOf {
    match told.proved() {
        Proved::Carriers => TrackOf::Carriers,
        Proved::Nothing => TrackOf::Nothing,
        Proved::Surface | Proved::Unknown | Proved::Unseen => TrackOf::Ships,
    }
}

fn sunk(told: &ForceAccount, table: &Table) -> Vec<String> {
    let carriers = told.ships.iter().map(|ship| (ship, ship.data()));
    let sunk =
        carriers.filter(|(ship, data)| data.kind.is_carrier() && table.is_sunk_or_sinking(**ship));
    sunk.map(|(_, data)| data.name.to_owned()).collect()
}

fn way_in_words(NamedWay { name, hexes, .. }: &NamedWay) -> String {
    let (Some(first), Some(last)) = (hexes.first(), hexes.last()) else {
        return name.to_owned();
    };
    match hexes.len() as u32 - 1 {
        0 => format!("{name}: hex {first}"),
        moved => format!(
            "{name}: from hex {first} to hex {last}, {} sailed",
            count_of(moved, "hex", "hexes")
        ),
    }
}

fn ship_track(way: &NamedWay, labels: &mut Labels) -> Option<ShipTrack> {
    let end = whole_centre(*way.hexes.last()?);
    let corners = way.hexes.iter().map(|hex| {
        let (x, y) = whole_centre(*hex);
        format!("{x},{y}")
    });
    let sunk = match way.sunk.is_empty() {
        true => None,
        false => labels.beside(end, format!("{} sunk", list(&way.sunk))),
    };
    Some(ShipTrack {
        of: way.of,
        mark: way.mark.clone(),
        corners: corners.collect::<Vec<_>>().join(" "),
        end,
        sunk,
    })
}

/// A bow from one hex to another, that ends a little short of it.
fn course(Flight { from, to, told }: Flight, labels: &mut Labels) -> Course {
    let ((x, y), (to_x, to_y)) = (whole_centre(from), whole_centre(to));
    let (end_x, end_y) = (to_x - (to_x - x) / 12, to_y - (to_y - y) / 12);
    let (bow_x, bow_y) = (
        (x + end_x) / 2 + (y - to_y) / 8,
        (y + end_y) / 2 + (to_x - x) / 8,
    );
    Course {
        path: format!("M{x} {y}Q{bow_x} {bow_y} {end_x} {end_y}"),
        label: labels.along([(x, y), (bow_x, bow_y), (end_x, end_y)], told),
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
