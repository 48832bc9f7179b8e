//! How each event is shown: how long, how much it matters, and how it sounds. Without `_ =>`: a new event does not
//! compile until somebody has decided.

#![deny(clippy::wildcard_enum_match_arm)]

mod about;

use std::time::Duration;

pub use about::{About, about};

use super::record::Importance;
use super::sound::Sound;
use crate::engine::charts::{Outcome, RaidDecision, Sighting};
use crate::engine::map::WindCourse;
use crate::engine::{
    AirEvent, ArrivalEvent, AttackEvent, ButaiEvent, Choice, DamageEvent, DeckEvent,
    DetectionEvent, Event, FleetEvent, ForceEvent, GuamEvent, Idle, LossEvent, Pick,
    ProcedureEvent, Purpose, RaidEvent, RefuellingEvent, Roll, ScoreEvent, SearchEvent,
    SubmarineEvent, SurfaceEvent,
};

/// How an event is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Presentation {
    /// How long the player looks at it before the next, at normal speed; no time, and the next comes along with it.
    pub pause: Duration,
    /// How long in a fight, which is looked at more closely.
    pub pause_in_fight: Duration,
    /// How much it matters in the log.
    pub importance: Importance,
    /// Its sound, if it makes one. A die that was seen to roll has made its own as it began.
    pub sound: Option<Sound>,
}

/// It shows elsewhere and has no line.
const UNTOLD: Presentation = Presentation::of(Importance::Untold);
/// It is one of many such things.
const MINOR: Presentation = Presentation::of(Importance::Bookkeeping);
/// A player would tell it.
const IMPORTANT: Presentation = Presentation::of(Importance::Important);
/// Something was lost by it.
const LOSS: Presentation = Presentation::of(Importance::Loss);

impl Presentation {
    const fn of(importance: Importance) -> Presentation {
        Presentation {
            pause: Duration::ZERO,
            pause_in_fight: Duration::ZERO,
            importance,
            sound: None,
        }
    }

    /// Looked at for so many milliseconds.
    const fn lasts(self, milliseconds: u64) -> Presentation {
        let pause = Duration::from_millis(milliseconds);
        Presentation {
            pause,
            pause_in_fight: pause,
            ..self
        }
    }

    /// Looked at for so many milliseconds in a fight.
    const fn lasts_in_fight(self, milliseconds: u64) -> Presentation {
        Presentation {
            pause_in_fight: Duration::from_millis(milliseconds),
            ..self
        }
    }

    const fn sounds(self, sound: Sound) -> Presentation {
        Presentation {
            sound: Some(sound),
            ..self
        }
    }
}

/// How an event is shown.
pub fn presentation(event: &Event) -> Presentation {
    match event {
        Event::Game { .. } => MINOR,
        Event::Turn { .. } | Event::Phase { .. } | Event::Segment { .. } | Event::Order { .. } => {
            UNTOLD
        }
        Event::Roll(roll) => of_die(roll),
        Event::Pick(Pick { what, .. }) => of_choice(*what),
        Event::Air(event) => of_air(event),
        Event::Fleet(event) => of_fleet(event),
        Event::Decks(event) => of_decks(event),
        Event::Raids(event) => of_raids(event),
        Event::Forces(event) => of_forces(event),
        Event::Butai(event) => of_butai(event),
        Event::Guam(event) => of_guam(event),
        Event::Procedure(event) => of_procedure(event),
        Event::Detection(event) => match event {
            DetectionEvent::Placed { .. } => MINOR.sounds(Sound::Radar),
            DetectionEvent::Changed { .. } => IMPORTANT.lasts(450),
        },
        Event::Searches(event) => of_searches(event),
        Event::Attacks(event) => of_attacks(event),
        Event::Damage(event) => of_damage(event),
        Event::Losses(event) => match event {
            LossEvent::Points { .. } => IMPORTANT.lasts_in_fight(700).sounds(Sound::Hit),
            LossEvent::Unit { .. } => LOSS.lasts_in_fight(700).sounds(Sound::Hit),
        },
        Event::Score(event) => match event {
            ScoreEvent::Scored { .. } | ScoreEvent::Ended { .. } => IMPORTANT,
        },
        Event::Commitment(_) => IMPORTANT,
        Event::Arrivals(event) => match event {
            ArrivalEvent::Arrive { .. } | ArrivalEvent::Over | ArrivalEvent::TurnedBack => MINOR,
        },
        Event::Submarines(event) => of_submarines(event),
        Event::Refuelling(event) => of_refuelling(event),
        Event::Surface(event) => of_surface(event),
    }
}

