//! What a hit does (17): to air units a step at once, to ships by the hit table, to coastal defenses a step.

use crate::engine::Play;
use crate::engine::charts::{HIT_NUMBER, HitResult, Shot, hit_table};
use crate::engine::event::{AirLoss, FlightEvent, HitEvent, Purpose};
use crate::engine::map::Place;
use crate::engine::table::ShipPlace;
use crate::engine::units::{
    AirUnit, Combatant, Force, HitNumber, IslandBase, Ship, Side, Strength,
};

/// A die against a hit number (2.3). A dash does not roll (10.1).
pub(super) fn shoots(play: &mut Play, purpose: Purpose, number: HitNumber) -> bool {
    if !number.rolls() {
        return false;
    }
    let column = HIT_NUMBER.column(number);
    play.roll(purpose, &HIT_NUMBER, column, []) == Shot::Hit
}

/// An air unit is hit (17.1). One that is eliminated already takes no more.
pub(super) fn hit_air_unit(play: &mut Play, unit: AirUnit) {
    if play.table.is_eliminated(unit) {
        return;
    }
    let event = match play.table.air[unit].strength.after_hit() {
        Some(_) => HitEvent::AirUnitReduced { unit },
        None => HitEvent::AirUnitEliminated { unit },
    };
    play.happen(event);
}

/// A coastal defense is hit (17.3). If it is eliminated, what is on the ground in its base goes with it (15.3).
pub(super) fn hit_defense(play: &mut Play, base: IslandBase) {
    let Some(step) = play.table.bases[base].step() else {
        return;
    };
    if step == Strength::Full {
        play.happen(HitEvent::DefenseReduced { base });
        return;
    }
    play.happen(HitEvent::DefenseEliminated { base });
    let on_land: Vec<AirUnit> = play.table.air_on_land_at(base.place()).collect();
    for unit in on_land {
        if play.table.air[unit]
            .over
            .is_none_or(|space| space == base.place())
        {
            let why = AirLoss::BaseDestroyed;
            play.happen(FlightEvent::AirUnitLost { unit, why });
        }
    }
}

/// The hits on ships in one kind of combat. A ship that is sunk is gone at once; one that is damaged leaves when all are
/// resolved, for another hit may still sink her (17.2).
#[derive(Clone, Debug, Default)]
pub(super) struct ShipHits {
    damaged: Vec<Ship>,
}

impl ShipHits {
    /// A ship is hit. One that is sunk already takes no more.
    pub(super) fn hit(&mut self, play: &mut Play, ship: Ship, space: Place) {
        if play.table.ships[ship].at == ShipPlace::Sunk {
            return;
        }
        let (chart, column) = hit_table(ship);
        match play.roll(Purpose::HitTable { ship }, chart, column, []) {
            HitResult::Miss => {}
            HitResult::Damaged if self.damaged.contains(&ship) => {}
            HitResult::Damaged => self.damaged.push(ship),
            HitResult::Sunk => {
                self.damaged.retain(|other| *other != ship);
                play.happen(HitEvent::ShipSunk { ship, space });
            }
        }
    }

    /// All hits are resolved: the damaged ships leave. Gives the task forces they were in.
    pub(super) fn settle(&mut self, play: &mut Play, space: Place) -> Vec<Force> {
        let mut forces = Vec::new();
        for ship in std::mem::take(&mut self.damaged) {
            if let ShipPlace::Force(force) = play.table.ships[ship].at {
                forces.push(force);
            }
            play.happen(HitEvent::ShipDamaged { ship, space });
        }
        forces
    }
}

/// A unit shoots at a ship or a coastal defense, and what it hits takes it at once.
pub(super) fn shoot_at_surface(
    play: &mut Play,
    purpose: Purpose,
    number: HitNumber,
    at: Combatant,
    hits: &mut ShipHits,
    space: Place,
) {
    if !shoots(play, purpose, number) {
        return;
    }
    match at {
        Combatant::Ship(ship) => hits.hit(play, ship, space),
        Combatant::Defense(base) => hit_defense(play, base),
        Combatant::Air(unit) => hit_air_unit(play, unit),
    }
}

/// Those of the IJN first, then those of the USN, each side in the order of its list: the order in which dice fall.
pub(super) fn ijn_first<T: Copy>(units: &[T], side: impl Fn(&T) -> Side) -> Vec<T> {
    let of = |wanted: Side| {
        units
            .iter()
            .copied()
            .filter(|unit| side(unit) == wanted)
            .collect()
    };
    let (ijn, usn): (Vec<T>, Vec<T>) = (of(Side::Ijn), of(Side::Usn));
    [ijn, usn].concat()
}
