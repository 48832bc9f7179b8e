//! Which order is suggested to a mission that is asked where it flies, and why (4.4): what the staff would order
//! its own, unless the forecast of its fuel forbids it. Nothing is suggested that loses a mission while another order does
//! not (4.454).

use super::hunting::{self, is_worth_an_attack};
use super::strikes::{self, fly_towards};
use super::{Destination, fuel, movement, strike_course};
use crate::engine::fleet::{self, FUEL_OF_HOLDING, Mission, Movement};
use crate::engine::forces::{Force, ForceId, RaidId};
use crate::engine::forecast::{self, Short, foes_here, foes_in, meets};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;

/// What is suggested to a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The order; nothing where all missions are asked at once, or no order saves it.
    pub order: Option<Order>,
    /// Why.
    pub reason: Option<Reason>,
    /// Whether it cannot come home any more, whatever it does.
    pub is_lost: bool,
    /// The force that a strike is on its way to, if the order does not bring it there yet.
    pub towards: Option<ForceId>,
}

/// Why an order is suggested to a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A second hex brings it to what it meets (4.432).
    SecondHex,
    /// Only by holding does it keep the fuel to come home.
    OnlyHoldingSavesIt,
    /// To fly on would spend the fuel that brings it home; to hold would not, but it flies home.
    FlyingOnLosesIt,
    /// It comes home only if it turns now.
    OnlyTurningSavesIt,
    /// What it can fight is in its hex.
    MeetsItHere,
    /// No raid is in sight, and all missions may hold at once.
    AllMayHold,
    /// It meets a raid where it flies, with the fuel for a fight.
    MeetsItThere,
    /// It can meet a raid from there in the next phase, after the raid's next move.
    AwaitsNext {
        /// Which.
        raid: RaidId,
        /// Whether it flies: else it stays where it is.
        flies: bool,
    },
    /// It has no fuel for a fight and the way home.
    TooShortToFight {
        /// Whether it flies home.
        flies: bool,
    },
    /// It keeps the raids of Guam down from over its field (11.27).
    WatchesGuam {
        /// Whether it flies there: else it is there.
        flies: bool,
    },
    /// No raid is in sight.
    NoneInSight {
        /// Whether it flies to where it waits.
        flies: bool,
    },
    /// No raid can be met in this phase or the next.
    NoneInReach {
        /// Whether it flies to where it waits.
        flies: bool,
    },
    /// A raid is within its reach, and it is lost in any case.
    RaidInReach,
    /// It has made its attempts and flies home (5.23).
    SpentFliesHome,
    /// It has made its attempts, and is home.
    SpentIsHome,
    /// It has come to its target.
    AtItsTarget,
    /// No other strike has flown to this force yet.
    ForceOfItsOwn,
    /// It comes to a force with carriers in this phase.
    ReachesCarriers(ForceId),
    /// It is on its way to a force with carriers.
    TowardsCarriers {
        /// Which.
        force: ForceId,
        /// Where it is.
        hex: HexId,
    },
    /// It comes in this phase to a force of which there is something to learn.
    ReachesUnknown(ForceId),
    /// It is on its way to a force of which there is something to learn.
    TowardsUnknown {
        /// Which.
        force: ForceId,
        /// Where it is.
        hex: HexId,
    },
    /// There is no force that is worth an attack.
    NothingToAttack {
        /// Whether one is in contact, but too far off to come home from.
        is_seen: bool,
        /// Whether it flies home: else it waits over its carriers.
        flies: bool,
    },
}

impl Heading {
    fn of(order: Order, reason: Reason) -> Heading {
        Heading {
            order: Some(order),
            ..Heading::none(Some(reason))
        }
    }

    fn none(reason: Option<Reason>) -> Heading {
        Heading {
            order: None,
            reason,
            is_lost: false,
            towards: None,
        }
    }
}

/// What is suggested to a mission that is asked where it flies.
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
    let meets = meets(game.table(), mission).into_iter();
    let mut flights = meets.map(|(_, reach)| Order::Fly {
        mission: mission.id,
        to: reach.hex,
    });
    match flights.find(|order| !is_fatal(game, mission, *order)) {
        Some(order) => Heading::of(order, Reason::SecondHex),
        None => Heading::none(None),
    }
}

