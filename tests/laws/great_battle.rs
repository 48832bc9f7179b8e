//! What the great carrier battle adds to the laws, by a reckoning from the events alone, and that no other scenario has
//! anything of it (2.35, 6.13, 7.36, 7.43, 15.1).

use std::collections::{BTreeMap, BTreeSet};

use carrier_battle::engine::fleet::CarrierId;
use carrier_battle::engine::forces::{
    CarrierCount, Carriers, ForceId, Intelligence, RaidId, Service,
};
use carrier_battle::engine::ships::{ShipClass, ShipId};
use carrier_battle::engine::{AirPoints, Event, ForceEvent, LossEvent, RaidEvent, Scored, Table};

const KIDO_BUTAI: [&str; 6] = ["Akagi", "Kaga", "Soryu", "Hiryu", "Shokaku", "Zuikaku"];

/// What has been seen of it.
#[derive(Default)]
pub struct GreatBattle {
    /// How often Kido Butai has appeared, and been named.
    appeared: u32,
    named: u32,
    /// Whether the limit was reached before it had appeared.
    stays_away: bool,
    /// The raids of land bases, and the points of each kind destroyed.
    land_raids: BTreeSet<RaidId>,
    land: i16,
    naval: i16,
}

impl GreatBattle {
    /// Reads an event, with the table as it is before it.
    pub fn before(&mut self, table: &Table, event: &Event) {
        self.stays_away |= table.limit_reached() && self.appeared == 0;
        match event {
            Event::Forces(ForceEvent::Intelligence { force, from, to }) => {
                self.learns(table, *force, *from, *to);
            }
            Event::Forces(ForceEvent::ShipsDrawn { force, ships }) => {
                self.draws(table, *force, ships);
            }
            Event::Raids(RaidEvent::Placed { what, service, .. }) if *service == Service::Land => {
                self.land_raids.insert(*what);
            }
            Event::Losses(LossEvent::Points { what, points, .. }) => {
                let of_land = match what {
                    AirPoints::Raid(raid) | AirPoints::Returning(raid) => {
                        self.land_raids.contains(raid)
                    }
                    AirPoints::Force(_) => false,
                };
                let sum = if of_land {
                    &mut self.land
                } else {
                    &mut self.naval
                };
                *sum += i16::from(*points);
            }
            _ => {}
        }
    }

    fn learns(&mut self, table: &Table, force: ForceId, from: Intelligence, to: Intelligence) {
        let chit = Intelligence::Level2Carriers(CarrierCount::KidoButai);
        let six = Intelligence::Level3Carriers(Carriers::new(6, 0));
        if to == chit {
            assert_eq!(table.scenario, 9, "{force}: 7.36");
            assert!(!table.limit_reached(), "{force}: 7.36 note 3");
            self.appeared += 1;
            assert_eq!(self.appeared, 1, "Kido Butai appears once");
        }
        assert_eq!(to == six, from == chit, "{force}");
        if from == six {
            assert_eq!((to, self.named), (Intelligence::Level4Carriers, 1));
        }
    }

    fn draws(&mut self, table: &Table, force: ForceId, ships: &[ShipId]) {
        let known = table.force(force).map(|force| force.intelligence);
        let is_kido_butai = known == Some(Intelligence::Level3Carriers(Carriers::new(6, 0)));
        let of_it = |ship: &ShipId| KIDO_BUTAI.contains(&ship.data().name);
        if is_kido_butai && ships.iter().any(of_it) {
            assert!(ships.iter().all(of_it) && ships.len() == KIDO_BUTAI.len());
            self.named += 1;
        } else if table.scenario == 9 && !self.stays_away {
            assert!(!ships.iter().any(of_it), "{force} draws {ships:?}");
        }
        let has_ghost = ships
            .iter()
            .any(|ship| ship.class() == Some(ShipClass::Ghost));
        assert!(table.scenario == 9 || !has_ghost, "{force}: 2.35");
        for ship in ships {
            assert!(!table.drawn_ships.contains(ship), "{ship} is drawn again");
        }
    }

    /// Whenever the player is asked.
    pub fn at_rest(&self, table: &Table) {
        let saratoga = ShipId::from(CarrierId::SARATOGA);
        let her_decks = table.decks.iter();
        let her_decks = her_decks.filter(|deck| deck.carrier == CarrierId::SARATOGA);
        let with_groups = table
            .task_groups
            .iter()
            .flat_map(|it| table.ships_of(it.id));
        let in_groups = with_groups.filter(|ship| *ship == saratoga).count();
        let alone = table.left_behind().filter(|(ship, _)| *ship == saratoga);
        let places = in_groups + alone.count() + usize::from(table.is_sunk(saratoga));
        let here = usize::from(table.scenario == 9);
        assert_eq!((her_decks.count(), places), (here, here), "6.13");
        if table.scenario == 9 {
            assert_eq!(table.scored(Scored::PointsDestroyed), self.naval, "15.1");
            assert_eq!(
                table.scored(Scored::LandPointsDestroyed),
                self.land / 5,
                "15.1"
            );
        }
    }

    /// What of it has been met, for the test to count.
    pub fn told(&self, seen: &mut BTreeMap<&'static str, u32>) {
        for (what, times) in [
            ("Kido Butai", self.appeared),
            ("Kido Butai by name", self.named),
        ] {
            if times > 0 {
                *seen.entry(what).or_default() += times;
            }
        }
    }
}
