//! Follows a game of scenario 3 from its events alone, with a reckoning of its own of every deck,
//! limit, hit, fire and point, and holds the game to it after every event and order.

mod damage;

use std::collections::BTreeMap;

use carrier_battle::engine::fleet::{
    AirStep, AirUnitId, CapId, CarrierId, CarrierType, Fuel, MISSION_DISPLAYS, MissionId,
    MissionType, TaskGroupId, UnitSet,
};
use carrier_battle::engine::forces::{Fate, RaidId};
use carrier_battle::engine::ships::{ShipId, ShipKind};
use carrier_battle::engine::{
    AirPoints, Attacker, Deck, Event, Game, HitKind, Order, Purpose, Quarry, Roll, SegmentId,
    Table, Target, UnitLoss, Variant,
};

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Aboard(CarrierId, Deck),
    Mission(MissionId),
    Cap(CapId),
    Lost,
}

/// A carrier by our own reckoning.
#[derive(Clone, Default, Debug)]
struct Ship {
    fires: Vec<u8>,
    inoperative: bool,
    blocked: bool,
    sunk: bool,
    /// Units launched, landed, serviced and lowered in this air operations segment.
    done: [u8; 4],
    /// Hits from the air in this segment.
    hits_in_segment: u8,
    /// Whether she was hit in this phase.
    hit_in_phase: bool,
    /// Whether her fire outbreak was rolled for in this segment.
    rolled: bool,
}

const LAUNCHED: usize = 0;
const LANDED: usize = 1;
const SERVICED: usize = 2;
const LOWERED: usize = 3;

/// The Carrier Operations Limit Chart by hits: launch or land, flight deck, launch occupancy, lower,
/// servicing, total (6.23, and the Damage Effects Summary).
fn limits(kind: CarrierType, hits: u8) -> [u8; 6] {
    match (kind, hits) {
        (CarrierType::Cv, 0..=3) => [2, 3, 2, 2, 2, 8],
        (CarrierType::Cv, 4..=5) => [1, 2, 2, 1, 1, 8],
        (CarrierType::Cv, _) => [0, 0, 0, 0, 0, 8],
        (CarrierType::Cvl, 0..=2) => [1, 1, 1, 1, 1, 3],
        (CarrierType::Cvl, _) => [0, 0, 0, 0, 0, 3],
    }
}

/// Follows a game and holds it to the rules.
pub struct DeckAudit {
    table: Table,
    read: usize,
    places: BTreeMap<AirUnitId, Place>,
    ships: BTreeMap<CarrierId, Ship>,
    hits: BTreeMap<ShipId, u8>,
    step: Option<AirStep>,
    points_lost: BTreeMap<RaidId, u8>,
    /// Damage rolled on each ship in the attack in progress and not yet recorded.
    rolled: BTreeMap<ShipId, u8>,
    /// Hits of fire rolled and not yet recorded.
    burning: Option<(CarrierId, u8)>,
    /// Units still to be lost aboard a carrier that was hit.
    due: Option<(CarrierId, u8)>,
    turned_over: Vec<ShipId>,
    /// Ships detached from the Battle Line, and their new groups.
    detached: BTreeMap<ShipId, TaskGroupId>,
    /// What the game has shown: hits, fires, sinkings, overflights.
    pub seen: BTreeMap<&'static str, u32>,
}

impl DeckAudit {
    pub fn new(game: &Game) -> DeckAudit {
        let mut audit = DeckAudit {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            places: BTreeMap::new(),
            ships: BTreeMap::new(),
            hits: BTreeMap::new(),
            step: None,
            points_lost: BTreeMap::new(),
            rolled: BTreeMap::new(),
            burning: None,
            due: None,
            turned_over: Vec::new(),
            detached: BTreeMap::new(),
            seen: BTreeMap::new(),
        };
        audit.follow(game);
        audit
    }

    /// Reads on to the game's last event, and compares.
    pub fn follow(&mut self, game: &Game) {
        for happening in &game.events()[self.read..] {
            let event = &happening.event;
            self.check_losses_are_complete(event);
            self.reckon(event);
            self.table.apply(event);
            let Table {
                turn,
                phase,
                segment,
                ..
            } = self.table;
            let at = happening.at;
            assert_eq!((at.turn, at.phase, at.segment), (turn, phase, segment));
        }
        self.read = game.events().len();
        assert!(
            self.table == *game.table(),
            "the table is not that of its events"
        );
        self.at_rest(game);
    }

