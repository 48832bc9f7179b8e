//! Where the staff sends its searches (8.2).

use std::collections::HashMap;

use super::{both, chase, counterstrike, home, hunting};
use crate::engine::clock::{Light, PHASES};
use crate::engine::event::{Event, SearchEvent};
use crate::engine::fleet::{
    AirUnitId, CarrierId, Leg, Search, SearchAim, SearchId, SearchZone, TaskGroupId, UnitSet,
    search_launched, together,
};
use crate::engine::forces::{Force, ForceId, Intelligence};
use crate::engine::forecast::homecomings;
use crate::engine::forecast::searching::{
    Look, PlannedMove, SightingOdds, looks, next_segment, search_course, search_plan, segment_time,
    sighting_from, sighting_of, will_see,
};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// What is certain, or all that there is to gain, in thousandths.
const WHOLE: u32 = 1000;
/// What a search must promise to be sent, in thousandths of a victory point.
const WORTH_A_SEARCH: u32 = 800;
/// What it must promise where attack planes have little else to do, in thousandths of a victory point.
const WORTH_WHERE_RAIDS_COME: u32 = 300;
/// What is left of what a further look would tell by each that was just made, in thousandths: the same die again is
/// worth less than a look elsewhere.
const LOOKED_FOR: u32 = 900;
/// What a further look is worth at the least, in thousandths: one more chit may come of it (8.342).
const LEAST_NEWS: u32 = 100;
/// Turns for which a look counts as just made.
const JUST_NOW: u8 = 1;
/// Hexes a retiring force is likely to draw off before a search or a strike comes to it; one that raids comes on, or keeps
/// off.
pub(super) const DRIFT: u8 = 1;

/// In the first phase, unless what comes home would find no deck and a later phase of the turn may have one. Where
/// raids come not before there is somebody to fly, and not in the dark: nobody sees anything then (8.34), and what
/// comes home may be lost on the dark decks (6.42), while what is in the air at the end is not.
pub(in crate::engine) fn declare(game: &Game) -> Order {
    match why_no_search(game) {
        Some(_) => Order::GoOn,
        None => Order::DeclareSearch,
    }
}

/// Why the staff declares no search segment, or sends no further search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSearch {
    /// At night nobody sees anything (8.34).
    Night,
    /// What takes off at dusk comes home to dark decks (6.42).
    Dusk,
    /// What comes home would find no deck (8.28).
    NoDeck,
    /// No plane can take off.
    NobodyReady,
    /// Those that can are fighters, which it keeps for raids, or wait for a strike.
    Kept {
        /// Whether attack planes stand ready for a strike.
        for_a_strike: bool,
    },
    /// What there is to see is looked for already, or has just been.
    LookedFor,
    /// Night falls, or the battle ends, before a search would show enough (8.34).
    Late,
    /// Nothing that it looks for is likely to lie where a search comes.
    NoneInReach,
    /// No search is likely enough to show anything.
    Little,
}

/// Why the staff declares no search segment in this phase; nothing if it declares one.
pub fn why_no_search(game: &Game) -> Option<NoSearch> {
    let table = game.table();
    if both::is_it(game) && !chase::calls_searches_home(game) {
        match table.light() {
            Light::Night => return Some(NoSearch::Night),
            Light::Dusk => return Some(NoSearch::Dusk),
            Light::Day => {}
        }
        if table.searches.is_empty()
            && let Err(why) = would_send(game)
        {
            return Some(why);
        }
    }
    let homes = homecomings(table);
    let ditches = homes.iter().any(|home| home.without_deck() > 0);
    (ditches && table.phase < PHASES).then_some(NoSearch::NoDeck)
}

/// The search that the staff would send first if the segment were declared. While none is in the air that throws no
/// die.
fn would_send(game: &Game) -> Result<Order, NoSearch> {
    let mut then = game.clone();
    if then.play(Order::DeclareSearch).is_err() {
        return Err(NoSearch::NobodyReady);
    }
    best_search(&then)
}

/// Of two hexes the one with more forces to be seen (8.32).
pub fn best_path(table: &Table, hexes: [HexId; 2]) -> HexId {
    let number = |hex: HexId| table.forces.iter().filter(|it| it.hex == hex).count();
    let [one, other] = hexes;
    if number(other) > number(one) {
        other
    } else {
        one
    }
}

