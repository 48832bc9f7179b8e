//! The attack on ships itself: strength, damage rolls, and their hits (5.61).

use super::attack::{Attack, Attacker};
use super::damage;
use crate::engine::charts::{
    AIR_ATTACK_DAMAGE, AIR_ATTACK_ROLLS, LISTED_WITH_ROLL, NEW_TYPES_DAMAGE, SURPRISE_DAMAGE,
};
use crate::engine::event::{AttackEvent, Event, HitKind, Purpose};
use crate::engine::record::Scope;
use crate::engine::scenario::Variant;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Totals an attack and reads off the damage rolls it is worth: twice its value if no fighters met
/// it, and one column further left if it was not drawn together (5.61, steps 1 to 3).
pub(crate) fn total(play: &mut Play, by: Attacker, value: u16, column_left: bool) {
    let doubled = !met_fighters(play, by);
    let total = if doubled { 2 * value } else { value };
    let column = AIR_ATTACK_ROLLS
        .column(total)
        .saturating_sub(usize::from(column_left));
    let rolls = AIR_ATTACK_ROLLS.result(column, 1);
    play.happen(Event::Attacks(AttackEvent::Strength {
        by,
        total,
        doubled,
        column: AIR_ATTACK_ROLLS.columns[column].label,
        rolls,
    }));
}

/// Whether fighters met an attack: a raid's at any time on its way, a strike's over its target.
fn met_fighters(play: &Play, by: Attacker) -> bool {
    match by {
        Attacker::Raid(raid) => play.table.raid(raid).is_some_and(|raid| raid.met_fighters),
        Attacker::Strike(_) => play
            .table
            .attack
            .as_ref()
            .is_some_and(|attack| attack.met_fighters),
    }
}

/// How many damage rolls the attack in progress has, to be assigned.
pub(crate) fn rolls(table: &Table) -> u8 {
    let attack = table.attack.as_ref();
    attack.map_or(0, |attack| attack.rolls.len() as u8)
}

/// Makes the damage rolls as they are assigned, and then what the hits do to each ship (5.61,
/// step 5).
pub(crate) fn resolve(play: &mut Play) {
    let Some(attack) = play.table.attack.clone() else {
        return;
    };
    let Attack {
        rolls,
        surprise,
        by,
        ..
    } = attack;
    // 24.4: Guam's planes as well.
    let new_types =
        matches!(by, Attacker::Raid(_)) && play.table.plays(Variant::NewJapaneseAircraft);
    let bonus = surprise.damage_bonus();
    let mut struck: Vec<(ShipId, u8)> = Vec::new();
    for roll in rolls {
        let Some(ship) = roll.ship else { continue };
        let listed = (roll.modifier != 0).then(|| LISTED_WITH_ROLL.of(roll.modifier));
        let surprised = (bonus != 0).then(|| SURPRISE_DAMAGE.of(bonus));
        let modifiers = listed.into_iter().chain(surprised);
        let modifiers = modifiers.chain(NEW_TYPES_DAMAGE.when(new_types));
        let hits = play.scoped(Scope::ShipAttack { by, ship }, |play| {
            play.roll(Purpose::Damage(ship), &AIR_ATTACK_DAMAGE, 0, modifiers)
        });
        match struck.iter_mut().find(|(hit, _)| *hit == ship) {
            Some((_, sum)) => *sum += hits,
            None => struck.push((ship, hits)),
        }
    }
    for (ship, hits) in struck {
        play.scoped(Scope::Hits { ship }, |play| {
            damage::suffer(play, ship, hits, HitKind::AirAttack);
        });
    }
}
