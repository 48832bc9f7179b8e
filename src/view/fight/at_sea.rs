//! An attack on ships as its picture: who attacks at the left, the ships at the right.

use super::Scene;
use super::aim::{Aim, Chip};
use super::attack::{Aimed, Attack};
use super::line::{Line, LinePlace, Plane, Slot, SlotState, slots};
use super::ship_picture::{Impact, ShipPicture, impact, ship_picture};
use crate::engine::fleet::{AirUnitType, UnitSet};
use crate::engine::forecast::attacks;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::{Attacker, Order, Purpose, Table};
use crate::view::{Action, Answer, wording};

/// The attackers and the ships.
///
/// Nothing in it tells what a die that rolls will show.
#[derive(Clone, PartialEq, Debug)]
pub struct AtSea {
    /// What is going on.
    pub scene: Scene,
    /// Bursts of anti-aircraft fire in the sky: more of them where more guns fire.
    pub flak: u8,
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
    /// The ship.
    pub ship: ShipId,
    /// How she is drawn, with her hits.
    pub picture: ShipPicture,
    /// What is parked aboard, in words; empty if nothing is or if nobody can tell.
    pub parked: String,
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
    /// The victory points that she can bring.
    pub prize: String,
    /// Whether that is only if the roll to be aimed were meant for her.
    pub is_if: bool,
}

impl TargetShip {
    /// Whether damage rolls are being aimed.
    pub fn is_aimed_at(&self) -> bool {
        self.aim.is_some()
    }
}

/// Factors of guns for each burst in the sky.
const FACTORS_OF_BURST: u8 = 4;

/// Bursts at most.
const MOST_BURSTS: u8 = 12;

/// An attack as its picture. While damage rolls are aimed, each ship takes one.
pub fn at_sea(attack: &Attack, table: &Table, aim: Option<&Aim>) -> AtSea {
    let (attackers, has_cap) = match attack.by {
        Attacker::Strike(_) => (strike(attack), attack.account.fighters.all > 0),
        Attacker::Raid(_) => (raid(attack), false),
    };
    let ship = |target| target_ship(attack, target, table, aim);
    AtSea {
        scene: match attack.is_over {
            true => Scene::Over,
            false => attack.account.scene,
        },
        flak: attack
            .account
            .guns
            .div_ceil(FACTORS_OF_BURST)
            .min(MOST_BURSTS),
        attackers,
        cap: has_cap.then(|| Line {
            place: LinePlace::Cap,
            label: "CAP over the ships".to_owned(),
            slots: slots(Plane::Zero, attack.account.fighters),
        }),
        ships: attack.ships.iter().map(ship).collect(),
        no_ships: attack.ships.is_empty().then_some(match attack.is_over {
            true => "No ship was attacked.",
            false => "The target is not known yet.",
        }),
    }
}

