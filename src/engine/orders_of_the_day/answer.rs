//! What each line answers.

use super::submarines;
use super::{
    CourseOrder, DecksOrder, FightsOrder, InterceptionOrder, Line, MissionsOrder,
    NightFightersOrder, PatrolsOrder, SearchLandingsOrder, SearchesOrder, SubmarinesOrder,
};
use crate::engine::clock::Light;
use crate::engine::decision::Decision;
use crate::engine::fleet::{AirStep, night_operations, unopposed_moves, waiting, windward_moves};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::plan::{LeftOut, proposal};
use crate::engine::staff::{self, sought};

/// The order of the line that answers the question, and the line; nothing where the player is asked.
pub(super) fn answer(game: &Game) -> Option<(Order, Line)> {
    let orders = game.orders_of_the_day();
    let decision = game.decision()?;
    let staff = || decision.question().staff(game);
    let line = line(game, decision)?;
    let order = match line {
        Line::Decks | Line::Patrols => return air_operations(game, decision),
        Line::NightFighters => match orders.night_fighters {
            NightFightersOrder::AskMe => None,
            NightFightersOrder::Rest => Some(Order::GoOn),
            NightFightersOrder::AsStaff => staff(),
        },
        Line::Missions => match orders.missions {
            MissionsOrder::AskMe => None,
            MissionsOrder::Hold => hold(game).or_else(staff),
            MissionsOrder::AsStaff => staff(),
        },
        Line::Interception => match orders.interception {
            InterceptionOrder::AskMe => None,
            InterceptionOrder::IfWorth(_) | InterceptionOrder::AsStaff => staff(),
        },
        Line::Fights => match orders.fights {
            FightsOrder::AskMe => None,
            FightsOrder::OverCarriers | FightsOrder::Shown | FightsOrder::AsStaff => staff(),
        },
        Line::Searches => match orders.searches {
            SearchesOrder::AskMe => None,
            SearchesOrder::Pattern(pattern) => match decision {
                Decision::DeclareSearch if pattern.declares(game) => Some(Order::DeclareSearch),
                Decision::DeclareSearch => Some(Order::GoOn),
                Decision::AirSearch => Some(pattern.search(game).unwrap_or(Order::GoOn)),
                _ => staff(),
            },
            SearchesOrder::AsStaff => staff(),
        },
        Line::SearchLandings => match orders.search_landings {
            SearchLandingsOrder::AskMe => None,
            SearchLandingsOrder::WhereRoom | SearchLandingsOrder::AsStaff => staff(),
        },
        Line::Submarines => match orders.submarines {
            SubmarinesOrder::AskMe => None,
            SubmarinesOrder::AsStaff => staff(),
            how => Some(submarines::order(game, how)),
        },
        Line::Course => match orders.course {
            CourseOrder::AsStaff => staff(),
            course => sail(game, course),
        },
    };
    Some((order?, line))
}

/// The line that answers a question: in the dark that of the night fighters says who takes off (22.1).
pub(super) fn line(game: &Game, decision: Decision) -> Option<Line> {
    let launches = decision
        == (Decision::AirOperations {
            step: AirStep::Launch,
        });
    let is_night = game.table().light() == Light::Night;
    match launches && is_night && night_operations(game.table()) {
        true => Some(Line::NightFighters),
        false => decision.line(),
    }
}

/// Where the fleet goes by a course (6.3); nothing where the player or the staff says so.
pub(in crate::engine) fn sail(game: &Game, course: CourseOrder) -> Option<Order> {
    match course {
        CourseOrder::AskMe | CourseOrder::AsStaff => None,
        CourseOrder::Hold => Some(Order::GoOn),
        CourseOrder::ToWindward => Some(sail_to_windward(game)),
        CourseOrder::Towards(hex) => Some(sail_towards(game, hex)),
        CourseOrder::CloseNearest => Some(close_nearest(game)),
    }
}

/// A step of air operations: patrols by their own line, and all else by that of the decks.
fn air_operations(game: &Game, decision: Decision) -> Option<(Order, Line)> {
    let orders = game.orders_of_the_day();
    if decision
        == (Decision::AirOperations {
            step: AirStep::Launch,
        })
        && let PatrolsOrder::Keep(units) = orders.patrols
        && let Some(order) = staff::patrols(game, units)
    {
        return Some((order, Line::Patrols));
    }
    let keeps = matches!(orders.patrols, PatrolsOrder::Keep(_));
    let is_patrol = |order: &Order| matches!(order, Order::LaunchCap { .. });
    let order = match orders.decks {
        DecksOrder::AskMe => return None,
        DecksOrder::ByPlan => {
            let proposed = proposal(game, &orders.plans, LeftOut::NONE)?;
            let mut next = proposed.orders.into_iter();
            // What is left of a plan without its patrols may not be legal any more.
            next.find(|order| !(keeps && is_patrol(order)))
                .filter(|order| game.check(*order).is_ok())?
        }
        DecksOrder::AsStaff => match decision.question().staff(game)? {
            // Nothing else takes off while the staff flies patrols: no raid is in sight.
            order if keeps && is_patrol(&order) => Order::GoOn,
            order => order,
        },
    };
    match is_patrol(&order) {
        true if orders.asks(Line::Patrols) => None,
        true => Some((order, Line::Patrols)),
        false => Some((order, Line::Decks)),
    }
}

/// The next mission keeps its hex, if it comes home from there all the same.
fn hold(game: &Game) -> Option<Order> {
    let mut waits = waiting(game.table());
    waits.find_map(|mission| {
        let order = Order::Hold {
            mission: mission.id,
        };
        let stays = mission.is_intercept() && game.table().is_home(mission.hex);
        (stays && game.check(order).is_ok()).then_some(order)
    })
}

/// The whole fleet goes to windward; it stays where there is no wind, or no way.
fn sail_to_windward(game: &Game) -> Order {
    let here = staff::of_fleet(game.table());
    let windward = here.and_then(|here| windward_moves(game.table(), here).first().copied());
    windward.map_or(Order::GoOn, |to| Order::MoveTaskForce { to })
}

/// The whole fleet goes a hex nearer, as long as that is nearer.
fn sail_towards(game: &Game, hex: HexId) -> Order {
    let table = game.table();
    let moves = unopposed_moves(table).into_iter();
    let nearest = moves.min_by_key(|to| to.distance(hex));
    let here = staff::of_fleet(table).map(|here| here.distance(hex));
    match nearest.filter(|to| here.is_some_and(|here| to.distance(hex) < here)) {
        Some(to) => Order::MoveTaskForce { to },
        None => Order::GoOn,
    }
}

fn close_nearest(game: &Game) -> Order {
    let here = staff::of_fleet(game.table());
    let nearest = here.and_then(|here| sought(game).min_by_key(|force| force.hex.distance(here)));
    nearest.map_or(Order::GoOn, |force| sail_towards(game, force.hex))
}
