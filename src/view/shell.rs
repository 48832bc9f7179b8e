//! What stands around the table: the ribbon, the menu, tabs, dialogs, saving, and what is told.

mod briefing;
mod command;
mod departure;
mod dialog;
mod help;
mod nightfall;
mod panel;
mod ribbon;
mod settings;
mod strip;
mod tab;

pub use briefing::{Briefing, briefing};
pub use command::{CommandName, chart_label};
pub use departure::{Departure, UnsavedQuestion, unsaved};
pub use dialog::Dialog;
pub use help::{CLOCK_IN_SHORT, Keys, PhasePart, SIGNS, TASKS, Task, phase_in_short};
pub use nightfall::{NightfallView, nightfall};
pub use page::keyboard::{Key, Keyboard, Pressed};
pub use page::notice::Notice;
pub use page::saving::{
    DELETED, PLAYED_ON, SavingAnswer, SavingNotice, deleted, file_from_frame, no_file, not_saved,
    not_verified, other_tab, refused, saved,
};
pub use panel::figure;
pub use ribbon::{Clock, ScoreNow, SegmentView, Stage, clock, redo, score_now, segments, undo};
pub use settings::{foresight, hex_numbers};
pub use strip::{At, EntryView, MarkKind, MarkView, PhaseStripView, phase_strip};
pub use tab::Tab;
