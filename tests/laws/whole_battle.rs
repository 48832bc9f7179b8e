//! What holds in every game of the whole battle, scenarios 6 to 9, whatever the dice, the orders and the options: the
//! laws of raids, and those of arrival, of the cup, of the score and of every piece (3.2, 7.1, 15.1).

use std::collections::{BTreeMap, BTreeSet};

use crate::account::each_in_one_place;
use crate::common::*;
use crate::every_order::{give_and_take_back, save_and_load, the_same_again};
use crate::follows::{Follows, Sees};
use crate::great_battle::GreatBattle;
use crate::law_games;
use crate::raiders::law::Law;
use carrier_battle::engine::fleet::{CarrierType, UnitSet};
use carrier_battle::engine::forces::ForceId;
use carrier_battle::engine::map::ArrivalZone;
use carrier_battle::engine::ships::{ShipId, ShipKind};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    ArrivalEvent, DetectionEvent, Event, EventRecord, ForceEvent, Game, Scenario, ScoreEvent,
    Scored, SegmentId, Table, Turn,
};

const BATTLES: [u8; 4] = [6, 7, 8, 9];
/// Those of two days.
const TWO_DAYS: [u8; 2] = [8, 9];

fn new_game(number: u8, seed: u64) -> Game {
    let scenario = Scenario::numbered(number).unwrap();
    // Every option is in some of the games, and every two of them together.
    let bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
    Game::new(scenario, &variants_of(scenario, bits), seed).unwrap()
}

/// The law of the whole battle, from the events alone.
struct Battle {
    table: Table,
    read: usize,
    /// Forces that are still to arrive in this Arrival Phase, and the hexes of those that have.
    arriving: u8,
    arrived: Vec<u16>,
    /// Every unit there is.
    units: UnitSet,
    great: GreatBattle,
    /// Points scored so far, by what for.
    ledger: BTreeMap<String, i16>,
    seen: BTreeMap<&'static str, u32>,
}

impl Follows for Battle {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        match &record.event {
            Event::Arrivals(ArrivalEvent::Arrive {
                available,
                arriving,
            }) => {
                assert!(!self.table.limit_reached(), "13.24");
                self.check_number(*available, *arriving);
            }
            Event::Arrivals(ArrivalEvent::Over) => {
                assert!(self.table.limit_reached(), "13.24");
                self.arriving = 0;
                self.see("arrivals over");
            }
            Event::Detection(DetectionEvent::Placed { what, hex, .. }) => {
                let number = u16::from(hex.row()) * 100 + u16::from(hex.column());
                assert!(ForceId::all().any(|letter| letter == *what));
                assert!(self.table.force(*what).is_none());
                assert!(
                    ArrivalZone::ALL
                        .iter()
                        .any(|zone| zone.hexes().contains(hex))
                );
                assert!(!self.arrived.contains(&number), "7.12 step 3");
                self.arrived.push(number);
                if self.table.segment == Some(SegmentId::Arrival) {
                    self.arriving -= 1;
                }
                self.see("arrivals");
            }
            Event::Forces(ForceEvent::CupFilled { chits, per_phase }) => {
                assert_eq!(self.table.segment, Some(SegmentId::Arrival), "3.23");
                assert_eq!(self.arriving, 0);
                assert_eq!(chits.len(), 4 * usize::from(*per_phase));
            }
            Event::Score(ScoreEvent::Scored { vp, why }) => {
                *self.ledger.entry(format!("{why:?}")).or_default() += vp;
            }
            Event::Score(ScoreEvent::Ended { score, .. }) => {
                assert_eq!(*score, self.ledger.values().sum::<i16>());
            }
            _ => {}
        }
        self.great.before(&self.table, &record.event);
    }

    fn at_rest(&mut self, _: &Game) {
        let table = &self.table;
        assert_eq!(table.score, self.ledger.values().sum::<i16>());
        assert_eq!(
            table.score,
            table.scores.iter().map(|(_, vp)| vp).sum::<i16>()
        );
        check_score(table);
        self.great.at_rest(table);
        assert_eq!(every_unit(table), self.units, "a unit came or went");
        check_ships(table);
    }
}

