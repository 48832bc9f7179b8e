//! What an event is about: a ship, a raid, a mission, a force, or only a hex.

use crate::engine::fleet::{GUAM, MissionId, SearchId, SubmarineId, TaskGroupId};
use crate::engine::forces::{ActivationChit, ForceId, Launcher, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{
    AirEvent, AttackEvent, Attacker, ButaiEvent, CommitmentEvent, DamageEvent, DeckEvent,
    DetectionEvent, Event, FleetEvent, ForceEvent, GuamEvent, LossEvent, Purpose, Quarry,
    RaidEvent, RefuellingEvent, SearchEvent, SubmarineEvent, SurfaceEvent,
};

/// What an event is about.
#[derive(Clone, Copy)]
pub enum About {
    Hex(HexId),
    Ship(ShipId),
    Raid(RaidId),
    Mission(MissionId),
    Force(ForceId),
    Group(TaskGroupId),
    Search(SearchId),
    Submarine(SubmarineId),
    /// A question of the air raid procedure: its card has it (10.1).
    Procedure,
}

/// What an event is about, if anybody would look for it on the chart.
pub fn about(event: &Event) -> Option<About> {
    Some(match event {
        Event::Roll(roll) => return rolled(roll.purpose),
        Event::Fleet(
            FleetEvent::GroupsMoved { to: hex, .. }
            | FleetEvent::Withdrew { to: hex, .. }
            | FleetEvent::Towed { to: hex, .. }
            | FleetEvent::LeftBehind { hex, .. }
            | FleetEvent::Overtaken { hex, .. }
            | FleetEvent::LightsOn { hex, .. }
            | FleetEvent::LightsOff { hex, .. },
        ) => About::Hex(*hex),
        Event::Fleet(FleetEvent::RaidAtCripple { raid, .. }) => About::Raid(*raid),
        Event::Fleet(
            FleetEvent::CourseMarked { groups, .. } | FleetEvent::LeewardAtStart { groups },
        ) => About::Group(groups.iter().next()?),
        // It blows over all of the chart.
        Event::Fleet(FleetEvent::WindSet { .. }) => return None,
        Event::Air(
            AirEvent::TaskGroupPlaced { hex, .. }
            | AirEvent::Detached { hex, .. }
            | AirEvent::MissionPlaced { hex, .. },
        )
        | Event::Raids(RaidEvent::Placed { hex, .. })
        | Event::Detection(DetectionEvent::Placed { hex, .. })
        | Event::Decks(DeckEvent::Launched { hex, .. })
        | Event::Losses(LossEvent::Points { hex, .. })
        | Event::Attacks(AttackEvent::Contacted { hex, .. }) => About::Hex(*hex),
        Event::Air(AirEvent::MissionMoved { to, .. })
        | Event::Raids(RaidEvent::Moved { to, .. }) => About::Hex(*to),
        // Aboard a ship it is she that was hit.
        Event::Losses(LossEvent::Unit {
            carrier: Some(carrier),
            mission: None,
            ..
        }) => About::Ship((*carrier).into()),
        Event::Losses(LossEvent::Unit { hex, .. }) => About::Hex(*hex),
        Event::Air(AirEvent::CapPlaced { what, .. })
        | Event::Decks(DeckEvent::CapLaunched { what, .. }) => About::Group(what.group),
        Event::Decks(DeckEvent::Aboard { what, .. }) => About::Ship((*what).into()),
        Event::Decks(
            DeckEvent::Handled { carrier, .. }
            | DeckEvent::Readied { carrier, .. }
            | DeckEvent::Landed { carrier, .. }
            | DeckEvent::Rests { carrier, .. }
            | DeckEvent::Crash { carrier }
            | DeckEvent::Cleared { carrier },
        )
        | Event::Damage(
            DamageEvent::DeckInoperative { carrier }
            | DamageEvent::DeckRepaired { carrier }
            | DamageEvent::FireBrokeOut { carrier }
            | DamageEvent::FireChanged { carrier, .. },
        ) => About::Ship((*carrier).into()),
        Event::Attacks(AttackEvent::Aimed { ship, .. })
        | Event::Damage(
            DamageEvent::Hits { ship, .. }
            | DamageEvent::Damaged { ship, .. }
            | DamageEvent::Sinking { ship }
            | DamageEvent::Sunk { ship },
        ) => About::Ship(*ship),
        Event::Air(
            AirEvent::Held { what: mission }
            | AirEvent::HomeAtTheEnd { what: mission, .. }
            | AirEvent::Fuel { mission, .. }
            | AirEvent::Split { mission, .. },
        )
        | Event::Decks(DeckEvent::Recalled { mission, .. })
        | Event::Raids(RaidEvent::HeldOut { mission })
        | Event::Attacks(
            AttackEvent::MustReturn { mission }
            | AttackEvent::StrikeCombat { mission, .. }
            | AttackEvent::CapTurns { mission, .. }
            | AttackEvent::Aborted { mission, .. },
        )
        | Event::Air(AirEvent::MissionRemoved { what: mission }) => About::Mission(*mission),
        Event::Raids(
            RaidEvent::Declared { raid, .. }
            | RaidEvent::BattleBegins { raid, .. }
            | RaidEvent::StoodDown { raid, .. }
            | RaidEvent::Sorted { raid, .. }
            | RaidEvent::Divided { raid, .. }
            | RaidEvent::BrokeThrough { raid, .. }
            | RaidEvent::Fought { raid, .. },
        )
        | Event::Attacks(AttackEvent::PointsAborted { raid, .. })
        | Event::Raids(
            RaidEvent::Withdrew { raid, .. }
            | RaidEvent::Turns { raid, .. }
            | RaidEvent::Destroyed { what: raid }
            | RaidEvent::GotThrough { raid, .. },
        ) => About::Raid(*raid),
        Event::Detection(DetectionEvent::Changed { force, .. })
        | Event::Attacks(AttackEvent::Surprised { force, .. } | AttackEvent::CapUp { force, .. }) => {
            About::Force(*force)
        }
        Event::Forces(event) => return of_forces(event),
        Event::Attacks(AttackEvent::NetAirValue { force, .. })
        | Event::Commitment(
            CommitmentEvent::Index { force, .. }
            | CommitmentEvent::Tested { force, .. }
            | CommitmentEvent::DoubleForceCountsAs { force, .. },
        ) => About::Force(*force),
        Event::Butai(event) => match event {
            ButaiEvent::CounterReplaced { hex, .. } | ButaiEvent::LeftBehind { hex, .. } => {
                About::Hex(*hex)
            }
            ButaiEvent::Exited { from, .. } => About::Hex(*from),
            ButaiEvent::RaidLaunched { force, .. } => launcher(*force),
            ButaiEvent::TracksMoved { force, .. } | ButaiEvent::Retires { force } => {
                About::Force(*force)
            }
        },
        Event::Procedure(_) => About::Procedure,
        Event::Guam(event) => of_guam(event),
        Event::Searches(event) => return of_searches(event),
        Event::Submarines(event) => of_submarines(event),
        Event::Refuelling(event) => return of_refuelling(event),
        Event::Surface(event) => return of_surface(event),
        Event::Attacks(AttackEvent::Begins { by, target }) => attacked(*by, *target),
        Event::Attacks(AttackEvent::Strength { by, .. } | AttackEvent::Over { by }) => {
            attacker(*by)
        }
        Event::Attacks(AttackEvent::GunsFire { what, .. }) => quarry(*what),
        Event::Game { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Segment { .. }
        | Event::Order { .. }
        | Event::Pick { .. }
        | Event::Decks(_)
        | Event::Attacks(_)
        | Event::Damage(_)
        | Event::Score(_)
        | Event::Commitment(_)
        | Event::Arrivals(_) => return None,
    })
}

fn of_forces(event: &ForceEvent) -> Option<About> {
    Some(match event {
        ForceEvent::LevelOneCup { .. } | ForceEvent::CupFilled { .. } => return None,
        ForceEvent::Chit { chit } | ForceEvent::ChitIdle { chit, .. } => match chit {
            ActivationChit::Force(force) => About::Force(*force),
            ActivationChit::Guam | ActivationChit::IwoJima | ActivationChit::YapPeleliu => {
                About::Hex(GUAM)
            }
            ActivationChit::UsMove | ActivationChit::UsSubs | ActivationChit::NoOp => return None,
        },
        ForceEvent::Moved { to: hex, .. }
        | ForceEvent::KeptHex { hex, .. }
        | ForceEvent::LeftTheMap { from: hex, .. }
        | ForceEvent::AllSunk { from: hex, .. }
        | ForceEvent::FalseContact { hex, .. }
        | ForceEvent::DoubleForce { hex, .. }
        | ForceEvent::TaskForceMoved { to: hex, .. } => About::Hex(*hex),
        ForceEvent::LevelOneDrawn { force, .. }
        | ForceEvent::WithoutChit { force, .. }
        | ForceEvent::DoubleForceEnded { force, .. }
        | ForceEvent::Intelligence { force, .. }
        | ForceEvent::ShipsDrawn { force, .. }
        | ForceEvent::UsAdvantage { force, .. } => About::Force(*force),
    })
}

fn of_guam(event: &GuamEvent) -> About {
    match event {
        GuamEvent::TakesOff { raid }
        | GuamEvent::FliesHome { raid, .. }
        | GuamEvent::Diverts { raid, .. }
        | GuamEvent::Landed { raid, .. } => About::Raid(*raid),
        GuamEvent::Ready { .. }
        | GuamEvent::BoxesMoved { .. }
        | GuamEvent::Reinforced { .. }
        | GuamEvent::ArrivedUnseen { .. } => About::Hex(GUAM),
    }
}

fn launcher(launcher: Launcher) -> About {
    match launcher {
        Launcher::Force(force) => About::Force(force),
        Launcher::Guam | Launcher::Base(_) => About::Hex(GUAM),
    }
}

fn of_searches(event: &SearchEvent) -> Option<About> {
    Some(match event {
        SearchEvent::Declared => return None,
        SearchEvent::Launched { hex, .. } | SearchEvent::Moved { to: hex, .. } => About::Hex(*hex),
        SearchEvent::Searched { search, .. }
        | SearchEvent::Turned { search, .. }
        | SearchEvent::Removed { what: search } => About::Search(*search),
        SearchEvent::LooksFor { force, .. } | SearchEvent::Shadows { force, .. } => {
            About::Force(*force)
        }
        SearchEvent::Landed { carrier, .. } => About::Ship((*carrier).into()),
    })
}

fn of_submarines(event: &SubmarineEvent) -> About {
    match event {
        SubmarineEvent::Placed { hex, .. }
        | SubmarineEvent::Moved { to: hex, .. }
        | SubmarineEvent::Contact { hex, .. }
        | SubmarineEvent::Shadows { hex, .. }
        | SubmarineEvent::StopsShadowing { hex, .. }
        | SubmarineEvent::Attacks { hex, .. }
        | SubmarineEvent::Pinned { hex, .. }
        | SubmarineEvent::Lost { hex, .. } => About::Hex(*hex),
        SubmarineEvent::NoContact { submarine, .. }
        | SubmarineEvent::OddDie { submarine, .. }
        | SubmarineEvent::PinEased { submarine, .. } => About::Submarine(*submarine),
        SubmarineEvent::HitsOnForce { force, .. }
        | SubmarineEvent::HitsPromote { force, .. }
        | SubmarineEvent::HitsAtTheEdge { force, .. } => About::Force(*force),
        SubmarineEvent::HitsGiven { ship, .. } => About::Ship(*ship),
    }
}

fn of_refuelling(event: &RefuellingEvent) -> Option<About> {
    Some(match event {
        RefuellingEvent::OilerPlaced { hex, .. } => About::Hex(*hex),
        RefuellingEvent::TurnsBack { force }
        | RefuellingEvent::MakesFor { force, .. }
        | RefuellingEvent::Tried { force, .. }
        | RefuellingEvent::GivesUp { force } => About::Force(*force),
        RefuellingEvent::OilersLeave => return None,
    })
}

fn of_surface(event: &SurfaceEvent) -> Option<About> {
    Some(match event {
        SurfaceEvent::Met { hex, .. }
        | SurfaceEvent::Over { hex, .. }
        | SurfaceEvent::StandsBy { hex, .. } => About::Hex(*hex),
        SurfaceEvent::JapaneseChose { force, .. }
        | SurfaceEvent::BothEvade { force }
        | SurfaceEvent::Retires { force } => About::Force(*force),
        SurfaceEvent::Aimed { ship, .. } => About::Ship(*ship),
        SurfaceEvent::Evaded { .. }
        | SurfaceEvent::Surprised { .. }
        | SurfaceEvent::RoundBegins { .. }
        | SurfaceEvent::Fought { .. } => return None,
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
        Quarry::Ship(ship) => About::Ship(ship),
    }
}

fn rolled(purpose: Purpose) -> Option<About> {
    Some(match purpose {
        Purpose::CapFuel(cap) => About::Group(cap.group),
        Purpose::SecondHex(mission) => About::Mission(mission),
        Purpose::Landing(_) | Purpose::Wind | Purpose::Evasion(_) => return None,
        Purpose::Refuelling(force) => About::Force(force),
        Purpose::SurfaceSurprise(hex) => About::Hex(hex),
        Purpose::Gunfire(_, at) | Purpose::ShipTorpedoes(_, at) => About::Ship(at),
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
        | Purpose::BattleLine(raid)
        | Purpose::Shuttle(raid) => About::Raid(raid),
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
        | Purpose::Screen(force)
        | Purpose::Commitment(force)
        | Purpose::CapStrength(force) => About::Force(force),
        Purpose::WouldRaid(force) | Purpose::RaidStrength(force) => launcher(force),
        Purpose::LandAirArrival(_) | Purpose::LandAirStrength(_) => About::Hex(GUAM),
        Purpose::SubmarineContact(_, force)
        | Purpose::UsSubmarineAttack(_, force)
        | Purpose::TorpedoHits(_, force)
        | Purpose::Hunt(force, _) => About::Force(force),
        Purpose::SubmarineAtLights(hex) => About::Hex(hex),
        Purpose::SubmarineAtCripple(ship) => About::Ship(ship),
        // The force is not on the chart yet.
        Purpose::ArrivalZone(_)
        | Purpose::ArrivalHex(_)
        | Purpose::ArrivalNearCarriers(_)
        | Purpose::MissionMovement => return None,
        Purpose::Damage(ship) => About::Ship(ship),
    })
}
