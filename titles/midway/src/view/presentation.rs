//! How each event is shown: how long, how much it matters, and how it sounds. Without `_ =>`: a new event does not compile
//! until somebody has decided.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use crate::engine::EventRecord;
use crate::engine::event::{
    BaseEvent, BattleEvent, Choice, Event, FlightEvent, HitEvent, IjnRepairEvent, IncidentEvent,
    MarkerEvent, MovementEvent, OrganizationEvent, Purpose, Roll, SequenceEvent, SetupEvent,
    SpottedBy, SpottingEvent, UsnOperationEvent, UsnRepairEvent,
};
use crate::engine::units::Force;
use page::sound::Sound;

/// How an event is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Presentation {
    /// How long the player looks at it before the next, at normal speed; no time, and the next comes along with it.
    pub pause: Duration,
    /// How much it matters in the log.
    pub importance: Importance,
    /// Its sound, if it makes one.
    pub sound: Option<Sound>,
}

/// How much an event matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Importance {
    /// It shows elsewhere, or is not for the player to know: it has no line.
    Untold,
    /// It is one of many such things.
    Quiet,
    /// A player would tell it.
    Important,
    /// Something was lost by it.
    Loss,
}

const UNTOLD: Presentation = Presentation::of(Importance::Untold);
const QUIET: Presentation = Presentation::of(Importance::Quiet);
const IMPORTANT: Presentation = Presentation::of(Importance::Important);
const LOSS: Presentation = Presentation::of(Importance::Loss);

impl Presentation {
    const fn of(importance: Importance) -> Presentation {
        Presentation {
            pause: Duration::ZERO,
            importance,
            sound: None,
        }
    }

    /// Looked at for so many milliseconds.
    const fn lasts(self, milliseconds: u64) -> Presentation {
        let pause = Duration::from_millis(milliseconds);
        Presentation { pause, ..self }
    }

    const fn sounds(self, sound: Sound) -> Presentation {
        let sound = Some(sound);
        Presentation { sound, ..self }
    }
}

/// The sound of what is shown at once: the weightiest of all.
pub fn sound_of(shown: &[EventRecord]) -> Option<Sound> {
    let sounds = shown.iter().map(|it| presentation(&it.event).sound);
    sounds.flatten().max()
}

/// How an event is shown.
pub const fn presentation(event: &Event) -> Presentation {
    match event {
        Event::Order { .. } => UNTOLD,
        Event::Roll(roll) => of_die(roll.purpose),
        Event::Pick(pick) => match pick.what {
            // What it was the next event says, or nobody does (3.2, 9.0).
            Choice::Counter { .. } | Choice::OpsMarker | Choice::ForceOf { .. } => UNTOLD,
        },
        Event::Setup(event) => match event {
            SetupEvent::Game { .. } => QUIET,
            SetupEvent::CarrierPlaced { .. } | SetupEvent::CounterPlaced { .. } => UNTOLD,
            SetupEvent::LeaderPlaced { .. } => IMPORTANT,
        },
        Event::Sequence(event) => match event {
            SequenceEvent::Turn { .. } | SequenceEvent::Step { .. } => UNTOLD,
            SequenceEvent::LineActive { .. } => IMPORTANT.lasts(700),
            SequenceEvent::LineDone { .. } | SequenceEvent::TurnEnded { .. } => QUIET.lasts(200),
            SequenceEvent::Ended { .. } => IMPORTANT.lasts(900),
        },
        Event::Markers(event) => match event {
            MarkerEvent::Drawn { .. } => IMPORTANT.lasts(1400).sounds(Sound::Chit),
            MarkerEvent::Known { .. } => IMPORTANT.lasts(1200).sounds(Sound::Chit),
            MarkerEvent::Disregarded { .. } => QUIET.lasts(900),
        },
        Event::Spotting(event) => of_spotting(event),
        Event::Movement(event) => of_movement(event),
        Event::Bases(event) => match event {
            BaseEvent::Captured { .. } => LOSS.lasts(1600).sounds(Sound::Guns),
        },
        Event::IjnRepairs(event) => match event {
            IjnRepairEvent::ShipRepaired { .. } => IMPORTANT.lasts(700),
            IjnRepairEvent::MarkerFormed { .. } => QUIET,
            IjnRepairEvent::AirUnitRepaired { .. }
            | IjnRepairEvent::AirUnitReturned { .. }
            | IjnRepairEvent::DefenseRepaired { .. } => IMPORTANT.lasts(600),
        },
        Event::Incidents(event) => match event {
            IncidentEvent::SurpriseAttack { .. } => IMPORTANT.lasts(900),
            IncidentEvent::Weather { .. } => IMPORTANT.lasts(900),
        },
        Event::Organization(event) => match event {
            OrganizationEvent::Reinforced { .. } => IMPORTANT,
            OrganizationEvent::Assigned { .. }
            | OrganizationEvent::Detached { .. }
            | OrganizationEvent::Embarked { .. }
            | OrganizationEvent::Formed { .. }
            | OrganizationEvent::LeaderAssigned { .. } => QUIET,
        },
        Event::UsnOperations(event) => match event {
            UsnOperationEvent::MoveOrdered { .. } => UNTOLD,
            UsnOperationEvent::Rebased { .. } => QUIET,
        },
        Event::UsnRepairs(event) => of_usn_repairs(event),
        Event::Flights(event) => of_flights(event),
        Event::Battle(event) => of_battle(event),
        Event::Hits(event) => of_hits(event),
    }
}

