//! The counters on the chart: what lies in each hex, and how it is stacked there.

use std::cmp::Reverse;

use super::geometry::{centre, heading, whole_centre};
use super::layout::{self, Cell, Layout, Spot};
use super::unit::Unit;
use crate::engine::fleet::{
    CarrierId, FlightDeck, Mission, MissionId, MissionType, Movement, Submarine, SubmarineState,
};
use crate::engine::forces::{Detection, Force, OilerId, Raid, Strength};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{SegmentId, Table, count_of, some_of};
use crate::view::enemy::{known, oil};
use crate::view::wording;

/// One counter to draw: a unit alone, or the top of a stack.
#[derive(Clone, PartialEq, Debug)]
pub struct CounterView {
    /// Everything in the stack, top first.
    pub units: Vec<Unit>,
    /// The hex.
    pub hex: HexId,
    /// Where the middle of its hex's counters is on the chart.
    pub at: (i32, i32),
    /// How far that is from the middle of the hex.
    pub shift: (i32, i32),
    /// Its place there.
    pub spot: Spot,
    /// How it is drawn.
    pub form: Form,
    /// What a screen reader says.
    pub label: String,
    /// What is printed on its face.
    pub face: Face,
}

/// What is printed on a counter, wherever it lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Printed {
    /// The unit on top.
    pub top: Option<Unit>,
    /// How many units are in the stack.
    pub stack: usize,
    /// How it is drawn.
    pub form: Form,
    /// What is printed on its face.
    pub face: Face,
}

impl CounterView {
    /// What is printed on it.
    pub fn printed(&self) -> Printed {
        Printed {
            top: self.top(),
            stack: self.units.len(),
            form: self.form,
            face: self.face.clone(),
        }
    }

    /// The unit on top.
    pub fn top(&self) -> Option<Unit> {
        self.units.first().copied()
    }

    /// The line to the middle of its hex from where it was moved aside, with a dot that says: here it is. Nothing for
    /// a counter in its hex.
    pub fn leader(&self) -> Option<String> {
        let (x, y) = self.shift;
        (self.shift != (0, 0))
            .then(|| format!("M0 0L{0} {1}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0", -x, -y))
    }
}

/// How a counter is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// It has its hex to itself.
    Whole,
    /// It shares its hex: small, with larger letters.
    Small,
    /// Task groups while others are in their hex: a plate with their name beneath them, and a ring.
    Plate,
}

/// What is printed on a counter, and how it stands with its unit.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// The name.
    pub name: String,
    /// The picture.
    pub picture: &'static str,
    /// Which way the picture points, in degrees from the north.
    pub heading: i32,
    /// The figure in the upper right corner: fuel, size, or how well it is known.
    pub figure: Option<String>,
    /// The tag in the upper left corner.
    pub tag: Option<&'static str>,
    /// How it stands with a mission's order.
    pub state: State,
    /// Whether its fuel is critical.
    pub is_critical: bool,
    /// Whether a ship of it burns.
    pub is_burning: bool,
    /// What is printed on a Japanese force instead of a picture and a name.
    pub force: Option<ForceFace>,
}

/// What is printed on a Japanese force: its letter, how well its place is known, and what is known of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ForceFace {
    /// Its letter.
    pub letter: char,
    /// How well its place is known; each has a shape of its own.
    pub detection: Detection,
    /// How many activations contact with it survives, of three: it fades.
    pub contact: u8,
    /// What is known of it, a line or two.
    pub known: Vec<String>,
    /// Whether it retires, carries a US Advantage marker, and the other half of a double force.
    pub marks: Option<String>,
}

/// How it stands with a unit's movement order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// Nothing is asked of it.
    Plain,
    /// It is the selected mission.
    Selected,
    /// It waits for its order.
    Waiting,
    /// It has had its order.
    Spent,
}

