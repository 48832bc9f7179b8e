//! Small things that every room uses.

mod changing;
mod clicks;
mod copy_field;
mod export_dialog;
mod icon;
mod in_sight;
mod last_clicked;
mod list;
mod modal;
mod note_place;
mod press;
mod rows;
mod saved_games;
mod setting;
mod show;
mod sound_notice;
mod start_notices;

pub use changing::Changing;
pub use clicks::{begun_here, clicks, ignore_double_click, meant_for};
pub use copy_field::{CopyButton, CopyField};
pub use export_dialog::ExportDialog;
pub use icon::{CloseButton, Icon};
pub use in_sight::{bring_in_sight, scroll_to_top};
pub use last_clicked::LastClicked;
pub use list::{Anew, List};
pub use modal::{AroundDialogs, Modal, ModalText};
pub use note_place::{beside, over_page};
pub use press::{has_modifier, has_own_use, is_enter_in_field, is_press, use_up};
pub use rows::{Rows, memo_or_last};
pub use saved_games::{GameList, SavedGamesList};
pub use setting::{Choice, OneOf, one_of};
pub use show::Show;
pub use sound_notice::SoundNotice;
pub use start_notices::{DamagedNotice, GoneNotice};
