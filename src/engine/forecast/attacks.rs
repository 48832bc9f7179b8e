//! What attacks on ships can be expected to bring (5.2, 5.6), read off the charts of their dice.

use crate::engine::charts::{
    AIR_ATTACK_DAMAGE, AIR_ATTACK_ROLLS, APPROXIMATE_SIGHTING, Contact, DamageRolls,
    SECOND_ATTEMPT, STRIKE_CONTACT, by_face,
};
use crate::engine::combat::{COORDINATION, WRONG_WITHIN, contact_range, other_forces};
use crate::engine::forces::{Detection, Force, ForceId};
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;
use crate::engine::victory;

/// In how many of ten cases an attempt to find a force ends how (5.21).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ContactOdds {
    /// The strike finds the force.
    pub found: u8,
    /// It takes another force for it (5.24).
    pub wrong: u8,
    /// It finds nothing.
    pub failed: u8,
}

/// Whether a result of the chart finds the force that was looked for: a wrong target that is not there is the right
/// one (5.26).
pub(super) fn finds(table: &Table, force: &Force, result: Contact) -> bool {
    let within = match result {
        Contact::Fail => return false,
        Contact::Contact => return true,
        Contact::WrongInHex => 0,
        Contact::WrongWithinTwo => WRONG_WITHIN,
    };
    other_forces(table, force, within).next().is_none()
}

/// The odds that a strike finds a force, at its first attempt or at the second (5.22).
pub fn contact(table: &Table, force: ForceId, again: bool) -> ContactOdds {
    let mut odds = ContactOdds::default();
    let Some(force) = table.force(force) else {
        return odds;
    };
    let modifiers = [
        APPROXIMATE_SIGHTING.when(force.detection == Detection::ApproximateSighting),
        SECOND_ATTEMPT.when(again),
    ];
    let shift = modifiers.iter().flatten().map(|one| one.value).sum();
    let column = STRIKE_CONTACT.column(contact_range(table, force));
    for result in STRIKE_CONTACT.faces(column, shift) {
        let counted = match result {
            Contact::Fail => &mut odds.failed,
            found if finds(table, force, found) => &mut odds.found,
            _ => &mut odds.wrong,
        };
        *counted += 1;
    }
    odds
}

/// Fuel points that it costs a strike to be drawn together (5.61).
pub const FUEL_TO_DRAW_TOGETHER: i8 = COORDINATION;

/// What the Air Attack Die Rolls chart gives for an attack (5.61, steps 1 to 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// The attack value read on the chart.
    pub total: u16,
    /// The column, as it is headed.
    pub column: &'static str,
    /// The damage rolls.
    pub rolls: DamageRolls,
    /// The hits to expect of them all, in hundredths.
    pub hits: u32,
}

/// The strength of an attack: counted twice or not, drawn together or one column further left, and
/// with the surprise's bonus on every damage roll.
pub fn strength(value: u16, doubled: bool, together: bool, bonus: i8) -> Strength {
    let total = if doubled { 2 * value } else { value };
    let column = AIR_ATTACK_ROLLS
        .column(total)
        .saturating_sub(usize::from(!together));
    let rolls = AIR_ATTACK_ROLLS.result(column, 1);
    let hits = rolls
        .0
        .iter()
        .map(|modifier| expected_hits(modifier + bonus));
    Strength {
        total,
        column: AIR_ATTACK_ROLLS.columns[column].label,
        rolls,
        hits: hits.sum(),
    }
}

/// The hits to expect of a damage roll with some modifier, in hundredths.
pub fn expected_hits(modifier: i8) -> u32 {
    let faces = AIR_ATTACK_DAMAGE.faces(0, modifier);
    faces.map(|hits| u32::from(hits) * 10).sum()
}

