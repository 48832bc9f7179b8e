//! Questions to which nobody could want another answer than the one that goes on.

use super::endurance::fuel_to_stay_up;
use super::unneeded_step::{UnneededStep, unneeded_step};
use super::{phases_to_come, raids_are_over};
use crate::engine::combat::FUEL_OF_COMBAT;
use crate::engine::fleet::{
    AirStep, AirUnitId, CarrierId, Mission, Movement, SearchId, lost_by_holding, next_move,
    together, waiting,
};
use crate::engine::forces::Raid;
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;

/// Why nobody could want another answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AutoAnswer {
    /// No mission is in the air, and no raid on its way: no patrol has anything to meet outside its box.
    NothingToMove,
    /// Every mission waits over the carriers, and no raid comes any more: all hold.
    AllHold,
    /// Every mission waits over the carriers, and neither a raid nor a force is on the map: all hold.
    NobodyInSight,
    /// No raid comes any more, and every mission is safe where it is when the battle ends: all hold.
    AllAreSafe,
    /// Every mission has its orders, and no patrol has a raid to go out for.
    AllOrdered,
    /// Every mission over the carriers has the fuel to stay to the end, and for a fight.
    NobodyHasToLand,
    /// No raid comes any more, and whoever stays up is safe when the battle ends.
    NobodyGainsByLanding,
    /// A step of air operations in which nobody could want to do anything.
    Step(UnneededStep),
    /// A search flies between two hexes, with a force in one of them alone.
    OneHexEmpty(SearchId, HexId),
    /// A search can stay with none of the forces it looks for, so that their order is all the same.
    NoneToShadow(SearchId),
    /// One carrier alone has room for a search, and for all of it.
    OneDeck(SearchId, CarrierId),
    /// Each unit of a search finds room on its own carrier.
    OwnDecks(SearchId),
}

/// Nothing to move, everybody holds, or all have their orders.
pub(in crate::engine) fn movement(game: &Game) -> Option<(Order, AutoAnswer)> {
    let table = game.table();
    let why = if table.missions.is_empty()
        && raids_on_their_way(table).next().is_none()
        && !has_placed(game)
    {
        AutoAnswer::NothingToMove
    } else if all_hold(game) && raids_are_over(game) {
        AutoAnswer::AllHold
    } else if all_hold(game) && table.inbound().next().is_none() && table.forces.is_empty() {
        AutoAnswer::NobodyInSight
    } else if all_are_safe(game) {
        AutoAnswer::AllAreSafe
    } else if is_all_ordered(game) {
        AutoAnswer::AllOrdered
    } else {
        return None;
    };
    Some((Order::EndMovement, why))
}

/// Nobody has to land.
pub(in crate::engine) fn landing(game: &Game) -> Option<(Order, AutoAnswer)> {
    if has_landed(game) {
        return None;
    }
    let mut over = game.table().missions_over_carriers();
    let why = if over.all(|mission| stays_up(game, mission)) {
        AutoAnswer::NobodyHasToLand
    } else if all_are_safe(game) {
        AutoAnswer::NobodyGainsByLanding
    } else {
        return None;
    };
    Some((Order::EndLanding, why))
}

/// A step of air operations that nobody needs; not where somebody has just been landed in it.
pub(in crate::engine) fn step(game: &Game, step: AirStep) -> Option<(Order, AutoAnswer)> {
    if step == AirStep::Land && has_landed(game) {
        return None;
    }
    unneeded_step(game, step).map(|why| (Order::GoOn, AutoAnswer::Step(why)))
}

/// The raids that have yet to come over their targets: a patrol may go out to meet them, and those that are there it
/// fights from its box (4.34, 4.51).
pub fn raids_on_their_way(table: &Table) -> impl Iterator<Item = &Raid> {
    let inbound = table.inbound();
    inbound.filter(|raid| raid.hex != table.target_hex(raid))
}

/// Whether a patrol could be put on the map to meet a raid.
fn patrols_may_go(game: &Game) -> bool {
    let can_go = |order| matches!(order, Order::PlaceCap { .. });
    raids_on_their_way(game.table()).next().is_some() && game.legal().any(can_go)
}

/// Whether fighters alone are in the air, all over carriers to land on, with the fuel to hold: with nothing to fly to
/// nobody flies anywhere else, and who lands is asked after it.
fn all_hold(game: &Game) -> bool {
    let table = game.table();
    let holds = |mission: &Mission| {
        mission.is_intercept()
            && mission.movement == Movement::Waiting
            && table.has_carriers_in(mission.hex)
            && !lost_by_holding(table, mission)
    };
    !table.missions.is_empty() && table.missions.iter().all(holds)
}

/// Whether nothing that missions do could matter any more: no raid is left of those that were to come, nobody has to come
/// home, and everybody can stay up to the end, on however little fuel.
fn all_are_safe(game: &Game) -> bool {
    let scenario = game.scenario();
    let are_only_raids = !scenario.raids.is_empty() && !scenario.must_come_home;
    let phases = fuel_to_stay_up(phases_to_come(game) + 1);
    let stays = |mission: &Mission| mission.is_intercept() && mission.fuel.can_pay(phases);
    let missions = &game.table().missions;
    are_only_raids && raids_are_over(game) && !missions.is_empty() && missions.iter().all(stays)
}