/// Whether an event belongs to what was lost and what was scored.
pub fn is_loss_or_score(event: &Event) -> bool {
    matches!(
        event,
        Event::Losses(LossEvent::Unit { .. } | LossEvent::Points { .. })
            | Event::Raids(RaidEvent::GotThrough { attack: 1.., .. })
            | Event::Damage(
                DamageEvent::Hits { .. }
                    | DamageEvent::Damaged { .. }
                    | DamageEvent::Sinking { .. }
                    | DamageEvent::Sunk { .. }
                    | DamageEvent::DeckInoperative { .. }
                    | DamageEvent::FireBrokeOut { .. }
            )
            | Event::Score(ScoreEvent::Scored { .. } | ScoreEvent::Ended { .. })
    )
}

/// A die: in a fight each is looked at alike, elsewhere for as long as what it says is worth.
fn of_die(roll: &Roll) -> Presentation {
    let (shown, milliseconds) = match roll.purpose {
        Purpose::Outbreak(_) | Purpose::Spread(_) => (IMPORTANT, 1400),
        // Whether they strike, and how strong, is what it is all about.
        Purpose::WouldRaid(_) if roll.result == Outcome::RaidDecision(RaidDecision::Raids) => {
            (MINOR, 2400)
        }
        Purpose::RaidStrength(_) => (MINOR, 1800),
        Purpose::WouldRaid(_)
        | Purpose::Range(_)
        | Purpose::Shuttle(_)
        | Purpose::Evasion(_)
        | Purpose::Refuelling(_)
        | Purpose::SurfaceSurprise(_)
        | Purpose::Gunfire(..)
        | Purpose::ShipTorpedoes(..)
        | Purpose::Commitment(_)
        | Purpose::SubmarineContact(..)
        | Purpose::UsSubmarineAttack(..)
        | Purpose::TorpedoHits(..)
        | Purpose::Hunt(..) => (MINOR, 1200),
        // What is not seen needs no long look.
        Purpose::Search(..) if roll.result.sighting() == Some(Sighting::Nothing) => (MINOR, 450),
        Purpose::Search(..)
        | Purpose::LocationDirection(_)
        | Purpose::LocationDistance(_)
        | Purpose::LevelTwo(_)
        | Purpose::LevelThree(_)
        | Purpose::LevelFour(_)
        | Purpose::Screen(_) => (MINOR, 1000),
        Purpose::CapFuel(_)
        | Purpose::SecondHex(_)
        | Purpose::Landing(_)
        | Purpose::Crash(_)
        | Purpose::Clearing(_)
        | Purpose::Escorts(_)
        | Purpose::UsFire(..)
        | Purpose::Escort(..)
        | Purpose::BreakThrough(..)
        | Purpose::Contact(..)
        | Purpose::Surprise(..)
        | Purpose::EscortsFire(..)
        | Purpose::CapOnEscorts(..)
        | Purpose::CapOnAttackPlanes(..)
        | Purpose::JapaneseGuns(..)
        | Purpose::UsGuns(..)
        | Purpose::BattleLine(_)
        | Purpose::Damage(_)
        | Purpose::Repair(_)
        | Purpose::Wind
        | Purpose::SubmarineAtLights(_)
        | Purpose::SubmarineAtCripple(_)
        | Purpose::MissionMovement
        | Purpose::LandAirArrival(_)
        | Purpose::LandAirStrength(_)
        | Purpose::CapStrength(_)
        | Purpose::ArrivalZone(_)
        | Purpose::ArrivalHex(_)
        | Purpose::ArrivalNearCarriers(_) => (MINOR, 350),
    };
    let shown = shown.lasts(milliseconds).lasts_in_fight(1200);
    shown.sounds(Sound::Die)
}