    fn see(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }

    fn count(&self, carrier: CarrierId, wanted: impl Fn(Deck) -> bool) -> u8 {
        let hers = |place: &&Place| matches!(place, Place::Aboard(on, deck) if *on == carrier && wanted(*deck));
        self.places.values().filter(hers).count() as u8
    }

    fn on_deck(&self, carrier: CarrierId) -> u8 {
        self.count(carrier, |deck| matches!(deck, Deck::Ready | Deck::Landing))
    }

    fn hits(&self, ship: ShipId) -> u8 {
        self.hits.get(&ship).copied().unwrap_or_default()
    }

    fn limits(&self, carrier: CarrierId) -> [u8; 6] {
        limits(carrier.data().kind, self.hits(carrier.into()))
    }

    fn ship(&mut self, carrier: CarrierId) -> &mut Ship {
        self.ships.get_mut(&carrier).unwrap()
    }

    /// 12.12, 12.34, 4.452: she can operate, and the step is the right one (6.23). A wreck on deck
    /// does not stop servicing.
    fn operates(&self, carrier: CarrierId, step: AirStep) {
        let ship = &self.ships[&carrier];
        let blocked = ship.blocked && step != AirStep::Service;
        assert!(
            !ship.inoperative && ship.fires.is_empty() && !blocked && !ship.sunk,
            "{carrier} cannot operate"
        );
        assert_eq!(self.table.segment, Some(SegmentId::UsAirOperations));
        assert_eq!(self.step, Some(step));
    }

    /// Moves a unit, which must be where it is said to be.
    fn carry(&mut self, unit: AirUnitId, from: Place, to: Place) {
        assert_eq!(self.places.insert(unit, to), Some(from), "{unit}");
    }

    fn reckon(&mut self, event: &Event) {
        match event {
            Event::Phase { .. } => {
                self.turned_over.clear();
                for ship in self.ships.values_mut() {
                    ship.hit_in_phase = false;
                    ship.done = [0; 4];
                }
            }
            Event::Segment { .. } => self.begin_segment(),
            Event::Detached { what, ships, .. } => {
                assert!((11..=13).contains(&what.0) && !ships.is_empty(), "6.15");
                assert!(self.detached.values().all(|group| group != what), "6.15");
                for ship in ships.iter() {
                    assert_eq!(self.group_of(ship), Some(TaskGroupId(7)), "6.15");
                    self.detached.insert(ship, *what);
                }
                self.see("detachments");
            }
            Event::AirStep { step } => {
                let next = self.step.map_or(Some(AirStep::Launch), AirStep::next);
                assert_eq!(Some(*step), next, "the steps come in order");
                self.step = Some(*step);
            }
            Event::TaskGroupPlaced { what, .. } => {
                let hers = CarrierId::all().filter(|carrier| carrier.data().group == *what);
                self.ships
                    .extend(hers.map(|carrier| (carrier, Ship::default())));
            }
            _ => self.reckon_units(event),
        }
    }

    fn begin_segment(&mut self) {
        self.step = None;
        for (carrier, ship) in &mut self.ships {
            assert!(
                ship.hits_in_segment == 0 || ship.sunk || ship.rolled,
                "no fire outbreak roll for {carrier} (12.31)"
            );
            (ship.hits_in_segment, ship.rolled) = (0, false);
        }
    }

