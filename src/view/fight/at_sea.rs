//! An attack on ships as its picture: who attacks at the left, the ships at the right.

use super::aim::{Aim, Chip};
use super::attack::{Aimed, Attack};
use super::line::{Line, LinePlace, Plane, Slot, SlotState, slots};
use crate::engine::fleet::UnitSet;
use crate::engine::ships::ShipId;
use crate::engine::{Attacker, Order, Table};
use crate::view::ship::{Outline, outline};
use crate::view::{Action, Answer, wording};

/// The attackers and the ships.
#[derive(Clone, PartialEq, Debug)]
pub struct AtSea {
    /// The attackers.
    pub attackers: Vec<Line>,
    /// The CAP over the ships that a strike attacks.
    pub cap: Option<Line>,
    /// The ships that can be hit; none while the target is not known.
    pub ships: Vec<TargetShip>,
    /// What is said while there is none.
    pub no_ships: Option<&'static str>,
}

/// A ship that can be hit.
#[derive(Clone, PartialEq, Debug)]
pub struct TargetShip {
    /// Which.
    pub ship: ShipId,
    /// Her outline with her hits.
    pub outline: Outline,
    /// Her condition, her hits and her guns.
    pub words: String,
    /// Whether she is hit just now.
    pub is_struck: bool,
    /// Whether she sank.
    pub is_sunk: bool,
    /// The damage rolls that are meant for her.
    pub rolls: Vec<Chip>,
    /// While damage rolls are aimed: what she takes, and what to expect of it.
    pub aim: Option<AimedAt>,
}

/// What a ship takes while damage rolls are aimed.
#[derive(Clone, PartialEq, Debug)]
pub struct AimedAt {
    /// The roll that goes to her when she is chosen, if one is to be aimed.
    pub answer: Option<Answer>,
    /// What to expect; empty while no roll is meant for her or could be.
    pub odds: Vec<(String, String)>,
    /// Whether that is only if the roll to be aimed were meant for her.
    pub is_if: bool,
}

impl TargetShip {
    /// Whether damage rolls are being aimed.
    pub fn is_aimed_at(&self) -> bool {
        self.aim.is_some()
    }
}

/// An attack as its picture. While damage rolls are aimed, each ship takes one.
pub fn at_sea(attack: &Attack, table: &Table, aim: Option<&Aim>) -> AtSea {
    let (attackers, has_cap) = match attack.by {
        Attacker::Strike(_) => (strike(attack), attack.fighters.all > 0),
        Attacker::Raid(_) => (raid(attack), false),
    };
    let ship = |target| target_ship(target, table, aim);
    AtSea {
        attackers,
        cap: has_cap.then(|| Line {
            place: LinePlace::Cap,
            label: "CAP over the ships".to_owned(),
            slots: slots(Plane::Zero, attack.fighters),
        }),
        ships: attack.ships.iter().map(ship).collect(),
        no_ships: attack
            .ships
            .is_empty()
            .then_some("The target is not known yet."),
    }
}

fn strike(attack: &Attack) -> Vec<Line> {
    let state = |unit| match unit {
        unit if attack.falling.contains(unit) => SlotState::Falling,
        unit if attack.lost.contains(unit) => SlotState::Lost,
        unit if attack.aborted.contains(unit) => SlotState::DrivenOff,
        _ => SlotState::Flying,
    };
    let line = |place, label: &str, units: UnitSet, plane| {
        let slot = |unit| Slot {
            plane,
            state: state(unit),
        };
        Line {
            place,
            label: format!("{label}: {}", wording::by_type(units)),
            slots: units.iter().map(slot).collect(),
        }
    };
    let escorts = attack.units.fighters();
    let planes = attack.units.without(escorts);
    vec![
        line(
            LinePlace::AttackPlanes,
            "Attack planes",
            planes,
            Plane::Avenger,
        ),
        line(LinePlace::Fighters, "Escorts", escorts, Plane::Hellcat),
    ]
}

fn raid(attack: &Attack) -> Vec<Line> {
    let mut planes = slots(Plane::Kate, attack.attack_planes);
    // Points that are driven off fly on, and drop nothing.
    let flying = planes.iter_mut().rev();
    let flying = flying.filter(|slot| slot.state == SlotState::Flying);
    for slot in flying.take(usize::from(attack.points_aborted)) {
        slot.state = SlotState::DrivenOff;
    }
    let line = |place, label: &str, slots| Line {
        place,
        label: label.to_owned(),
        slots,
    };
    let fighters = slots(Plane::Zero, attack.fighters);
    vec![
        line(LinePlace::AttackPlanes, "Attack planes", planes),
        line(LinePlace::Fighters, "Fighters", fighters),
    ]
}

fn target_ship(target: &Aimed, table: &Table, aim: Option<&Aim>) -> TargetShip {
    let ship = target.ship;
    let (hits, capacity) = (target.pips.hits.total(), ship.data().capacity);
    let mut words = format!("{} \u{b7} {hits} of {capacity} hits", target.condition);
    if target.pips.rolled > 0 {
        words += &format!(", {} more rolled", target.pips.rolled);
    }
    words += &format!(" \u{b7} AA\u{a0}{}", table.guns(ship));
    let selected = aim.and_then(|aim| aim.roll);
    let chip = |(roll, modifier): &(u8, i8)| Chip::new(*roll, *modifier, selected);
    let aim = aim.map(|aim| aimed_at(target, table, aim, &words));
    TargetShip {
        ship,
        outline: outline(ship, target.pips),
        words,
        is_struck: target.pips.now > 0 && !target.is_sunk,
        is_sunk: target.is_sunk,
        rolls: target.rolls.iter().map(chip).collect(),
        aim,
    }
}

fn aimed_at(target: &Aimed, table: &Table, aim: &Aim, words: &str) -> AimedAt {
    let ship = target.ship;
    let answer = |roll| {
        let label = format!("Damage roll {} at {ship}: {words}", roll + 1);
        Answer::of(Action::Give(vec![Order::Aim { roll, ship }]), label)
    };
    let (odds, is_if) = aim.odds(table, target);
    AimedAt {
        answer: aim.roll.map(answer),
        odds,
        is_if,
    }
}