/// Whether an order leaves a mission no way home, and the battle goes on longer than its fuel.
fn is_fatal(game: &Game, mission: &Mission, order: Order) -> bool {
    forecast::fate(game, mission, order).is_some_and(Short::is_fatal)
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
            (true, _) => Reason::OnlyHoldingSavesIt,
            (_, true) => Reason::FlyingOnLosesIt,
            _ => Reason::OnlyTurningSavesIt,
        };
        return Heading::of(order, reason);
    }
    let last = match mission.is_intercept() {
        true => last_fight(game, mission),
        false => first
            .order
            .zip(first.reason)
            .filter(|_| fights(game, mission)),
    };
    let lasts = |order: Order| forecast::fate(game, mission, order) != Some(Short::Lost);
    let last = last.filter(|(order, _)| lasts(*order));
    Heading {
        order: last.map(|(order, _)| order),
        reason: last.map(|(_, reason)| reason),
        is_lost: true,
        towards: None,
    }
}

/// Whether there is something for it to fight within its reach.
fn fights(game: &Game, mission: &Mission) -> bool {
    !foes_here(game.table(), mission).is_empty() || !meets(game.table(), mission).is_empty()
}

/// What fighters that are lost in any case can still fight.
fn last_fight(game: &Game, mission: &Mission) -> Option<(Order, Reason)> {
    let id = mission.id;
    if !foes_here(game.table(), mission).is_empty() {
        return Some((Order::Hold { mission: id }, Reason::MeetsItHere));
    }
    let meets = meets(game.table(), mission);
    let (_, reach) = meets.first()?;
    let fly = Order::Fly {
        mission: id,
        to: reach.hex,
    };
    Some((fly, Reason::RaidInReach))
}

/// To the hex that promises most, as the staff flies its own missions.
fn interceptor(game: &Game, mission: &Mission) -> Heading {
    if is_quiet(game) {
        return Heading::none(Some(Reason::AllMayHold));
    }
    let order = movement::fly_or_hold(game, mission);
    Heading::of(order, why_there(game, mission, order))
}

/// What the hex promises in which an order has fighters end the segment.
fn why_there(game: &Game, mission: &Mission, order: Order) -> Reason {
    let table = game.table();
    let flies = matches!(order, Order::Fly { .. });
    let (hex, fuel) = match order {
        Order::Fly { to, .. } => {
            let reaches = forecast::reach(table, mission).into_iter();
            let mut there = reaches.filter(|reach| reach.hex == to);
            (to, there.next().map_or(mission.fuel, |reach| reach.worst))
        }
        _ => (mission.hex, mission.fuel.spend(FUEL_OF_HOLDING)),
    };
    let fights = fuel::allows_a_fight(game, mission, hex, fuel);
    if fights && !foes_in(table, mission, hex).is_empty() {
        return match flies {
            true => Reason::MeetsItThere,
            false => Reason::MeetsItHere,
        };
    }
    if let Some(raid) = movement::awaits(game, mission, hex, fuel) {
        return Reason::AwaitsNext { raid, flies };
    }
    if super::guam::patrol(game) == Some(mission.id) {
        Reason::WatchesGuam { flies }
    } else if table.inbound().next().is_none() {
        Reason::NoneInSight { flies }
    } else if !fights {
        Reason::TooShortToFight { flies }
    } else {
        Reason::NoneInReach { flies }
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
                Reason::SpentFliesHome,
            ),
            None => Heading::of(hold, Reason::SpentIsHome),
        };
    }
    let course = strike_course(game, strike);
    let here = foes_here(game.table(), strike);
    let meets = meets(game.table(), strike);
    // Where the battle ends with the last attack they were dealt one to a force, unless some are to clear the way
    // for others.
    let is_known = game.scenario().rumours.is_none() && !strikes::has_sweep(game.table());
    if is_known && !here.is_empty() {
        return Heading::of(hold, Reason::AtItsTarget);
    }
    if let Some((_, reach)) = meets.first().filter(|_| is_known) {
        let order = Order::Fly {
            mission: strike.id,
            to: reach.hex,
        };
        return Heading::of(order, Reason::ForceOfItsOwn);
    }
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
    let mut forces = game.table().forces.iter();
    let is_seen =
        forces.any(|force| is_worth_an_attack(force.intelligence) && force.detection.is_detected());
    let flies = matches!(order, Order::Fly { .. });
    Heading::of(order, Reason::NothingToAttack { is_seen, flies })
}

/// Whether several missions wait over the carriers with no raid in sight: one answer is enough for them all.
pub fn is_quiet(game: &Game) -> bool {
    let table = game.table();
    let rests = |mission: &Mission| {
        mission.is_intercept()
            && table.is_home(mission.hex)
            && !fleet::lost_by_holding(table, mission)
    };
    let mut waiting = fleet::waiting(table);
    table.inbound().next().is_none() && fleet::waiting(table).count() > 1 && waiting.all(rests)
}
