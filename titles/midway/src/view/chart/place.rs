//! A place of the chart with what is there.

use super::marker::{MarkerView, markers_at};
use crate::engine::forecast::turns_left;
use crate::engine::map::{Capacity, Line, Place, PlaceKind};
use crate::engine::table::{Defense, Table};
use crate::engine::units::{IslandBase, Side};
use crate::view::wording;

/// A place of the chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlaceView {
    /// The place.
    pub place: Place,
    /// What is written beside it.
    pub name: &'static str,
    /// How it is drawn.
    pub shape: PlaceShape,
    /// Who holds it: nobody holds a plain space.
    pub flag: Option<Side>,
    /// Of an island base, how its coastal defense stands.
    pub defense: Option<DefenseView>,
    /// The aircraft based on land there: how many, and how many have room; nothing where none can be based.
    pub air: Option<AirView>,
    /// Whether the weather keeps everybody from looking and flying there (21.2).
    pub has_weather: bool,
    /// Its line.
    pub line: Option<Line>,
    /// What is there.
    pub markers: Vec<MarkerView>,
    /// Its name for the ear, with what is there.
    pub label: String,
}

/// How a place is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaceShape {
    /// A round space.
    Space,
    /// An island base.
    Island,
    /// The box of a home base.
    Home,
}

/// How a coastal defense stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefenseView {
    /// With so many steps of two.
    Steps(u8),
    /// It is being repaired, and back after so many ends of turns.
    Repairing(u8),
    /// It is gone.
    Gone,
}

/// Aircraft on land.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AirView {
    /// How many units are based there.
    pub based: usize,
    /// How many have room; nothing if any number.
    pub room: Option<u8>,
}

impl AirView {
    /// As it stands in a tag: "5/6".
    pub fn text(self) -> String {
        match self.room {
            Some(room) => format!("{}/{room}", self.based),
            None => self.based.to_string(),
        }
    }
}

/// A place with what is there.
pub fn place(table: &Table, place: Place) -> PlaceView {
    let base = place.island_base();
    let shape = match place.data().kind {
        PlaceKind::Space => PlaceShape::Space,
        PlaceKind::IslandBase(_) => PlaceShape::Island,
        PlaceKind::HomeBase(..) => PlaceShape::Home,
    };
    let view = PlaceView {
        place,
        name: short_name(place),
        shape,
        flag: flag(table, place),
        defense: base.map(|base| defense(table, base)),
        air: air(table, place),
        has_weather: table.has_weather(place),
        line: place.line(),
        markers: markers_at(table, place),
        label: String::new(),
    };
    PlaceView {
        label: label(&view),
        ..view
    }
}

/// The name of a place as the chart has it, where one sees on which line it is.
pub fn short_name(place: Place) -> &'static str {
    let name = place.text();
    name.split_once(" (").map_or(name, |(name, _)| name)
}

/// Who holds a place: a captured base is the IJN's to look at, though it serves nobody (16.0).
fn flag(table: &Table, place: Place) -> Option<Side> {
    let is_captured = place
        .island_base()
        .is_some_and(|base| table.bases[base].captured);
    match is_captured {
        true => Some(Side::Ijn),
        false => place.first_held_by(),
    }
}

/// How the coastal defense of a base stands.
pub fn defense(table: &Table, base: IslandBase) -> DefenseView {
    match table.bases[base].defense {
        Defense::Standing(strength) => DefenseView::Steps(strength.steps()),
        Defense::Repairing(repair_box) => DefenseView::Repairing(turns_left(repair_box)),
        Defense::Eliminated => DefenseView::Gone,
    }
}

/// The aircraft on land in a place.
pub fn air(table: &Table, place: Place) -> Option<AirView> {
    let based = table.air_on_land_at(place).count();
    let room = match table.capacity(place) {
        Capacity::Units(room) => Some(room),
        Capacity::Unlimited => None,
    };
    (based > 0 || room != Some(0)).then_some(AirView { based, room })
}

/// How a coastal defense stands, in words.
pub const fn defense_words(defense: DefenseView) -> &'static str {
    match defense {
        DefenseView::Steps(2) => "coastal defense whole",
        DefenseView::Steps(_) => "coastal defense reduced",
        DefenseView::Repairing(_) => "coastal defense being repaired",
        DefenseView::Gone => "no coastal defense",
    }
}

fn label(view: &PlaceView) -> String {
    let kind = match (view.shape, view.flag) {
        (PlaceShape::Space, _) => "",
        (PlaceShape::Island, Some(Side::Usn)) => ", our island base",
        (PlaceShape::Island, _) if view.place.first_held_by() == Some(Side::Usn) => ", captured",
        (PlaceShape::Island, _) => ", Japanese island base",
        (PlaceShape::Home, Some(Side::Usn)) => ", our home base",
        (PlaceShape::Home, _) => ", Japanese home base",
    };
    let mut parts = Vec::new();
    parts.extend(view.defense.map(|it| defense_words(it).to_owned()));
    parts.extend(view.air.map(|air| {
        let units = wording::count(air.based, "air unit", "air units");
        match air.room {
            Some(room) => format!("{units}, room for {room}"),
            None => units,
        }
    }));
    parts.extend(view.has_weather.then(|| "closed by weather".to_owned()));
    if !view.markers.is_empty() {
        parts.push(wording::list(view.markers.iter().map(|marker| marker.name)));
    }
    let line = view.line.map(|line| format!(", {} line", line.data().name));
    let line = line.unwrap_or_default();
    match parts.is_empty() {
        true => format!("{}{kind}{line}", view.name),
        false => format!("{}{kind}{line}: {}", view.name, parts.join("; ")),
    }
}