    /// Events that move units.
    fn reckon_units(&mut self, event: &Event) {
        match event {
            Event::Aboard { what, deck, units } => {
                for unit in units.iter() {
                    let before = self.places.insert(unit, Place::Aboard(*what, *deck));
                    assert_eq!(before, None, "{unit} in two places");
                }
                self.within_limits(*what);
            }
            Event::CapPlaced { what, units, .. } => {
                for unit in units.iter() {
                    assert_eq!(self.places.insert(unit, Place::Cap(*what)), None);
                }
            }
            Event::MissionPlaced {
                what, units, from, ..
            } => {
                let cap = from.expect("every mission of scenario 3 is launched or was CAP");
                assert_eq!(self.table.cap(cap), Some(*units));
                for unit in units.iter() {
                    self.carry(unit, Place::Cap(cap), Place::Mission(*what));
                }
            }
            Event::Launched {
                what,
                hex,
                units,
                fuel,
                ..
            } => {
                self.launch(*units, Place::Mission(*what));
                let lowest = units.iter().map(|unit| unit.kind().endurance()).min();
                let alone = Fuel::points(lowest.unwrap());
                match self.table.mission(*what) {
                    Some(joined) => {
                        assert_eq!(joined.hex, *hex);
                        assert_eq!(*fuel, joined.fuel.min(alone), "4.14");
                    }
                    None => assert_eq!(*fuel, alone, "4.15"),
                }
                assert!(what.kind == MissionType::Strike || units.fighters() == *units);
            }
            Event::CapLaunched { what, units, .. } => {
                for unit in units.iter() {
                    let Some(Place::Aboard(carrier, _)) = self.places.get(&unit) else {
                        panic!("{unit} is not aboard");
                    };
                    assert_eq!(carrier.data().group, what.group, "4.33");
                }
                assert_eq!(units.fighters(), *units);
                self.launch(*units, Place::Cap(*what));
            }
            Event::Handled {
                carrier,
                unit,
                from,
                to,
            } => self.handle(*carrier, *unit, *from, *to),
            Event::Landed {
                carrier,
                unit,
                from,
                to,
            } => {
                self.operates(*carrier, AirStep::Land);
                assert_eq!(*to, Deck::Landing);
                let at = self.table.mission(*from).unwrap().hex;
                assert_eq!(self.table.hex_of(*carrier), Some(at));
                assert_eq!(
                    self.ship(*carrier).done[LAUNCHED],
                    0,
                    "launch or land (6.28)"
                );
                self.carry(*unit, Place::Mission(*from), Place::Aboard(*carrier, *to));
                self.ship(*carrier).done[LANDED] += 1;
                self.within_limits(*carrier);
            }
            Event::Split {
                mission,
                into,
                units,
            } => {
                for unit in units.iter() {
                    self.carry(unit, Place::Mission(*mission), Place::Mission(*into));
                }
            }
            Event::UnitLost {
                what,
                carrier,
                mission,
                why,
                ..
            } => self.lose(*what, *carrier, *mission, *why),
            Event::Fuel {
                mission,
                spent,
                left,
                ..
            } => {
                let old = self.table.mission(*mission).unwrap().fuel;
                assert!(*spent > 0 && *left < old, "fuel never rises");
                assert_eq!(*left, old.spend(*spent as i8));
            }
            _ => self.reckon_damage(event),
        }
    }

    /// 6.24: as many as the deck allows, from ready boxes, of carriers that landed nobody.
    fn launch(&mut self, units: UnitSet, to: Place) {
        let mut from: BTreeMap<CarrierId, u8> = BTreeMap::new();
        for unit in units.iter() {
            let Some(Place::Aboard(carrier, Deck::Ready)) = self.places.get(&unit) else {
                panic!("{unit} is not ready");
            };
            *from.entry(*carrier).or_default() += 1;
        }
        for (carrier, number) in from {
            self.operates(carrier, AirStep::Launch);
            assert!(
                self.on_deck(carrier) <= self.limits(carrier)[2],
                "launch occupancy"
            );
            assert_eq!(self.ship(carrier).done[LANDED], 0);
            self.ship(carrier).done[LAUNCHED] += number;
            self.within_limits(carrier);
        }
        for unit in units.iter() {
            self.places.insert(unit, to);
        }
    }

