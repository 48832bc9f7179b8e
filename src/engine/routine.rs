//! Work that a board player does in one go, as batches of ordinary orders: raise whatever fits, service
//! the fighters, land a mission where there is room, do as in the phase before. The lists are
//! drafted on a copy of the table with the rules' own checks, so every order in them is legal.

mod again;
mod handling;
mod landing;
mod launching;
mod presets;

use super::decision::Decision;
use super::draft::Draft;
use super::fleet::{AirStep, AirUnitId, FlightDeck, UnitSet};
use super::game::Game;
use super::order::Order;
use super::sequence::SegmentId;
use super::table::Table;

pub use landing::{landing_of, landings_left, missions_due};
pub use presets::preset;

/// What a routine does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RoutineKind {
    /// Every ready fighter takes off as an intercept mission.
    LaunchFighters,
    /// Fighters take off for patrol.
    FillPatrols,
    /// The attack planes take off as a strike.
    LaunchAttack,
    /// Everything comes up.
    RaiseAll,
    /// The fighters come up.
    RaiseFighters,
    /// Fighters go into servicing.
    ServiceFighters,
    /// Attack planes go into servicing.
    ServiceAttack,
    /// Attack planes go back to the hangar.
    StowAttack,
    /// What has landed goes below.
    StrikeBelow,
    /// Ready attack planes go below.
    LowerAttack,
    /// The missions come down that the staff would land now.
    LandDue,
    /// Every mission comes down.
    LandAll,
    /// What was done in the phase before.
    AsBefore,
    /// Before the first turn: fighters on deck, and fighters behind them.
    FightersReady,
    /// Before the first turn: attack planes on deck, and fighters behind them.
    StrikeReady,
    /// Before the first turn: a search plane on every deck, and fighters.
    SearchesReady,
}

impl RoutineKind {
    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            RoutineKind::LaunchFighters => "launch-fighters",
            RoutineKind::FillPatrols => "fill-patrols",
            RoutineKind::LaunchAttack => "launch-attack",
            RoutineKind::RaiseAll => "raise-all",
            RoutineKind::RaiseFighters => "raise-fighters",
            RoutineKind::ServiceFighters => "service-fighters",
            RoutineKind::ServiceAttack => "service-attack",
            RoutineKind::StowAttack => "stow-attack",
            RoutineKind::StrikeBelow => "strike-below",
            RoutineKind::LowerAttack => "lower-attack",
            RoutineKind::LandDue => "land-due",
            RoutineKind::LandAll => "land-all",
            RoutineKind::AsBefore => "as-before",
            RoutineKind::FightersReady => "fighters-ready",
            RoutineKind::StrikeReady => "strike-ready",
            RoutineKind::SearchesReady => "searches-ready",
        }
    }
}

/// A list of orders that one click gives.
#[derive(Clone, PartialEq, Debug)]
pub struct Routine {
    /// What it does.
    pub kind: RoutineKind,
    /// What it does, as the player reads it.
    pub title: String,
    /// The orders, in turn.
    pub orders: Vec<Order>,
}

impl Routine {
    /// The units its orders are for.
    pub fn units(&self) -> UnitSet {
        let of_order = |order: &Order| match *order {
            Order::Launch { units, .. } | Order::LaunchCap { units, .. } => units,
            Order::Raise { unit }
            | Order::Service { unit }
            | Order::Stow { unit }
            | Order::Lower { unit }
            | Order::Land { unit, .. }
            | Order::PlaceAboard { unit, .. } => unit.into(),
            _ => UnitSet::EMPTY,
        };
        let all = self.orders.iter().map(of_order);
        all.fold(UnitSet::EMPTY, UnitSet::with)
    }
}

/// What can be done in a batch at the decision the game waits at: in air operations, before the first turn, and nothing
/// elsewhere. Lists without an order are left out, and lists that are the same as an earlier one.
pub fn routines(game: &Game) -> Vec<Routine> {
    let table = game.table();
    let step = match game.decision() {
        Some(Decision::AirOperations { step }) => step,
        Some(Decision::ReadyDecks) => return kept(presets::presets(table)),
        _ => return Vec::new(),
    };
    let mut all = match step {
        AirStep::Launch => {
            let is_raided = game.scenario().has(SegmentId::JapaneseAirMovement);
            launching::launches(table, is_raided)
        }
        AirStep::Raise => handling::raises(table),
        AirStep::Service => handling::services(table),
        AirStep::Lower => handling::lowers(table),
        AirStep::Land => vec![landing::due_landings(game), landing::landings(table)],
    };
    all.push(again::as_before(game, step));
    kept(all)
}

/// Those that have an order, and are not the same as an earlier one.
fn kept(all: Vec<Routine>) -> Vec<Routine> {
    let mut kept: Vec<Routine> = Vec::new();
    for routine in all {
        let again = kept.iter().any(|other| other.orders == routine.orders);
        if !routine.orders.is_empty() && !again {
            kept.push(routine);
        }
    }
    kept
}

impl Draft {
    fn routine(self, kind: RoutineKind, title: &str) -> Routine {
        Routine {
            kind,
            title: title.to_owned(),
            orders: self.orders,
        }
    }
}

/// The units of a box on every carrier.
fn units_at(table: &Table, place: impl Fn(&FlightDeck) -> UnitSet) -> Vec<AirUnitId> {
    table
        .decks
        .iter()
        .flat_map(|deck| place(deck).iter().collect::<Vec<_>>())
        .collect()
}

fn is_fighter(unit: &AirUnitId) -> bool {
    unit.kind().is_fighter()
}