impl Sees for Battle {
    fn seen(&mut self) -> &mut BTreeMap<&'static str, u32> {
        &mut self.seen
    }
}

impl Battle {
    fn new(game: &Game) -> Battle {
        let mut battle = Battle {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            arriving: 0,
            arrived: Vec::new(),
            units: every_unit(game.table()),
            great: GreatBattle::default(),
            ledger: BTreeMap::new(),
            seen: BTreeMap::new(),
        };
        battle.follow(game);
        battle
    }

    /// 7.1, counted afresh: the letters that nobody has, and nobody took away with him.
    fn check_number(&mut self, available: u8, arriving: u8) {
        assert_eq!(self.table.segment, Some(SegmentId::Arrival));
        let taken: BTreeSet<ForceId> = self
            .table
            .forces
            .iter()
            .flat_map(|force| [Some(force.id), force.left_by])
            .flatten()
            .chain(self.table.left_the_map.iter().copied())
            .filter(|id| matches!(id, ForceId::Letter(_)))
            .collect();
        assert_eq!(usize::from(available), 16 - taken.len());
        let expected = match available {
            1 | 2 => 1,
            more => more / 3,
        };
        assert_eq!(arriving, expected);
        (self.arriving, self.arrived) = (arriving, Vec::new());
    }
}

/// Every unit of the game, in one place each.
fn every_unit(table: &Table) -> UnitSet {
    let decks = table
        .decks
        .iter()
        .map(|deck| each_in_one_place([deck.ready, deck.landing, deck.servicing, deck.hangar]));
    let patrols = table.cap_missions().map(|(_, units)| units);
    let missions = table.missions.iter().map(|mission| mission.units);
    let searches = table.searches.iter().map(|search| search.units);
    let lost = table.lost.iter().map(|lost| UnitSet::from(lost.unit));
    each_in_one_place(
        decks
            .chain(patrols)
            .chain(missions)
            .chain(searches)
            .chain(lost)
            // 22.4: out of play, and not lost.
            .chain([table.night.resting]),
    )
}

/// No Japanese ship is with two forces, or sunk or gone and yet there.
fn check_ships(table: &Table) {
    let with_forces = table.forces.iter().flat_map(|force| force.ships.clone());
    let sunk = table.sunk.iter().copied().filter(|ship| !ship.is_us());
    let ships: Vec<ShipId> = with_forces
        .chain(sunk)
        .chain(table.exited.iter().copied())
        .collect();
    let different: BTreeSet<ShipId> = ships.iter().copied().collect();
    assert_eq!(different.len(), ships.len(), "a ship is in two places");
    let counters: BTreeSet<ForceId> = table.forces.iter().map(|force| force.id).collect();
    assert_eq!(counters.len(), table.forces.len());
}

/// 15.1, counted afresh.
fn check_score(table: &Table) {
    let scored = |what| table.scored(what);
    // Note A: in scenario 9 naval points score each, and those of land bases five together.
    if table.scenario != 9 {
        let destroyed = table.points_destroyed as i16;
        assert_eq!(scored(Scored::PointsDestroyed), destroyed / 5);
    }
    let lost = |at_home| {
        let lost = table.lost.iter().filter(|unit| unit.at_home == at_home);
        lost.count() as i16
    };
    assert_eq!(scored(Scored::UnitLostAway), -(lost(false) / 2));
    assert_eq!(scored(Scored::UnitLostAtHome), -(lost(true) / 4));
    let exits = table.exited.iter().map(|ship| match ship.data().kind {
        kind if kind.is_carrier() => 20,
        ShipKind::Battleship => 15,
        _ => 8,
    });
    assert_eq!(scored(Scored::ShipsExited), -exits.sum::<i16>());
    let ours = table.damage.iter().filter_map(|(ship, hits)| {
        let carrier = ship.carrier()?;
        Some(match (carrier.data().kind, hits.total()) {
            (_, 0) => 0,
            (CarrierType::Cv, 1..=3) | (CarrierType::Cvl, 1..=2) if !table.is_sunk(*ship) => 5,
            (CarrierType::Cv, 4..=5) | (CarrierType::Cvl, 3) if !table.is_sunk(*ship) => 10,
            (CarrierType::Cv, 6..=7) | (CarrierType::Cvl, 4) if !table.is_sunk(*ship) => 15,
            (CarrierType::Cv, _) => 35,
            (CarrierType::Cvl, _) => 25,
        })
    });
    assert_eq!(scored(Scored::UsCarriers), -ours.sum::<i16>());
}

