//! A ship that is attacked, from the side: her hits on the hull, what burns, how she lies in the water,
//! and what is parked on her.

use super::attack::Aimed;
use crate::engine::fleet::{AirUnitType, FlightDeck, UnitSet};
use crate::engine::ships::{Condition, ShipId, ShipKind};
use crate::engine::{Roll, Table, count_of};
use crate::view::ship::{Hull, Outline, outline};

/// A ship from the side, 240 wide and 112 high down to the water.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ShipPicture {
    /// Whether she is ours.
    pub is_ours: bool,
    /// Her hulls, and on them the places for her hits.
    pub outline: Outline,
    /// How she lies in the water.
    pub posture: Posture,
    /// Columns of smoke, 0 to 3.
    pub smoke: u8,
    /// Flames, 0 to 3.
    pub flames: u8,
    /// What is parked on her.
    pub parked: Parked,
    /// What the last damage roll did to her, once it has landed.
    pub impact: Option<Impact>,
}

/// How a ship lies in the water.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Posture {
    /// On an even keel.
    Even,
    /// Crippled: she lists.
    Listing,
    /// She goes down.
    Sinking,
    /// She is gone but for her bow.
    Sunk,
}

/// The units parked on one of our carriers; each is drawn as one plane.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Parked {
    /// Armed and fuelled on the flight deck.
    pub ready: Vec<AirUnitType>,
    /// Just landed, on the flight deck.
    pub landed: Vec<AirUnitType>,
    /// Being armed and fuelled below.
    pub servicing: Vec<AirUnitType>,
}

/// What a damage roll did.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Impact {
    /// The step of the roll: each has an impact of its own.
    pub step: usize,
    /// Whether it hit.
    pub is_hit: bool,
    /// Where along her, from her stern.
    pub x: i32,
    /// In a word.
    pub words: String,
}

/// A ship as she is drawn, with what the last die did to her.
pub(super) fn ship_picture(target: &Aimed, impact: Option<Impact>, table: &Table) -> ShipPicture {
    let ship = target.ship;
    let damage = damage(table, ship);
    let flames = match deck(table, ship) {
        // Only a fire that has broken out burns (12.31).
        Some(deck) => deck.fires.len().min(3) as u8,
        None => damage.saturating_sub(1),
    };
    ShipPicture {
        is_ours: ship.is_us(),
        outline: Outline {
            hulls: hulls(ship.data().kind),
            ..outline(ship, target.pips)
        },
        posture: match (table.is_sinking(ship), table.condition(ship)) {
            _ if target.is_sunk => Posture::Sunk,
            (true, _) | (_, Condition::Sunk) => Posture::Sinking,
            (_, Condition::Crippled) => Posture::Listing,
            _ => Posture::Even,
        },
        smoke: damage.max(flames),
        flames,
        parked: deck(table, ship).map_or_else(Parked::default, |deck| Parked {
            ready: kinds(deck.ready),
            landed: kinds(deck.landing),
            servicing: kinds(deck.servicing),
        }),
        impact,
    }
}

fn deck(table: &Table, ship: ShipId) -> Option<&FlightDeck> {
    ship.carrier().and_then(|carrier| table.deck(carrier))
}

fn kinds(units: UnitSet) -> Vec<AirUnitType> {
    units.iter().map(|unit| unit.kind()).collect()
}

/// How badly she is damaged, from 0 to 3.
fn damage(table: &Table, ship: ShipId) -> u8 {
    match table.condition(ship) {
        _ if table.is_sinking(ship) => 3,
        Condition::Sound => 0,
        Condition::Light => 1,
        Condition::Heavy => 2,
        Condition::Crippled | Condition::Sunk => 3,
    }
}

/// What a die that has landed did to a ship, in a step of the fight.
pub(super) fn impact(roll: &Roll, step: usize) -> Option<Impact> {
    let hits = roll.purpose.hits(roll.result)?;
    Some(Impact {
        step,
        is_hit: hits > 0,
        // Each falls somewhere else along her, and always in the same place.
        x: 64 + (step as i32 * 47) % 110,
        words: match hits {
            0 => "miss".to_owned(),
            hits => count_of(hits, "hit", "hits"),
        },
    })
}

/// Her hull; a counter of several ships has several, those farther off first.
fn hulls(kind: ShipKind) -> Vec<Hull> {
    let near = |picture| Hull {
        picture,
        x: 0,
        y: 0,
        width: 240,
        height: 112,
    };
    let far = |picture, x, y| Hull {
        picture,
        x,
        y,
        width: 110,
        height: 51,
    };
    match kind {
        ShipKind::Cv => vec![near("side-cv")],
        ShipKind::Cvl => vec![near("side-cvl")],
        ShipKind::HybridCarrier => vec![near("side-hybrid")],
        ShipKind::Battleship => vec![near("side-battleship")],
        ShipKind::AntiAircraftCruiser => vec![near("side-cruiser")],
        ShipKind::Cruisers => vec![far("side-cruiser", 128, 34), near("side-cruiser")],
        ShipKind::Destroyers => vec![
            far("side-destroyer", 0, 30),
            far("side-destroyer", 132, 38),
            near("side-destroyer"),
        ],
    }
}
