//! Who takes part in a battle, and who can be attacked in it (9.0, 12.0, 13.0, 15.0).

use crate::engine::map::Place;
use crate::engine::table::{AirPlace, BattleKind, Table};
use crate::engine::units::{AirUnit, Combatant, IslandBase, Ship, Side};

/// The air units of a side in a battle (12.0).
pub fn air_present(table: &Table, space: Place, kind: BattleKind, side: Side) -> Vec<AirUnit> {
    match (kind, side) {
        // 6.0(4b): of the USN only what flew at the space.
        (BattleKind::ReactionStrike, Side::Usn) => table.air_over(space, side).collect(),
        // All of the space, on the ground and aboard too.
        (BattleKind::Mutual, Side::Usn) => table.air_at(space, side).collect(),
        // 9.0: nothing aboard an unspotted carrier can be attacked, unless it has flown here.
        (BattleKind::ReactionStrike | BattleKind::Mutual, Side::Ijn) => {
            let here = table.air_at(space, side);
            here.filter(|unit| is_open(table, *unit)).collect()
        }
        (BattleKind::Pursuit, _) => Vec::new(),
    }
}

/// Whether an air unit of the IJN can be attacked where it is: in flight, in a base, or aboard a spotted carrier.
fn is_open(table: &Table, unit: AirUnit) -> bool {
    let state = &table.air[unit];
    match state.at {
        AirPlace::Carrier(carrier) => state.over.is_some() || table.is_ship_spotted(carrier),
        _ => true,
    }
}

/// The bombers of a side in a battle that get through (12.5): all that live, unless the player has broken off.
pub fn bombers_present(table: &Table, space: Place, kind: BattleKind, side: Side) -> Vec<AirUnit> {
    let battle = table.combat.battle.as_ref();
    let broke_off = battle.is_some_and(|battle| battle.broken_off) && side == Side::Usn;
    // The IJN's bombers do not attack in the USN's reaction: that is what its own steps are for (6.0(4b), 6.0(6)).
    let waits = kind == BattleKind::ReactionStrike && side == Side::Ijn;
    if broke_off || waits {
        return Vec::new();
    }
    let present = air_present(table, space, kind, side).into_iter();
    present.filter(|unit| unit.kind().is_bomber()).collect()
}

/// What bombers can attack of a side in a space: ships that are spotted, and a coastal defense, which always is (9.0,
/// 13.0).
pub fn surface_targets(table: &Table, space: Place, side: Side) -> Vec<Combatant> {
    let ships = table.ships_at(space, side);
    let spotted = ships.filter(|ship| table.is_ship_spotted(*ship));
    let defense = defense_at(table, space, side);
    let spotted = spotted.map(Combatant::Ship);
    spotted.chain(defense.map(Combatant::Defense)).collect()
}

/// The island base of a side in a space, if its coastal defense stands.
pub(super) fn defense_at(table: &Table, space: Place, side: Side) -> Option<IslandBase> {
    let base = table.island_base_at(space, side)?;
    table.bases[base].step().map(|_| base)
}

/// The ships of a side in a space that bombard: those with a ground number (15.0).
pub fn guns_present(table: &Table, space: Place, side: Side) -> Vec<Ship> {
    let ships = table.ships_at(space, side);
    ships.filter(|ship| ship.data().ground.rolls()).collect()
}

/// Whether anything is to be fought in a space: one of the kinds of combat (10.0).
pub(super) fn is_contested(table: &Table, space: Place) -> bool {
    let kind = BattleKind::Mutual;
    let air = |side| air_present(table, space, kind, side);
    let (usn, ijn) = (air(Side::Usn), air(Side::Ijn));
    let fight = |units: &[AirUnit]| units.iter().any(|unit| unit.kind().is_fighter());
    let in_the_air = !usn.is_empty() && !ijn.is_empty() && (fight(&usn) || fight(&ijn));
    let bombs = |units: &[AirUnit], side: Side| {
        units.iter().any(|unit| unit.kind().is_bomber())
            && !surface_targets(table, space, side.enemy()).is_empty()
    };
    let has_ships = |side| table.ships_at(space, side).next().is_some();
    let bombards = !guns_present(table, space, Side::Usn).is_empty()
        && defense_at(table, space, Side::Ijn).is_some();
    in_the_air
        || bombs(&usn, Side::Usn)
        || bombs(&ijn, Side::Ijn)
        || has_ships(Side::Usn) && has_ships(Side::Ijn)
        || bombards
}
