//! What the staff thinks of a strike, where it is decided: at the plan of the decks, and at who takes off (6.23, 4.22).

use crate::engine::fleet::{Mission, MissionType, TaskGroupId};
use crate::engine::plan::{Plan, Plans};
use crate::engine::staff::{self, DeckAdvice, NoStrike, StrikeAdvice};
use crate::engine::{Game, Order, count_of, forecast};
use crate::view::shell::CommandName;
use crate::view::{Action, Answer, wording};

/// Another plan that the staff would have now.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlanAdvice {
    /// Why the staff would have it, in a sentence.
    pub why: String,
    /// Changing to it.
    pub answer: Answer,
}

/// Another plan that the staff would have now; nothing where the plans are as it would have them.
pub(super) fn other_plan(game: &Game, plans: &Plans) -> Option<PlanAdvice> {
    let advice = staff::deck_advice(game)?;
    let groups = game.table().task_groups.iter().map(|group| group.id);
    let with = |wanted: Plan| {
        groups
            .clone()
            .filter(move |group| plans.of(*group) == wanted)
    };
    let (plan, whose, why): (Plan, Vec<TaskGroupId>, String) = match advice {
        DeckAdvice::ReadyAStrike {
            force,
            hexes,
            group,
        } => {
            let keeps_below = [Plan::Fighters, Plan::Patrols].contains(&plans.of(group));
            let is_ready = with(Plan::StrikeReady).next().is_some();
            let away = count_of(hexes, "hex", "hexes");
            (
                Plan::StrikeReady,
                (keeps_below && !is_ready).then_some(group).into_iter().collect(),
                format!(
                    "{force} has carriers and is {away} off, and no raid is in sight: planes that are armed now may reach it and come home. Now no attack plane is brought up."
                ),
            )
        }
        DeckAdvice::ClearForRaid(raid) => (
            Plan::Fighters,
            with(Plan::StrikeReady).collect(),
            format!("{raid} comes in, and what stands armed on deck then burns."),
        ),
        DeckAdvice::NothingInReach => (
            Plan::Fighters,
            with(Plan::StrikeReady).collect(),
            "No force that is known to have carriers may come within reach of a strike in the light.".to_owned(),
        ),
    };
    let changed = whose
        .iter()
        .fold(*plans, |plans, group| plans.with(*group, plan));
    let named: Vec<String> = whose.iter().map(ToString::to_string).collect();
    let label = format!("Plan for {}: {}", wording::list(&named), plan.name());
    (!whose.is_empty()).then(|| PlanAdvice {
        why,
        answer: Answer::of(Action::Plan(changed), label)
            .id("other-plan")
            .primary(true),
    })
}

/// Whether a strike had better take off now, and why; and the answer that sends it.
pub(super) fn strike(game: &Game) -> Option<(String, Option<Answer>)> {
    let StrikeAdvice {
        force,
        hexes,
        order,
    } = staff::strike_advice(game)?;
    let away = count_of(hexes, "hex", "hexes");
    let why = match order {
        Ok(order) => {
            let Order::Launch { mission, units } = order else {
                return None;
            };
            let fuel = Mission::starting_fuel(units);
            let (safe, _) = forecast::radius(fuel, MissionType::Strike);
            let reach = match () {
                () if hexes <= safe => "has the fuel to attack it and to come home",
                () if forecast::comes_home_from(fuel, hexes) => {
                    "can attack it and come home, if only Fuel Critical"
                }
                () => "can attack it, and may not come home",
            };
            let known = match game.table().force(force) {
                Some(force) if force.intelligence.is_carrier_force() => "has carriers",
                _ => "may have carriers",
            };
            let why = format!("{force} {known} and is {away} off: a strike {reach}.");
            let answer =
                Answer::several("strike", format!("Send {mission} at {force}"), vec![order])
                    .id("send-strike")
                    .detail(format!("\u{b7} {}", wording::by_type(units)))
                    .by(CommandName::Routine)
                    .primary(true);
            return Some((why, Some(answer)));
        }
        Err(why) => why,
    };
    let least = staff::least_of_a_strike();
    let why = match why {
        NoStrike::RoughlyKnown => "where it is, is known too roughly for a strike to find it".to_owned(),
        NoStrike::TooFar => "that is too far to attack it and come home".to_owned(),
        NoStrike::TooLate => "a strike would come there in the dark".to_owned(),
        NoStrike::NotKnownToHaveCarriers => {
            "it is not known to have carriers, and a strike is kept for those that have".to_owned()
        }
        NoStrike::OthersAreOut => {
            "it is not known to have carriers, a mission is out already, and the decks are for searches too".to_owned()
        }
        NoStrike::TooFew { able: 0 } => {
            format!("no attack plane can take off now, and {least} make a strike")
        }
        NoStrike::TooFew { able } => format!(
            "only {} can take off now, and {least} make a strike",
            count_of(able, "attack plane", "attack planes")
        ),
    };
    Some((
        format!("The staff would send no strike at {force}, {away} off: {why}."),
        None,
    ))
}
