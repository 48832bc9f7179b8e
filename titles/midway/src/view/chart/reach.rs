//! What somebody can do from where he is, shown while he is pointed at: where a task force of ours can sail, what it and a base
//! can see and strike, and where a task force of the IJN may stand after the next operation of its line.

use crate::engine::forecast::{self, Chance};
use crate::engine::map::Place;
use crate::engine::spotting;
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{AirUnit, Force, Mover, Side};
use crate::view::wording;

/// What the signs mean at places that a task force or ship of ours reaches, and a base.
const OURS: &str =
    "Filled: it can sail there. Figures: its chance to see. Planes: how many units can strike";
const OF_BASE: &str = "Figures: its chance to see. Planes: how many units can strike";

/// Who is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pointed {
    /// A task force, or a ship by herself.
    Mover(Mover),
    /// A place, with the base in it.
    Place(Place),
}

/// What somebody can do, place by place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReachView {
    /// In a sentence.
    pub words: String,
    /// The places.
    pub places: Vec<ReachPlace>,
}

/// What somebody can do in a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReachPlace {
    /// The place.
    pub place: Place,
    /// Of ours, how many spaces he sails there.
    pub sails: Option<u8>,
    /// Of ours, his chance to see what is there.
    pub sees: Option<Chance>,
    /// Of ours, how many air units can strike there.
    pub strikes: usize,
    /// Of the IJN, the chance that it stands there after its line's next operation.
    pub stands: Option<Chance>,
}

impl ReachPlace {
    const fn of(place: Place) -> ReachPlace {
        ReachPlace {
            place,
            sails: None,
            sees: None,
            strikes: 0,
            stands: None,
        }
    }

    /// What stands beside the place: the chance, if there is one.
    pub fn figure(self) -> Option<String> {
        self.stands.or(self.sees).map(wording::chance)
    }
}

/// What somebody can do from where he is; nothing of who is nowhere, and of a plain space.
pub fn reach_of(table: &Table, pointed: Pointed) -> Option<ReachView> {
    match pointed {
        Pointed::Mover(Mover::Force(Force::Ijn(force))) => {
            let approach = forecast::next_activation(table, force)?;
            let spaces = approach.spaces.into_iter();
            let places = spaces.map(|(place, chance)| ReachPlace {
                stands: Some(chance),
                ..ReachPlace::of(place)
            });
            let line = force.line().data().name;
            Some(ReachView {
                words: format!(
                    "Figures: its chance to stand there after the next {line} operation"
                ),
                places: places.collect(),
            })
        }
        Pointed::Mover(mover) => {
            let from = table.place_of_mover(mover)?;
            let spotter = match mover {
                Mover::Force(force) => Some(Spotter::Force(force)),
                Mover::Ship(_) => None,
            };
            let with = |unit: &AirUnit| is_aboard(table, *unit, mover);
            let mut places = seen_and_struck(table, from, spotter, &with);
            for arrival in forecast::arrivals(table, mover) {
                if let Some(place) = arrival.path.last() {
                    at(&mut places, *place).sails = Some(arrival.path.len() as u8);
                }
            }
            Some(ReachView {
                words: OURS.to_owned(),
                places,
            })
        }
        Pointed::Place(place) => {
            let base = table.island_base_at(place, Side::Usn);
            let spotter = base.map(Spotter::Base);
            let based = |unit: &AirUnit| table.air_on_land_at(place).any(|other| other == *unit);
            let places = match table.is_usn_base(place) {
                true => seen_and_struck(table, place, spotter, &based),
                false => return None,
            };
            (!places.is_empty()).then(|| ReachView {
                words: OF_BASE.to_owned(),
                places,
            })
        }
    }
}

/// Whether an air unit is aboard a carrier of a task force, or of a ship by herself.
fn is_aboard(table: &Table, unit: AirUnit, mover: Mover) -> bool {
    let mut ships = table.ships_of(mover).into_iter();
    ships.any(|ship| table.air_aboard(ship).any(|other| other == unit))
}

/// What can be seen (9.1) and struck (8.1) from a place of a line.
fn seen_and_struck(
    table: &Table,
    from: Place,
    spotter: Option<Spotter>,
    flies: &dyn Fn(&AirUnit) -> bool,
) -> Vec<ReachPlace> {
    let units: Vec<AirUnit> = AirUnit::of(Side::Usn).filter(flies).collect();
    let sight = spotter.map(|by| (by, spotting::range(table, by)));
    let line = from.line();
    let spaces = line
        .into_iter()
        .flat_map(|line| line.places().iter().copied());
    let spaces = spaces.filter(|space| !space.is_home_base_of(Side::Ijn));
    let places = spaces.filter_map(|space| {
        let far = from.range_to(space)?;
        let sees = sight.filter(|(_, range)| far <= *range);
        let sees = sees.map(|(by, _)| Chance::faces(spotting::chance(table, by, space)));
        let strikes = units.iter().filter(|unit| unit.range() >= far).count();
        let is_reached = sees.is_some() || strikes > 0;
        is_reached.then_some(ReachPlace {
            sees,
            strikes,
            ..ReachPlace::of(space)
        })
    });
    places.collect()
}

/// The place among these, which is added if it is not.
fn at(places: &mut Vec<ReachPlace>, place: Place) -> &mut ReachPlace {
    let n = places.iter().position(|it| it.place == place);
    let n = n.unwrap_or_else(|| {
        places.push(ReachPlace::of(place));
        places.len() - 1
    });
    &mut places[n]
}
