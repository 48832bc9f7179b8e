//! The counters of a battle: who takes part in its stage, what each needs to hit, and how he stands.

use super::Scene;
use super::ladder::Stage;
use super::number;
use crate::engine::charts::{HitResult, Outcome};
use crate::engine::combat::{air_present, bombers_present, guns_present, surface_targets};
use crate::engine::event::{Event, FlightEvent, HitEvent, Purpose};
use crate::engine::table::BattleKind;
use crate::engine::units::{Combatant, HitNumber, ShipClass, Side, Strength};

/// A unit in a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Counter {
    /// The unit.
    pub unit: Combatant,
    /// Its name.
    pub name: String,
    /// What it is: "SBD", "CVA", "CD".
    pub class: &'static str,
    /// What its die needs to hit in this stage, if it fires in it: with the steps and at the target it has in it, also when
    /// that is over.
    pub needs: Option<u8>,
    /// What it would need if it were whole, where it came with a step less and hits less for that.
    pub whole: Option<u8>,
    /// What it needs in the next round, where it has lost a step in this one and hits less for that.
    pub from_now_on: Option<u8>,
    /// How it stands.
    pub state: CounterState,
    /// Whether it has just fired.
    pub fires: bool,
    /// Whether it is what that has hit.
    pub is_hit: bool,
}

/// How a unit in a battle stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CounterState {
    /// Whole.
    Whole,
    /// It has lost its first step.
    Reduced,
    /// A ship is damaged, and leaves when all hits are resolved (17.2).
    Damaged,
    /// Sunk, or eliminated.
    Lost,
}

impl CounterState {
    /// In a word; nothing of one that is whole.
    pub const fn text(self) -> &'static str {
        match self {
            CounterState::Whole => "",
            CounterState::Reduced => "reduced",
            CounterState::Damaged => "damaged",
            CounterState::Lost => "lost",
        }
    }
}

impl Counter {
    /// What has become of it: "reduced from 3", and "reduced to 2" if that was in this round; nothing of one that is whole.
    pub fn says(&self) -> Option<String> {
        match (self.state.text(), self.whole, self.from_now_on) {
            ("", _, _) => None,
            (state, _, Some(now)) => Some(format!("{state} to {now}")),
            (state, Some(whole), None) => Some(format!("{state} from {whole}")),
            (state, None, None) => Some(state.to_owned()),
        }
    }

