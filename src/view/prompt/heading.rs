//! Which order is suggested to a mission that is asked where it flies, and why (4.4): the engine's forecast of its
//! fuel decides, and for a strike the staff's course. Nothing is suggested that loses a mission while another order
//! does not (4.454).

use super::movement::{is_quiet, meets, targets_here};
use super::short;
use crate::engine::fleet::{Mission, Movement};
use crate::engine::forces::ForceId;
use crate::engine::forecast::{self, Short};
use crate::engine::map::HexId;
use crate::engine::staff::{self, Destination};
use crate::engine::{Game, Order};
use crate::view::wording;

/// What is suggested to a mission.
pub struct Heading {
    /// The order; nothing where all missions are asked at once, or no order saves it.
    pub order: Option<Order>,
    /// Why, in a sentence.
    pub reason: String,
    /// The force that a strike is on its way to, if the order does not bring it there yet.
    pub towards: Option<ForceId>,
}

impl Heading {
    fn of(order: Order, reason: impl Into<String>) -> Heading {
        Heading {
            order: Some(order),
            reason: reason.into(),
            towards: None,
        }
    }

    fn none(reason: impl Into<String>) -> Heading {
        Heading {
            order: None,
            reason: reason.into(),
            towards: None,
        }
    }
}

/// What is suggested to a mission that waits for its order.
pub fn heading(game: &Game, mission: &Mission) -> Heading {
    if mission.movement != Movement::Waiting {
        return second_hex(game, mission);
    }
    let first = match mission.is_intercept() {
        true => interceptor(game, mission),
        false => strike(game, mission),
    };
    match first.order {
        Some(order) if is_fatal(game, mission, order) => home_or_lost(game, mission, first),
        _ => first,
    }
}

/// What is suggested to a mission that has flown a hex: a second one, to what it meets there (4.432).
fn second_hex(game: &Game, mission: &Mission) -> Heading {
    let meets = meets(game, mission).into_iter();
    let mut flights = meets.map(|(_, reach)| Order::Fly {
        mission: mission.id,
        to: reach.hex,
    });
    match flights.find(|order| !is_fatal(game, mission, *order)) {
        Some(order) => Heading::of(order, "A second hex brings it there in this segment."),
        None => Heading::none(""),
    }
}

/// Whether an order leaves a mission no way home, and the battle goes on longer than its fuel.
fn is_fatal(game: &Game, mission: &Mission, order: Order) -> bool {
    short::fate(game, mission, order).is_some_and(Short::is_fatal)
}

/// The way home instead of an order that would lose the mission; without one to come home by, what there is to
/// fight, or nothing.
fn home_or_lost(game: &Game, mission: &Mission, first: Heading) -> Heading {
    let hold = Order::Hold {
        mission: mission.id,
    };
    let home = forecast::flight_home(game, mission).map(|home| Order::Fly {
        mission: mission.id,
        to: home.hex,
    });
    let saves = |order: &Order| game.check(*order).is_ok() && !is_fatal(game, mission, *order);
    if let Some(order) = home.into_iter().chain([hold]).find(saves) {
        let reason = match (order == hold, saves(&hold)) {
            (true, _) => "Only by holding does it keep the fuel to come home.",
            (_, true) => "To fly on would spend the fuel that brings it home: it flies home.",
            _ => "It has the fuel to come home only if it turns for home now.",
        };
        return Heading::of(order, reason);
    }
    let lost = "It has not the fuel to come home any more, whatever it does";
    let lasts = |order: &Order| short::fate(game, mission, *order) != Some(Short::Lost);
    match first.order.filter(lasts).filter(|_| fights(game, mission)) {
        Some(order) => Heading::of(order, format!("{lost}: {}", lowered(&first.reason))),
        None => Heading::none(format!("{lost}.")),
    }
}

/// Whether there is something for it to fight within its reach.
fn fights(game: &Game, mission: &Mission) -> bool {
    !targets_here(game, mission).is_empty() || !meets(game, mission).is_empty()
}

fn lowered(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters
        .next()
        .map(|first| first.to_lowercase().chain(letters).collect())
        .unwrap_or_default()
}