/// Something chosen at random.
const fn of_choice(what: Choice) -> Presentation {
    match what {
        // The chit is turned over by the event after it.
        Choice::LevelOne(_) => UNTOLD.lasts(450),
        Choice::RaidHex(_)
        | Choice::UnitLost(_)
        | Choice::UnitAborted(_)
        | Choice::WrongTarget(_)
        | Choice::NextRaid
        | Choice::TaskGroup(_)
        | Choice::PointHit(_)
        | Choice::Ship(_)
        | Choice::UnitAboard(_)
        | Choice::SubmarineTarget(_)
        | Choice::Chit
        | Choice::ForceHex(_)
        | Choice::LevelThree(_)
        | Choice::ShipDrawn(_)
        | Choice::RaidTarget(_)
        | Choice::NearestGroup(_)
        | Choice::NextAtTheLimit
        | Choice::ArrivalHex(_)
        | Choice::OilerHex(_)
        | Choice::Oiler(_)
        | Choice::NextMeeting(_)
        | Choice::SurfaceTarget(_)
        | Choice::Withdrawal(_)
        | Choice::TorpedoedShip(_) => MINOR,
    }
}

const fn of_air(event: &AirEvent) -> Presentation {
    match event {
        AirEvent::MissionMoved { .. } => MINOR.lasts(260).sounds(Sound::Engines),
        AirEvent::Detached { .. } => IMPORTANT,
        AirEvent::TaskGroupPlaced { .. }
        | AirEvent::CapPlaced { .. }
        | AirEvent::MissionPlaced { .. }
        | AirEvent::Held { .. }
        | AirEvent::Fuel { .. }
        | AirEvent::Split { .. }
        | AirEvent::HomeAtTheEnd { .. }
        | AirEvent::MissionRemoved { .. } => MINOR,
    }
}

const fn of_fleet(event: &FleetEvent) -> Presentation {
    match event {
        FleetEvent::GroupsMoved { .. } | FleetEvent::Withdrew { .. } | FleetEvent::Towed { .. } => {
            MINOR.lasts(450)
        }
        FleetEvent::LeftBehind { .. }
        | FleetEvent::Overtaken { .. }
        | FleetEvent::LightsOn { .. } => MINOR.lasts(900),
        FleetEvent::CourseMarked { course, .. } => match course {
            // It changes what the decks can do.
            WindCourse::Leeward => IMPORTANT.lasts(700),
            WindCourse::StationKeeping => MINOR.lasts(600),
            WindCourse::Windward => MINOR.lasts(300),
        },
        FleetEvent::RaidAtCripple { .. }
        | FleetEvent::LightsOff { .. }
        | FleetEvent::WindSet { .. }
        | FleetEvent::LeewardAtStart { .. } => MINOR,
    }
}

const fn of_refuelling(event: &RefuellingEvent) -> Presentation {
    match event {
        RefuellingEvent::OilerPlaced { .. } | RefuellingEvent::OilersLeave => IMPORTANT.lasts(700),
        RefuellingEvent::TurnsBack { .. }
        | RefuellingEvent::MakesFor { .. }
        | RefuellingEvent::Tried { .. }
        | RefuellingEvent::GivesUp { .. } => MINOR,
    }
}

const fn of_surface(event: &SurfaceEvent) -> Presentation {
    match event {
        SurfaceEvent::Met { .. } | SurfaceEvent::Fought { .. } => IMPORTANT.lasts(900),
        SurfaceEvent::JapaneseChose { .. }
        | SurfaceEvent::BothEvade { .. }
        | SurfaceEvent::Evaded { .. }
        | SurfaceEvent::Surprised { .. }
        | SurfaceEvent::Retires { .. }
        | SurfaceEvent::StandsBy { .. } => IMPORTANT.lasts(700),
        SurfaceEvent::RoundBegins { .. } | SurfaceEvent::Aimed { .. } => MINOR.lasts(350),
        SurfaceEvent::Over { .. } => UNTOLD,
    }
}