    /// 6.25-6.27.
    fn handle(&mut self, carrier: CarrierId, unit: AirUnitId, from: Deck, to: Deck) {
        let (step, counts) = match (from, to) {
            (Deck::Servicing, Deck::Ready) => (AirStep::Raise, None),
            (Deck::Hangar, Deck::Servicing) | (Deck::Servicing, Deck::Hangar) => {
                (AirStep::Service, Some(SERVICED))
            }
            (Deck::Landing, Deck::Hangar) | (Deck::Ready, Deck::Servicing) => {
                (AirStep::Lower, Some(LOWERED))
            }
            other => panic!("no unit is handled so: {other:?}"),
        };
        self.operates(carrier, step);
        self.carry(
            unit,
            Place::Aboard(carrier, from),
            Place::Aboard(carrier, to),
        );
        if let Some(counts) = counts {
            self.ship(carrier).done[counts] += 1;
        }
        // Damage may have left more than the limit in a box; what enters one finds room.
        let [_, flight_deck, _, _, servicing, _] = self.limits(carrier);
        match to {
            Deck::Ready => assert!(self.on_deck(carrier) <= flight_deck),
            Deck::Servicing => {
                assert!(self.count(carrier, |deck| deck == Deck::Servicing) <= servicing)
            }
            _ => {}
        }
        self.within_operations(carrier);
    }

    fn within_operations(&self, carrier: CarrierId) {
        let [launch_or_land, _, _, lower, servicing, total] = self.limits(carrier);
        let done = self.ships[&carrier].done;
        assert!(done[LAUNCHED].max(done[LANDED]) <= launch_or_land);
        assert!(done[LAUNCHED] == 0 || done[LANDED] == 0, "launch or land");
        assert!(done[SERVICED] <= servicing && done[LOWERED] <= lower);
        assert!(self.count(carrier, |_| true) <= total);
    }

    /// No limit of the chart is exceeded.
    fn within_limits(&self, carrier: CarrierId) {
        self.within_operations(carrier);
        let [_, flight_deck, _, _, servicing, _] = self.limits(carrier);
        assert!(self.on_deck(carrier) <= flight_deck);
        assert!(
            self.count(carrier, |deck| deck == Deck::Servicing) <= servicing
                || self.hits(carrier.into()) > 0
        );
    }

    fn lose(
        &mut self,
        unit: AirUnitId,
        carrier: Option<CarrierId>,
        mission: Option<MissionId>,
        why: UnitLoss,
    ) {
        let place = self.places.insert(unit, Place::Lost).unwrap();
        match place {
            Place::Aboard(on, deck) => {
                assert_eq!((carrier, mission), (Some(on), None));
                match why {
                    UnitLoss::PushedOver => assert_eq!(deck, Deck::Landing, "6.291"),
                    UnitLoss::Aboard => self.lose_aboard(on, deck),
                    _ => panic!("{unit} was lost aboard by {why:?}"),
                }
            }
            Place::Mission(with) => assert_eq!((carrier, mission), (None, Some(with))),
            Place::Cap(_) | Place::Lost => panic!("{unit} was lost in {place:?}"),
        }
    }

    /// 12.14: from the flight deck first, then from servicing, then from the hangar for two.
    fn lose_aboard(&mut self, carrier: CarrierId, deck: Deck) {
        if self.ship(carrier).sunk {
            return;
        }
        // The unit has left its box already.
        let (flight_deck, servicing) = (
            self.on_deck(carrier),
            self.count(carrier, |deck| deck == Deck::Servicing),
        );
        let (first, counts) = match deck {
            Deck::Ready | Deck::Landing => (true, 1),
            Deck::Servicing => (flight_deck == 0, 1),
            Deck::Hangar => (flight_deck + servicing == 0, 2),
        };
        assert!(first, "units are lost from the flight deck first (12.14)");
        let Some((on, due)) = self.due else {
            panic!("nothing is due aboard {carrier}");
        };
        assert!(on == carrier && due > 0);
        self.due = Some((on, due.saturating_sub(counts)));
    }

    /// Once the units lost to hits are lost, nothing is due any more, or nobody is left.
    fn check_losses_are_complete(&mut self, event: &Event) {
        let goes_on = matches!(
            event,
            Event::UnitLost { .. }
                | Event::Pick { .. }
                | Event::Score { .. }
                | Event::DeckInoperative { .. }
                | Event::Damaged { .. }
                | Event::Sunk { .. }
        );
        if goes_on {
            return;
        }
        if let Some((carrier, due)) = self.due.take() {
            let sunk = self.ship(carrier).sunk;
            let aboard = self.count(carrier, |_| true);
            assert!(aboard == 0 || (due == 0 && !sunk), "{due} units are due");
            assert!(sunk || self.ship(carrier).inoperative, "12.12");
        }
    }

