//! Air operations on the carriers.

use super::fuel;
use super::movement;
use super::schedule::{phases_to_come, raids_are_over};
use crate::engine::event::Deck;
use crate::engine::fleet::{
    self, AirStep, AirUnitId, CarrierId, FlightDeck, Mission, MissionId, Movement, UnitSet,
};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

fn env(name: &str, default: i32) -> i32 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

/// The next order of a step.
pub(super) fn order(game: &Game, step: AirStep) -> Order {
    let order = match step {
        AirStep::Launch => launch(game),
        AirStep::Raise => raise(game),
        AirStep::Service => service(game),
        AirStep::Lower => lower(game),
        AirStep::Land => land(game),
    };
    order.unwrap_or(Order::GoOn)
}

fn launch(game: &Game) -> Option<Order> {
    let launched = game.table().missions.iter();
    let mut launched = launched.filter(|m| m.movement == Movement::Launched && m.is_intercept());
    let fly = launched.find_map(|mission| movement::first_hex(game, mission));
    fly.or_else(|| clear(game)).or_else(|| patrol(game)).or_else(|| intercept(game))
}

/// Ready units that can take off
fn able(table: &Table, deck: &FlightDeck) -> UnitSet {
    let limits = table.limits(deck.carrier);
    if fleet::check_can_operate(table, deck.carrier).is_err()
        || deck.handled.landed > 0
        || deck.on_deck().len() > limits.launch_occupancy
    {
        return UnitSet::EMPTY;
    }
    deck.ready.first(limits.launch_or_land.saturating_sub(deck.handled.launched))
}

fn able_fighters(table: &Table) -> UnitSet {
    table.decks.iter().fold(UnitSet::EMPTY, |all, deck| all.with(able(table, deck).fighters()))
}

/// attack planes away
fn clear(game: &Game) -> Option<Order> {
    let table = game.table();
    let all = table.decks.iter().fold(UnitSet::EMPTY, |all, deck| { let able = able(table, deck); all.with(able.without(able.fighters())) });
    if all.is_empty() { return None; }
    let mission = MissionId::strike(table.free_display()?);
    let o = Order::Launch { mission, units: all };
    game.check(o).is_ok().then_some(o)
}

fn patrol(game: &Game) -> Option<Order> {
    if env("CAP", 1) == 0 { return None; }
    let table = game.table();
    for group in &table.task_groups {
        let hers: UnitSet = able_fighters(table).iter().filter(|u| table.aboard(*u).is_some_and(|(d, _)| d.carrier.data().group == group.id)).collect();
        let first = group.cap_missions().next();
        for n in (1..=hers.len()).rev() {
            let units = hers.first(n);
            let cap = group.room_for_cap(n).or(first.map(|(c, _)| c));
            if let Some(cap) = cap {
                let o = Order::LaunchCap { cap, units };
                if game.check(o).is_ok() { return Some(o); }
            }
        }
    }
    None
}

fn inbound_points(table: &Table) -> i32 {
    table.inbound().map(|r| i32::from(r.strength.points())).sum()
}

fn intercept(game: &Game) -> Option<Order> {
    let table = game.table();
    let points = inbound_points(table);
    if points == 0 { return None; }
    let flying: i32 = table.missions.iter().filter(|m| m.is_intercept() && fuel::allows_a_fight(game, m.hex, m.fuel)).map(|m| i32::from(m.units.len())).sum();
    let cap: i32 = table.cap_missions().map(|(_, u)| i32::from(u.len())).sum();
    let wanted = (points * env("R", 100) + 99) / 100 - flying - cap * env("CAPC", 100) / 100;
    if wanted <= 0 { return None; }
    let ready = able_fighters(table);
    let n = ready.len().min(wanted as u8).min(env("M", 4) as u8);
    if n == 0 { return None; }
    let o = Order::Launch { mission: table.free_intercept()?, units: ready.first(n) };
    game.check(o).is_ok().then_some(o)
}

fn first(game: &Game, orders: impl IntoIterator<Item = Order>) -> Option<Order> {
    orders.into_iter().find(|o| game.check(*o).is_ok())
}

fn units_at(table: &Table, deck: Deck, fighters: bool) -> Vec<AirUnitId> {
    table.decks.iter().flat_map(|d| d.at(deck).iter().filter(|u| u.kind().is_fighter() == fighters).collect::<Vec<_>>()).collect()
}

fn raise(game: &Game) -> Option<Order> {
    let units = units_at(game.table(), Deck::Servicing, true);
    first(game, units.into_iter().map(|unit| Order::Raise { unit }))
}

fn service(game: &Game) -> Option<Order> {
    let table = game.table();
    let stow = units_at(table, Deck::Servicing, false).into_iter().map(|unit| Order::Stow { unit });
    let service = units_at(table, Deck::Hangar, true).into_iter().map(|unit| Order::Service { unit });
    first(game, stow.chain(service))
}

fn lower(game: &Game) -> Option<Order> {
    let table = game.table();
    let a = units_at(table, Deck::Ready, false).into_iter();
    let b = units_at(table, Deck::Landing, true).into_iter();
    let c = units_at(table, Deck::Landing, false).into_iter();
    first(game, b.chain(c).chain(a).map(|unit| Order::Lower { unit }))
}

fn land(game: &Game) -> Option<Order> {
    let table = game.table();
    if raids_are_over(game) { return None; }
    let quiet = table.inbound().next().is_none();
    let due = |m: &&Mission| {
        if !m.is_intercept() { return false; }
        if fuel::spare_to_the_end(game, m.fuel) >= env("END", 0) as i16 && phases_to_come(game) < env("LATE", 4) as u8 { return false; }
        !fuel::allows_a_fight(game, m.hex, m.fuel) || (quiet && i32::from(m.fuel.left()) <= env("L", 7))
    };
    let mut due = table.missions.iter().filter(due).collect::<Vec<_>>();
    due.sort_by_key(|m| m.fuel);
    due.into_iter().find_map(|m| {
        let unit = m.units.iter().next()?;
        let mut carriers: Vec<CarrierId> = table.carriers_in(m.hex).collect();
        carriers.sort_by_key(|c| {
            let d = table.deck(*c);
            d.map_or((0, 0), |d| (d.on_deck().len(), d.aboard().fighters().len()))
        });
        first(game, carriers.into_iter().map(|carrier| Order::Land { unit, carrier }))
    })
}