const fn of_decks(event: &DeckEvent) -> Presentation {
    match event {
        DeckEvent::Launched { .. } | DeckEvent::CapLaunched { .. } => MINOR.sounds(Sound::Engines),
        DeckEvent::Crash { .. } => IMPORTANT,
        DeckEvent::Aboard { .. }
        | DeckEvent::PoolPlaced { .. }
        | DeckEvent::AirStep { .. }
        | DeckEvent::Recalled { .. }
        | DeckEvent::Handled { .. }
        | DeckEvent::Landed { .. }
        | DeckEvent::Readied { .. }
        | DeckEvent::Rests { .. }
        | DeckEvent::Cleared { .. } => MINOR,
    }
}

const fn of_raids(event: &RaidEvent) -> Presentation {
    match event {
        RaidEvent::Placed { .. } => IMPORTANT.lasts(700).sounds(Sound::Radar),
        RaidEvent::Moved { .. } => MINOR.lasts(450),
        // One that comes without attack planes has lost us nothing.
        RaidEvent::GotThrough { attack: 0, .. } => IMPORTANT.lasts(900),
        RaidEvent::GotThrough { .. } => LOSS.lasts(900),
        RaidEvent::Divided { .. } | RaidEvent::BrokeThrough { .. } | RaidEvent::HeldOut { .. } => {
            MINOR.lasts_in_fight(800)
        }
        RaidEvent::Destroyed { .. } | RaidEvent::Withdrew { .. } => IMPORTANT,
        RaidEvent::Declared { .. }
        | RaidEvent::BattleBegins { .. }
        | RaidEvent::StoodDown { .. }
        | RaidEvent::Sorted { .. }
        | RaidEvent::Fought { .. }
        | RaidEvent::Turns { .. } => MINOR,
    }
}

fn of_forces(event: &ForceEvent) -> Presentation {
    match event {
        ForceEvent::Chit { .. } => MINOR.lasts(300).sounds(Sound::Chit),
        ForceEvent::ChitIdle { why, .. } => match why {
            Idle::NoOp => UNTOLD,
            Idle::ForceGone
            | Idle::MovedWithOther
            | Idle::NowhereToMove
            | Idle::RaidInPlay
            | Idle::NoSubmarines => MINOR,
        },
        ForceEvent::Moved { .. } | ForceEvent::TaskForceMoved { .. } => MINOR.lasts(450),
        ForceEvent::LeftTheMap { .. } => IMPORTANT.lasts(450),
        ForceEvent::AllSunk { .. } | ForceEvent::FalseContact { .. } => IMPORTANT,
        ForceEvent::LevelOneDrawn { .. } => MINOR.lasts(900).sounds(Sound::Sighting),
        ForceEvent::Intelligence { .. } => IMPORTANT.sounds(Sound::Sighting),
        ForceEvent::DoubleForce { .. } => IMPORTANT.lasts(900),
        ForceEvent::ShipsDrawn { .. } => IMPORTANT.lasts(700),
        ForceEvent::LevelOneCup { .. }
        | ForceEvent::CupFilled { .. }
        | ForceEvent::KeptHex { .. }
        | ForceEvent::WithoutChit { .. }
        | ForceEvent::DoubleForceEnded { .. }
        | ForceEvent::UsAdvantage { .. } => MINOR,
    }
}

const fn of_butai(event: &ButaiEvent) -> Presentation {
    match event {
        ButaiEvent::CounterReplaced { .. } => IMPORTANT,
        ButaiEvent::RaidLaunched { .. } => IMPORTANT.lasts(600),
        ButaiEvent::TracksMoved { .. } => MINOR,
        ButaiEvent::Retires { .. } => MINOR.lasts(450),
        ButaiEvent::LeftBehind { .. } | ButaiEvent::Exited { .. } => IMPORTANT.lasts(900),
    }
}

const fn of_guam(event: &GuamEvent) -> Presentation {
    match event {
        GuamEvent::TakesOff { .. }
        | GuamEvent::FliesHome { .. }
        | GuamEvent::Diverts { .. }
        | GuamEvent::Landed { .. }
        | GuamEvent::Reinforced { .. }
        | GuamEvent::ArrivedUnseen { .. } => IMPORTANT,
        GuamEvent::Ready { .. } | GuamEvent::BoxesMoved { .. } => MINOR,
    }
}