/// Where the staff lands a unit of a search (8.28).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLanding {
    /// The unit.
    pub unit: AirUnitId,
    /// On whom.
    pub carrier: CarrierId,
    /// Whether one deck alone is left to it, so that it lands there without an order.
    pub by_itself: bool,
}

impl SearchLanding {
    /// The order that brings it down, if it needs one.
    pub fn order(&self) -> Option<Order> {
        let (unit, carrier) = (self.unit, self.carrier);
        (!self.by_itself).then_some(Order::Land { unit, carrier })
    }
}

/// The decks the staff gives to a search that is home: each unit's own, else the one with the most room, as far as
/// there is any (8.28).
pub fn search_landings(game: &Game, search: SearchId) -> Vec<SearchLanding> {
    let table = game.table();
    let units = table.search(search).map(|it| it.units).unwrap_or_default();
    let open = game.legal_landings();
    let mut all: Vec<SearchLanding> = Vec::new();
    for unit in units.iter() {
        let left = |carrier: CarrierId| {
            let taken = all.iter().filter(|it| it.carrier == carrier).count();
            table.room_to_land(carrier).saturating_sub(taken as u8)
        };
        // 17.2, 17.3: what one carrier lands, another of her group may not.
        let in_the_wind = |carrier: CarrierId| {
            let landed = all.iter().map(|it| it.carrier).chain([carrier]);
            let each: Vec<(CarrierId, u8)> = landed.map(|carrier| (carrier, 1)).collect();
            usize::from(together(table, &each)) == each.len()
        };
        let decks: Vec<CarrierId> = open
            .iter()
            .filter(|(it, carrier)| *it == unit && left(*carrier) > 0 && in_the_wind(*carrier))
            .map(|(_, carrier)| *carrier)
            .collect();
        let best = decks
            .iter()
            .max_by_key(|carrier| (unit.home() == **carrier, left(**carrier)));
        if let Some(carrier) = best.copied() {
            let is_last = all.len() + 1 == usize::from(units.len());
            all.push(SearchLanding {
                unit,
                carrier,
                by_itself: is_last && !all.is_empty() && decks.len() == 1,
            });
        }
    }
    all
}

/// The next unit of a search that is home, to its deck; over the sea if there is none.
pub(in crate::engine) fn landing(game: &Game, search: SearchId) -> Order {
    let mut landings = search_landings(game, search).into_iter();
    landings
        .find_map(|landing| landing.order())
        .unwrap_or(Order::GoOn)
}

/// The search that promises most, as long as one promises enough.
pub(in crate::engine) fn air_search(game: &Game) -> Order {
    best_search(game).unwrap_or(Order::GoOn)
}

/// The searches that the staff would send now, one after the other, if none of them saw anything: what one sees may
/// change the next (8.27). No die is thrown for them.
pub fn searches_ahead(game: &Game) -> Vec<(UnitSet, SearchAim)> {
    let mut ahead = game.clone();
    let mut searches = Vec::new();
    while let Order::Search { units, aim } = air_search(&ahead) {
        let table = ahead.table();
        let Some(launched) = search_launched(table, table.next_search(), units, aim) else {
            break;
        };
        ahead.apply_hypothetical(&launched);
        searches.push((units, aim));
    }
    searches
}

/// Why the staff sends no further search; nothing if it sends one.
pub fn why_no_more(game: &Game) -> Option<NoSearch> {
    best_search(game).err()
}

