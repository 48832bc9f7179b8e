//! Planning a search: who flies it, and where to (8.27).

use super::aim::{AimKind, aim_at, bearing_of, turned};
use super::crew;
use super::fan::{Fan, best_middle};
use super::sector::{Flight, SectorView, corners, sector};
use super::words;
use crate::engine::fleet::{SearchAim, UnitSet};
use crate::engine::forecast::searching::home_at;
use crate::engine::map::{Bearing, HexId};
use crate::engine::{Decision, Game, Order, Table, staff};
use crate::view::chart::geometry::{BOUNDS, Point, centre, point_centre};
use crate::view::wording;
use crate::view::{Activity, Selection};

/// What the player is about to send.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Planned {
    /// One search.
    One {
        /// Its units.
        units: UnitSet,
        /// Where it is aimed.
        aim: SearchAim,
    },
    /// All that the staff suggests, one after the other.
    Suggested {
        /// The first, which is turned and aimed.
        first: (UnitSet, SearchAim),
        /// Those after it.
        others: Vec<(UnitSet, SearchAim)>,
    },
    /// Several side by side, as one list of orders; none if there are not crews enough for all of it.
    Fan(Fan, Vec<Order>),
}

impl Planned {
    /// A fan, with no orders if there are not crews enough.
    fn fan(table: &Table, fan: Fan) -> Planned {
        Planned::Fan(fan, fan.orders(table).unwrap_or_default())
    }

    /// The orders it comes to.
    pub fn orders(&self) -> Vec<Order> {
        let order = |&(units, aim): &(UnitSet, SearchAim)| Order::Search { units, aim };
        match self {
            Planned::One { units, aim } => vec![order(&(*units, *aim))],
            Planned::Suggested { first, others } => {
                std::iter::once(first).chain(others).map(order).collect()
            }
            Planned::Fan(_, orders) => orders.clone(),
        }
    }

    /// The units that are turned and aimed as one; nothing of a fan.
    pub fn units(&self) -> Option<UnitSet> {
        match self {
            Planned::One { units, .. }
            | Planned::Suggested {
                first: (units, _), ..
            } => Some(*units),
            Planned::Fan(..) => None,
        }
    }

    /// What the player does while he plans it.
    pub fn activity(&self) -> Activity {
        match self {
            Planned::One { aim, .. }
            | Planned::Suggested {
                first: (_, aim), ..
            } => Activity::Searching(*aim),
            Planned::Fan(fan, _) => Activity::Fanning(*fan),
        }
    }

    /// This plan turned by one step.
    pub fn turned(&self, clockwise: bool) -> Activity {
        match self {
            Planned::One { aim, .. }
            | Planned::Suggested {
                first: (_, aim), ..
            } => Activity::Searching(turned(*aim, clockwise)),
            Planned::Fan(fan, _) => Activity::Fanning(fan.turned(clockwise)),
        }
    }

    /// The hex it is measured from: a fan from where its first search takes off.
    pub fn origin(&self, table: &Table) -> Option<HexId> {
        let first = match self.orders().first() {
            Some(Order::Search { units, .. }) => origin(table, *units),
            _ => None,
        };
        first.or_else(|| home(table))
    }

    /// This plan turned to a hex; nothing at the point of origin.
    pub fn turned_to(&self, table: &Table, hex: HexId) -> Option<Activity> {
        let origin = self.origin(table)?;
        match self {
            Planned::One { aim, .. }
            | Planned::Suggested {
                first: (_, aim), ..
            } => aim_at(origin, hex, AimKind::of(*aim)).map(Activity::Searching),
            Planned::Fan(fan, _) => (origin != hex).then(|| {
                Activity::Fanning(Fan {
                    middle: bearing_of(origin, hex),
                    ..*fan
                })
            }),
        }
    }

    /// The part of the chart that its sectors lie in, and the fleet: left, top, right and bottom.
    pub fn area(&self, table: &Table) -> Option<[f64; 4]> {
        let home = self.origin(table)?;
        let corners = |order: Order| {
            let Order::Search { units, aim } = order else {
                return Vec::new();
            };
            let origin = origin(table, units).unwrap_or(home);
            match aim {
                SearchAim::Standard(bearing) | SearchAim::Extended(bearing) => {
                    corners(origin, bearing, aim.range()).to_vec()
                }
                SearchAim::Narrow(_) => {
                    vec![centre(origin), point_centre(aim.max_radius(origin))]
                }
            }
        };
        let points = self.orders().into_iter().flat_map(corners);
        // Nothing lies beyond the edge of the map.
        let [left, top, right, bottom] = BOUNDS;
        let points = points.map(|(x, y)| (x.clamp(left, right), y.clamp(top, bottom)));
        let area = |(x, y): Point| [x, y, x, y];
        points.map(area).reduce(|one, other| {
            [
                one[0].min(other[0]),
                one[1].min(other[1]),
                one[2].max(other[2]),
                one[3].max(other[3]),
            ]
        })
    }

