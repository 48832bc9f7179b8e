//! What holds whenever the player is asked: pieces, points and score.

use super::*;

impl DeckAudit {
    /// What holds whenever the player is asked.
    pub(super) fn holds_at_rest(&mut self, game: &Game) {
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