/// To fight where a raid is, then to meet one, then to stay.
fn interceptor(game: &Game, mission: &Mission) -> Heading {
    let hold = Order::Hold {
        mission: mission.id,
    };
    let to = |hex: HexId| Order::Fly {
        mission: mission.id,
        to: hex,
    };
    if !targets_here(game, mission).is_empty() {
        return Heading::of(hold, "Staying meets it for the least fuel.");
    }
    if is_quiet(game) {
        return Heading::none(
            "No raid is in sight: all of them may hold over the carriers at once.",
        );
    }
    let meets = meets(game, mission);
    let mut safe = meets.iter().map(|(_, reach)| reach.hex);
    if let Some(hex) = safe.find(|hex| !is_fatal(game, mission, to(*hex))) {
        return Heading::of(
            to(hex),
            "The way to it that is suggested costs the least fuel.",
        );
    }
    match meets.is_empty() {
        true => Heading::of(
            hold,
            "None can be met in this segment, and holding costs the least.",
        ),
        false if !is_fatal(game, mission, hold) => Heading::of(
            hold,
            "To meet one it would spend the fuel that brings it home: holding costs the least.",
        ),
        false => Heading::of(to(meets[0].1.hex), "A raid is within its reach."),
    }
}

/// A strike to its target, or home (4.22, 5.23).
fn strike(game: &Game, strike: &Mission) -> Heading {
    let hold = Order::Hold { mission: strike.id };
    if strike.spent {
        return match forecast::flight_home(game, strike) {
            Some(home) => Heading::of(
                Order::Fly {
                    mission: strike.id,
                    to: home.hex,
                },
                "It has made its attempts and flies home.",
            ),
            None => Heading::of(hold, "It has made its attempts, and is home."),
        };
    }
    let course = staff::strike_course(game, strike);
    let here = targets_here(game, strike);
    let meets = meets(game, strike);
    let is_known = game.scenario().rumours.is_none();
    // Where the battle ends with the last attack they were dealt one to a force.
    if is_known && !here.is_empty() {
        return Heading::of(
            hold,
            "It has come to its target: staying, it attacks in this phase.",
        );
    }
    if let Some((_, reach)) = meets.first().filter(|_| is_known) {
        let order = Order::Fly {
            mission: strike.id,
            to: reach.hex,
        };
        return Heading::of(
            order,
            "A force that no other strike has flown to yet is suggested.",
        );
    }
    match course.to {
        Destination::Force(force) => towards(game, strike, course.order, force),
        Destination::Home => homeward(game, course.order),
    }
}

/// The way to a force that the staff would attack.
fn towards(game: &Game, strike: &Mission, order: Order, force: ForceId) -> Heading {
    let table = game.table();
    let hex = table.force(force).map_or(strike.hex, |force| force.hex);
    let arrives = match order {
        Order::Fly { to, .. } => to == hex,
        _ => strike.hex == hex,
    };
    let reason = match (arrives, order) {
        (true, Order::Hold { .. }) => {
            "It has come to its target: staying, it attacks in this phase.".to_owned()
        }
        (true, _) => {
            format!("{force} has carriers, and there it attacks in this phase.")
        }
        _ => format!(
            "{force} has carriers, {}: the strike has the fuel to attack it and to come home.",
            wording::place(table, hex)
        ),
    };
    Heading {
        towards: (!arrives).then_some(force),
        ..Heading::of(order, reason)
    }
}

/// The way home of a strike that has nothing to attack.
fn homeward(game: &Game, order: Order) -> Heading {
    let mut carriers = game.table().forces.iter();
    let is_seen = carriers
        .any(|force| force.intelligence.is_carrier_force() && force.detection.is_detected());
    let why = match is_seen {
        true => "No carriers in contact are near enough to be attacked with the fuel to come home",
        false => "No force in contact is known to have carriers",
    };
    let what = match order {
        Order::Fly { .. } => "the way home is suggested.",
        _ => "it waits over its own, where it can land.",
    };
    Heading::of(order, format!("{why}: {what}"))
}