/// Every counter of a table where it was laid, by name: so they keep their order on screen. Who is asked about lies on
/// top of his stack.
pub fn counters(
    table: &Table,
    asked: &[Unit],
    selected: Option<MissionId>,
    layout: &Layout,
) -> Vec<CounterView> {
    let mut counters = Vec::new();
    for cell in layout.cells() {
        let in_it = |all: Vec<(Unit, HexId)>| -> Vec<Unit> {
            let here = all.into_iter().filter(|(_, hex)| *hex == cell.hex);
            let mut here: Vec<Unit> = here.map(|(unit, _)| unit).collect();
            here.insertion_sort_by_key(|unit| match unit {
                Unit::Mission(id) if Some(*id) == selected => 0,
                unit if asked.contains(unit) => 1,
                _ => 2,
            });
            here
        };
        let mut add = |units: Vec<Unit>, spot: Spot, form: Form| {
            counters.extend(counter(table, cell, units, selected, (spot, form)));
        };
        if let Some(spot) = cell.fleet {
            let form = match cell.is_fleet_alone {
                true => Form::Whole,
                false => Form::Plate,
            };
            let fleet = Unit::fleet_in(table, cell.hex);
            add(fleet.into_iter().collect(), spot, form);
        }
        let sides = [
            (in_it(ours(table, selected)), &cell.ours),
            (in_it(theirs(table)), &cell.theirs),
        ];
        for (units, spots) in sides {
            if let &[spot] = spots.as_slice() {
                add(units, spot, form(spot));
            } else {
                // Side by side, each in its place by name, whoever is in hand.
                let mut units = units;
                units.insertion_sort_by_key(ToString::to_string);
                for (unit, spot) in units.into_iter().zip(spots) {
                    add(vec![unit], *spot, form(*spot));
                }
            }
        }
    }
    counters.insertion_sort_by_key(|counter| counter.top().map(|unit| unit.to_string()));
    counters
}

fn form(spot: Spot) -> Form {
    match spot.scale < layout::SMALL {
        true => Form::Small,
        false => Form::Whole,
    }
}

/// Our missions, the crippled ships that were left behind and the submarines, those that lie on top of others first: the selected
/// mission, those that wait for orders, the others.
fn ours(table: &Table, selected: Option<MissionId>) -> Vec<(Unit, HexId)> {
    let rank = |mission: &&Mission| match mission.movement {
        _ if Some(mission.id) == selected => 0,
        Movement::Waiting => 1,
        Movement::Held | Movement::Launched | Movement::Flew(_) => 2,
    };
    let mut missions: Vec<&Mission> = table.missions.iter().collect();
    missions.insertion_sort_by_key(rank);
    let missions = missions.into_iter();
    let cripples = table.left_behind();
    let submarines = table.submarines.at_sea.iter();
    missions
        .map(|mission| (Unit::Mission(mission.id), mission.hex))
        .chain(cripples.map(|(ship, hex)| (Unit::Cripple(ship), hex)))
        .chain(submarines.map(|it| (Unit::Submarine(it.id), it.hex)))
        .collect()
}

fn theirs(table: &Table) -> Vec<(Unit, HexId)> {
    let raids = table.inbound();
    let raids = raids.map(|raid| (Unit::Raid(raid.id), raid.hex));
    // What is known best lies on top of a stack.
    let mut forces: Vec<&Force> = table.forces.iter().collect();
    let well_known = |force: &&Force| (force.detection, force.intelligence.level());
    forces.insertion_sort_by_key(|force| (Reverse(well_known(force)), force.id));
    let detected = forces.iter().filter(|force| force.detection.is_detected());
    let others = forces.iter().filter(|force| !force.detection.is_detected());
    let laid = |force: &&Force| (Unit::Force(force.id), force.hex);
    let oilers = table.refuelling.oilers.iter();
    let oilers = oilers.map(|(id, hex)| (Unit::Oiler(*id), *hex));
    // An oiler says how many wait there: but for what a strike may look for it is on top of forces.
    raids
        .chain(detected.map(laid))
        .chain(oilers)
        .chain(others.map(laid))
        .collect()
}