/// A die: how long its result is looked at.
const fn of_die(purpose: Purpose) -> Presentation {
    match purpose {
        // 3.2, 9.0: not for the player to know.
        Purpose::Deployment { .. } | Purpose::RepairedShipLine { .. } => UNTOLD,
        Purpose::Spotting { .. } | Purpose::Intelligence { .. } => QUIET.lasts(350),
        Purpose::Movement { .. } => QUIET.lasts(300),
        Purpose::Redeployment { .. } | Purpose::Reinforcement | Purpose::Signals => {
            QUIET.lasts(700)
        }
        Purpose::Morale { .. } => IMPORTANT.lasts(1000),
        Purpose::IjnShipRepair { .. } | Purpose::IjnAirRepair { .. } => QUIET.lasts(250),
        Purpose::IncidentCheck { .. } => QUIET.lasts(200),
        Purpose::Incident { .. } | Purpose::Submarine { .. } => IMPORTANT.lasts(700),
        Purpose::UsnRepair { .. }
        | Purpose::DefenseRepair { .. }
        | Purpose::ShipSeverity { .. }
        | Purpose::DefenseSeverity { .. } => QUIET.lasts(500),
        Purpose::IjnTarget { .. } => QUIET.lasts(70),
        Purpose::Shot { .. } | Purpose::Flak { .. } => QUIET.lasts(260),
        Purpose::Bomb { .. } => QUIET.lasts(450),
        Purpose::Bombardment { .. } | Purpose::CoastalGuns { .. } => {
            QUIET.lasts(450).sounds(Sound::Guns)
        }
        Purpose::HitTable { .. } => QUIET.lasts(600).sounds(Sound::Hit),
    }
}

/// Whether a die is watched as it falls: one on which more hangs than a step of an air unit.
pub const fn is_watched(roll: &Roll) -> bool {
    match roll.purpose {
        Purpose::Spotting { .. }
        | Purpose::Intelligence { .. }
        | Purpose::Redeployment { .. }
        | Purpose::Reinforcement
        | Purpose::Morale { .. }
        | Purpose::Incident { .. }
        | Purpose::Submarine { .. }
        | Purpose::Signals
        | Purpose::UsnRepair { .. }
        | Purpose::DefenseRepair { .. }
        | Purpose::ShipSeverity { .. }
        | Purpose::DefenseSeverity { .. }
        | Purpose::HitTable { .. } => true,
        Purpose::Deployment { .. }
        | Purpose::RepairedShipLine { .. }
        | Purpose::Movement { .. }
        | Purpose::IjnShipRepair { .. }
        | Purpose::IjnAirRepair { .. }
        | Purpose::IncidentCheck { .. }
        | Purpose::IjnTarget { .. }
        | Purpose::Shot { .. }
        | Purpose::Bomb { .. }
        | Purpose::Flak { .. }
        | Purpose::Bombardment { .. }
        | Purpose::CoastalGuns { .. } => false,
    }
}

