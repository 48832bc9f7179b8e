//! What may come of a strike, of a battle in a space and of a naval combat (10 to 14): who is hit, and who withdraws.
//! Imagined, with dice of its own and the usual answers; the player does not break off.

use super::Chance;
use super::sampled::{GAMES, imagine};
use crate::engine::combat::{NavalCombat, SpaceBattle};
use crate::engine::event::{BattleEvent, FlightEvent};
use crate::engine::map::Place;
use crate::engine::procedure::Procedure;
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

/// What may come of the naval combat in a space alone (14).
pub fn naval_combat(table: &Table, space: Place) -> BattleOutlook {
    let mut table = table.clone();
    let kind = BattleKind::Mutual;
    table.apply(&BattleEvent::Begun { space, kind }.into());
    outlook(
        &table,
        space,
        &Procedure::NavalCombat(NavalCombat::new(space)),
    )
}

fn outlook(table: &Table, space: Place, procedure: &Procedure) -> BattleOutlook {
    let count = |all: usize| vec![[0_u64; 2]; all];
    let mut ships = count(Ship::ALL.len());
    let mut air = count(AirUnit::ALL.len());
    let mut defenses = count(IslandBase::ALL.len());
    let mut withdraws = 0;
    let to = |side: Side| space.next_towards_home_of(side);
    let side = crate::engine::combat::withdrawing_side(space);
    imagine(
        table,
        procedure,
        |_, _, _| {},
        |_, after| {
            for (n, ship) in Ship::ALL.iter().copied().enumerate() {
                if after.ships[ship].at != table.ships[ship].at {
                    match after.ships[ship].at {
                        ShipPlace::Damaged => ships[n][0] += 1,
                        ShipPlace::Sunk => ships[n][1] += 1,
                        _ => {}
                    }
                }
            }
            for (n, unit) in AirUnit::ALL.iter().copied().enumerate() {
                if after.is_eliminated(unit) && !table.is_eliminated(unit) {
                    air[n][1] += 1;
                } else if after.air[unit].strength != table.air[unit].strength {
                    air[n][0] += 1;
                }
            }
            for (n, base) in IslandBase::ALL.iter().copied().enumerate() {
                let (before, after) = (table.bases[base].step(), after.bases[base].step());
                if before != after {
                    defenses[n][usize::from(after.is_none())] += 1;
                }
            }
            let was_there = table.ships_at(space, side).collect::<Vec<_>>();
            let has_withdrawn = |ship: &Ship| {
                let now = after.place_of_ship(*ship);
                now.is_some_and(|place| place != space)
            };
            withdraws += u64::from(was_there.iter().any(has_withdrawn));
        },
    );
    let withdraws = chance(withdraws);
    BattleOutlook {
        ships: outlooks(Ship::ALL, &ships),
        air: outlooks(AirUnit::ALL, &air),
        defenses: outlooks(IslandBase::ALL, &defenses),
        withdraws,
        withdrawal: (withdraws.cases > 0)
            .then(|| to(side).map(|to| (side, to)))
            .flatten(),
    }
}

const fn chance(cases: u64) -> Chance {
    let all = GAMES as u64;
    Chance { cases, all }
}

/// Those to which something happens.
fn outlooks<U: Copy>(units: &[U], counts: &[[u64; 2]]) -> Vec<UnitOutlook<U>> {
    let counted = units.iter().copied().zip(counts);
    let hit = counted.filter(|(_, [damaged, lost])| damaged + lost > 0);
    hit.map(|(unit, [damaged, lost])| UnitOutlook {
        unit,
        damaged: chance(*damaged),
        lost: chance(*lost),
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
        let table = atago_and_cruisers(Place::Midway);
        let outlook = naval_combat(&table, Place::Midway);
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
        assert_eq!(outlook.withdrawal, Some((Side::Ijn, Place::WestOfMidway)));
        let inside = naval_combat(&atago_and_cruisers(Place::BoninWaters), Place::BoninWaters);
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
    fn a_forecast_is_the_same_every_time_it_is_asked_for() {
        let table = atago_and_cruisers(Place::Midway);
        assert_eq!(battle(&table, Place::Midway), battle(&table, Place::Midway));
    }
}