const fn of_procedure(event: &ProcedureEvent) -> Presentation {
    MINOR.lasts(match event {
        ProcedureEvent::Begins { .. }
        | ProcedureEvent::Target { .. }
        | ProcedureEvent::Cripple { .. } => 700,
        ProcedureEvent::Basis { .. } | ProcedureEvent::Combined { .. } => 1200,
        ProcedureEvent::CalledBack { .. } | ProcedureEvent::Reduced { .. } => 1500,
        // The card stays for it.
        ProcedureEvent::NoRaid { .. } => 300,
    })
}

const fn of_searches(event: &SearchEvent) -> Presentation {
    match event {
        SearchEvent::Launched { .. } => MINOR.sounds(Sound::Engines),
        SearchEvent::Moved { .. } => MINOR.lasts(300).sounds(Sound::Engines),
        SearchEvent::Declared
        | SearchEvent::Searched { .. }
        | SearchEvent::LooksFor { .. }
        | SearchEvent::Shadows { .. }
        | SearchEvent::Turned { .. }
        | SearchEvent::Landed { .. }
        | SearchEvent::Removed { .. } => MINOR,
    }
}

const fn of_attacks(event: &AttackEvent) -> Presentation {
    match event {
        AttackEvent::Begins { .. } | AttackEvent::StrikeCombat { .. } => MINOR.lasts(900),
        AttackEvent::Contacted { .. } => IMPORTANT.lasts(900).sounds(Sound::Radar),
        AttackEvent::MustReturn { .. } | AttackEvent::Surprised { .. } => IMPORTANT.lasts(900),
        AttackEvent::Aborted { .. }
        | AttackEvent::PointsAborted { .. }
        | AttackEvent::CapUp { .. } => MINOR.lasts_in_fight(700),
        AttackEvent::GunsFire { .. } => MINOR.sounds(Sound::Guns),
        AttackEvent::Strength { .. } => MINOR.lasts(1400),
        AttackEvent::WrongTarget { .. }
        | AttackEvent::FoundNothing { .. }
        | AttackEvent::NetAirValue { .. }
        | AttackEvent::CapTurns { .. }
        | AttackEvent::Aimed { .. }
        | AttackEvent::Over { .. } => MINOR,
    }
}

const fn of_damage(event: &DamageEvent) -> Presentation {
    match event {
        DamageEvent::Hits { .. } | DamageEvent::FireBrokeOut { .. } => {
            IMPORTANT.lasts(900).sounds(Sound::Hit)
        }
        DamageEvent::Damaged { .. } => IMPORTANT.lasts(900),
        DamageEvent::Sinking { .. } => IMPORTANT.lasts(900).sounds(Sound::Sinking),
        DamageEvent::Sunk { .. } => LOSS.lasts(1400).sounds(Sound::Sinking),
        DamageEvent::DeckInoperative { .. } => IMPORTANT.lasts_in_fight(700),
        DamageEvent::DeckRepaired { .. } | DamageEvent::FireChanged { .. } => IMPORTANT,
        DamageEvent::HitsAdjusted | DamageEvent::FireBurnsOn { .. } => MINOR,
        DamageEvent::FiresOut { .. } => UNTOLD,
    }
}

const fn of_submarines(event: &SubmarineEvent) -> Presentation {
    match event {
        SubmarineEvent::Attacks { .. }
        | SubmarineEvent::HitsOnForce { .. }
        | SubmarineEvent::Pinned { .. } => MINOR.lasts(900),
        SubmarineEvent::Contact { .. } | SubmarineEvent::Moved { .. } => MINOR.lasts(450),
        SubmarineEvent::Lost { .. } | SubmarineEvent::HitsGiven { .. } => MINOR.lasts(1400),
        SubmarineEvent::Placed { .. }
        | SubmarineEvent::NoContact { .. }
        | SubmarineEvent::Shadows { .. }
        | SubmarineEvent::StopsShadowing { .. }
        | SubmarineEvent::HitsPromote { .. }
        | SubmarineEvent::HitsAtTheEdge { .. }
        | SubmarineEvent::OddDie { .. }
        | SubmarineEvent::PinEased { .. } => MINOR,
    }
}
