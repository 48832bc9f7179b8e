//! Where fighters are suggested to fly, and what for (4.4).

use super::{Errand, Heading, Reason};
use crate::engine::fleet::{self, Mission};
use crate::engine::forecast::{self, Foe, Reach, foes_here, foes_in, meets};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::staff::movement::{self, Gain};
use crate::engine::staff::{fuel, guam};

/// What fighters that are lost in any case can still fight.
pub(super) fn last_fight(game: &Game, mission: &Mission) -> Option<(Order, Reason)> {
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
pub(super) fn interceptor(game: &Game, mission: &Mission) -> Heading {
    if is_quiet(game) {
        return Heading::none(Some(Reason::AllMayHold));
    }
    let order = movement::fly_or_hold(game, mission);
    let there = Heading::of(order, why_there(game, mission, order));
    // Nobody need fly to where raids pass who has no fuel left for a fight, or when none comes any more.
    let waits_for_nothing = there.reason == Some(Reason::TooShortToFight { flies: true })
        || !forecast::a_later_fight_can_come(game);
    if there.errand(game.table(), mission) == Some(Errand::Station) && waits_for_nothing {
        let hold = Order::Hold {
            mission: mission.id,
        };
        return Heading::of(hold, why_there(game, mission, hold));
    }
    there
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
        _ => (mission.hex, mission.fuel_after_holding()),
    };
    match (movement::gain(game, mission, hex, fuel), flies) {
        (Some(Gain::Fight), true) => return Reason::MeetsItThere,
        (Some(Gain::Fight), false) => return Reason::MeetsItHere,
        (Some(Gain::NextFight(raid)), _) => return Reason::AwaitsNext { raid, flies },
        (None, _) => {}
    }
    if guam::patrol(game) == Some(mission.id) {
        Reason::WatchesGuam { flies }
    } else if table.inbound().next().is_none() {
        Reason::NoneInSight { flies }
    } else if !fuel::allows_a_fight(game, mission, hex, fuel) {
        Reason::TooShortToFight { flies }
    } else if !foes_in(table, mission, hex).is_empty() {
        Reason::NotWorthIt { flies }
    } else {
        why_met_by_none(game, mission, flies)
    }
}

/// Why fighters meet none of the raids that they reach; or that they reach none.
fn why_met_by_none(game: &Game, mission: &Mission, flies: bool) -> Reason {
    let table = game.table();
    let met = meets(table, mission);
    let has_fuel = |(_, reach): &&(_, Reach)| {
        movement::may_fly(game, mission, reach)
            && fuel::allows_a_fight(game, mission, reach.hex, reach.worst)
    };
    let mut foes = met.iter().filter(has_fuel).flat_map(|(foes, _)| foes);
    match (foes.next(), met.is_empty()) {
        (Some(Foe::Raid(raid)), _) => Reason::NotWorthFlyingTo { raid: *raid, flies },
        (_, false) if forecast::a_later_fight_can_come(game) => Reason::SavesFuel { flies },
        (_, false) => Reason::TooShortToFight { flies },
        (_, true) => Reason::NoneInReach { flies },
    }
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