    /// The sectors it covers.
    pub fn sectors(&self, game: &Game) -> Vec<SectorView> {
        let table = game.table();
        let sector = |(place, order): (usize, Order)| {
            let Order::Search { units, aim } = order else {
                return None;
            };
            let flight = Flight::of(table, units, aim)?;
            let home = home_at(game.scenario(), flight.from, &flight.moves);
            Some(sector(place, &flight, words::home_in_short(home)))
        };
        let orders = self.orders().into_iter().enumerate();
        orders.filter_map(sector).collect()
    }
}

/// The hex from which a search of some units is measured: where their carriers are.
pub fn origin(table: &Table, units: UnitSet) -> Option<HexId> {
    let mut carriers = wording::carriers_of(table, units).into_iter();
    carriers.find_map(|carrier| table.hex_of(carrier))
}

/// The hex from which a search is measured before its units are chosen: where the first are that could fly one.
pub fn home(table: &Table) -> Option<HexId> {
    let first = crew::default_crew(table).and_then(|crew| origin(table, crew));
    first.or_else(|| table.groups_at_sea().next().map(|group| group.hex))
}

/// The searches that the staff suggests now, in turn: it weighs them all, which takes a while.
pub fn suggested(game: &Game) -> Vec<(UnitSet, SearchAim)> {
    match game.decision() {
        Some(Decision::AirSearch) => staff::searches_ahead(game),
        _ => Vec::new(),
    }
}

/// What the player is about to send: what he has turned to with the units in hand; before he does anything
/// what the staff suggests, if it suggests a search.
pub fn planned(
    game: &Game,
    selection: &Selection,
    suggested: &[(UnitSet, SearchAim)],
) -> Option<Planned> {
    if game.decision() != Some(Decision::AirSearch) {
        return None;
    }
    let table = game.table();
    if let Activity::Fanning(fan) = selection.activity {
        return Some(Planned::fan(table, fan));
    }
    let in_hand = selection.planes.common(ready(table));
    // 18.21: an extended search is of fighters alone.
    let in_hand = match selection.activity {
        Activity::Searching(SearchAim::Extended(_)) => in_hand.fighters(),
        _ => in_hand,
    };
    let west = || SearchAim::Standard(best_middle(table, home(table)?, None)).into();
    match selection.activity {
        Activity::Searching(aim) => {
            let crew = || match suggested {
                [(units, _), ..] => Some(*units),
                [] => crew::default_crew(table),
            };
            let fighters = || match aim {
                SearchAim::Extended(_) => fighter(table),
                _ => None,
            };
            let units = match in_hand.is_empty() {
                true => fighters().or_else(crew)?,
                false => in_hand,
            };
            Some(Planned::One { units, aim })
        }
        _ if in_hand.is_empty() => match suggested {
            [] => None,
            [(units, aim)] => Some(Planned::One {
                units: *units,
                aim: *aim,
            }),
            [first, others @ ..] => Some(Planned::Suggested {
                first: *first,
                others: others.to_vec(),
            }),
        },
        _ => {
            let aim = suggested.first().map(|(_, aim)| *aim);
            Some(Planned::One {
                units: in_hand,
                aim: aim.map_or_else(west, Some)?,
            })
        }
    }
}

/// What is planned, turned to the hex that the pointer is over; who goes stays the same.
pub fn hovered(table: &Table, held: Planned, pointed: Option<HexId>) -> Planned {
    let turned = pointed.and_then(|hex| held.turned_to(table, hex));
    match (held, turned) {
        (Planned::Fan(..), Some(Activity::Fanning(fan))) => Planned::fan(table, fan),
        (held, Some(Activity::Searching(aim))) => match held.units() {
            Some(units) => Planned::One { units, aim },
            None => held,
        },
        (held, _) => held,
    }
}

/// What is planned, and whether it has only been begun by this: where nothing is planned yet, a search to the west.
/// Nothing if nobody could fly one.
pub fn begun(
    game: &Game,
    selection: &Selection,
    suggested: &[(UnitSet, SearchAim)],
) -> Option<(Planned, bool)> {
    if let Some(held) = planned(game, selection, suggested) {
        return Some((held, false));
    }
    let activity = Activity::Searching(SearchAim::Standard(Bearing::clockwise(9)));
    let selection = Selection {
        activity,
        ..*selection
    };
    planned(game, &selection, suggested).map(|begun| (begun, true))
}

/// Every unit that stands ready.
pub fn ready(table: &Table) -> UnitSet {
    let decks = table.decks.iter().map(|deck| deck.ready);
    decks.fold(UnitSet::EMPTY, UnitSet::with)
}

/// The first fighter that could go.
fn fighter(table: &Table) -> Option<UnitSet> {
    let groups = table.task_groups.iter();
    let mut able = groups.flat_map(|group| crew::able(table, group.id));
    able.find(|(unit, _)| unit.kind().is_fighter())
        .map(|(unit, _)| unit.into())
}
