//! Where strikes are suggested to fly, and what for (4.22, 5.23).

use super::{Heading, Reason, is_fatal};
use crate::engine::fleet::Mission;
use crate::engine::forces::{Force, ForceId};
use crate::engine::forecast;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::staff::hunting::{self, is_worth_an_attack};
use crate::engine::staff::strikes::fly_towards;
use crate::engine::staff::{Destination, strike_course};

/// A strike to its target, or home (4.22, 5.23).
pub(super) fn strike(game: &Game, strike: &Mission) -> Heading {
    let hold = Order::Hold { mission: strike.id };
    if strike.spent {
        return match forecast::flight_home(game, strike) {
            Some(home) => Heading::of(
                Order::Fly {
                    mission: strike.id,
                    to: home.hex,
                },
                Reason::SpentFliesHome,
            ),
            None => Heading::of(hold, Reason::SpentIsHome),
        };
    }
    let course = strike_course(game, strike);
    match course.to {
        Destination::Force(force) => towards(game, strike, course.order, force),
        Destination::Home => homeward(game, course.order),
    }
}

/// The flight that brings a strike nearest to a force out of its reach in this segment, from which it could still come
/// home after an attack; nothing if there is none.
pub fn flight_towards(game: &Game, strike: &Mission, force: &Force) -> Option<Order> {
    let may_look = force.detection.is_detected() && !strike.spent;
    let comes_home = || hunting::comes_home_from(game, strike, force.hex);
    let order = (may_look && comes_home()).then(|| fly_towards(game, strike, force.hex))??;
    let arrives = matches!(order, Order::Fly { to, .. } if to == force.hex);
    (!arrives && !is_fatal(game, strike, order)).then_some(order)
}

/// The way to a force that the staff would attack.
fn towards(game: &Game, strike: &Mission, order: Order, force: ForceId) -> Heading {
    let table = game.table();
    let there = table.force(force);
    let hex = there.map_or(strike.hex, |force| force.hex);
    let has_carriers = there.is_some_and(|force| force.intelligence.is_carrier_force());
    let arrives = match order {
        Order::Fly { to, .. } => to == hex,
        _ => strike.hex == hex,
    };
    let reason = match (arrives, order) {
        (true, Order::Hold { .. }) => Reason::AtItsTarget,
        (true, _) if has_carriers => Reason::ReachesCarriers(force),
        (true, _) => Reason::ReachesUnknown(force),
        _ if has_carriers => Reason::TowardsCarriers { force, hex },
        _ => Reason::TowardsUnknown { force, hex },
    };
    Heading {
        towards: (!arrives).then_some(force),
        ..Heading::of(order, reason)
    }
}

/// The way home of a strike that has nothing to attack.
fn homeward(game: &Game, order: Order) -> Heading {
    let table = game.table();
    let mut forces = table.forces.iter();
    let is_seen =
        forces.any(|force| is_worth_an_attack(table, force) && force.detection.is_detected());
    let flies = matches!(order, Order::Fly { .. });
    Heading::of(order, Reason::NothingToAttack { is_seen, flies })
}
