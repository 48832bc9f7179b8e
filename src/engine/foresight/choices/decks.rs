//! What takes off, what stands on the decks, and whether the lights are turned on.

use super::{Choice, strikes};
use crate::engine::fleet::{AirStep, possible_lights};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::plan::{LeftOut, Plan, Plans, proposal};
use crate::engine::routine::routines;

/// In the step in which units take off: strikes, nobody, and the decks of all task groups by one plan. Later: nothing. In
/// each: what can be done in a batch. Whenever it may be: lights.
pub(super) fn operations(game: &Game, step: AirStep, as_staff: &[Order]) -> Vec<Choice> {
    let lights = possible_lights(game.table()).into_iter();
    let lights = lights.map(|order| Choice::of(vec![order]));
    let mut plans: Vec<Choice> = lights.collect();
    if as_staff
        .iter()
        .any(|order| matches!(order, Order::TurnOnLights { .. }))
    {
        let dark = as_staff.iter().copied();
        let dark = dark.filter(|order| !matches!(order, Order::TurnOnLights { .. }));
        plans.push(Choice::named("No lights", dark.collect()));
    }
    match step {
        AirStep::Launch => {
            plans.extend(strikes::strikes(game, as_staff));
            plans.push(Choice::named("Nobody takes off", vec![Order::GoOn]));
            plans.extend(by_plan(game));
        }
        AirStep::Raise => plans.push(Choice::named("Nothing comes up", vec![Order::GoOn])),
        AirStep::Service => plans.push(Choice::named("Nothing is serviced", vec![Order::GoOn])),
        AirStep::Lower => plans.push(Choice::named("Nothing goes below", vec![Order::GoOn])),
        AirStep::Land => plans.push(Choice::named("Nobody lands", vec![Order::GoOn])),
    }
    let batches = routines(game).into_iter();
    plans.extend(batches.map(|batch| Choice::named(batch.title, batch.orders)));
    plans
}

/// The decks of all task groups by each plan that the scenario offers.
fn by_plan(game: &Game) -> Vec<Choice> {
    let plans = Plan::offered(game.scenario());
    let plans = plans.filter(|plan| !matches!(plan, Plan::Staff | Plan::ByHand));
    let proposed = plans.filter_map(|plan| {
        let groups = game.table().task_groups.iter();
        let plans = groups.fold(Plans::BY_HAND, |plans, group| plans.with(group.id, plan));
        let orders = proposal(game, &plans, LeftOut::NONE)?.orders;
        let name = format!("Decks: {}", plan.name());
        (!orders.is_empty()).then(|| Choice::named(name, orders))
    });
    proposed.collect()
}

/// The ways to ready the decks before the first turn (6.22).
pub(super) fn before_the_first_turn(game: &Game) -> Vec<Choice> {
    let ways = routines(game).into_iter();
    let ways = ways.map(|way| {
        let orders = way.orders.into_iter().chain([Order::GoOn]);
        Choice::named(way.title, orders.collect())
    });
    ways.collect()
}