/// Whether the last mission has just had its orders, and no patrol has a raid to go out for. Nobody is asked for a second
/// hex after the first (4.432): who wanted two had them lit at once, and has learned nothing since. Where the battle ends
/// with the attack that follows, the player begins it himself.
fn is_all_ordered(game: &Game) -> bool {
    let table = game.table();
    if game.scenario().ends_with_last_attack {
        return false;
    }
    matches!(
        game.orders().last(),
        Some(Order::Fly { .. } | Order::Hold { .. })
    ) && waiting(table).next().is_none()
        && !patrols_may_go(game)
}

/// Through the hex with a force, if the other is empty, and it is not where the search ends its move: from there
/// its way home may be another (8.32).
pub(in crate::engine) fn through_the_force(
    table: &Table,
    search: SearchId,
    hexes: [HexId; 2],
) -> Option<(Order, AutoAnswer)> {
    let flown = table.search(search)?;
    let has_force = |hex: &&HexId| table.forces.iter().any(|force| force.hex == **hex);
    let there: Vec<&HexId> = hexes.iter().filter(has_force).collect();
    let [hex] = there[..] else {
        return None;
    };
    let end = next_move(table, flown).at;
    let is_on_the_way = end.distance(*hex) > 1;
    is_on_the_way.then_some((
        Order::FlyThrough { hex: *hex },
        AutoAnswer::OneHexEmpty(search, *hex),
    ))
}

/// Any order, if the search may stay with none of them wherever they are found (18.13).
pub(in crate::engine) fn whichever(table: &Table, search: SearchId) -> Option<(Order, AutoAnswer)> {
    let flown = table.search(search)?;
    let forces = table.looking.iter().filter_map(|id| table.force(*id));
    let mut distances = forces.map(|force| flown.origin.distance(force.hex));
    let too_far = distances.all(|distance| matches!(distance, 9 | 10));
    let stays_there = !table.plays(Variant::LocationUncertainty);
    let force = *table.looking.first()?;
    (too_far && stays_there).then_some((Order::LookFor { force }, AutoAnswer::NoneToShadow(search)))
}

/// Where a search lands, if it has no choice that anybody would want: on the one carrier that has room, or each unit on
/// its own, if there is room for all (8.28).
pub(in crate::engine) fn landing_of_search(
    game: &Game,
    search: SearchId,
) -> Option<(Order, AutoAnswer)> {
    only_deck(game, search).or_else(|| own_decks(game, search))
}

/// Each unit on its own carrier.
fn own_decks(game: &Game, search: SearchId) -> Option<(Order, AutoAnswer)> {
    let table = game.table();
    let units = table.search(search)?.units;
    let landings = game.legal_landings();
    let has_room = |unit: AirUnitId| {
        let sisters = units.iter().filter(|it| it.home() == unit.home()).count();
        landings.contains(&(unit, unit.home()))
            && usize::from(table.room_to_land(unit.home())) >= sisters
    };
    let unit = units.iter().next()?;
    let carrier = unit.home();
    // 17.2, 17.3: what one carrier lands, another of her group may not.
    let homes: Vec<(CarrierId, u8)> = units.iter().map(|unit| (unit.home(), 1)).collect();
    let all_land = together(table, &homes) == units.len();
    (all_land && units.iter().all(has_room))
        .then_some((Order::Land { unit, carrier }, AutoAnswer::OwnDecks(search)))
}

/// On the one carrier that has room, if she has it for every unit (8.28).
fn only_deck(game: &Game, search: SearchId) -> Option<(Order, AutoAnswer)> {
    let table = game.table();
    let flown = table.search(search)?;
    let landings = game.legal_landings();
    let (unit, only) = *landings.first()?;
    let is_alone = landings.iter().all(|(_, carrier)| *carrier == only);
    let has_room = flown.units.len() <= table.room_to_land(only);
    // A unit could still go over the side elsewhere; nobody does that for another deck to land on.
    (is_alone && has_room).then_some((
        Order::Land {
            unit,
            carrier: only,
        },
        AutoAnswer::OneDeck(search, only),
    ))
}

fn has_landed(game: &Game) -> bool {
    matches!(game.orders().last(), Some(Order::Land { .. }))
}

fn has_placed(game: &Game) -> bool {
    matches!(game.orders().last(), Some(Order::PlaceCap { .. }))
}

/// Whether it can hold to the end of the scenario and fight once more, and none of it Fuel Critical.
fn stays_up(game: &Game, mission: &Mission) -> bool {
    let spent = i16::from(phases_to_come(game)) + i16::from(FUEL_OF_COMBAT);
    mission.is_intercept() && i16::from(mission.fuel.left()) > spent
}
