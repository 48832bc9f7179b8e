//! Small things that every room uses.

mod answer_button;
mod changing;
mod clicks;
mod command_button;
mod copy_field;
mod counter_picture;
mod cover_chart;
mod icon;
mod in_sight;
mod list;
mod modal;
mod note_place;
mod plane_class;
mod press;
mod prose;
mod rows;
mod rule_number;
mod ship_outline;
mod show;
mod term;
mod unfolding;
mod watch_controls;

pub use answer_button::AnswerButton;
pub use changing::Changing;
pub use clicks::{begun_here, clicks, ignore_double_click, meant_for};
pub use command_button::{CommandButton, KeyCap, KeyOf};
pub use copy_field::{CopyButton, CopyField};
pub use counter_picture::{CounterPicture, Side, UnitPicture};
pub use cover_chart::cover_chart;
pub use icon::{CloseButton, Icon};
pub use in_sight::{bring_in_sight, scroll_to_top};
pub use list::{Anew, List};
pub use modal::{Modal, ModalText};
pub use note_place::{beside, over_page};
pub use plane_class::plane_class;
pub use press::{
    has_modifier, has_own_use, is_enter_after_a_click, is_enter_in_field, is_press, use_up,
};
pub use prose::Prose;
pub use rows::{Rows, memo_or_last};
pub use rule_number::{RuleLabel, RuleNumber};
pub use ship_outline::{Hulls, Pips, ShipOutline};
pub use show::Show;
pub use term::TermWord;
pub use unfolding::Unfolding;
pub use watch_controls::WatchControls;