fn counter(
    table: &Table,
    cell: &Cell,
    units: Vec<Unit>,
    selected: Option<MissionId>,
    (spot, form): (Spot, Form),
) -> Option<CounterView> {
    let (face, mut label) = match *units.first()? {
        fleet @ (Unit::TaskForce | Unit::Groups(_)) => task_groups(table, fleet, cell.hex),
        Unit::Cripple(ship) => cripple(table, ship),
        Unit::Submarine(id) => submarine(table.submarines.get(id)?),
        Unit::Mission(id) => mission(table, table.mission(id)?, selected),
        Unit::Raid(id) => raid(table, table.raid(id)?),
        Unit::Force(id) => force(table, table.force(id)?),
        Unit::Oiler(id) => oiler(table, id),
    };
    if units.len() > 1 {
        let more = count_of(units.len() as i64 - 1, "more counter", "more counters");
        label += &format!(", and {more}; opens the list");
    }
    let ((x, y), (dx, dy)) = (whole_centre(cell.hex), cell.shift);
    Some(CounterView {
        units,
        hex: cell.hex,
        at: (x + dx, y + dy),
        shift: cell.shift,
        spot,
        form,
        label: format!("{label}, hex {}", cell.hex),
        face,
    })
}

fn face(name: String, picture: &'static str) -> Face {
    Face {
        name,
        picture,
        heading: 0,
        figure: None,
        tag: None,
        state: State::Plain,
        is_critical: false,
        is_burning: false,
        force: None,
    }
}

/// The task groups of a hex: their carriers, hits and fires, and how many of their ships are crippled.
fn task_groups(table: &Table, unit: Unit, hex: HexId) -> (Face, String) {
    let carriers: Vec<CarrierId> = table.carriers_in(hex).collect();
    let is_burning = |carrier: &&CarrierId| table.deck(**carrier).is_some_and(FlightDeck::burns);
    let burning: Vec<String> = carriers
        .iter()
        .filter(is_burning)
        .map(ToString::to_string)
        .collect();
    let groups = table.groups_in(hex);
    let ships = || groups.iter().flat_map(|group| table.ships_of(group));
    let hits: u32 = ships()
        .map(|ship| u32::from(table.hits(ship).total()))
        .sum();
    let mut label = format!(
        "{}, {}",
        wording::task_groups(table, groups),
        match carriers.len() {
            0 => "no carriers".to_owned(),
            carriers => count_of(carriers as i64, "carrier", "carriers"),
        }
    );
    if !burning.is_empty() {
        label += &format!(", {} on fire", wording::list(&burning));
    }
    if hits > 0 {
        let whose = groups.word("her", "their");
        label += &format!(
            ", {} on {whose} ships",
            count_of(i64::from(hits), "hit", "hits")
        );
    }
    if table.is_lit(hex) {
        label += ", lights on";
    }
    let face = Face {
        figure: (hits > 0).then(|| format!("\u{2715}{hits}")),
        is_burning: !burning.is_empty(),
        ..face(unit.to_string(), "carrier")
    };
    (face, label)
}

/// A crippled ship that was left behind (12.41).
fn cripple(table: &Table, ship: ShipId) -> (Face, String) {
    let hits = table.hits(ship).total();
    let deck = CarrierId::all().find(|carrier| ShipId::from(*carrier) == ship);
    let deck = deck.and_then(|carrier| table.deck(carrier));
    let is_burning = deck.is_some_and(FlightDeck::burns);
    let fire = if is_burning { ", on fire" } else { "" };
    let hits_in_words = count_of(hits, "hit", "hits");
    let label = format!("{ship}, crippled and left behind, {hits_in_words}{fire}");
    let face = Face {
        figure: Some(format!("\u{2715}{hits}")),
        is_burning,
        ..face(ship.to_string(), "carrier")
    };
    (face, label)
}

/// A submarine: the letter of the force that it shadows, or for how many of its chits it lies deep (14.15, 14.171).
fn submarine(submarine: &Submarine) -> (Face, String) {
    let name = submarine.id.to_string();
    let label = format!("{name}, {}", wording::submarine(submarine.state));
    let (figure, state) = match submarine.state {
        SubmarineState::Free => (None, State::Plain),
        SubmarineState::Shadowing(force) => {
            (Some(format!("\u{2192}{}", force.mark())), State::Plain)
        }
        SubmarineState::Pinned(turns) => (Some(format!("\u{2193}{turns}")), State::Spent),
    };
    let face = Face {
        figure,
        state,
        ..face(name, "submarine")
    };
    (face, label)
}

