//! What stands around the table: the turn bar, the menu, the side panel, dialogs.

mod panel;
mod turn_bar;

pub use panel::Panel;
pub use turn_bar::TurnBar;
