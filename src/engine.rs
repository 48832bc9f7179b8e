//! The game: rules, charts, map and sequence of play. Pure Rust, without clock, input or output.
//!
//! [`Game`] is the only door. It asks one [`Decision`] after the other, takes an [`Order`] for
//! each, and records every [`Event`].

pub mod charts;
mod clock;
mod combat;
pub mod counter_set;
mod decision;
mod draft;
mod event;
pub mod fleet;
pub mod forces;
pub mod forecast;
pub mod foresight;
mod game;
pub mod insertion_sort;
mod log;
pub mod map;
mod order;
pub mod orders_of_the_day;
pub mod plan;
mod procedure;
mod record;
mod refusal;
pub mod routine;
mod save;
mod scenario;
mod sequence;
pub mod session;
pub mod ships;
pub mod staff;
mod stepper;
pub mod surface;
mod table;
mod text_id;
mod title;
mod victory;
mod words;

pub use clock::{Light, PHASES, TURNS_A_DAY, Turn};
pub use combat::{
    Attack, Attacker, Conditions, DamageRoll, Division, FUEL_OF_COMBAT, Quarry, able_to_fire,
    divide_cap, one_for_two, overflight_factors, targets, targets_of_raid,
};
pub use decision::{Decision, Declined, auto_answer};
pub use event::{
    AirEvent, AirPoints, AnotherGroup, ArrivalEvent, AttackEvent, Back, Between, ButaiEvent,
    Choice, CommitmentEvent, DamageEvent, Deck, DeckEvent, DetectionEvent, DrawnFrom, Event,
    EventRecord, FleetEvent, ForceEvent, ForceMove, FuelUse, GameTime, GuamEvent, HitKind,
    Homeward, Idle, IndexChange, Killer, LossEvent, MoveReason, NoRaid, NothingThere, Pick,
    PointsAway, ProcedureEvent, Purpose, RaidBasis, RaidEvent, RefuellingEvent, Roll, ScoreEvent,
    SearchEvent, SubmarineEvent, SurfaceEvent, Target, TurnReason, UnitLoss,
};
pub use game::{Game, VariantRefusal, check_variants};
pub use kernel::{Dice, FORMAT};
pub use order::Order;
#[cfg(feature = "page")]
pub(crate) use order::written::as_texts as orders_as_texts;
pub use record::{
    AirBattleRound, RaidAttackStep, RaidStep, Record, Scope, Span, SpanId, StrikeStep,
};
pub use refusal::{
    AttackRefusal, DeckRefusal, InterceptionRefusal, MissionRefusal, MovementRefusal, Refusal,
    SearchRefusal, ShipRefusal, SubmarineRefusal, SurfaceRefusal,
};
pub use save::corrections::{Correction, Departure};
pub use save::{LoadError, Save, TITLE, VERSION, is_playable};
pub use scenario::{
    ALL as SCENARIOS, Award, BattleSetup, Commitment, DeckSetup, ForceRaids, ForceSetup, Level,
    RaidEntry, RumourSetup, Scenario, Scored, StrikeSetup, UsSetup, Variant,
};
pub use sequence::{FLOW_CHART, Segment, SegmentId, When};
pub use session::{Given, Session, Undone};
pub use table::{Engagement, Guam, LostUnit, Outcome, Reinforcements, Table};
pub use text_id::NotAName;
pub use title::{GameSetup, PhilippineSea};
pub use victory::{carried_over, worth_of_exits};
pub use words::{count_of, signed, some_of};
