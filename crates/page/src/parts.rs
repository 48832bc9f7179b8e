//! Small things that every room uses.

mod changing;
mod clicks;
mod icon;
mod in_sight;
mod last_clicked;
mod list;
mod modal;
mod note_place;
mod press;
mod rows;
mod show;

pub use changing::Changing;
pub use clicks::{begun_here, clicks, ignore_double_click, meant_for};
pub use icon::{CloseButton, Icon};
pub use in_sight::{bring_in_sight, scroll_to_top};
pub use last_clicked::LastClicked;
pub use list::{Anew, List};
pub use modal::{AroundDialogs, Modal, ModalText};
pub use note_place::{beside, over_page};
pub use press::{has_modifier, has_own_use, is_enter_in_field, is_press, use_up};
pub use rows::{Rows, memo_or_last};
pub use show::Show;
