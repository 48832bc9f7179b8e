//! Where a line of the log leads: to a hex of the chart, or to a ship.

use crate::engine::fleet::{MissionId, SearchId, TaskGroupId};
use crate::engine::forces::{ActivationChit, ForceId, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{Attacker, Event, ForceEvent, Happening, Purpose, Quarry, Roll, SearchEvent};

/// Where a line of the log leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// To the chart.
    Hex(HexId),
    /// To a ship among the others.
    Ship(ShipId),
}

/// Of what kind it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// To the chart.
    Chart,
    /// To a ship.
    Ship,
}

impl Way {
    /// What the line says of it.
    pub const fn title(self) -> &'static str {
        match self {
            Way::Chart => "Show where on the chart",
            Way::Ship => "Show the ship",
        }
    }
}

/// What an event is about.
#[derive(Clone, Copy)]
enum About {
    Hex(HexId),
    Ship(ShipId),
    Raid(RaidId),
    Mission(MissionId),
    Force(ForceId),
    Group(TaskGroupId),
    Search(SearchId),
}

/// Of what kind the place is that the line of an event leads to, if it leads anywhere.
pub(super) fn way(event: &Event) -> Option<Way> {
    about(event).map(|about| match about {
        About::Ship(_) => Way::Ship,
        _ => Way::Chart,
    })
}

/// Where the line of an event leads: what it is about, where that was then.
pub fn goal(shown: &[Happening], number: usize) -> Option<Goal> {
    let event = &shown.get(number)?.event;
    let (then, later) = shown.split_at(number + 1);
    let at = match about(event)? {
        About::Ship(ship) => return Some(Goal::Ship(ship)),
        About::Hex(hex) => return Some(Goal::Hex(hex)),
        About::Raid(raid) => newest(then, |event| raid_in(event, raid))
            .or_else(|| first(later, |event| raid_in(event, raid))),
        About::Mission(mission) => newest(then, |event| mission_in(event, mission))
            .or_else(|| first(later, |event| mission_in(event, mission))),
        About::Force(force) => newest(then, |event| force_in(event, force)),
        About::Search(search) => newest(then, |event| search_in(event, search)),
        About::Group(group) => newest(then, |event| group_in(event, group)),
    };
    // What is nowhere on the chart is with the fleet.
    let fleet = |event: &Event| match event {
        Event::TaskGroupPlaced { hex, .. } => Some(*hex),
        _ => None,
    };
    at.or_else(|| first(shown, fleet)).map(Goal::Hex)
}

fn newest(events: &[Happening], find: impl Fn(&Event) -> Option<HexId>) -> Option<HexId> {
    events.iter().rev().find_map(|it| find(&it.event))
}

fn first(events: &[Happening], find: impl Fn(&Event) -> Option<HexId>) -> Option<HexId> {
    events.iter().find_map(|it| find(&it.event))
}

fn raid_in(event: &Event, raid: RaidId) -> Option<HexId> {
    match event {
        Event::RaidPlaced { what, hex, .. } if *what == raid => Some(*hex),
        Event::RaidMoved { what, to, .. } if *what == raid => Some(*to),
        _ => None,
    }
}

fn mission_in(event: &Event, mission: MissionId) -> Option<HexId> {
    match event {
        Event::MissionPlaced { what, hex, .. } | Event::Launched { what, hex, .. }
            if *what == mission =>
        {
            Some(*hex)
        }
        Event::MissionMoved { what, to, .. } if *what == mission => Some(*to),
        _ => None,
    }
}

fn force_in(event: &Event, force: ForceId) -> Option<HexId> {
    match event {
        Event::ForcePlaced { what, hex, .. } if *what == force => Some(*hex),
        Event::Forces(ForceEvent::Moved { what, to, .. }) if *what == force => Some(*to),
        Event::Forces(ForceEvent::DoubleForce { other, hex, .. }) if *other == force => Some(*hex),
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
        Event::TaskGroupPlaced { what, hex } | Event::Detached { what, hex, .. }
            if *what == group =>
        {
            Some(*hex)
        }
        _ => None,
    }
}

