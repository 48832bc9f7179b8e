//! An air battle as two lines of aircraft facing each other.

use super::AircraftPoints;
use super::battle::{AirBattle, Front};
use super::line::{Line, LinePlace, Plane, Slot, SlotState, slots};
use crate::engine::fleet::UnitSet;

/// Both sides: the raid at the left, the mission at the right; the escorts above, the attack planes
/// below.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sky {
    /// The raid's name.
    pub theirs: String,
    /// The mission's name.
    pub ours: String,
    /// The lines of aircraft.
    pub lines: Vec<Line>,
    /// What stands between them, above and below.
    pub between: [Between; 2],
}

/// What stands between two lines of aircraft.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Between {
    /// Who meets whom.
    pub text: String,
    /// Whether they fire.
    pub is_firing: bool,
}

/// An air battle as its picture.
pub fn sky(battle: &AirBattle) -> Sky {
    let between = |front, against: UnitSet, points: u8| Between {
        text: match against.len() {
            _ if !battle.is_divided() || points == 0 => String::new(),
            0 => "nobody".to_owned(),
            units => format!("{units} against {points}"),
        },
        is_firing: battle.front == Some(front) && !battle.is_over,
    };
    let escorts = battle.escorts.unwrap_or(0);
    Sky {
        theirs: battle.raid.to_string(),
        ours: battle.name.clone(),
        lines: [theirs(battle), ours(battle)].concat(),
        between: [
            between(Front::Escorts, battle.account.on_escorts, escorts),
            between(Front::AttackPlanes, battle.account.on_attack, battle.attack),
        ],
    }
}

fn theirs(battle: &AirBattle) -> Vec<Line> {
    let line = |place, label: &str, plane, all, down, falling| Line {
        place,
        label: label.to_owned(),
        slots: slots(plane, AircraftPoints { all, down, falling }),
    };
    let (above, below) = (LinePlace::TheirsAbove, LinePlace::TheirsBelow);
    let Some(escorts) = battle.escorts else {
        let points = battle.points;
        return vec![line(above, "Not told apart yet", Plane::Zero, points, 0, 0)];
    };
    let (escorts_down, attack_down) = (battle.account.escorts_down, battle.account.attack_down);
    let falling = battle.account.falling;
    vec![
        line(
            above,
            "Escorts",
            Plane::Zero,
            escorts,
            escorts_down,
            falling.escorts,
        ),
        line(
            below,
            "Attack planes",
            Plane::Kate,
            battle.attack,
            attack_down,
            falling.attack,
        ),
    ]
}

fn ours(battle: &AirBattle) -> Vec<Line> {
    let line = |place, label: &str, units, is_held_out| Line {
        place,
        label: label.to_owned(),
        slots: hellcats(battle, units, is_held_out),
    };
    let (above, below) = (LinePlace::OursAbove, LinePlace::OursBelow);
    if !battle.is_divided() {
        return vec![line(above, "Not divided yet", battle.units, false)];
    }
    vec![
        line(
            above,
            "Against the escorts",
            battle.account.on_escorts,
            false,
        ),
        line(
            below,
            "Against the attack planes",
            battle.account.on_attack,
            battle.account.is_held_out,
        ),
    ]
}

/// Units of ours; where one is held out, it is the last that still flies.
fn hellcats(battle: &AirBattle, units: UnitSet, is_held_out: bool) -> Vec<Slot> {
    let last = units.without(battle.account.lost).last(1);
    let state = |unit| match unit {
        unit if battle.account.falling.ours.contains(unit) => SlotState::Falling,
        unit if battle.account.lost.contains(unit) => SlotState::Lost,
        unit if is_held_out && last.contains(unit) => SlotState::DrivenOff,
        _ => SlotState::Flying,
    };
    let slot = |unit| Slot {
        plane: Plane::Hellcat,
        state: state(unit),
    };
    units.iter().map(slot).collect()
}