fn strike(attack: &Attack) -> Vec<Line> {
    let state = |unit| match unit {
        unit if attack.account.falling.contains(unit) => SlotState::Falling,
        unit if attack.account.lost.contains(unit) => SlotState::Lost,
        unit if attack.account.aborted.contains(unit) => SlotState::DrivenOff,
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
    let torpedo_planes = planes.iter().filter(|unit| carries_torpedoes(unit.kind()));
    let torpedo_planes: UnitSet = torpedo_planes.collect();
    let dive_bombers = planes.without(torpedo_planes);
    let lines = [
        (
            LinePlace::DiveBombers,
            "Dive bombers",
            dive_bombers,
            Plane::Helldiver,
        ),
        (
            LinePlace::TorpedoPlanes,
            "Torpedo planes",
            torpedo_planes,
            Plane::Avenger,
        ),
        (LinePlace::Fighters, "Escorts", escorts, Plane::Hellcat),
    ];
    let lines = lines
        .into_iter()
        .filter(|(_, _, units, _)| !units.is_empty());
    lines
        .map(|(place, label, units, plane)| line(place, label, units, plane))
        .collect()
}

fn carries_torpedoes(kind: AirUnitType) -> bool {
    matches!(kind, AirUnitType::Tbf | AirUnitType::Tbm)
}

fn raid(attack: &Attack) -> Vec<Line> {
    let mut planes = slots(Plane::Kate, attack.account.attack_planes);
    // Points that are driven off fly on, and drop nothing.
    let flying = planes.iter_mut().rev();
    let flying = flying.filter(|slot| slot.state == SlotState::Flying);
    for slot in flying.take(usize::from(attack.account.points_aborted)) {
        slot.state = SlotState::DrivenOff;
    }
    let line = |place, label: &str, slots: Vec<Slot>| {
        let flies = |slot: &Slot| matches!(slot.state, SlotState::Flying | SlotState::DrivenOff);
        let flies_home = attack.is_over && slots.iter().any(flies);
        let home = if flies_home {
            ", on their way home"
        } else {
            ""
        };
        Line {
            place,
            label: format!("{label}{home}"),
            slots,
        }
    };
    let fighters = slots(Plane::Zero, attack.account.fighters);
    let mut lines = vec![
        line(LinePlace::AttackPlanes, "Attack planes", planes),
        line(LinePlace::Fighters, "Fighters", fighters),
    ];
    // Of what it had none of there is nothing to show once it has turned for home (5.71).
    lines.retain(|line| !attack.is_over || !line.slots.is_empty());
    lines
}

fn target_ship(attack: &Attack, target: &Aimed, table: &Table, aim: Option<&Aim>) -> TargetShip {
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
        picture: ship_picture(target, damage_roll(attack, ship), table),
        parked: parked(table, ship),
        words,
        is_struck: target.pips.now > 0 && !target.is_sunk,
        is_sunk: target.is_sunk,
        rolls: target.rolls.iter().map(chip).collect(),
        aim,
    }
}

/// What the last die did to a ship, if it was a damage roll at her that has landed.
fn damage_roll(attack: &Attack, ship: ShipId) -> Option<Impact> {
    let roll = attack.roll.as_ref().filter(|_| !attack.is_rolling);
    let roll = roll.filter(|roll| roll.purpose == Purpose::Damage(ship))?;
    impact(roll, attack.steps.len())
}

fn aimed_at(target: &Aimed, table: &Table, aim: &Aim, words: &str) -> AimedAt {
    let ship = target.ship;
    let answer = |roll| {
        let label = format!("Damage roll {} at {ship}: {words}", roll + 1);
        Answer::of(Action::Give(vec![Order::Aim { roll, ship }]), label)
    };
    let (odds, is_if) = aim.odds(table, target);
    AimedAt {
        prize: prize(table, ship),
        answer: aim.roll.map(answer),
        odds,
        is_if,
    }
}

/// The victory points that a ship can still bring.
fn prize(table: &Table, ship: ShipId) -> String {
    let prizes = attacks::prizes(table, ship);
    let brings_some = table.hits(ship).total() > 0;
    let words = |(n, (condition, points)): (usize, (Condition, i16))| {
        let more = if brings_some && n == 0 { " more" } else { "" };
        match condition {
            Condition::Sunk => format!("{points}{more} if she sinks"),
            Condition::Crippled => format!("{points}{more} if crippled"),
            _ => format!("{points}{more} for {}", wording::condition(condition)),
        }
    };
    let words: Vec<String> = prizes.into_iter().enumerate().map(words).collect();
    match (words.is_empty(), ship.data().kind.is_carrier()) {
        (false, _) => words.join(" \u{b7} "),
        (true, true) => "no more points".to_owned(),
        (true, false) => "no points for her".to_owned(),
    }
}

/// What is parked on one of our carriers, and in servicing below.
fn parked(table: &Table, ship: ShipId) -> String {
    let deck = ship.carrier().and_then(|carrier| table.deck(carrier));
    let Some(deck) = deck.filter(|_| ship.is_us()) else {
        return String::new();
    };
    let places = [
        ("ready", deck.ready),
        ("landed", deck.landing),
        ("servicing", deck.servicing),
    ];
    let there = places.into_iter().filter(|(_, units)| !units.is_empty());
    let words = there.map(|(place, units)| format!("{place}: {}", wording::by_type(units)));
    let words: Vec<String> = words.collect();
    match words.is_empty() {
        true => "deck clear".to_owned(),
        false => words.join(" \u{b7} "),
    }
}