    /// It in words, for the ear.
    pub fn label(&self) -> String {
        let state = self.says();
        let needs = self.needs.map(|needs| format!("hits with {needs} or less"));
        let parts = [
            Some(self.name.clone()),
            Some(self.class.to_owned()),
            state,
            needs,
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// The counters of a side in the stage of a battle.
pub(super) fn counters(scene: &Scene, side: Side) -> Vec<Counter> {
    let mut units = cast(scene, side);
    // Who has fought in it stays to be seen, though he is lost or has withdrawn.
    let fought = scene.shots().flat_map(|(by, at, _)| [by, at]);
    for unit in lost(scene).chain(fought).filter(|it| it.side() == side) {
        if !units.contains(&unit) {
            units.push(unit);
        }
    }
    units.sort_by_key(|unit| (rank(*unit), *unit));
    units.into_iter().map(|unit| counter(scene, unit)).collect()
}

/// Who takes part in the stage of a battle.
fn cast(scene: &Scene, side: Side) -> Vec<Combatant> {
    let (table, space) = (scene.table, scene.place);
    let kind = scene.kind;
    let air = |kind: BattleKind| {
        let units = air_present(table, space, kind, side);
        units.into_iter().map(Combatant::Air)
    };
    let ships = || table.ships_at(space, side).map(Combatant::Ship);
    let defense = table.island_base_at(space, side);
    let defense = defense.filter(|base| table.bases[*base].step().is_some());
    let defense = defense.map(Combatant::Defense);
    match (scene.stage, kind) {
        (Stage::Approach, Some(BattleKind::ReactionStrike)) | (Stage::Air(_), Some(_)) => {
            air(kind.unwrap_or(BattleKind::Mutual)).collect()
        }
        (Stage::Bombs, Some(kind)) => {
            let bombers = bombers_present(table, space, kind, side);
            let bombers = bombers.into_iter().map(Combatant::Air);
            // Of a strike in reaction nothing of ours is below (6.0(4b)).
            let is_below = !(kind == BattleKind::ReactionStrike && side == Side::Usn);
            let below = surface_targets(table, space, side);
            let below = below.into_iter().filter(move |_| is_below);
            bombers.chain(below).collect()
        }
        (Stage::Approach, Some(kind)) => air(kind)
            .chain(surface_targets(table, space, side))
            .collect(),
        (Stage::Guns, _) => ships().collect(),
        // Bombardment and landing; only one side has guns at sea and the other a base.
        _ => {
            let guns = guns_present(table, space, side)
                .into_iter()
                .map(Combatant::Ship);
            let transports = ships().filter(|it| {
                let class = it.ship().map(|ship| ship.class());
                class == Some(ShipClass::Tr)
            });
            match defense {
                Some(defense) => vec![defense],
                None => guns.chain(transports).collect(),
            }
        }
    }
}

/// Who was lost in this stage, and is still to be seen.
fn lost<'a>(scene: &'a Scene) -> impl Iterator<Item = Combatant> + 'a {
    let events = scene.events.iter();
    events.filter_map(|it| match it.event {
        Event::Hits(HitEvent::AirUnitEliminated { unit }) => Some(Combatant::Air(unit)),
        Event::Hits(HitEvent::ShipSunk { ship, .. } | HitEvent::ShipDamaged { ship, .. }) => {
            Some(Combatant::Ship(ship))
        }
        Event::Hits(HitEvent::DefenseEliminated { base }) => Some(Combatant::Defense(base)),
        // 15.3: with its base.
        Event::Flights(FlightEvent::AirUnitLost { unit, .. }) => Some(Combatant::Air(unit)),
        _ => None,
    })
}

/// In which order counters stand: fighters, bombers, ships by their class, the defense of a base.
const fn rank(unit: Combatant) -> u8 {
    match unit {
        Combatant::Air(unit) => unit.kind().is_bomber() as u8,
        Combatant::Ship(ship) => 2 + ship.class() as u8,
        Combatant::Defense(_) => u8::MAX,
    }
}

fn counter(scene: &Scene, unit: Combatant) -> Counter {
    let newest = scene.newest_shot();
    let number = number::needs(scene, unit);
    let state = state(scene, unit);
    let is_reduced = state == CounterState::Reduced && number.rolls();
    let of_reduced = |of: fn(&Scene, Combatant) -> Option<HitNumber>| {
        let other = of(scene, unit).filter(|_| is_reduced);
        other.map(HitNumber::number)
    };
    Counter {
        unit,
        name: match unit {
            Combatant::Defense(base) => format!("Defense of {base}"),
            unit => unit.to_string(),
        },
        class: match unit {
            Combatant::Air(unit) => unit.kind().text(),
            Combatant::Ship(ship) => ship.class().text(),
            Combatant::Defense(_) => "CD",
        },
        needs: number.rolls().then_some(number.number()),
        whole: of_reduced(number::whole),
        from_now_on: of_reduced(number::from_now_on),
        state,
        fires: newest.by == Some(unit),
        is_hit: newest.hit == Some(unit),
    }
}

fn state(scene: &Scene, unit: Combatant) -> CounterState {
    let table = scene.table;
    if lost(scene).any(|gone| gone == unit) {
        let damaged = scene.events.iter().any(|it| {
            matches!(it.event, Event::Hits(HitEvent::ShipDamaged { ship, .. })
                if Combatant::Ship(ship) == unit)
        });
        return match damaged {
            true => CounterState::Damaged,
            false => CounterState::Lost,
        };
    }
    let step = match unit {
        Combatant::Air(unit) => Some(table.air[unit].strength),
        Combatant::Defense(base) => table.bases[base].step(),
        Combatant::Ship(ship) => {
            // 17.2: she leaves when all hits are resolved.
            let is_hit = scene.events.iter().any(|it| {
                it.event.roll().is_some_and(|roll| {
                    roll.purpose == (Purpose::HitTable { ship })
                        && roll.result == Outcome::Hit(HitResult::Damaged)
                })
            });
            return match is_hit {
                true => CounterState::Damaged,
                false => CounterState::Whole,
            };
        }
    };
    match step {
        Some(Strength::Full) => CounterState::Whole,
        Some(Strength::Reduced) => CounterState::Reduced,
        None => CounterState::Lost,
    }
}
