//! Follows a game of scenario 3 from its events alone, with a reckoning of its own of every deck,
//! limit, hit, fire and point, and holds the game to it after every event and order.

mod at_rest;
mod damage;
mod units;

use std::collections::BTreeMap;

use crate::follows::{Follows, Sees};
use carrier_battle::engine::fleet::{
    AirStep, AirUnitId, CapId, CarrierId, CarrierType, Fuel, MISSION_DISPLAYS, MissionId,
    MissionType, TaskGroupId, UnitSet,
};
use carrier_battle::engine::forces::{Fate, RaidId};
use carrier_battle::engine::ships::{ShipId, ShipKind};
use carrier_battle::engine::{
    AirEvent, AirPoints, Attacker, Deck, DeckEvent, Event, EventRecord, Game, HitKind, Order,
    Purpose, Quarry, Roll, SegmentId, Table, Target, UnitLoss,
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

impl Follows for DeckAudit {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        self.check_losses_are_complete(&record.event);
        self.reckon(&record.event);
    }

    fn at_rest(&mut self, game: &Game) {
        self.holds_at_rest(game);
    }
}

impl Sees for DeckAudit {
    fn seen(&mut self) -> &mut BTreeMap<&'static str, u32> {
        &mut self.seen
    }
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
            Event::Air(AirEvent::Detached { what, ships, .. }) => {
                assert!((11..=13).contains(&what.0) && !ships.is_empty(), "6.15");
                assert!(self.detached.values().all(|group| group != what), "6.15");
                for ship in ships.iter() {
                    assert_eq!(self.group_of(ship), Some(TaskGroupId(7)), "6.15");
                    self.detached.insert(ship, *what);
                }
                self.see("detachments");
            }
            Event::Decks(DeckEvent::AirStep { step }) => {
                let next = self.step.map_or(Some(AirStep::Launch), AirStep::next);
                assert_eq!(Some(*step), next, "the steps come in order");
                self.step = Some(*step);
            }
            Event::Air(AirEvent::TaskGroupPlaced { what, .. }) => {
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
}
