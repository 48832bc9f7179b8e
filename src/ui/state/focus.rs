//! The places of the page that the keyboard's focus can be sent to.

use page::stores;

use crate::engine::fleet::{AirUnitId, TaskGroupId};
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::view::chart::Unit;
use crate::view::shell::Tab;

/// A place that can have the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// The question in the prompt, or in the fight.
    Question,
    /// A lit hex.
    Hex(HexId),
    /// A counter on the chart.
    Unit(Unit),
    /// The button of an answer, by the number of what it is known by.
    Answer(u64),
    /// An air unit on a deck.
    Plane(AirUnitId),
    /// A ship among the others of her side.
    Ship(ShipId),
    /// What is known of a force.
    Force(ForceId),
    /// The ships around a group's carriers.
    Screen(TaskGroupId),
    /// What leads to a detachment from the Battle Line.
    Detachment,
    /// A tab of the side panel.
    Tab(Tab),
    /// What would come of each choice.
    Foresight,
    /// The timeline.
    Timeline,
    /// The button of the menu.
    MenuButton,
    /// The dialog that lies over the page, where nothing in it takes the focus.
    Dialog,
}

impl stores::FocusPlace for Focus {
    const DIALOG: Focus = Focus::Dialog;
}

/// Where the focus belongs.
pub type FocusStore = stores::FocusStore<Focus>;
