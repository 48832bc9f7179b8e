//! Which order is suggested to a mission that is asked where it flies, and why (4.4): what the staff would order
//! its own, unless the forecast of its fuel forbids it. Nothing is suggested that loses a mission while another order
//! does not (4.454).

mod fighters;
mod in_turn;
mod strike;

use crate::engine::fleet::{Mission, Movement};
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::forecast::{self, Short, foes_here, meets};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::table::Table;
use fighters::{interceptor, last_fight};
use strike::strike;

pub use fighters::is_quiet;
pub use in_turn::headings;
pub use strike::flight_towards;

/// What is suggested to a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The order; nothing where all missions are asked at once, or no order saves it.
    pub order: Option<Order>,
    /// Why this is advised.
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
    /// A raid is where it ends, and a fight with it brings less than it costs.
    NotWorthIt {
        /// Whether it flies.
        flies: bool,
    },
    /// It can meet a raid from there in the next phase, after the raid's next move.
    AwaitsNext {
        /// The raid.
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
    /// A raid that it reaches would bring less than a fight costs, with what others leave of it.
    NotWorthFlyingTo {
        /// The raid.
        raid: RaidId,
        /// Whether it flies to where it waits.
        flies: bool,
    },
    /// A fight with a raid that it reaches would spend fuel that later fights need.
    SavesFuel {
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
    /// It comes to a force with carriers in this phase.
    ReachesCarriers(ForceId),
    /// It is on its way to a force with carriers.
    TowardsCarriers {
        /// The force.
        force: ForceId,
        /// Where it is.
        hex: HexId,
    },
    /// It comes in this phase to a force of which there is something to learn.
    ReachesUnknown(ForceId),
    /// It is on its way to a force of which there is something to learn.
    TowardsUnknown {
        /// The force.
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

/// What an order has a mission do, by the reason for which it is suggested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// It fights or attacks what is in the hex in which it ends.
    Meets,
    /// It waits for a raid where it can meet it in the next phase.
    Awaits(RaidId),
    /// It flies towards a force that it does not reach in this segment.
    Towards(ForceId),
    /// It flies home, over carriers.
    Home,
    /// It flies nearer to home.
    Homeward,
    /// It flies to where it waits for the next raid.
    Station,
    /// It keeps its hex.
    Stays,
}

impl Heading {
    /// The order, if it is one of the mission's own that it may be given now.
    pub fn own_order(&self, game: &Game, mission: &Mission) -> Option<Order> {
        let order = self.order?;
        let is_its_own = match order {
            Order::Fly { mission: id, .. } | Order::Hold { mission: id } => id == mission.id,
            _ => false,
        };
        (is_its_own && game.check(order).is_ok()).then_some(order)
    }

    /// Where a mission ends by the order.
    pub fn hex(&self, mission: &Mission) -> HexId {
        match self.order {
            Some(Order::Fly { to, .. }) => to,
            _ => mission.hex,
        }
    }

    /// What the order has a mission do; nothing where there is none.
    pub fn errand(&self, table: &Table, mission: &Mission) -> Option<Errand> {
        let order = self.order?;
        match self.reason {
            Some(reason) if reason.is_to_fight() => return Some(Errand::Meets),
            Some(Reason::AwaitsNext { raid, .. }) => return Some(Errand::Awaits(raid)),
            _ => {}
        }
        if let Some(force) = self.towards {
            return Some(Errand::Towards(force));
        }
        let Order::Fly { to, .. } = order else {
            return Some(Errand::Stays);
        };
        let way = |hex| way_home(table, mission, hex);
        Some(match () {
            () if way(to) == Some(0) => Errand::Home,
            () if way(to) < way(mission.hex) => Errand::Homeward,
            () => Errand::Station,
        })
    }

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

impl Reason {
    /// Whether the order brings a mission to what it fights or attacks in this phase.
    const fn is_to_fight(self) -> bool {
        matches!(
            self,
            Reason::SecondHex
                | Reason::MeetsItHere
                | Reason::MeetsItThere
                | Reason::RaidInReach
                | Reason::AtItsTarget
                | Reason::ReachesCarriers(_)
                | Reason::ReachesUnknown(_)
        )
    }
}

/// Hexes from a hex to the carriers that a mission comes home to, or to the nearest task group where none has decks.
fn way_home(table: &Table, mission: &Mission, hex: HexId) -> Option<u8> {
    let groups = || table.groups_at_sea().map(|group| group.hex.distance(hex));
    forecast::way_home(table, mission, hex).or_else(|| groups().min())
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
    // With nothing to fight it goes as near to home as it comes.
    let is_legal = |order: &Order| game.check(*order).is_ok();
    let homeward = home.into_iter().chain([hold]).find(is_legal);
    Heading {
        order: last.map(|(order, _)| order).or(homeward),
        reason: last.map(|(_, reason)| reason),
        is_lost: true,
        towards: None,
    }
}

/// Whether there is something for it to fight within its reach.
fn fights(game: &Game, mission: &Mission) -> bool {
    !foes_here(game.table(), mission).is_empty() || !meets(game.table(), mission).is_empty()
}