    /// What holds whenever the player is asked.
    fn at_rest(&mut self, game: &Game) {
        let table = &self.table;
        assert!(self.rolled.is_empty() && self.burning.is_none());
        // Every unit is where we have it, and nowhere else.
        let mut counted = 0;
        for deck in &table.decks {
            for place in Deck::ALL {
                for unit in deck.at(place).iter() {
                    assert_eq!(self.places[&unit], Place::Aboard(deck.carrier, place));
                    counted += 1;
                }
            }
            let ship = &self.ships[&deck.carrier];
            assert_eq!(
                (
                    &deck.fires,
                    deck.inoperative,
                    table.blocked_decks.contains(&deck.carrier)
                ),
                (&ship.fires, ship.inoperative, ship.blocked)
            );
            assert_eq!(
                table.hits(deck.carrier.into()).total(),
                self.hits(deck.carrier.into())
            );
            assert!(!ship.sunk || deck.aboard().is_empty());
            let done = deck.handled;
            assert_eq!(
                [done.launched, done.landed, done.serviced, done.lowered],
                ship.done
            );
        }
        for mission in &table.missions {
            assert!(!mission.units.is_empty() && !mission.fuel.is_exhausted());
            for unit in mission.units.iter() {
                assert_eq!(self.places[&unit], Place::Mission(mission.id));
                counted += 1;
            }
        }
        assert!(table.missions.len() <= usize::from(MISSION_DISPLAYS));
        for group in &table.task_groups {
            assert!(group.on_patrol() <= 3);
        }
        for (cap, units) in table.cap_missions() {
            for unit in units.iter() {
                assert_eq!(self.places[&unit], Place::Cap(cap));
                counted += 1;
            }
        }
        let lost = self
            .places
            .values()
            .filter(|place| **place == Place::Lost)
            .count();
        assert_eq!(
            (table.lost.len(), counted + lost),
            (lost, self.places.len())
        );
        // The 41 units of the eight carriers: none comes or goes.
        assert_eq!(self.places.len(), 41);
        self.check_raids();
        self.check_score();
        let legal: Vec<Order> = game.legal().collect();
        assert_eq!(legal.is_empty(), game.decision().is_none());
        for order in legal {
            assert!(game.check(order).is_ok(), "{order} is listed and not legal");
        }
    }

    /// Points lost and points left are the points launched.
    fn check_raids(&self) {
        for raid in &self.table.raids {
            let lost = self.points_lost.get(&raid.id).copied().unwrap_or_default();
            assert_eq!(raid.launched, raid.strength.points() + lost);
            assert_eq!(raid.fate == Fate::Destroyed, raid.strength.points() == 0);
        }
    }

    /// 15.1, counted afresh.
    fn check_score(&self) {
        let destroyed: i16 = self.points_lost.values().map(|lost| i16::from(*lost)).sum();
        let carriers: i16 = self
            .ships
            .keys()
            .map(
                |carrier| match (carrier.data().kind, self.hits((*carrier).into())) {
                    (_, 0) => 0,
                    (CarrierType::Cv, 1..=3) | (CarrierType::Cvl, 1..=2) => 5,
                    (CarrierType::Cv, 4..=5) | (CarrierType::Cvl, 3) => 10,
                    (CarrierType::Cv, 6..=7) | (CarrierType::Cvl, 4) => 15,
                    (CarrierType::Cv, _) => 35,
                    (CarrierType::Cvl, _) => 25,
                },
            )
            .sum();
        let home = self.table.task_group(TaskGroupId(2)).unwrap().hex;
        let lost = |at_home: bool| {
            let lost = self.table.lost.iter();
            lost.filter(|unit| (unit.hex == home) == at_home).count() as i16
        };
        let score = destroyed / 2 - carriers - lost(false) / 2 - lost(true) / 4;
        assert_eq!(self.table.score, score);
    }
}

/// The variants whose bits are set in a number, of scenario 3's three.
pub fn deck_variants(bits: u64) -> Vec<Variant> {
    let offered = super::decks::scenario_3().variants.iter().enumerate();
    offered
        .filter(|(n, _)| bits >> n & 1 == 1)
        .map(|(_, variant)| *variant)
        .collect()
}