/// Holds a game to the laws to its end.
fn keeps_the_laws(mut game: Game, player: &mut dyn Player, seen: &mut BTreeMap<&'static str, u32>) {
    let (mut raids, mut battle) = (Law::new(&game), Battle::new(&game));
    while let Some(order) = player.order(&game) {
        if let Err(refusal) = game.play(order) {
            panic!("{}: {order}: {refusal}", game.save().unwrap().to_text());
        }
        raids.follow(&game);
        battle.follow(&game);
        assert!(game.orders().len() < 20_000, "it does not end");
    }
    assert!(game.outcome().is_some());
    battle.great.told(&mut battle.seen);
    for (what, number) in raids.seen.into_iter().chain(battle.seen) {
        *seen.entry(what).or_default() += number;
    }
}

#[test]
fn random_games_of_the_whole_battle_keep_the_laws() {
    let mut seen = BTreeMap::new();
    for number in BATTLES {
        let games = match TWO_DAYS.contains(&number) {
            true => 1000,
            false => 200,
        };
        for seed in 0..law_games(games) {
            let mut player = Random::new(seed ^ 0x0619);
            keeps_the_laws(new_game(number, seed), &mut player, &mut seen);
        }
    }
    for what in [
        "arrivals",
        "raids",
        "second waves",
        "called back",
        "butai",
        "makes for oil",
        "Kido Butai",
        "Kido Butai by name",
    ] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}

#[test]
fn the_staffs_games_of_the_whole_battle_keep_the_laws() {
    let mut seen = BTreeMap::new();
    for number in BATTLES {
        let games = match TWO_DAYS.contains(&number) {
            true => 300,
            false => 20,
        };
        for seed in 0..law_games(games) {
            keeps_the_laws(new_game(number, seed), &mut Sensible, &mut seen);
        }
    }
}

#[test]
fn the_same_seed_and_orders_give_the_same_whole_battle() {
    for number in BATTLES {
        for seed in 0..3 {
            let mut game = new_game(number, seed);
            Random::new(seed).finish(&mut game);
            the_same_again(&game, new_game(number, seed));
        }
    }
}

#[test]
fn whole_battles_are_saved_and_taken_back_wherever_they_stand() {
    for seed in 0..10 {
        let mut game = new_game(BATTLES[seed as usize % BATTLES.len()], seed);
        let mut player = Random::new(seed);
        for _ in 0..60 * seed {
            let Some(order) = player.order(&game) else {
                break;
            };
            if seed % 5 == 1 {
                give_and_take_back(&mut game, order);
            } else {
                play(&mut game, order);
            }
        }
        save_and_load(&mut game, &mut player);
    }
}

/// The battle ends at dusk of June 19, after eleven turns, or after its second day with 2130 of June 20.
#[test]
fn the_whole_battle_has_eleven_turns_or_thirty_one() {
    for number in BATTLES {
        let mut game = new_game(number, 11);
        Random::new(11).finish(&mut game);
        let turns: Vec<Turn> = game
            .events()
            .iter()
            .filter_map(|it| match it.event {
                Event::Turn { turn } => Some(turn),
                _ => None,
            })
            .collect();
        let (number_of_turns, last) = match number {
            number if TWO_DAYS.contains(&number) => (31, Turn::at(20, 2130)),
            _ => (11, Turn::at(19, 1850)),
        };
        assert_eq!((turns.len(), turns.last()), (number_of_turns, Some(&last)));
    }
}