/// What damage rolls can be expected to do to a ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipOdds {
    /// Percent of the cases in which she is hit at all.
    pub hit: u32,
    /// The hits to expect, in hundredths.
    pub hits: u32,
    /// The victory points to expect of them, in hundredths: only Japanese carriers bring any.
    pub points: u32,
    /// Each condition worse than hers that can come of it, with the percentage of the cases in
    /// which it comes to that or worse.
    pub conditions: Vec<(Condition, u32)>,
}

impl ShipOdds {
    /// The conditions that say more than the chance of a hit does: that a ship is lightly damaged by
    /// any hit goes without saying, that any hit sinks her does not.
    pub fn telling(&self) -> impl Iterator<Item = (Condition, u32)> {
        let all = self.conditions.iter().copied();
        all.filter(|(condition, percent)| *condition > Condition::Light || *percent != self.hit)
    }
}

/// The victory points that each condition worse than hers would still bring, the worst first: only
/// Japanese carriers bring any (15.1).
pub fn prizes(table: &Table, ship: ShipId) -> Vec<(Condition, i16)> {
    let data = ship.data();
    if !data.kind.is_carrier() || ship.is_us() {
        return Vec::new();
    }
    let hits = table.hits(ship).total();
    let (now, so_far) = (data.condition(hits), victory::worth_of_hits(ship, hits));
    let worse = [Condition::Sunk, Condition::Crippled, Condition::Heavy];
    let worse = worse.into_iter().filter(|condition| *condition > now);
    let prize = |condition| {
        let hits = (1..=data.capacity).find(|hits| data.condition(*hits) == condition)?;
        Some((condition, victory::worth_of_hits(ship, hits) - so_far))
    };
    worse.filter_map(prize).collect()
}

/// What damage rolls with these modifiers can be expected to do to a ship as she is now, by going
/// through every roll of the dice.
pub fn on_ship(table: &Table, ship: ShipId, modifiers: &[i8]) -> ShipOdds {
    // How many of the rolls of all dice together bring each number of hits.
    let mut ways: Vec<u64> = vec![1];
    for modifier in modifiers {
        let faces = by_face(&AIR_ATTACK_DAMAGE, 0, *modifier);
        let most = usize::from(faces.iter().copied().max().unwrap_or(0));
        let mut next = vec![0; ways.len() + most];
        for (before, number) in ways.iter().enumerate() {
            for hits in faces {
                next[before + usize::from(hits)] += number;
            }
        }
        ways = next;
    }
    let all: u64 = ways.iter().sum();
    let percent = |number: u64| ((number * 100 + all / 2) / all) as u32;
    let before = table.hits(ship).total();
    let at_least = |condition: Condition| {
        let reach = ways.iter().enumerate().filter(|(hits, _)| {
            ship.data().condition(before.saturating_add(*hits as u8)) >= condition
        });
        reach.map(|(_, number)| number).sum::<u64>()
    };
    let worse = [
        Condition::Light,
        Condition::Heavy,
        Condition::Crippled,
        Condition::Sunk,
    ];
    let mut conditions: Vec<(Condition, u32)> = Vec::new();
    let mut last = 0;
    for condition in worse {
        let number = at_least(condition);
        // One that is only passed on the way to a worse one is none of this ship's.
        if condition > table.condition(ship) && number > 0 {
            if number == last {
                conditions.pop();
            }
            conditions.push((condition, percent(number)));
        }
        last = number;
    }
    let scores = ship.data().kind.is_carrier() && !ship.is_us();
    let worth = |hits: usize| {
        let hits = before.saturating_add(hits as u8);
        u64::from(victory::worth_of_hits(ship, hits).unsigned_abs()) * u64::from(scores)
    };
    let (mut hits, mut points) = (0, 0);
    for (n, number) in ways.iter().enumerate() {
        hits += n as u64 * number;
        points += (worth(n) - worth(0)) * number;
    }
    let mean = |sum: u64| ((sum * 100 + all / 2) / all) as u32;
    ShipOdds {
        hit: percent(all - ways[0]),
        hits: mean(hits),
        points: mean(points),
        conditions,
    }
}
