//! The enemy goes home by his oilers, and the fleet goes after him (19, 20): it closes in the night on where he will lie at
//! dawn, calls its searches home, has strikes ready when the light comes, and then looks and strikes with all it has. What
//! retires sends no raids (19.3).

use super::sailing::WhySail;
use super::searches::DRIFT;
use super::{both, home, hunting};
use crate::engine::clock::{Light, Turn};
use crate::engine::fleet::unopposed_moves;
use crate::engine::forces::{Force, have_turned_back, where_it_waits};
use crate::engine::forecast::wind_leaves;
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;

/// Turns before dawn in which planes come up for it: two would do, from the hangar to the deck (6.23).
const TURNS_TO_READY: u8 = 2;
/// From this turn on few raids come any more, and there is just light enough to land all patrols.
const EVENING: u16 = 1730;
/// Hexes at which a force no longer draws the fleet.
const OUT_OF_SIGHT: u8 = 24;
/// Hexes from a force nearer than which the fleet has nothing to gain: a strike is there in three phases, and beside it
/// may be the guns of a battle fleet.
const KEEPS_OFF: u8 = 5;
/// Hellcats that go with a strike at most: the enemy has few left to meet it, and each comes home as short of fuel as the
/// bombers.
pub(super) const MOST_ESCORTS: u8 = 3;
/// How much more it is drawn by known carriers than by what may be carriers.
const WEIGHT_OF_CARRIERS: u32 = 4;

/// Whether the enemy goes home, and is to be caught (19.1, 20.5).
pub(super) fn is_on(game: &Game) -> bool {
    both::is_it(game) && have_turned_back(game.table())
}

/// Whether it will come to that, or has: the patrols of a group share a display then, for they keep it as long as they
/// stay in their box, and without one no strike takes off (4.13, 4.33).
pub(super) fn keeps_displays_for_it(game: &Game) -> bool {
    both::is_it(game) && game.table().plays(Variant::Refuelling)
}

/// Whether searches in the air fly home in the dark, in which they see nobody: the battle goes on in another day's light,
/// and their planes and decks are wanted then (8.28, 8.34).
pub(super) fn calls_searches_home(game: &Game) -> bool {
    let table = game.table();
    let is_out = table.light() != Light::Day && !table.searches.is_empty();
    is_out && game.scenario().has_turn(next_dawn(table))
}

/// Whether patrols come down from their boxes while there is light to land in: the fleet goes to leeward after the enemy, and
/// would have them out of their boxes then (17.2). Nobody need be on patrol, for who goes home sends no raids (19.3).
pub(super) fn calls_patrols_home(game: &Game) -> bool {
    let table = game.table();
    sails_to_leeward(game) && table.light() == Light::Day && table.attackers().next().is_none()
}

/// Whether the fleet goes after the enemy where the wind matters, or soon will: he turns back in the evening.
pub(super) fn sails_to_leeward(game: &Game) -> bool {
    let will_be = || keeps_displays_for_it(game) && game.table().turn.time() >= EVENING;
    game.table().markers.wind.is_some() && (is_on(game) || will_be())
}

/// Whether attack planes are readied, wherever the enemy is: by day, and before dawn.
pub(super) fn readies_strikes(game: &Game) -> bool {
    let table = game.table();
    let is_dawn_near = || {
        let dawn = next_dawn(table);
        game.scenario().has_turn(dawn) && table.turn.turns_until(dawn) <= TURNS_TO_READY
    };
    is_on(game) && (table.light() == Light::Day || is_dawn_near())
}

/// Hexes that a force is likely to go on by the time that a strike comes to where it is: one that goes home moves about
/// a hex a turn, in which a strike flies eight. One at its oiler waits there (20.5).
pub(super) fn goes_off(game: &Game, force: &Force) -> u8 {
    let waits = || where_it_waits(game.table(), force) == Some(force.hex);
    match is_on(game) && force.retiring && !waits() {
        true => DRIFT,
        false => 0,
    }
}

pub(super) fn next_dawn(table: &Table) -> Turn {
    Turn {
        day: table.turn.day + 1,
        number: 1,
    }
}

/// The hex that the fleet goes to, by day and by night: nearer to where carriers will lie, those above all that are near.
pub(super) fn closing(game: &Game) -> Result<HexId, WhySail> {
    let table = game.table();
    let moves = unopposed_moves(table).into_iter();
    let best = moves.max_by_key(|to| drawn_to(table, *to));
    let nearer = home::of_fleet(table).zip(best);
    let nearer = nearer.filter(|(fleet, to)| drawn_to(table, *to) > drawn_to(table, *fleet));
    nearer.map(|(_, to)| to).ok_or(WhySail::NoneIsNearer)
}

/// Whether the fleet keeps its station rather than go to a hex to leeward, where each task group launches or lands one unit
/// in a phase (17.2): a strike is out, or could take off soon, or somebody would come home to no deck.
pub(super) fn keeps_station(game: &Game, to: HexId) -> bool {
    let table = game.table();
    let mut missions = table.missions.iter();
    let is_out = missions.any(|mission| !mission.is_intercept());
    let finds_no_deck = || {
        let leaves = wind_leaves(table, Order::MoveTaskForce { to });
        leaves.is_some_and(|it| !it.searches.is_empty() || !it.missions.is_empty())
    };
    is_out || hunting::has_target(game) || finds_no_deck()
}

/// How much the fleet is drawn to a hex by all forces that may have carriers. By the square of what it has come nearer: of
/// several, one that can be caught draws it more than the middle of them.
fn drawn_to(table: &Table, hex: HexId) -> u32 {
    let forces = table.forces.iter();
    let forces = forces.filter(|force| !force.intelligence.is_surface_force());
    let draws = forces.map(|force| {
        let distance = hex.distance(will_lie(table, force)).max(KEEPS_OFF);
        let near = u32::from(OUT_OF_SIGHT.saturating_sub(distance));
        weight(force) * near * near
    });
    draws.sum()
}

fn weight(force: &Force) -> u32 {
    match force.intelligence.is_carrier_force() {
        true => WEIGHT_OF_CARRIERS,
        false => 1,
    }
}

/// Where a force is likely to lie by the time the fleet has come up: at its oiler, or where it is.
pub(super) fn will_lie(table: &Table, force: &Force) -> HexId {
    where_it_waits(table, force).unwrap_or(force.hex)
}