/// The search that promises most, or why none is sent.
fn best_search(game: &Game) -> Result<Order, NoSearch> {
    if chase::calls_searches_home(game) {
        return Err(NoSearch::Night);
    }
    let table = game.table();
    // Where raids come, the fighters stay for them, and some of the others for a strike; in a chase all of them, but only
    // once there is something to strike.
    let all_wait = chase::is_on(game).then(|| hunting::has_target(game));
    let waits = |unit| all_wait.unwrap_or_else(|| both::waits_to_strike(table, unit));
    let strikes = |unit: AirUnitId| !unit.kind().is_fighter() && waits(unit);
    let stays = |unit: AirUnitId| unit.kind().is_fighter() || strikes(unit);
    let searches = game.legal().filter_map(|order| match order {
        Order::Search { units, aim } => Some((units, aim)),
        _ => None,
    });
    let (kept, open): (Vec<_>, Vec<_>) =
        searches.partition(|(units, _)| both::is_it(game) && units.iter().any(stays));
    if open.is_empty() {
        let mut units = kept.iter().flat_map(|(units, _)| units.iter());
        return Err(match kept.is_empty() {
            true => NoSearch::NobodyReady,
            false => NoSearch::Kept {
                for_a_strike: units.any(strikes),
            },
        });
    }
    let least = match both::is_it(game) {
        true => WORTH_WHERE_RAIDS_COME,
        false => WORTH_A_SEARCH,
    };
    let open = candidates(game, open);
    let best = |news: &[(ForceId, u32)], time: Time| {
        let promises = open.iter().map(|it| (it.promise(news, time), it));
        promises.max_by_key(|(promise, _)| *promise)
    };
    let best_of = |news: &[(ForceId, u32)], time: Time| best(news, time).map_or(0, |(it, _)| it);
    let news = news(game);
    if let Some((_, best)) = best(&news, Time::Left).filter(|(it, _)| *it >= least) {
        let (units, aim) = (best.units, best.aim);
        return Ok(Order::Search { units, aim });
    }
    Err(match () {
        () if best_of(&[], Time::Left) >= least => NoSearch::LookedFor,
        () if best_of(&[], Time::Endless) >= least => NoSearch::Late,
        () if best_of(&[], Time::Endless) == 0 => NoSearch::NoneInReach,
        () => NoSearch::Little,
    })
}

/// How much of what a further search sees of each force would be news, in thousandths: the less, the more searches
/// in the air look for it yet, and the more have just looked for it.
fn news(game: &Game) -> Vec<(ForceId, u32)> {
    let table = game.table();
    let looks = recent_looks(game);
    let searches = table.searches.iter();
    let searches: Vec<_> = searches.map(|it| (it, moves_in_time(game, it))).collect();
    let news = |force: &Force| {
        let to_come = searches
            .iter()
            .map(|(search, moves)| missed(game, (search, moves), force));
        let to_come = to_come.fold(WHOLE, |news, missed| news * missed / WHOLE);
        let looks = looks.iter().filter(|id| **id == force.id).count() as u32;
        let fresh = (0..looks).fold(WHOLE, |fresh, _| fresh * LOOKED_FOR / WHOLE);
        (force.id, (to_come * fresh / WHOLE).max(LEAST_NEWS))
    };
    table.forces.iter().map(news).collect()
}

/// The forces that were looked for in this turn and the one before, once for each attempt.
fn recent_looks(game: &Game) -> Vec<ForceId> {
    let now = game.table().turn;
    let recent = game.events().iter().rev();
    let recent = recent.take_while(|it| it.at.turn.turns_until(now) <= JUST_NOW);
    let looks = recent.filter_map(|it| match it.event {
        Event::Searches(SearchEvent::LooksFor { force, .. }) => Some(force),
        _ => None,
    });
    looks.collect()
}

/// The moves in which a search in the air may yet see somebody. What the battle leaves it no time for, or it flies in the
/// dark, is none (8.34).
pub(super) fn moves_in_time(game: &Game, search: &Search) -> Vec<PlannedMove> {
    let table = game.table();
    let next = next_segment(table);
    let mut moves = search_course(table, search);
    moves.retain(|it| will_see(table, search.units, segment_time(next, it.segment)));
    moves
}

/// The chance that a search in the air misses a force in the moves that it has still before it, in thousandths.
pub(super) fn missed(
    game: &Game,
    (search, moves): (&Search, &[PlannedMove]),
    force: &Force,
) -> u32 {
    let table = game.table();
    let next = next_segment(table);
    let looks = moves.iter();
    let looks = looks.filter(|it| it.sweep.covers(search, force.hex));
    looks.fold(WHOLE, |missed, it| {
        let when = segment_time(next, it.segment);
        missed_once_more(missed, sighting_of(table, when, search, force))
    })
}

/// What is left of a chance to miss a force after one more attempt, in thousandths.
fn missed_once_more(missed: u32, odds: SightingOdds) -> u32 {
    missed * u32::from(10 - odds.seen()) / 10
}

/// How much time a search is taken to have.
#[derive(Clone, Copy)]
enum Time {
    /// What is left of the battle, or of the light.
    Left,
    /// As much as it needs.
    Endless,
}

/// A search that could be sent, and the forces that it is likely to pass.
struct Candidate {
    units: UnitSet,
    aim: SearchAim,
    sights: Vec<Sight>,
}

