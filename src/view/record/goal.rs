//! Where a line of the log leads: to a hex of the chart, or to a ship.

use crate::engine::fleet::TaskGroupId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{Event, Table};
use crate::view::account::{self, Mover, Place};
use crate::view::event_card::{self, CardSpan};
use crate::view::fight;
use crate::view::presentation::{About, about};
use crate::view::shown_record::ShownRecord;

/// Where a line of the log leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// To the chart.
    Hex(HexId),
    /// To a ship among the others.
    Ship(ShipId),
    /// To the card of a force that came up, once more.
    Card(CardSpan),
    /// To the verdict of a fight, once more: the number of events up to its end.
    Verdict(usize),
}

/// Of what kind it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// To the chart.
    Chart,
    /// To a ship.
    Ship,
    /// To a card.
    Card,
}

impl Way {
    /// What the line says of it.
    pub const fn title(self) -> &'static str {
        match self {
            Way::Chart => "Show where on the chart",
            Way::Ship => "Show the ship",
            Way::Card => "Show again how it came up",
        }
    }
}

/// Where a ship is shown among the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShipPlace {
    /// A carrier among the decks, or a ship that is in no group any more: by herself.
    Fleet,
    /// In the screen of a task group.
    Screen(TaskGroupId),
    /// In a Japanese force: in this hex, if she is on the chart.
    Enemy(Option<HexId>),
}

/// Where a ship is shown.
pub fn place_of_ship(table: &Table, ship: ShipId) -> ShipPlace {
    if !ship.is_us() {
        let mut forces = table.forces.iter();
        let force = forces.find(|force| force.ships.contains(&ship));
        return ShipPlace::Enemy(force.map(|force| force.hex));
    }
    let screened = ship.carrier().is_none().then(|| table.group_of(ship));
    screened
        .flatten()
        .map_or(ShipPlace::Fleet, ShipPlace::Screen)
}

/// Of what kind the place is that the line of an event leads to, if it leads anywhere.
pub(super) fn way(event: &Event) -> Option<Way> {
    about(event).map(|about| match about {
        About::Procedure => Way::Card,
        About::Ship(_) => Way::Ship,
        _ => Way::Chart,
    })
}

/// Where the line of an event leads: what it is about, where that was then.
pub fn goal(record: ShownRecord, number: usize) -> Option<Goal> {
    let shown = record.events();
    let event = &shown.get(number)?.event;
    let (then, later) = shown.split_at(number + 1);
    let is_of = |about: About| {
        move |place: &Place| match about {
            About::Hex(_) | About::Ship(_) | About::Procedure => false,
            About::Raid(raid) => place.who == Mover::Raid(raid),
            About::Mission(mission) => place.who == Mover::Mission(mission),
            About::Force(force) => place.who == Mover::Force(force),
            About::Group(group) => place.is_of_group(group),
            About::Search(search) => place.who == Mover::Search(search),
            About::Submarine(submarine) => place.who == Mover::Submarine(submarine),
        }
    };
    let last = |about| account::places(then).rfind(is_of(about));
    let next = |about| account::places(later).find(is_of(about));
    let place = match about(event)? {
        About::Procedure => {
            return event_card::activation_at(record, number).map(Goal::Card);
        }
        About::Ship(ship) => return Some(Goal::Ship(ship)),
        About::Hex(hex) => return Some(Goal::Hex(hex)),
        about @ (About::Raid(_) | About::Mission(_)) => last(about).or_else(|| next(about)),
        about @ (About::Force(_) | About::Group(_) | About::Search(_) | About::Submarine(_)) => {
            last(about)
        }
    };
    // What is nowhere on the chart is with the fleet.
    let fleet = || {
        let is_ours = |place: &Place| matches!(place.who, Mover::TaskForce | Mover::Groups(_));
        account::places(then).rfind(is_ours)
    };
    place.or_else(fleet).map(|place| Goal::Hex(place.hex))
}

/// What shows the moment of an event again: the verdict of the fight that it was part of, or where it was.
pub fn moment_of(shown: ShownRecord, number: usize) -> Option<Goal> {
    match fight::ending_around(shown, number) {
        Some(upto) => Some(Goal::Verdict(upto)),
        None => goal(shown, number),
    }
}