fn mission(table: &Table, mission: &Mission, selected: Option<MissionId>) -> (Face, String) {
    let is_moving = table.segment == Some(SegmentId::UsAirMovement);
    let state = match mission.movement {
        _ if Some(mission.id) == selected => State::Selected,
        Movement::Waiting if is_moving => State::Waiting,
        Movement::Held | Movement::Flew(_) if is_moving => State::Spent,
        _ => State::Plain,
    };
    let fuel = match mission.fuel.critical() {
        Some(value) => format!("!{value}"),
        None => mission.fuel.left().to_string(),
    };
    let units = if mission.is_intercept() {
        count_of(mission.units.len(), "Hellcat unit", "Hellcat units")
    } else {
        wording::by_type(mission.units)
    };
    let home = if mission.spent {
        ", has made its attempts and flies home"
    } else {
        ""
    };
    let kind = match mission.id.kind {
        MissionType::Strike => "Strike",
        MissionType::Intercept => "Int",
    };
    let name = format!("{kind} {}", mission.id.number);
    let face = Face {
        heading: -90,
        figure: Some(fuel),
        tag: mission.spent.then_some("\u{21a9}"),
        state,
        is_critical: mission.fuel.is_critical(),
        ..face(name, wording::picture(mission))
    };
    let label = format!("{}, {units}, {}{home}", mission.id, mission.fuel);
    (face, label)
}

/// A Japanese force: its letter, a sign for how well its place is known, and what is known of it.
fn force(table: &Table, force: &Force) -> (Face, String) {
    let twin = force.twin.map(|twin| format!("+{}", twin.mark()));
    let advantage = force.us_advantage.then(|| "\u{2605}".to_owned());
    // It faces west from now on.
    let retires = oil::goes_home(table, force).then(|| "\u{2190}".to_owned());
    let marks: Vec<String> = retires.into_iter().chain(advantage).chain(twin).collect();
    let mut label = format!(
        "{}, {}, {}",
        force.id,
        force.detection,
        known::in_brief(force)
    );
    if let Some(twin) = force.twin {
        label += &format!(", with {twin}");
    }
    if force.us_advantage {
        label += ", US Advantage";
    }
    if oil::goes_home(table, force) {
        label += ", retires";
    }
    let face = Face {
        figure: known::sign(force.detection).map(str::to_owned),
        force: Some(ForceFace {
            letter: force.id.mark(),
            detection: force.detection,
            contact: known::strength_of_contact(force),
            known: known::short(force),
            marks: (!marks.is_empty()).then(|| marks.concat()),
        }),
        ..face(force.id.to_string(), "carrier")
    };
    (face, label)
}

/// A supply fleet: how many wait at it for oil.
fn oiler(table: &Table, id: OilerId) -> (Face, String) {
    let waiting = oil::waiting(table, id).len();
    let face = Face {
        figure: (waiting > 0).then(|| waiting.to_string()),
        ..face(id.to_string(), "oiler")
    };
    (face, format!("{id}, {}", oil::at_oiler(table, id)))
}

fn raid(table: &Table, raid: &Raid) -> (Face, String) {
    let is_other_wave = |other: &Raid| {
        other.source == raid.source && other.id != raid.id && other.wave != raid.wave
    };
    let has_waves = table.raids.iter().any(is_other_wave);
    let strength = match raid.strength {
        Strength::Unsorted(points) => {
            let points = count_of(points, "air point", "air points");
            format!("{points}, fighters unknown")
        }
        Strength::Sorted { fighters, attack } => {
            let fighters = some_of(fighters, "fighters");
            format!("{fighters} and {}", some_of(attack, "attack planes"))
        }
    };
    let target = table.target_hex(raid);
    let away = raid.hex.distance(target);
    let face = Face {
        heading: match away {
            0 => 90,
            _ => heading(centre(raid.hex), centre(target)),
        },
        figure: Some(raid.strength.points().to_string()),
        tag: has_waves.then_some(if raid.wave == 2 { "w2" } else { "w1" }),
        ..face(raid.id.to_string(), "zero")
    };
    let away = count_of(away, "hex", "hexes");
    let goal = match raid.attacks() {
        true => "its target",
        false => "Guam, where it lands",
    };
    let label = format!("{}, {strength}, {away} from {goal}", raid.id);
    (face, label)
}
