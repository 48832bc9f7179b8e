//! Where a line of the log leads: to a hex of the chart, or to a ship.

use crate::engine::fleet::{MissionId, SearchId, SubmarineId, TaskGroupId};
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{
    AirEvent, ButaiEvent, DeckEvent, DetectionEvent, Event, EventRecord, FleetEvent, ForceEvent,
    RaidEvent, SearchEvent, SubmarineEvent, Table,
};
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
    if matches!(event, Event::Procedure(_)) {
        return Some(Way::Card);
    }
    about(event).map(|about| match about {
        About::Ship(_) => Way::Ship,
        _ => Way::Chart,
    })
}

/// Where the line of an event leads: what it is about, where that was then.
pub fn goal(record: ShownRecord, number: usize) -> Option<Goal> {
    let shown = record.events();
    let event = &shown.get(number)?.event;
    if matches!(event, Event::Procedure(_)) {
        return event_card::activation_at(record, number).map(Goal::Card);
    }
    let (then, later) = shown.split_at(number + 1);
    let at = match about(event)? {
        About::Ship(ship) => return Some(Goal::Ship(ship)),
        About::Hex(hex) => return Some(Goal::Hex(hex)),
        About::Raid(raid) => newest(then, |event| raid_in(event, raid))
            .or_else(|| first(later, |event| raid_in(event, raid))),
        About::Mission(mission) => newest(then, |event| mission_in(event, mission))
            .or_else(|| first(later, |event| mission_in(event, mission))),
        About::Force(force) => newest(then, |event| force_in(event, force)),
        About::Group(group) => newest(then, |event| group_in(event, group)),
        About::Search(search) => newest(then, |event| search_in(event, search)),
        About::Submarine(submarine) => newest(then, |event| submarine_in(event, submarine)),
    };
    // What is nowhere on the chart is with the fleet.
    let fleet = |event: &Event| match event {
        Event::Air(AirEvent::TaskGroupPlaced { hex, .. }) => Some(*hex),
        _ => None,
    };
    at.or_else(|| first(shown, fleet)).map(Goal::Hex)
}

/// What shows the moment of an event again: the verdict of the fight that it was part of, or where it was.
pub fn moment_of(shown: ShownRecord, number: usize) -> Option<Goal> {
    let mut fights = fight::spans(shown).into_iter();
    let is_in = |it: &fight::Span| (it.from..it.upto).contains(&number) && it.is_over;
    let fight = fights.find(is_in);
    match fight.and_then(|_| fight::ending(shown, number)) {
        Some(upto) => Some(Goal::Verdict(upto)),
        None => goal(shown, number),
    }
}

fn newest(events: &[EventRecord], find: impl Fn(&Event) -> Option<HexId>) -> Option<HexId> {
    events.iter().rev().find_map(|it| find(&it.event))
}

fn first(events: &[EventRecord], find: impl Fn(&Event) -> Option<HexId>) -> Option<HexId> {
    events.iter().find_map(|it| find(&it.event))
}

fn raid_in(event: &Event, raid: RaidId) -> Option<HexId> {
    match event {
        Event::Raids(RaidEvent::Placed { what, hex, .. }) if *what == raid => Some(*hex),
        Event::Raids(RaidEvent::Moved { what, to, .. }) if *what == raid => Some(*to),
        _ => None,
    }
}

fn mission_in(event: &Event, mission: MissionId) -> Option<HexId> {
    match event {
        Event::Air(AirEvent::MissionPlaced { what, hex, .. })
        | Event::Decks(DeckEvent::Launched { what, hex, .. })
            if *what == mission =>
        {
            Some(*hex)
        }
        Event::Air(AirEvent::MissionMoved { what, to, .. }) if *what == mission => Some(*to),
        _ => None,
    }
}

fn force_in(event: &Event, force: ForceId) -> Option<HexId> {
    match event {
        Event::Detection(DetectionEvent::Placed { what, hex, .. }) if *what == force => Some(*hex),
        Event::Forces(ForceEvent::Moved { what, to, .. }) if *what == force => Some(*to),
        Event::Forces(ForceEvent::DoubleForce { other, hex, .. }) if *other == force => Some(*hex),
        Event::Butai(ButaiEvent::CounterReplaced { by, hex, .. }) if *by == force => Some(*hex),
        Event::Butai(ButaiEvent::LeftBehind { what, hex, .. }) if *what == force => Some(*hex),
        _ => None,
    }
}

fn submarine_in(event: &Event, submarine: SubmarineId) -> Option<HexId> {
    match event {
        Event::Submarines(
            SubmarineEvent::Placed { what, hex } | SubmarineEvent::Moved { what, to: hex, .. },
        ) if *what == submarine => Some(*hex),
        Event::Submarines(SubmarineEvent::Pinned {
            submarine: pinned,
            hex,
            ..
        }) if *pinned == submarine => Some(*hex),
        _ => None,
    }
}

fn search_in(event: &Event, search: SearchId) -> Option<HexId> {
    match event {
        Event::Searches(SearchEvent::Launched { what, hex, .. }) if *what == search => Some(*hex),
        Event::Searches(SearchEvent::Moved { what, to, .. }) if *what == search => Some(*to),
        _ => None,
    }
}

fn group_in(event: &Event, group: TaskGroupId) -> Option<HexId> {
    match event {
        Event::Air(
            AirEvent::TaskGroupPlaced { what, hex } | AirEvent::Detached { what, hex, .. },
        ) if *what == group => Some(*hex),
        Event::Forces(ForceEvent::TaskForceMoved { to, .. }) => Some(*to),
        Event::Fleet(FleetEvent::GroupsMoved { what, to, .. }) if what.contains(group) => Some(*to),
        _ => None,
    }
}
