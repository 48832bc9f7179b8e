//! Surface combat and night operations hold in every game that is played with them, by a reckoning from the events alone
//! (21, 22).

use std::collections::BTreeMap;

use crate::common::*;
use crate::follows::{Follows, Sees};
use crate::law_games;
use carrier_battle::engine::fleet::{AirUnitId, AirUnitType, UnitSet};
use carrier_battle::engine::forces::Force;
use carrier_battle::engine::map::{HexId, ISLANDS};
use carrier_battle::engine::ships::Condition;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Decision, DeckEvent, Event, EventRecord, Game, Light, Order, Scenario, SearchEvent, SegmentId,
    SurfaceEvent, Table, Variant,
};

/// The last day on which who flies by day rests in the night (22.5).
const FIRST_DAY: u8 = 19;

/// Night fighters that have flown on June 19 by day, and meetings that are over.
struct Law {
    table: Table,
    read: usize,
    flew_by_day: UnitSet,
    seen: BTreeMap<&'static str, u32>,
}

impl Follows for Law {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        match &record.event {
            Event::Decks(
                DeckEvent::Launched { units, .. } | DeckEvent::CapLaunched { units, .. },
            )
            | Event::Searches(SearchEvent::Launched { units, .. }) => self.takes_off(*units),
            Event::Surface(SurfaceEvent::Met { .. }) => {
                assert!(self.table.plays(Variant::SurfaceCombat), "21.0");
                self.see("met");
            }
            Event::Surface(SurfaceEvent::Fought { .. }) => self.see("fought"),
            Event::Surface(SurfaceEvent::Evaded { escapes: true, .. }) => self.see("got away"),
            Event::Surface(SurfaceEvent::BothEvade { .. }) => self.see("neither would"),
            _ => {}
        }
    }

    fn after(&mut self, event: &Event) {
        if matches!(event, Event::Phase { .. }) {
            let missions = self.table.missions.iter().map(|it| it.units);
            let patrols = self.table.cap_missions().map(|(_, units)| units);
            let searches = self.table.searches.iter().map(|it| it.units);
            let all = missions.chain(patrols).chain(searches);
            let flying = all.fold(UnitSet::EMPTY, UnitSet::with);
            self.flies(flying);
        }
    }

    fn at_rest(&mut self, _: &Game) {
        // Until all of a move has been made, sides may lie in one hex.
        let table = &self.table;
        let is_moving = table.phase == 0 || table.segment <= Some(SegmentId::Activation);
        if is_moving || !table.plays(Variant::SurfaceCombat) {
            return;
        }
        assert!(table.markers.meeting.is_none(), "21: it is resolved");
        for force in &table.forces {
            let groups = table.groups_in(force.hex).iter();
            let mut ships = groups.flat_map(|group| table.ships_of(group));
            let ours = ships.any(|ship| table.condition(ship) < Condition::Crippled);
            if ours && !is_out_of_it(table, force) {
                assert!(
                    is_shut_in(table, force.hex),
                    "21.15: {} {}",
                    force.id,
                    force.hex
                );
            }
        }
    }
}

/// Whether of a force all ships are crippled: it meets nobody (21.16).
fn is_out_of_it(table: &Table, force: &Force) -> bool {
    table.is_all_crippled(force)
}

/// Whether neither side can leave a hex (21.15).
fn is_shut_in(table: &Table, hex: HexId) -> bool {
    let around = HexId::all().filter(|other| other.distance(hex) == 1);
    let mut around = around.filter(|other| ISLANDS.iter().all(|island| island.hex != *other));
    around.all(|other| {
        let theirs = table.forces.iter().any(|force| force.hex == other);
        let ours = !table.groups_in(other).is_empty();
        theirs || ours
    })
}

impl Sees for Law {
    fn seen(&mut self) -> &mut BTreeMap<&'static str, u32> {
        &mut self.seen
    }
}

impl Law {
    fn new(game: &Game) -> Law {
        let mut law = Law {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            flew_by_day: UnitSet::EMPTY,
            seen: BTreeMap::new(),
        };
        law.follow(game);
        law
    }

