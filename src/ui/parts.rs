//! Small things that every room uses.

mod answer_button;
mod command_button;
mod counter_picture;
mod cover_chart;
mod plane_class;
mod ship_outline;
mod unfolding;
mod watch_controls;

pub use page::parts::{
    Anew, Changing, CloseButton, CloseFoot, CopyButton, CopyField, Icon, KeyCap, LastClicked, List,
    Modal, ModalText, Prose, Rows, RuleLabel, RuleNumber, Show, TermWord, begun_here, beside,
    bring_in_sight, clicks, has_modifier, has_own_use, ignore_double_click, is_enter_in_field,
    is_press, meant_for, memo_or_last, over_page, scroll_to_top, use_up,
};

pub use answer_button::AnswerButton;
pub use command_button::{CommandButton, KeyOf};
pub use counter_picture::{CounterPicture, Side, UnitPicture};
pub use cover_chart::cover_chart;
pub use plane_class::plane_class;
pub use ship_outline::{Hulls, Pips, ShipOutline};
pub use unfolding::Unfolding;
pub use watch_controls::WatchControls;
