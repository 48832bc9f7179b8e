//! Two lines of ships as their picture: ours below, theirs above, who fires on whom, and the guns that are being laid.

use super::attack::Aimed;
use super::guns::GunsInHand;
use super::ship_picture::{Impact, ShipPicture, impact, ship_picture};
use super::surface::SurfaceAction;
use crate::engine::Table;
use crate::engine::ships::ShipId;
use crate::engine::surface::Side;
use crate::view::Answer;
use crate::view::account::fire_of_ship;

/// Two lines of ships.
#[derive(Clone, PartialEq, Debug)]
pub struct BattleLines {
    /// Theirs.
    pub theirs: Vec<ShipInLine>,
    /// Ours.
    pub ours: Vec<ShipInLine>,
}

/// A ship in a line.
#[derive(Clone, PartialEq, Debug)]
pub struct ShipInLine {
    /// The ship.
    pub ship: ShipId,
    /// How she is drawn, with her hits.
    pub picture: ShipPicture,
    /// Her guns, her condition and her hits.
    pub words: String,
    /// On whom she fires; empty if on nobody yet.
    pub aim: String,
    /// How many fire on her.
    pub under_fire: u8,
    /// Whether she is hit just now.
    pub is_struck: bool,
    /// Whether she sank.
    pub is_sunk: bool,
    /// Her guns, while they are to be laid.
    pub guns: Option<Guns>,
    /// While guns are in hand: what they would do to her.
    pub target: Option<GunTarget>,
}

/// The guns of a ship that are to be laid on a target.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Guns {
    /// The ship.
    pub ship: ShipId,
    /// What stands on them.
    pub text: String,
    /// Their name for those who do not see it.
    pub name: String,
    /// Whether they are in hand.
    pub is_selected: bool,
}

/// A ship as a target of the guns in hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GunTarget {
    /// Lays them on her, or says why they cannot be.
    pub answer: Answer,
    /// What to expect: "1.3 hits".
    pub expected: String,
}

impl ShipInLine {
    /// What is said of her as a target of the guns in hand: what to expect of them, and how she is.
    pub fn spoken(&self) -> Option<String> {
        let target = self.target.as_ref()?;
        Some(format!("{}, {}", target.answer.label, self.words))
    }
}

/// Two lines of ships; while guns are laid, each of theirs takes some.
pub(super) fn battle_lines(
    action: &SurfaceAction,
    table: &Table,
    guns: Option<&GunsInHand>,
) -> BattleLines {
    let line = |side| {
        let ships = action.side(side).iter();
        ships
            .map(|ship| in_line(action, ship, table, guns))
            .collect()
    };
    BattleLines {
        theirs: line(Side::Japanese),
        ours: line(Side::Us),
    }
}

fn in_line(
    action: &SurfaceAction,
    target: &Aimed,
    table: &Table,
    guns: Option<&GunsInHand>,
) -> ShipInLine {
    let ship = target.ship;
    let aims = &action.account.aims;
    let aim = aims.iter().find(|(who, _)| *who == ship);
    let aim = aim.map(|(_, at)| format!("\u{2192} {at}"));
    let hits = target.pips.hits.total() + target.pips.rolled;
    let data = ship.data();
    let value = match data.kind.is_carrier() {
        true => "no guns to speak of".to_owned(),
        false => format!("guns {}", data.value),
    };
    ShipInLine {
        ship,
        picture: ship_picture(target, shot_at(action, ship), table),
        words: format!(
            "{value} \u{b7} {hits} of {} hits \u{b7} {}",
            data.capacity, target.condition
        ),
        aim: aim.unwrap_or_default(),
        under_fire: aims.iter().filter(|(_, at)| *at == ship).count() as u8,
        is_struck: shot_at(action, ship).is_some_and(|impact| impact.is_hit),
        is_sunk: target.is_sunk,
        guns: guns.and_then(|guns| guns.of(ship)),
        target: guns.and_then(|guns| guns.on(ship)),
    }
}

/// What the last die did to a ship, if it was fire on her that has landed.
fn shot_at(action: &SurfaceAction, ship: ShipId) -> Option<Impact> {
    let roll = action.roll.as_ref().filter(|_| !action.is_rolling)?;
    let (_, at) = fire_of_ship(roll.purpose)?;
    (at == ship).then(|| impact(roll, action.steps.len()))?
}