    /// 22.0, 22.1, 22.4, 22.5: at night only night fighters that are rested take off, and only with rule 22.
    fn takes_off(&mut self, units: UnitSet) {
        if self.table.light() != Light::Night {
            return self.flies(units);
        }
        assert!(self.table.plays(Variant::NightOperations), "22.0: {units}");
        for unit in units.iter() {
            assert_eq!(unit.kind(), AirUnitType::F6F3N, "22.1: {unit}");
            assert!(!self.table.night.resting.contains(unit), "22.4: {unit}");
            let tonight = self.table.turn.day == FIRST_DAY;
            assert!(
                !(tonight && self.flew_by_day.contains(unit)),
                "22.5: {unit}"
            );
        }
        self.see("took off by night");
    }

    fn flies(&mut self, units: UnitSet) {
        if self.table.light() == Light::Day && self.table.turn.day == FIRST_DAY {
            self.flew_by_day = self.flew_by_day.with(units);
        }
    }
}

/// A game of the whole battle with one of the two options or both, and in each any of the others.
fn new_game(seed: u64) -> Game {
    let scenario = Scenario::numbered(6 + (seed % 4) as u8).unwrap();
    let bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
    let mut options = variants_of(scenario, bits);
    let wanted = [
        (Variant::SurfaceCombat, seed % 5 != 4),
        (Variant::NightOperations, seed % 3 != 2),
    ];
    for (variant, plays) in wanted {
        options.retain(|it| *it != variant);
        options.extend(plays.then_some(variant));
    }
    Game::new(scenario, &options, seed).unwrap()
}

/// What moves the fleet nearest to a force.
fn closes(game: &Game) -> Option<Order> {
    let nearest = |to: HexId| {
        let forces = game.table().forces.iter();
        forces.map(|force| force.hex.distance(to)).min()
    };
    let moves = game.legal().filter_map(|order| match order {
        Order::MoveTaskForce { to } | Order::MoveTaskGroups { to, .. } => {
            Some((nearest(to)?, order))
        }
        _ => None,
    });
    moves.min_by_key(|(distance, _)| *distance).map(|it| it.1)
}

/// What an order sends into the air, if it does.
fn sent_up(order: Order) -> UnitSet {
    match order {
        Order::Launch { units, .. }
        | Order::LaunchCap { units, .. }
        | Order::Search { units, .. } => units,
        _ => UnitSet::EMPTY,
    }
}

/// Night fighters are spared by day, and sent up at night (22.5).
fn for_the_night(game: &Game, drawn: Order) -> Order {
    let is_night_fighter = |unit| AirUnitId::kind(unit) == AirUnitType::F6F3N;
    let has_some = |order: &Order| sent_up(*order).iter().any(is_night_fighter);
    let is_night = game.table().light() == Light::Night;
    match (is_night, has_some(&drawn)) {
        (true, false) => game.legal().find(has_some).unwrap_or(drawn),
        (false, true) => {
            let mut others = game.legal().filter(|order| sent_up(*order).is_empty());
            others.next().unwrap_or(drawn)
        }
        _ => drawn,
    }
}

/// Random games and games of the staff, in most of which the fleet goes where the enemy is.
#[test]
fn nobody_stays_beside_the_enemy_and_only_rested_night_fighters_take_off_in_the_dark() {
    let mut seen: BTreeMap<&'static str, u32> = BTreeMap::new();
    for seed in 0..law_games(200) {
        let mut game = new_game(seed);
        let mut law = Law::new(&game);
        let (mut random, mut staff) = (Random::new(seed), Sensible);
        while let Some(decision) = game.decision() {
            let player: &mut dyn Player = match seed % 8 {
                0..6 => &mut random,
                _ => &mut staff,
            };
            let closing = match decision {
                Decision::UsMovement if seed % 4 != 3 || seed % 8 == 7 => closes(&game),
                _ => None,
            };
            let Some(order) = closing.or_else(|| player.order(&game)) else {
                break;
            };
            let order = match seed % 2 {
                0 => for_the_night(&game, order),
                _ => order,
            };
            play(&mut game, order);
            law.follow(&game);
            assert!(game.orders().len() < 20_000, "it does not end");
        }
        assert!(game.outcome().is_some());
        for (what, times) in law.seen {
            *seen.entry(what).or_default() += times;
        }
    }
    for what in ["met", "fought", "got away", "took off by night"] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}
