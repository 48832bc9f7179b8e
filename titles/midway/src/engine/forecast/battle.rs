//! What may come of a strike and of a battle in a space (10 to 14): who is hit, and who withdraws.
//! Imagined, with dice of its own, and answered as the staff would.

use super::Chance;
use super::sampled::{GAMES, imagine};
use crate::engine::combat::{Bombing, SpaceBattle, withdrawing_side};
use crate::engine::event::{BattleEvent, FlightEvent};
use crate::engine::map::Place;
use crate::engine::procedure::Procedure;
use crate::engine::roster::{Listed, Roster};
use crate::engine::table::{BattleKind, ShipPlace, Table};
use crate::engine::units::{AirUnit, IslandBase, Ship, Side};

/// What may become of a unit: a ship damaged or sunk, an air unit or coastal defense reduced or eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitOutlook<U> {
    /// The unit.
    pub unit: U,
    /// The chance that it is damaged, or reduced, and no worse.
    pub damaged: Chance,
    /// The chance that it is sunk, or eliminated.
    pub lost: Chance,
}

/// What may come of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleOutlook {
    /// The ships that are hit in some of the imagined battles.
    pub ships: Vec<UnitOutlook<Ship>>,
    /// The air units, likewise.
    pub air: Vec<UnitOutlook<AirUnit>>,
    /// The coastal defenses, likewise.
    pub defenses: Vec<UnitOutlook<IslandBase>>,
    /// The chance that ships of both sides are left, so that one withdraws (14.2).
    pub withdraws: Chance,
    /// Which side withdraws then, and where to.
    pub withdrawal: Option<(Side, Place)>,
}

/// What may come of a strike of some air units at a space: air combat and bombing (6.0(4b)).
pub fn strike(table: &Table, space: Place, units: &[AirUnit]) -> BattleOutlook {
    let mut table = table.clone();
    let units = units.to_vec();
    table.apply(&FlightEvent::Launched { units, space }.into());
    let battle = SpaceBattle::new(space, BattleKind::ReactionStrike);
    outlook(&table, space, &Procedure::Battle(battle))
}

/// What may come of the battle in a space, with all that is there now and is spotted (6.0(6), 6.0(14)).
pub fn battle(table: &Table, space: Place) -> BattleOutlook {
    let battle = SpaceBattle::new(space, BattleKind::Mutual);
    outlook(table, space, &Procedure::Battle(battle))
}

/// What the bombers of both sides may do as the air combat in progress stands: if the player breaks off now, or else if all
/// that is left gets through (12.3, 12.5). Nothing if no battle is in progress.
pub fn bombing_now(table: &Table, breaks_off: bool) -> Option<BattleOutlook> {
    let battle = table.combat.battle.as_ref()?;
    let (space, kind) = (battle.space, battle.kind);
    let mut table = table.clone();
    if breaks_off {
        table.apply(&BattleEvent::BrokenOff.into());
    }
    let bombing = Procedure::Bombing(Bombing::new(space, kind));
    Some(outlook(&table, space, &bombing))
}

fn outlook(table: &Table, space: Place, procedure: &Procedure) -> BattleOutlook {
    let mut tally = Tally::default();
    imagine(
        table,
        procedure,
        |_| false,
        |now| tally.count(table, now, space),
    );
    let side = withdrawing_side(space);
    let to = space.next_towards_home_of(side);
    let may_withdraw = tally.withdraws > 0;
    BattleOutlook {
        ships: outlooks(&tally.ships),
        air: outlooks(&tally.air),
        defenses: outlooks(&tally.defenses),
        withdraws: chance(tally.withdraws),
        withdrawal: to.filter(|_| may_withdraw).map(|to| (side, to)),
    }
}

/// In how many of the imagined battles a unit was damaged or reduced, and in how many it was lost.
#[derive(Clone, Copy, Default)]
struct Hits {
    damaged: u64,
    lost: u64,
}

/// What is counted in all imagined battles.
struct Tally {
    ships: Roster<Ship, Hits>,
    air: Roster<AirUnit, Hits>,
    defenses: Roster<IslandBase, Hits>,
    withdraws: u64,
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            ships: Roster::of(|_| Hits::default()),
            air: Roster::of(|_| Hits::default()),
            defenses: Roster::of(|_| Hits::default()),
            withdraws: 0,
        }
    }
}

impl Tally {
    /// Adds what one battle has changed.
    fn count(&mut self, before: &Table, after: &Table, space: Place) {
        for ship in Ship::ALL.iter().copied() {
            let at = after.ships[ship].at;
            if at != before.ships[ship].at {
                let hits = &mut self.ships[ship];
                hits.damaged += u64::from(at == ShipPlace::Damaged);
                hits.lost += u64::from(at == ShipPlace::Sunk);
            }
        }
        for unit in AirUnit::ALL.iter().copied() {
            let is_lost = after.is_eliminated(unit) && !before.is_eliminated(unit);
            let is_reduced = after.air[unit].strength != before.air[unit].strength;
            let hits = &mut self.air[unit];
            hits.lost += u64::from(is_lost);
            hits.damaged += u64::from(is_reduced && !is_lost);
        }
        for base in IslandBase::ALL.iter().copied() {
            let step = after.bases[base].step();
            let is_hit = step != before.bases[base].step();
            let hits = &mut self.defenses[base];
            hits.lost += u64::from(is_hit && step.is_none());
            hits.damaged += u64::from(is_hit && step.is_some());
        }
        let has_withdrawn = |ship: Ship| {
            let now = after.place_of_ship(ship);
            now.is_some_and(|place| place != space)
        };
        let mut were_there = before.ships_at(space, withdrawing_side(space));
        self.withdraws += u64::from(were_there.any(has_withdrawn));
    }
}

