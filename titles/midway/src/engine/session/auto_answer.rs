//! What nobody could want to answer otherwise.

use crate::engine::Game;
use crate::engine::combat::{fliers, has_anything_to_hit, strike_targets};
use crate::engine::decision::{Aims, Decision};
use crate::engine::event::Event;
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::scope::Scope;
use crate::engine::spotting::usn;
use crate::engine::staff::{Player, Sensible};
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{AirUnit, Combatant, Ship, Side};

/// Why a question was answered for the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AutoAnswer {
    /// There was no other answer.
    NoOther,
    /// These are as good as each other, and in the same place.
    Equals(Vec<Combatant>),
    /// Somebody looked at a space: nothing was lost if he saw nothing, as no aircraft are with him (9.1).
    FreeLook(Spotter, Place),
    /// Nothing is seen on the line that a strike could hit (6.0(4b)).
    NothingToHit,
    /// The player has answered it in the round before, and nothing was hit since (12.0, 12.3).
    AsBefore(Order),
}

/// The answer that nobody could want to be another, and why.
pub fn auto_answer(game: &Game) -> Option<(Order, AutoAnswer)> {
    let decision = game.decision()?;
    let table = game.table();
    let free = match decision {
        Decision::ReactionSpotting { on } => free_look(game, Some(*on)),
        Decision::Spotting => free_look(game, None),
        Decision::ReactionStrikes { on } => nothing_to_hit(table, *on),
        Decision::BreakOff => as_before(game, decision),
        Decision::FighterTargets { .. } => {
            equals(table, decision).or_else(|| as_before(game, decision))
        }
        _ => equals(table, decision),
    };
    free.or_else(|| only_answer(game))
}

/// A look, where none that can be made costs anything: nobody who looks has aircraft that a failure could bar (9.1), nor in
/// the reaction a choice of spaces (6.0(4a)).
fn free_look(game: &Game, on: Option<Line>) -> Option<(Order, AutoAnswer)> {
    let table = game.table();
    let looks = usn::candidates(table, on);
    let has_aircraft = |by: Spotter| {
        let mut units = AirUnit::of(Side::Usn);
        units.any(|unit| table.spotter_of(unit) == Some(by))
    };
    let choices = |by: Spotter| looks.iter().filter(|(other, _)| *other == by).count();
    let mut spotters = looks.iter().map(|(by, _)| *by);
    let are_free = spotters.all(|by| !has_aircraft(by) && (on.is_none() || choices(by) == 1));
    let order = Sensible.order(game).filter(|_| are_free)?;
    match order {
        Order::Spot { by, space } => Some((order, AutoAnswer::FreeLook(by, space))),
        _ => None,
    }
}

/// No strike, where all that could be attacked is bases with nothing left in them: who flew there would come home at once,
/// and nothing would be different (6.0(4b)).
fn nothing_to_hit(table: &Table, on: Line) -> Option<(Order, AutoAnswer)> {
    let mut spaces = strike_targets(table, on).into_iter();
    let pays =
        spaces.any(|space| has_anything_to_hit(table, space) && !fliers(table, space).is_empty());
    (!pays).then_some((Order::Done, AutoAnswer::NothingToHit))
}

/// What the player has answered to the same question earlier in the battle, if nothing was hit since.
fn as_before(game: &Game, decision: &Decision) -> Option<(Order, AutoAnswer)> {
    let record = game.record();
    let newest = record.events().last()?.span;
    let battle = record
        .path(newest)
        .find(|span| matches!(record.span(*span).scope, Scope::Battle { .. }))?;
    let mut answer = None;
    for happened in &record.events()[record.span(battle).events.clone()] {
        match &happened.event {
            Event::Hits(_) => answer = None,
            Event::Order { order, asked } if asked == decision => answer = Some(order),
            _ => {}
        }
    }
    answer.map(|order| (order.clone(), AutoAnswer::AsBefore(order.clone())))
}

fn only_answer(game: &Game) -> Option<(Order, AutoAnswer)> {
    let mut legal = game.legal();
    let only = legal.pop().filter(|_| legal.is_empty())?;
    Some((only, AutoAnswer::NoOther))
}

/// The first of several units, if they are all as good as each other.
fn equals(table: &Table, decision: &Decision) -> Option<(Order, AutoAnswer)> {
    let (order, units) = match decision {
        Decision::ReinforcingShip { ships } | Decision::SubmarineTarget { ships } => {
            let ship = *ships.first()?;
            (Order::ChooseShip { ship }, of_ships(ships))
        }
        Decision::RepairedAirUnit { units } | Decision::ReturningAirUnit { units } => {
            let unit = *units.first()?;
            (Order::ChooseAirUnit { unit }, of_air(units))
        }
        Decision::IjnTarget { targets, .. } => {
            let target = *targets.first()?;
            (Order::ChooseTarget { target }, targets.clone())
        }
        Decision::FlakVictim { bombers, .. } => {
            let unit = *bombers.first()?;
            (Order::FlakHits { unit }, of_air(bombers))
        }
        Decision::GiveUp { units, count, .. } => {
            let given_up = units.iter().copied().take((*count).into());
            let given_up = Order::GiveUp {
                units: given_up.collect(),
            };
            (given_up, of_air(units))
        }
        // With one alone, nobody can double up.
        Decision::FighterTargets { open } => {
            let (by, targets) = alone(open)?;
            let aims = vec![(by, *targets.first()?)];
            (Order::Aim { aims }, of_air(targets))
        }
        Decision::NavalTargets { open } => {
            let (by, targets) = alone(open)?;
            let fire = vec![(by, *targets.first()?)];
            (Order::Fire { targets: fire }, of_ships(targets))
        }
        _ => return None,
    };
    let are_equal = units
        .windows(2)
        .all(|pair| is_same(table, pair[0], pair[1]));
    are_equal.then_some((order, AutoAnswer::Equals(units)))
}

fn alone<U: Copy>(open: &[Aims<U>]) -> Option<(U, &[U])> {
    match open {
        [aims] => Some((aims.by, &aims.targets)),
        _ => None,
    }
}

fn of_ships(ships: &[Ship]) -> Vec<Combatant> {
    ships.iter().copied().map(Combatant::Ship).collect()
}

fn of_air(units: &[AirUnit]) -> Vec<Combatant> {
    units.iter().copied().map(Combatant::Air).collect()
}

/// Whether two units are as good as each other: the same numbers, the same step, the same place. Carriers never are, for their
/// groups' sake.
fn is_same(table: &Table, one: Combatant, other: Combatant) -> bool {
    match (one, other) {
        (Combatant::Air(one), Combatant::Air(other)) => {
            let ratings = |unit: AirUnit| {
                let it = unit.aircraft();
                (it.kind, it.air, it.naval, it.ground, it.range)
            };
            ratings(one) == ratings(other)
                && one.branch() == other.branch()
                && one.is_pby() == other.is_pby()
                && one.own_carrier() == other.own_carrier()
                && table.air[one] == table.air[other]
        }
        (Combatant::Ship(one), Combatant::Ship(other)) => {
            let ratings = |ship: Ship| {
                let it = ship.data();
                (it.class, it.flak, it.naval, it.ground)
            };
            !one.is_carrier()
                && ratings(one) == ratings(other)
                && table.ships[one] == table.ships[other]
        }
        _ => false,
    }
}
