//! Which searches are sent: the staff's or a part of them, or a fan to one side.

use super::Choice;
use crate::engine::fleet::SearchAim;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::{Hours, SearchPattern};

/// The middles of the fans that are tried, clockwise from the north, and what they are called.
const FANS: [(u8, &str); 4] = [(9, "west"), (0, "north"), (6, "south"), (3, "east")];
/// Searches of a fan, side by side.
const WIDTH: u8 = 5;

/// To declare the search segment in this phase, or not (8.22).
pub(super) fn declarations() -> Vec<Choice> {
    vec![
        Choice::named("Searches in this phase", vec![Order::DeclareSearch]),
        Choice::named("No searches in this phase", vec![Order::GoOn]),
    ]
}

/// No search; each half of the staff's; the staff's in a narrow line or a sector instead; and fans to every side.
pub(super) fn fans(game: &Game, as_staff: &[Order]) -> Vec<Choice> {
    let plan = |name: &str, searches: Vec<Order>| {
        let orders = searches.into_iter().chain([Order::GoOn]).collect();
        Choice::named(name, orders)
    };
    let staffs: Vec<Order> = as_staff
        .iter()
        .filter(|order| matches!(order, Order::Search { .. }))
        .copied()
        .collect();
    let mut plans = vec![plan("No search", Vec::new())];
    if staffs.len() > 1 {
        let (half, rest) = staffs.split_at(staffs.len().div_ceil(2));
        plans.push(plan(
            "The first half of the staff\u{2019}s searches",
            half.to_vec(),
        ));
        plans.push(plan(
            "The other half of the staff\u{2019}s searches",
            rest.to_vec(),
        ));
    }
    if !staffs.is_empty() {
        let narrow = staffs.iter().map(|order| with_aim(*order, narrow));
        plans.push(plan("The staff\u{2019}s in narrow lines", narrow.collect()));
        let sectors = staffs.iter().map(|order| with_aim(*order, sector));
        plans.push(plan("The staff\u{2019}s in sectors", sectors.collect()));
    }
    for (towards, side) in FANS {
        let pattern = SearchPattern {
            towards,
            searches: WIDTH,
            at: Hours::default(),
        };
        let fan = pattern.fan(game);
        if !fan.is_empty() {
            plans.push(plan(&format!("A fan of searches to the {side}"), fan));
        }
    }
    plans
}

fn with_aim(order: Order, aimed: fn(SearchAim) -> SearchAim) -> Order {
    match order {
        Order::Search { units, aim } => Order::Search {
            units,
            aim: aimed(aim),
        },
        order => order,
    }
}

/// The narrow line in the middle of a sector (8.26).
fn narrow(aim: SearchAim) -> SearchAim {
    // Seven hexes of its ring to thirty degrees.
    SearchAim::Narrow(aim.bearing().steps() * 7)
}

/// The sector about a narrow line (8.25).
fn sector(aim: SearchAim) -> SearchAim {
    SearchAim::Standard(aim.bearing())
}