const fn of_spotting(event: &SpottingEvent) -> Presentation {
    match event {
        SpottingEvent::Begun { .. } => UNTOLD,
        SpottingEvent::Looked { seen, .. } => match seen {
            true => QUIET.lasts(200),
            false => QUIET.lasts(450),
        },
        SpottingEvent::Spotted { force, why, .. } => match (force, why) {
            // A base sees what lies there, turn after turn.
            (Force::Ijn(_), SpottedBy::OwnBase) => QUIET.lasts(200),
            (Force::Ijn(_), _) => IMPORTANT.lasts(900).sounds(Sound::Sighting),
            (Force::Usn(_), _) => IMPORTANT.lasts(900).sounds(Sound::Radar),
        },
        SpottingEvent::ShipSpotted { .. } => IMPORTANT.lasts(900).sounds(Sound::Radar),
        SpottingEvent::DecoysShown { .. } => IMPORTANT.lasts(900),
    }
}

const fn of_movement(event: &MovementEvent) -> Presentation {
    match event {
        MovementEvent::Moved { .. } | MovementEvent::ShipMoved { .. } => {
            IMPORTANT.lasts(650).sounds(Sound::Engines)
        }
        MovementEvent::Halted { .. } => IMPORTANT.lasts(500),
        MovementEvent::SentBack { .. } => IMPORTANT.lasts(650),
        MovementEvent::MarkerRemoved { .. } => IMPORTANT.lasts(400),
    }
}

const fn of_usn_repairs(event: &UsnRepairEvent) -> Presentation {
    match event {
        UsnRepairEvent::NotRepairable { .. } | UsnRepairEvent::DefenseNotRepairable { .. } => {
            QUIET.lasts(500)
        }
        UsnRepairEvent::OnTrack { .. } | UsnRepairEvent::DefenseOnTrack { .. } => {
            IMPORTANT.lasts(500)
        }
        UsnRepairEvent::Withdrawn { .. } | UsnRepairEvent::Refitted { .. } => QUIET,
        UsnRepairEvent::MovedDown { .. } | UsnRepairEvent::DefenseMovedDown { .. } => QUIET,
        UsnRepairEvent::ShipRepaired { .. }
        | UsnRepairEvent::AirRepaired { .. }
        | UsnRepairEvent::DefenseRepaired { .. } => IMPORTANT.lasts(500),
    }
}

const fn of_flights(event: &FlightEvent) -> Presentation {
    match event {
        FlightEvent::StrikePlanned { .. } => QUIET,
        FlightEvent::Launched { .. } => IMPORTANT.lasts(700).sounds(Sound::Engines),
        FlightEvent::Returned { .. } => QUIET.lasts(250).sounds(Sound::Engines),
        FlightEvent::Diverted { .. } => IMPORTANT.lasts(500),
        FlightEvent::AirUnitLost { .. } => LOSS.lasts(700),
    }
}

const fn of_battle(event: &BattleEvent) -> Presentation {
    match event {
        BattleEvent::SpacesToFight { .. } | BattleEvent::Over { .. } => UNTOLD,
        BattleEvent::Begun { .. } => QUIET.lasts(900),
        BattleEvent::AirRound { .. } => QUIET.lasts(500).sounds(Sound::Engines),
        BattleEvent::Bombing => QUIET.lasts(700).sounds(Sound::Engines),
        BattleEvent::NavalCombat => QUIET.lasts(700).sounds(Sound::Guns),
        BattleEvent::Targeted { .. } => QUIET.lasts(90),
        BattleEvent::Bonus { .. } => QUIET,
        BattleEvent::BrokenOff => IMPORTANT.lasts(500),
        BattleEvent::Withdrawal { .. } => IMPORTANT.lasts(900),
    }
}

const fn of_hits(event: &HitEvent) -> Presentation {
    match event {
        HitEvent::AirUnitReduced { .. } | HitEvent::DefenseReduced { .. } => {
            IMPORTANT.lasts(350).sounds(Sound::Hit)
        }
        HitEvent::AirUnitEliminated { .. } | HitEvent::DefenseEliminated { .. } => {
            LOSS.lasts(600).sounds(Sound::Hit)
        }
        HitEvent::ShipDamaged { .. } => LOSS.lasts(700).sounds(Sound::Hit),
        HitEvent::ShipSunk { .. } => LOSS.lasts(1200).sounds(Sound::Sinking),
        HitEvent::LeaderLost { .. } => LOSS.lasts(900),
        HitEvent::LeaderSaved { .. } => IMPORTANT.lasts(500),
    }
}