fn about(event: &Event) -> Option<About> {
    Some(match event {
        Event::Roll(Roll { purpose, .. }) => return rolled(*purpose),
        Event::TaskGroupPlaced { hex, .. }
        | Event::Detached { hex, .. }
        | Event::MissionPlaced { hex, .. }
        | Event::RaidPlaced { hex, .. }
        | Event::ForcePlaced { hex, .. }
        | Event::Launched { hex, .. }
        | Event::PointsLost { hex, .. }
        | Event::Contacted { hex, .. } => About::Hex(*hex),
        Event::MissionMoved { to, .. } | Event::RaidMoved { to, .. } => About::Hex(*to),
        // Aboard a ship it is she that was hit.
        Event::UnitLost {
            carrier: Some(carrier),
            mission: None,
            ..
        } => About::Ship((*carrier).into()),
        Event::UnitLost { hex, .. } => About::Hex(*hex),
        Event::CapPlaced { what, .. } | Event::CapLaunched { what, .. } => About::Group(what.group),
        Event::Aboard { what, .. } => About::Ship((*what).into()),
        Event::Handled { carrier, .. }
        | Event::Landed { carrier, .. }
        | Event::DeckCrash { carrier }
        | Event::DeckCleared { carrier }
        | Event::DeckInoperative { carrier }
        | Event::DeckRepaired { carrier }
        | Event::FireBrokeOut { carrier }
        | Event::FireChanged { carrier, .. } => About::Ship((*carrier).into()),
        Event::Aimed { ship, .. }
        | Event::Hits { ship, .. }
        | Event::Damaged { ship, .. }
        | Event::Sinking { ship }
        | Event::Sunk { ship } => About::Ship(*ship),
        Event::Held { what: mission }
        | Event::Fuel { mission, .. }
        | Event::Split { mission, .. }
        | Event::Recalled { mission, .. }
        | Event::HeldOut { mission }
        | Event::MustReturn { mission }
        | Event::StrikeCombat { mission, .. }
        | Event::CapTurns { mission, .. }
        | Event::Aborted { mission, .. }
        | Event::MissionRemoved { what: mission } => About::Mission(*mission),
        Event::Declared { raid, .. }
        | Event::BattleBegins { raid, .. }
        | Event::StoodDown { raid, .. }
        | Event::Sorted { raid, .. }
        | Event::Divided { raid, .. }
        | Event::BrokeThrough { raid, .. }
        | Event::Fought { raid, .. }
        | Event::PointsAborted { raid, .. }
        | Event::RaidWithdrew { raid }
        | Event::RaidDestroyed { what: raid }
        | Event::GotThrough { raid, .. } => About::Raid(*raid),
        Event::Detection { force, .. }
        | Event::Surprised { force, .. }
        | Event::CapUp { force, .. } => About::Force(*force),
        Event::Forces(event) => return of_force(event),
        Event::Searches(event) => return of_search(event),
        Event::AttackBegins { by, target } => attacked(*by, *target),
        Event::AttackStrength { by, .. } | Event::AttackOver { by } => attacker(*by),
        Event::GunsFire { what, .. } => quarry(*what),
        _ => return None,
    })
}

fn of_force(event: &ForceEvent) -> Option<About> {
    Some(match event {
        ForceEvent::Chit {
            chit: ActivationChit::Force(force),
        }
        | ForceEvent::ChitIdle {
            chit: ActivationChit::Force(force),
        }
        | ForceEvent::LevelOneDrawn { force, .. }
        | ForceEvent::Intelligence { force, .. }
        | ForceEvent::ShipsDrawn { force, .. }
        | ForceEvent::UsAdvantage { force, .. } => About::Force(*force),
        ForceEvent::Moved { to: hex, .. }
        | ForceEvent::TaskForceMoved { to: hex, .. }
        | ForceEvent::LeftTheMap { from: hex, .. }
        | ForceEvent::FalseContact { hex, .. }
        | ForceEvent::DoubleForce { hex, .. } => About::Hex(*hex),
        _ => return None,
    })
}

fn of_search(event: &SearchEvent) -> Option<About> {
    Some(match event {
        SearchEvent::Launched { hex, .. } => About::Hex(*hex),
        SearchEvent::Moved { to, .. } => About::Hex(*to),
        SearchEvent::Searched { search, .. } | SearchEvent::Turned { search } => {
            About::Search(*search)
        }
        SearchEvent::LooksFor { force, .. } | SearchEvent::Shadows { force, .. } => {
            About::Force(*force)
        }
        SearchEvent::Landed { carrier, .. } => About::Ship((*carrier).into()),
        SearchEvent::Declared | SearchEvent::Removed { .. } => return None,
    })
}

fn attacked(by: Attacker, target: Quarry) -> About {
    match by {
        Attacker::Raid(raid) => About::Raid(raid),
        Attacker::Strike(_) => quarry(target),
    }
}

fn attacker(by: Attacker) -> About {
    match by {
        Attacker::Raid(raid) => About::Raid(raid),
        Attacker::Strike(mission) => About::Mission(mission),
    }
}

fn quarry(quarry: Quarry) -> About {
    match quarry {
        Quarry::Force(force) => About::Force(force),
        Quarry::TaskGroup(group) => About::Group(group),
    }
}

fn rolled(purpose: Purpose) -> Option<About> {
    Some(match purpose {
        Purpose::CapFuel(cap) => About::Group(cap.group),
        Purpose::SecondHex(mission) => About::Mission(mission),
        Purpose::Landing(_) => return None,
        Purpose::Crash(carrier)
        | Purpose::Clearing(carrier)
        | Purpose::Outbreak(carrier)
        | Purpose::Spread(carrier)
        | Purpose::Repair(carrier) => About::Ship(carrier.into()),
        Purpose::Range(raid)
        | Purpose::Escorts(raid)
        | Purpose::UsFire(_, raid, _)
        | Purpose::Escort(raid, _)
        | Purpose::BreakThrough(raid, _)
        | Purpose::UsGuns(_, raid)
        | Purpose::BattleLine(raid) => About::Raid(raid),
        Purpose::Contact(_, force)
        | Purpose::Surprise(_, force)
        | Purpose::EscortsFire(_, force)
        | Purpose::CapOnEscorts(force, _)
        | Purpose::CapOnAttackPlanes(force, _)
        | Purpose::JapaneseGuns(force, _) => About::Force(force),
        Purpose::Search(_, force)
        | Purpose::LocationDirection(force)
        | Purpose::LocationDistance(force)
        | Purpose::LevelTwo(force)
        | Purpose::LevelThree(force)
        | Purpose::LevelFour(force)
        | Purpose::Screen(force) => About::Force(force),
        Purpose::MissionMovement => return None,
        Purpose::Damage(ship) => About::Ship(ship),
    })
}