const fn chance(cases: u64) -> Chance {
    let all = GAMES as u64;
    Chance { cases, all }
}

/// Those to which something happens.
fn outlooks<U: Listed>(counted: &Roster<U, Hits>) -> Vec<UnitOutlook<U>> {
    let hit = counted
        .iter()
        .filter(|(_, hits)| hits.damaged + hits.lost > 0);
    hit.map(|(unit, hits)| UnitOutlook {
        unit,
        damaged: chance(hits.damaged),
        lost: chance(hits.lost),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;
    use crate::engine::units::{IjnForce, UsnForce};

    fn atago_and_cruisers(place: Place) -> Table {
        let mut table = trial::table();
        trial::ijn(&mut table, IjnForce::InvasionMi, place, &[Ship::Atago]);
        table.ijn_forces[IjnForce::InvasionMi].spotted = true;
        table.usn_forces[UsnForce::Tf44].place = Some(place);
        table.usn_forces[UsnForce::Tf44].spotted = true;
        table
    }

    fn of(outlook: &BattleOutlook, ship: Ship) -> (u8, u8) {
        let mut ships = outlook.ships.iter();
        let found = ships.find(|it| it.unit == ship).expect("she may be hit");
        (found.damaged.per_cent(), found.lost.per_cent())
    }

    #[test]
    fn r14_1_each_cruiser_hits_with_a_three_and_the_table_does_the_rest() {
        let table = atago_and_cruisers(Place::WestOfMidway);
        let outlook = battle(&table, Place::WestOfMidway);
        // 3 of 6 hit; of these 3 of 6 damage, 1 of 6 sinks: 25 and 8 %.
        for ship in [Ship::Atago, Ship::Ca17_3] {
            let (damaged, sunk) = of(&outlook, ship);
            assert!(
                damaged.abs_diff(25) <= 5 && sunk.abs_diff(8) <= 4,
                "{outlook:?}"
            );
        }
        // 14.2: 2 of 3 against 2 of 3 live.
        assert!(outlook.withdraws.per_cent().abs_diff(44) <= 6);
        assert_eq!(outlook.withdrawal, Some((Side::Ijn, Place::Wake)));
        let inside = battle(&atago_and_cruisers(Place::BoninWaters), Place::BoninWaters);
        assert_eq!(inside.withdrawal, Some((Side::Usn, Place::MarcusWaters)));
    }

    #[test]
    fn r6_0_4b_a_strike_is_imagined_with_air_combat_bombing_and_flak() {
        let mut table = atago_and_cruisers(Place::WestOfMidway);
        table.usn_forces[UsnForce::Tf44].place = Some(Place::Australia);
        let outlook = strike(&table, Place::WestOfMidway, &[AirUnit::Vmsb241]);
        // 2 of 6 hit, 3 of 6 damage, 1 of 6 sinks; flak 1 of 6.
        let (damaged, sunk) = of(&outlook, Ship::Atago);
        assert!(damaged.abs_diff(17) <= 4 && sunk.abs_diff(6) <= 3);
        assert_eq!(outlook.air.len(), 1);
        assert!(outlook.air[0].damaged.per_cent().abs_diff(17) <= 4);
        assert_eq!(outlook.withdraws.cases, 0);
        assert_eq!(table.air[AirUnit::Vmsb241].over, None);
    }

    #[test]
    fn r12_3_who_breaks_off_bombs_nothing_but_the_ijn_does() {
        let mut table = trial::table();
        let space = Place::Midway;
        table.air[AirUnit::AkagiBbr].over = Some(space);
        trial::ijn(&mut table, IjnForce::FirstCsf, space, &[Ship::Tone]);
        table.ijn_forces[IjnForce::FirstCsf].spotted = true;
        assert_eq!(bombing_now(&table, true), None, "no battle is in progress");
        let kind = BattleKind::Mutual;
        table.apply(&BattleEvent::Begun { space, kind }.into());
        let of = |breaks_off| bombing_now(&table, breaks_off).expect("a battle");
        assert!(of(true).ships.is_empty());
        // 1 of 6, by the naval bombers of D3A and B5N.
        let defense = of(true).defenses[0];
        assert!(defense.damaged.per_cent().abs_diff(17) <= 4, "{defense:?}");
        assert_eq!(of(false).ships[0].unit, Ship::Tone);
    }

    #[test]
    fn a_forecast_is_the_same_every_time_it_is_asked_for() {
        let table = atago_and_cruisers(Place::Midway);
        assert_eq!(battle(&table, Place::Midway), battle(&table, Place::Midway));
    }
}
