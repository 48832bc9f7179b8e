//! What is dragged, and onto what.

use super::fleet::Zone;
use super::wording;
use crate::engine::fleet::{AirUnitId, UnitSet};
use crate::engine::ships::ShipId;
use crate::engine::{Order, Table};

/// Something that can be dragged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dragged {
    /// An air unit; those selected come along if it is one of them.
    Plane(AirUnitId),
    /// A damage roll, by its number from 0.
    Roll(u8),
    /// The guns of a ship.
    Guns(ShipId),
}

/// Something that can be dropped on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DropTarget {
    /// A place for units.
    Zone(Zone),
    /// A ship under attack, which takes damage rolls, or under fire.
    Ship(ShipId),
}

/// What a drop does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dropped {
    /// The selected units are put somewhere.
    Planes(Zone),
    /// An order is given.
    Order(Order),
    /// Nothing: it goes back to where it was.
    Nothing,
}

impl Dragged {
    /// What comes of it where it is dropped.
    pub fn dropped(self, on: Option<DropTarget>) -> Dropped {
        match (self, on) {
            (Dragged::Plane(_), Some(DropTarget::Zone(zone))) => Dropped::Planes(zone),
            (Dragged::Roll(roll), Some(DropTarget::Ship(ship))) => {
                Dropped::Order(Order::Aim { roll, ship })
            }
            (Dragged::Guns(ship), Some(DropTarget::Ship(at))) => {
                Dropped::Order(Order::FireOn { ship, at })
            }
            _ => Dropped::Nothing,
        }
    }
}

/// The picture under the pointer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DragPicture {
    /// What is dragged.
    pub dragged: Dragged,
    /// What stands on it.
    pub text: String,
    /// How many come along with it: "+2".
    pub more: Option<String>,
}

/// The picture of what is dragged, with `planes` selected.
pub fn drag_picture(table: &Table, dragged: Dragged, planes: UnitSet) -> DragPicture {
    let (text, others) = match dragged {
        Dragged::Plane(unit) => {
            let others = planes.without(unit.into()).len();
            (unit.kind().designation().to_owned(), others)
        }
        Dragged::Roll(roll) => {
            let attack = table.attack.as_ref();
            let roll = attack.and_then(|attack| attack.rolls.get(usize::from(roll)));
            let text = roll.map_or(String::new(), |roll| wording::plus(roll.modifier));
            (text, 0)
        }
        Dragged::Guns(ship) => (ship.to_string(), 0),
    };
    DragPicture {
        dragged,
        text,
        more: (others > 0).then(|| format!("+{others}")),
    }
}
