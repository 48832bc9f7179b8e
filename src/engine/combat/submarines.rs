//! Japanese submarines, at the end of a turn: they find ships that show lights, and crippled ones (6.433, 14.2).

use super::damage::suffer;
use crate::engine::charts::{JAPANESE_SUBMARINE, SURFACE_UNITS, SubmarineAttack};
use crate::engine::clock::{Light, PHASES};
use crate::engine::decision::Decision;
use crate::engine::event::{Choice, DamageEvent, Event, HitKind, Purpose};
use crate::engine::fleet::douse;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::record::Scope;
use crate::engine::scenario::Scenario;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// The columns of the chart: its first roll, and the second that the first may call for (14.23).
const FIRST: usize = 0;
const SECOND: usize = 1;

/// The Japanese Submarine Attack step in progress.
#[derive(Clone, Debug, Default)]
pub struct JapaneseSubmarines {
    attacked: bool,
    over: bool,
}

impl JapaneseSubmarines {
    /// The attacks, and then the lights may go out (6.433).
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        if !self.attacked {
            self.attacked = true;
            attack_lit_hexes(play);
            attack_cripples(play);
            return Step::Again;
        }
        if self.over || play.table.lit_hexes().is_empty() || is_last_turn(&play.table) {
            return Step::Done;
        }
        Step::Ask(Decision::Lights)
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::TurnOffLights { hex } => douse(play, hex),
            _ => self.over = true,
        }
    }
}

/// Whether no turn follows in which lights could matter.
fn is_last_turn(table: &Table) -> bool {
    let scenario = Scenario::numbered(table.scenario);
    scenario.is_some_and(|scenario| scenario.is_last_turn(table))
}

/// One attack on each lit hex, however many task groups are in it, on one of its carriers at random (14.22, 14.24).
/// Where there is none, nothing could be hit.
fn attack_lit_hexes(play: &mut Play) {
    for hex in play.table.lit_hexes() {
        if carriers_afloat(&play.table, hex).is_empty() {
            continue;
        }
        let scope = Scope::SubmarineAtLights { hex };
        play.scoped(scope, |play| attack_lit_hex(play, hex));
    }
}

fn attack_lit_hex(play: &mut Play, hex: HexId) {
    let result = roll(play, Purpose::SubmarineAtLights(hex), 0);
    if result != SubmarineAttack::NoEffect {
        let carriers = carriers_afloat(&play.table, hex);
        let ship = play.pick(Choice::SubmarineTarget(hex), &carriers);
        strike(play, ship, result);
    }
}

/// The carriers in a hex, those that were left behind there too (14.24).
pub(crate) fn carriers_afloat(table: &Table, hex: HexId) -> Vec<ShipId> {
    let carriers = table.decks.iter().map(|deck| ShipId::from(deck.carrier));
    carriers
        .filter(|ship| table.hex_of_ship(*ship) == Some(hex) && !table.is_sunk(*ship))
        .collect()
}

/// At the end of a turn of daylight one attack on each crippled ship that is on the map by herself (12.47, 14.25).
fn attack_cripples(play: &mut Play) {
    if play.table.turn.light(PHASES) != Light::Day {
        return;
    }
    let cripples: Vec<_> = play.table.left_behind().collect();
    for (ship, hex) in cripples {
        let guards = surface_units(&play.table, hex);
        play.scoped(Scope::SubmarineAtCripple { ship }, |play| {
            let result = roll(play, Purpose::SubmarineAtCripple(ship), guards);
            strike(play, ship, result);
        });
    }
}

/// The surface units of task groups in a hex that can keep a submarine away (14.25).
pub(crate) fn surface_units(table: &Table, hex: HexId) -> u8 {
    let ships = table.groups_in(hex).iter();
    let ships = ships.flat_map(|group| table.ships_of(group));
    let guards = ships.filter(|ship| {
        let sound = table.condition(*ship) < Condition::Crippled;
        sound && !ship.data().kind.is_carrier()
    });
    // 12.411: those who stand by are there for it.
    let escorts = table.markers.escorts.iter().map(|(unit, _)| *unit);
    let escorts =
        escorts.filter(|unit| !table.is_sunk(*unit) && table.hex_of_ship(*unit) == Some(hex));
    (guards.count() + escorts.count()) as u8
}

/// The first roll, and the second where it calls for one (14.23). Ships that stand guard count in the first alone.
fn roll(play: &mut Play, purpose: Purpose, guards: u8) -> SubmarineAttack {
    let guards = (guards > 0).then(|| SURFACE_UNITS.of(-(guards as i8)));
    match play.roll(purpose, &JAPANESE_SUBMARINE, FIRST, guards) {
        SubmarineAttack::SecondRoll => play.roll(purpose, &JAPANESE_SUBMARINE, SECOND, []),
        result => result,
    }
}

/// What the torpedoes do, with all that follows at once (12.12, 12.14). A fire needs no roll of its own, and is only
/// on carriers (12.311, 12.35).
fn strike(play: &mut Play, ship: ShipId, result: SubmarineAttack) {
    let (hits, fire) = match result {
        SubmarineAttack::NoEffect | SubmarineAttack::SecondRoll => return,
        SubmarineAttack::Hits { hits, fire } => (hits, fire),
        SubmarineAttack::Sunk => (still_to_sink(&play.table, ship), false),
    };
    suffer(play, ship, hits, HitKind::Torpedo);
    let carrier = ship.carrier().filter(|_| fire && !play.table.is_sunk(ship));
    if let Some(carrier) = carrier {
        play.happen(Event::Damage(DamageEvent::FireBrokeOut { carrier }));
    }
}

/// Hits that a ship can still take until she sinks.
fn still_to_sink(table: &Table, ship: ShipId) -> u8 {
    let capacity = ship.data().capacity;
    capacity.saturating_sub(table.hits(ship).total())
}