/// A force that a search is likely to pass.
struct Sight {
    force: ForceId,
    /// The chance to see it in what is left of the battle and of the light, and in as much time as it takes, in thousandths.
    seen: (u32, u32),
    /// What it is worth to see it, in victory points.
    wanted: u32,
}

impl Candidate {
    /// What it is likely to bring, in thousandths of a victory point: for each force in its sector the chance to see it,
    /// out or home, as far as that would be news: all of it where nothing is said.
    fn promise(&self, news: &[(ForceId, u32)], time: Time) -> u32 {
        let promise = |sight: &Sight| {
            let seen = match time {
                Time::Left => sight.seen.0,
                Time::Endless => sight.seen.1,
            };
            let news = news.iter().find(|(id, _)| *id == sight.force);
            seen * news.map_or(WHOLE, |(_, news)| *news) / WHOLE * sight.wanted
        };
        self.sights.iter().map(promise).sum()
    }
}

/// Searches that could be sent, with what each is likely to see.
fn candidates(game: &Game, open: Vec<(UnitSet, SearchAim)>) -> Vec<Candidate> {
    // Searches of a group to the same side fly the same way, whoever flies.
    let mut flown: HashMap<(TaskGroupId, SearchAim), Vec<Look>> = HashMap::new();
    let open = open.into_iter();
    let candidates = open.map(|(units, aim)| Candidate {
        units,
        aim,
        sights: sights(game, units, aim, &mut flown),
    });
    candidates.collect()
}

/// The forces that a search is likely to pass.
fn sights(
    game: &Game,
    units: UnitSet,
    aim: SearchAim,
    flown: &mut HashMap<(TaskGroupId, SearchAim), Vec<Look>>,
) -> Vec<Sight> {
    let table = game.table();
    let Some((group, origin)) = home::of_units(table, units) else {
        return Vec::new();
    };
    // Beside a search that flies out there, one in another direction sees as much, and more besides.
    let mut flies_out = table.searches.iter().filter(|it| it.leg == Leg::Outbound);
    if flies_out.any(|it| it.aim == aim && it.origin == origin) {
        return Vec::new();
    }
    let forces = table.forces.iter();
    let mut forces = forces
        .filter(|force| may_see(origin, aim, force))
        .peekable();
    if forces.peek().is_none() {
        return Vec::new();
    }
    let now = (table.turn, table.phase.max(1));
    let looks = flown.entry((group, aim)).or_insert_with(|| {
        let moves = search_plan(table, group, origin, aim);
        looks(table, units, origin, &moves, now)
    });
    let sight = |force: &Force| {
        let distance = far_off(origin, force);
        let zone = SearchZone::at(distance);
        let there = looks.iter().find(|look| look.zone == zone);
        let in_time = there.into_iter().flat_map(Look::times);
        let odds = |when| sighting_from(table, when, units, aim, distance, force.id);
        let missed = in_time.fold(WHOLE, |missed, when| missed_once_more(missed, odds(when)));
        let missed_at_leisure = missed_once_more(missed_once_more(WHOLE, odds(now)), odds(now));
        Sight {
            force: force.id,
            seen: (WHOLE - missed, WHOLE - missed_at_leisure),
            wanted: wanted(game, force),
        }
    };
    forces.map(sight).collect()
}

/// How far off a force is likely to be when a search comes to it.
fn far_off(origin: HexId, force: &Force) -> u8 {
    origin.distance(force.hex) + if force.retiring { DRIFT } else { 0 }
}

/// Whether a search is likely to pass a force that draws off while it flies out.
fn may_see(origin: HexId, aim: SearchAim, force: &Force) -> bool {
    aim.sees(origin, force.hex) && far_off(origin, force) <= aim.range()
}

/// What it is worth to see a force, in victory points (the score of the scenario).
fn wanted(game: &Game, force: &Force) -> u32 {
    if both::is_it(game) {
        return counterstrike::wanted(game, force);
    }
    match force.intelligence {
        Intelligence::Level0 => 2,
        Intelligence::Level1(_) => 2,
        Intelligence::Level2Carriers(_) | Intelligence::Level3Carriers(_) => 4,
        Intelligence::Level2Surface(_) => 3,
        Intelligence::Level3Surface | Intelligence::Level4Carriers => 0,
    }
}
