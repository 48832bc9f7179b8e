//! What is known of the enemy: his raids and his forces; apart from that, what his forces may be.

mod cup;
mod dossier;
mod force;
mod guess;
pub mod known;
mod raid;
mod story;

pub use cup::{CupView, Disc, Drawn, Kind as ReportKind, ReportsLeft, cup, reports_left};
pub use dossier::{Contact, Dossier, Dossiers, Gone, dossiers, gone};
pub use force::{ForceCard, Forces, ShipLine, forces};
pub use guess::{Grounds, Guess, Possibility, grounds, guesses};
pub use raid::{Point, RaidCard, Raids, Urgency, raids};
pub use story::{Entries, Entry, Kind, entries, stories};
